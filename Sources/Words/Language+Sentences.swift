extension Language {
  /// Joins whole sentences into one text.
  package func paragraph(_ sentences: [String]) -> String {
    sentences.filter { !$0.isEmpty }.joined(separator: hasSpaces ? " " : "")
  }

  /// Joins the items of a list by the comma of the language.
  package func list(_ items: [String]) -> String {
    let comma =
      switch self {
      case .chinese: "，"
      case .japanese: "、"
      case .arabic: "، "
      default: ", "
      }
    return items.joined(separator: comma)
  }

  /// True if the language writes spaces between words.
  private var hasSpaces: Bool { self != .chinese && self != .japanese }
}

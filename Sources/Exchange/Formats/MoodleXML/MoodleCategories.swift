internal import Diagnostics
internal import TextUnicode
internal import XMLSource

/// The categories of a file, and the names that questions share; known before the questions are read.
struct MoodleCategories {
  /// The first two different paths of categories that have questions; an empty one stands for no category.
  private var paths: [[String]] = []
  private var current: [String] = []
  private var names: [String: Int] = [:]

  /// Reads a file up to its end for its categories and names alone.
  init(_ file: ImportedFile) throws(ImportError) {
    var categories = MoodleCategories()
    try XMLRecords.read(file.bytes, named: file.path, charging: file.budget, ["question"]) {
      categories.see($0)
    }
    self = categories
  }

  private init() {}

  private mutating func see(_ question: MarkupElement) {
    if let path = Self.path(of: question) {
      current = path
      return
    }
    if !paths.contains(current), paths.count < 2 { paths.append(current) }
    if let name = MoodleText.plain(question.child("name")) { names[name, default: 0] += 1 }
  }

  /// True if all questions are in one category, which then is the title of the deck.
  var isOne: Bool { paths.count == 1 && !paths[0].isEmpty }

  /// The path of the only category; empty if there are none or several.
  var only: [String] { isOne ? paths[0] : [] }

  /// True if no other question has the name.
  func isUnique(_ name: String) -> Bool { names[name] == 1 }

  /// The path that a question of the type `category` states, from behind `top`; nil for other questions.
  static func path(of question: MarkupElement) -> [String]? {
    guard question["type"] == "category" else { return nil }
    let text = MoodleText.plain(question.child("category")) ?? ""
    // A slash within a name is written twice.
    let parts = text.replacing("//", with: "\u{0}").split(separator: "/").map {
      String($0.replacing("\u{0}", with: "/")).trimmed
    }
    let isPlace = { (part: String) in
      part == "top" || part.hasPrefix("$") && part.hasSuffix("$") || part.isEmpty
    }
    return parts.drop(while: isPlace).filter { !$0.hasPrefix("Default for ") }
  }
}

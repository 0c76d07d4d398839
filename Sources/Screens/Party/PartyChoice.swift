package import Games
internal import TextUnicode

extension PartyChoice {
  /// Reads names with commas between; nil if there are too few or too many, or two are equal.
  package init?(_ text: String, hasSameQuestions: Bool) {
    let names = text.split { ",，、،;".contains($0) }.map { String($0).trimmed }
      .filter { !$0.isEmpty }
    self.init(names, hasSameQuestions: hasSameQuestions)
  }
}

/// The form in which programs other than ours know the questions of a kind; importers and exporters ask for it, and not
/// for the kind.
package enum QuestionForm: String, Sendable, CaseIterable {
  /// One right choice among wrong ones, in the fields `Prompt`, `Right` and `Wrong1`, `Wrong2` and so on.
  case choice
  /// A number and its unit, in the fields `Fact`, `Value` and `Unit`.
  case number
  /// An answer to type, in the fields `Prompt`, `Answer` and `Accepted`.
  case typed
  /// A picture of somebody to name, in the fields `Name` and `Image`.
  case portrait
  /// Items in their right order, in the fields `Prompt`, `Item1`, `Item2` and so on.
  case order
  /// Pairs to match, in the fields `Prompt`, `Left1`, `Right1` and so on, and further texts in `Extra1` and so on.
  case pairs
  /// No form of other programs: the rows go to tables, and to formats that take any field.
  case other
}

extension QuestionForm {
  /// The fields that questions may have beside those that make them, for which not every format has room.
  package static let extras = remarks.union([
    "Id", "Image", "Alt", "Explanation", "Source", "Tags", "Difficulty", "Pin", "AsOf", "Refused",
    "Origin", "Reviewed", "ReviewedBy",
  ])

  /// The fields of remarks about wrong choices, by their numbers.
  package static let remarks = Set((1...7).map { "Why\($0)" })
}

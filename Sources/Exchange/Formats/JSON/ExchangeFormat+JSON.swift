internal import Kinds
internal import Rows

extension ExchangeFormat {
  /// The JSON of this program, which has room for all that a pack states of its questions.
  static let json = ExchangeFormat(
    "json", "packtool JSON",
    reader: FormatReader(
      takes:
        "all fields of all kinds, translations, facts about the pack; pictures beside the file",
      loses: "members that the form does not have",
      recognises: QuestionsReader.recognises, read: QuestionsReader.read),
    writer: FormatWriter(
      suffix: "json",
      fields: Dictionary(
        uniqueKeysWithValues: ContentKind.all.map { ($0.name, Set($0.schema.fields.map(\.name))) }),
      hasTranslations: true, deck: Set(DeckInfo.Part.allCases), write: QuestionsWriter.write))
}

/// The names in a JSON file of this program; `schemas/exchange/questions.schema.json` describes the form.
enum QuestionsForm {
  static let name = "packtool-questions"
  static let version = 1
  /// The fields that hold several values, separated by semicolons in a table and an array in JSON.
  static let lists: Set<String> = ["Tags", "Pin", "Hints", "Accepted", "Refused"]
  /// The name of the array that holds the values of Wrong1 to Wrong7.
  static let wrong = "Wrong"

  /// Returns the number of a field such as `Wrong2`, from 0 on; nil for other fields.
  static func wrongNumber(_ field: Substring) -> Int? {
    guard field.hasPrefix(wrong), field.utf8.count == wrong.utf8.count + 1,
      let digit = field.utf8.last, 0x31...0x37 ~= digit
    else { return nil }
    return Int(digit - 0x31)
  }

  /// Splits `Prompt@de` into the field and the language.
  static func split(_ name: String) -> (field: Substring, language: Substring?) {
    guard let at = name.firstIndex(of: "@") else { return (name[...], nil) }
    return (name[..<at], name[name.index(after: at)...])
  }
}

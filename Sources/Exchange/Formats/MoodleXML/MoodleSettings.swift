internal import Rows
internal import Diagnostics
internal import XMLSource

/// The settings of a question in Moodle XML, which the rules of a game take the place of.
enum MoodleSettings {
  /// The values of settings that Moodle gives every question, and that say nothing.
  private static let usual: [String: Set<String>] = [
    "penalty": ["", "0", "0.1", "0.3333333", "1"], "hidden": ["", "0"],
    "shuffleanswers": ["", "1", "true"], "answernumbering": ["", "abc"],
    "unitgradingtype": ["", "0"], "unitpenalty": ["", "0.1"], "usecase": ["", "0"],
  ]
  /// The elements that are read, or that only concern how Moodle shows a question.
  private static let known: Set = [
    "name", "questiontext", "generalfeedback", "idnumber", "single", "answer", "tags", "units",
    "correctfeedback", "partiallycorrectfeedback", "incorrectfeedback", "shownumcorrect", "hint",
    "showstandardinstruction", "showunits", "unitsleft", "version", "text",
  ]

  /// Counts the settings of a question that differ from the usual ones, and elements that are not read.
  static func count(in element: MarkupElement, at place: Place, _ losses: inout FileLosses) {
    for child in element.children where !Self.known.contains(child.localName) {
      let name = child.localName
      let value = Self.number(MoodleText.plain(child) ?? "")
      if name == "defaultgrade" {
        if value != "1", value != "" {
          losses.add(.pointsDropped, "points other than 1", at: place)
        }
      } else if let usual = Self.usual[name] {
        if !usual.contains(value) { losses.add(.settingDropped, "the setting \(name)", at: place) }
      } else if !value.isEmpty {
        losses.add(.valueDropped, "the value of <\(name)>", at: place)
      }
    }
  }

  /// Returns a number without zeros at its end, and any other text as it is.
  private static func number(_ text: String) -> String {
    guard text.contains("."), Double(decimal: text) != nil else { return text }
    let digits = text.utf8.reversed().drop { $0 == UInt8(ascii: "0") }.drop {
      $0 == UInt8(ascii: ".")
    }
    return String(decoding: digits.reversed(), as: UTF8.self)
  }
}

internal import TextUnicode
internal import XMLSource

/// The texts of Moodle's elements, which state their format.
enum MoodleText {
  /// Returns the text of an element such as `<questiontext>`, in whose child `text` it stands.
  static func rich(_ element: MarkupElement?) -> PlainText {
    guard let element else { return PlainText(plain: "") }
    let text = element.child("text")?.text ?? element.text
    let isPlain = ["plain_text", "markdown"].contains(element["format"])
    return isPlain ? PlainText(plain: text.collapsed) : PlainText(html: text)
  }

  /// Returns the text of an element that has no markup; nil if it is empty.
  static func plain(_ element: MarkupElement?) -> String? {
    guard let element else { return nil }
    let text = (element.child("text")?.text ?? element.text).collapsed
    return text.isEmpty ? nil : text
  }
}

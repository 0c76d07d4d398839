/// The punctuation beside which a line of Chinese or Japanese does not break.
enum LinePunctuation {
  /// Signs that no line begins with.
  static let closing = Set(
    "、。，．・：；？！）」』】〉》〕］｝”’…ー々ゝゞヽヾぁぃぅぇぉっゃゅょゎァィゥェォッャュョヮヵヶ)]},.:;?!%".unicodeScalars)

  /// Signs that no line ends with.
  static let opening = Set("（「『【〈《〔［｛“‘([{".unicodeScalars)
}

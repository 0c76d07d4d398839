/// An event of the page, such as `1200 choose 2`: a time in milliseconds, a name, and perhaps an
/// argument.
package struct PageEvent: Equatable {
  /// The time of a clock that never goes back.
  package let time: Int64
  package let name: String
  /// The text behind the name; empty if there is none.
  package let argument: String

  /// Nil for bytes that do not begin with a time and a name.
  package init?(_ bytes: some Collection<UInt8>) {
    let parts = bytes.split(separator: UInt8(ascii: " "), maxSplits: 2)
    guard parts.count >= 2, let time = Int64(Self.text(parts[0])), time >= 0 else { return nil }
    self.time = time
    name = Self.text(parts[1])
    argument = parts.count > 2 ? Self.text(parts[2]) : ""
  }

  /// The argument as a whole number; nil if it is none.
  var number: Int? { Int(argument) }

  /// True for a move in the game; it may have been meant for the screen before.
  var isMove: Bool {
    switch name {
    case "answer", "back", "choose", "guess", "hint", "mark", "next", "pass", "say", "skip": true
    default: false
    }
  }

  private static func text(_ bytes: some Collection<UInt8>) -> String {
    String(decoding: bytes, as: UTF8.self)
  }
}

internal import Words

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

/// The settings with which the page opens a pack.
struct PageSettings {
  private(set) var seed: UInt64 = 0
  /// The length of the pack in bytes.
  private(set) var size: UInt64 = 0
  /// The best score so far.
  private(set) var best: Int64 = 0
  /// The year in which questions about years are asked; nil for that of the pack.
  private(set) var year: Int64?
  /// The wanted languages, the first most.
  private(set) var languages: [LanguageTag] = []
  /// The wanted language of the pack's texts; nil for that of the interface.
  private(set) var texts: LanguageTag?
  /// True if a new screen takes no moves for as long as anybody needs to see it.
  private(set) var isGuarded = false

  /// Reads lines such as `seed=7`; lines of other names mean nothing.
  init(_ lines: some Collection<UInt8>) {
    for line in lines.split(separator: UInt8(ascii: "\n")) {
      let parts = line.split(
        separator: UInt8(ascii: "="), maxSplits: 1, omittingEmptySubsequences: false)
      guard parts.count == 2 else { continue }
      let value = String(decoding: parts[1], as: UTF8.self)
      switch String(decoding: parts[0], as: UTF8.self) {
      case "seed": seed = UInt64(value) ?? 0
      case "size": size = UInt64(value) ?? 0
      case "best": best = Int64(value) ?? 0
      case "year": year = Int64(value)
      case "guard": isGuarded = value == "on"
      case "languages": languages = Self.tags(value)
      case "texts": texts = LanguageTag(value)
      default: break
      }
    }
  }

  static func tags(_ list: String) -> [LanguageTag] {
    list.utf8.split(separator: UInt8(ascii: ",")).compactMap {
      LanguageTag(String(decoding: $0, as: UTF8.self))
    }
  }
}

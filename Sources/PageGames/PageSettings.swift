internal import Words

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
  /// The random number of this sitting in lines of answers; nil if nobody wants them.
  private(set) var session: UInt64?
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
      case "session": session = UInt64(value)
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

package import Diagnostics
package import PackFormat
package import Rows
internal import TextUnicode

/// What a project says of itself in `pack.xml`.
package struct Manifest: Sendable, Equatable {
  package struct Source: Sendable, Equatable {
    /// Relative to the project's folder, as the manifest writes it.
    package var path: String
    /// Where the manifest says it; else the path's end does.
    var format: SourceFormat?
    package var delimiter: UInt8?
    /// Where the manifest names it; nil for a bare source.
    package var place: Place?
  }

  package struct Text: Sendable, Equatable {
    package var key: String
    /// BCP 47; empty for what has no language.
    package var language: String
    package var text: String
  }

  package struct Rule: Sendable, Equatable {
    package var name: String
    package var text: String
    package var place: Place?
  }

  /// One of the game's texts in the pack's own words.
  struct GameText: Sendable, Equatable {
    var name: String
    /// Empty for the pack's own language.
    var language: String
    var text: String
    var place: Place
  }

  /// Where the pictures of the project are.
  struct Assets: Sendable, Equatable {
    var path: String
    var place: Place
  }

  /// Where the Table Schema of a table is.
  struct Schema: Sendable, Equatable {
    var path: String
    var place: Place
  }

  /// A warning that the project passes over, with the reason.
  struct Suppress: Sendable, Equatable {
    var code: String
    var codePlace: Place
    /// The id of a question; nil for all of them.
    var question: String?
    var place: Place
  }

  /// A colour, or several, as `#rrggbb`.
  struct Colour: Sendable, Equatable {
    var name: String
    var value: String
  }

  /// A day that the manifest names, and where.
  package struct Day: Sendable, Equatable {
    var date: CalendarDate
    var place: Place
  }

  /// Points that the manifest names, and where.
  package struct Points: Sendable, Equatable {
    var points: Int64
    var place: Place
  }

  package var id: String
  package var version: String
  package var kind: String
  package var asOf: CalendarDate?
  /// No fact may have been true on an earlier day.
  var oldest: Day?
  /// The best guess at a fact earns no fewer.
  var leastBest: Points?
  /// The first is in the pack's own language.
  package var titles: [PackCard.Title]
  package var sources: [Source]
  /// The rules it sets; all others have their defaults.
  package var rules: [Rule]
  /// Description, authors, licence and credits, in the order in which a pack holds them.
  package var about: [Text]
  package var languages: SourceLanguages
  var schema: Schema?
  var assets: Assets?
  var theme: [Colour] = []
  var texts: [GameText] = []
  var suppresses: [Suppress] = []

  /// Stands in for the manifest of a bare source: everything at its default.
  package static func forBareSource(
    _ path: String, kind: ContentKind, delimiter: UInt8? = nil
  ) -> Manifest {
    let name = path.split(separator: "/").last.map(String.init) ?? path
    let stem = name.split(separator: ".").first.map(String.init) ?? name
    return Manifest(
      id: Self.id(from: stem), version: "0.0.0", kind: kind.name, asOf: nil,
      titles: [.init(language: "en", text: Self.title(from: stem))],
      sources: [.init(path: name, delimiter: delimiter)], rules: [],
      about: [], languages: SourceLanguages(own: "en", others: nil))
  }

  /// Small letters, digits and single hyphens, as an id has to be.
  package static func id(from name: String) -> String {
    let words = name.lowercased().split { !($0.isASCII && ($0.isLetter || $0.isNumber)) }
    let id = words.joined(separator: "-").prefix(64)
    // Cut behind a word, it must not end with a hyphen.
    let whole = id.hasSuffix("-") ? id.dropLast() : id
    if whole.count >= 3 { return String(whole) }
    // Of a name in other letters little or nothing is left; its digest tells it from others.
    if name.allSatisfy(\.isASCII) { return "pack-" + (whole.isEmpty ? "0" : whole) }
    return "pack-" + SHA256.digest(name.utf8).hex.prefix(8)
  }

  /// The name of a file or a folder as a title: what a title must not hold is spelled out, and no
  /// more is taken than a title may have.
  static func title(from name: String) -> String {
    let title = String(name.collapsed.nfc.terminalSafe.unicodeScalars.prefix(100)).trimmed
    return title.isEmpty ? id(from: name) : title
  }
}

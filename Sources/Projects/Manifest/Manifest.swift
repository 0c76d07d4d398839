package import Diagnostics
package import Kinds
package import PackFormat
package import Rows
internal import SafeText
internal import TextUnicode

/// The content of a manifest, `pack.xml`.
package struct Manifest: Sendable, Equatable {
  package struct Source: Sendable, Equatable {
    /// The path as the manifest writes it, relative to the project's folder.
    package var path: String
    /// The format that the manifest states; nil if the path's extension decides.
    var format: SourceFormat?
    package var reading = SourceReading()
    /// The place in the manifest; nil for a bare source.
    package var place: Place?
    /// The template that makes questions from the file's rows; nil if the rows are questions.
    package var template: Template?
    /// The size and digest that the manifest states of the file.
    var stated: StatedContent?
  }

  /// The number and the hash of a file's bytes as a Data Package states them, and the places where it does.
  struct StatedContent: Sendable, Equatable {
    var count: (value: Int, place: Place)?
    /// The SHA-256 in hexadecimal digits.
    var digest: (value: String, place: Place)?

    static func == (left: StatedContent, right: StatedContent) -> Bool {
      left.count?.value == right.count?.value && left.count?.place == right.count?.place
        && left.digest?.value == right.digest?.value && left.digest?.place == right.digest?.place
    }
  }

  package struct Text: Sendable, Equatable {
    package var key: String
    /// A BCP 47 tag; empty for an entry without a language.
    package var language: String
    package var text: String
  }

  package struct Rule: Sendable, Equatable {
    package var name: String
    package var text: String
    package var place: Place?
  }

  /// The folder of the pictures.
  package struct Assets: Sendable, Equatable {
    package var path: String
    package var place: Place
  }

  /// The Table Schema of a table.
  struct Schema: Sendable, Equatable {
    /// The path of its file; empty if it stands in the manifest itself.
    var path: String
    var place: Place
    /// The bytes of a schema that stands in the manifest.
    var json: ArraySlice<UInt8>?
  }

  /// A table of the author's own that the manifest names, with its schema and its sources.
  package struct Table: Sendable, Equatable {
    package var name: String
    var schema: Schema
    package var sources: [Source]
    /// The place of its name in the manifest.
    package var place: Place
  }

  /// The sources of all tables, in the order in which they are checked.
  package var allSources: [Source] { sources + tables.flatMap(\.sources) }

  /// A limit of length for the texts of a column, and the place of the column's name in the manifest.
  struct Length: Sendable, Equatable {
    var field: String
    var most: Int
    var place: Place
  }

  /// A limit of a rule, and the place of its code in the manifest.
  struct Limit: Sendable, Equatable {
    var code: String
    var most: Int
    var place: Place
  }

  /// A setting that requires columns which the schema of the kind does not.
  struct Required: Sendable, Equatable {
    var name: String
    var fields: [String]
    var place: Place
  }

  /// A suppression: a warning that is not to be reported.
  struct Suppress: Sendable, Equatable {
    var code: String
    var codePlace: Place
    /// The id of one question; nil for all questions.
    var question: String?
    var place: Place
  }

  /// An entry of the theme: a colour as `#rrggbb`, or several, a font, or the name of a picture.
  package struct ThemeEntry: Sendable, Equatable {
    package var name: String
    package var value: String
    package var place: Place
  }

  package var id: String
  package var version: String
  package var kind: String
  package var asOf: CalendarDate?
  /// The earliest day on which a fact may have held; nil if the manifest sets none.
  package var oldest: StatedDay?
  /// The points that the best guess at a fact has to earn; nil if the manifest sets none.
  package var leastBest: StatedPoints?
  /// The titles; the first is in the pack's own language.
  package var titles: [PackCard.Title]
  package var sources: [Source]
  /// The settings in the manifest; all others have their defaults.
  package var rules: [Rule]
  /// Description, authors, licence and credits, in the order that packs keep.
  package var about: [Text]
  package var languages: SourceLanguages
  var schema: Schema?
  /// The tables of the author's own beside the questions, or in their place.
  package var tables: [Table] = []
  /// The limits of length that are not those of the kind's schema.
  var lengths: [Length] = []
  /// The limits of rules that are not the usual ones.
  var limits: [Limit] = []
  /// The settings that require further columns.
  var required: [Required] = []
  package var assets: Assets?
  package var theme: [ThemeEntry] = []
  package var texts: [GameText] = []
  var suppresses: [Suppress] = []
  /// The place of the id; nil for a bare source.
  package var idPlace: Place?

  /// Returns the manifest of a bare source, with a default for everything.
  package static func forBareSource(
    _ path: String, kind: ContentKind, _ reading: SourceReading = SourceReading()
  ) -> Manifest {
    let name = path.split(separator: "/").last.map(String.init) ?? path
    let stem = name.split(separator: ".").first.map(String.init) ?? name
    return Manifest(
      id: Self.id(from: stem), version: "0.0.0", kind: kind.name, asOf: nil,
      titles: [.init(language: "en", text: Self.title(from: stem))],
      sources: [.init(path: name, reading: reading)], rules: [],
      about: [], languages: SourceLanguages(own: "en", others: nil))
  }

  /// Returns a valid id made from a name: small letters, digits and single hyphens.
  package static func id(from name: String) -> String {
    let words = name.lowercased().split { !($0.isASCII && ($0.isLetter || $0.isNumber)) }
    let id = words.joined(separator: "-").prefix(64)
    // Cutting at 64 characters may leave a hyphen at the end.
    let whole = id.hasSuffix("-") ? id.dropLast() : id
    if whole.count >= 3 { return String(whole) }
    // A name in another script leaves next to nothing, so a digest of the name makes the id distinct.
    if name.allSatisfy(\.isASCII) { return "pack-" + (whole.isEmpty ? "0" : whole) }
    return "pack-" + SHA256.digest(name.utf8).hex.prefix(8)
  }

  /// Returns a valid title made from the name of a file or folder: forbidden characters are escaped, and the
  /// length is limited.
  package static func title(from name: String) -> String {
    let title = String(name.collapsed.nfc.terminalSafe.unicodeScalars.prefix(100)).trimmed
    return title.isEmpty ? id(from: name) : title
  }
}

internal import Bytes
package import Diagnostics
internal import Kinds

/// A format that questions come in or go out to. Each has a folder beside this file, and one line in `all`.
package struct ExchangeFormat: Sendable {
  /// The name on the command line, such as `moodle-xml`.
  package let name: String
  /// A few words for listings, such as "Moodle XML".
  package let title: String
  package let reader: FormatReader?
  package let writer: FormatWriter?

  init(_ name: String, _ title: String, reader: FormatReader? = nil, writer: FormatWriter? = nil) {
    self.name = name
    self.title = title
    self.reader = reader
    self.writer = writer
  }
}

extension ExchangeFormat {
  /// The formats, in the order of listings.
  package static let all: [ExchangeFormat] = [
    .json,
    .anki,
    .opentdb,
    .h5p,
    .qti,
    .qti12,
    .moodleXML,
    .kahoot,
    .xlsx,
    .ods,
    .opentriviaqa,
    .aiken,
    .gift,
    .jsonList,
    .jeopardy,
    .markdown,
    .text,
    .csv,
    .print,
  ]

  package static func named(_ name: String) -> ExchangeFormat? { all.first { $0.name == name } }

  /// Returns the format of a file by its content; nil if it is none that can be read.
  package static func recognised(_ file: ImportedFile) -> ExchangeFormat? {
    all.first { $0.reader?.recognises(file) == true }
  }

  /// Returns the fault of a file that no format recognises: of a broken archive, or of text that a format would
  /// recognise if its encoding were stated. Returns nil for other files.
  package static func fault(of file: ImportedFile) -> Finding? {
    guard file.isArchive else {
      guard let notUTF8 = file.notUTF8, let encoding = file.likelyEncoding else { return nil }
      return recognised(file.decoded(.ofOtherBytes(encoding))) == nil ? nil : notUTF8
    }
    do throws(ImportError) {
      _ = try file.archive()
      return nil
    } catch {
      return error.finding
    }
  }
}

/// The part of a format that reads questions.
package struct FormatReader: Sendable {
  /// The text about what becomes of the file's content, for the table of formats: what is taken, and what is lost.
  package let takes: String
  package let loses: String
  /// True unless all files are binary, such as archives: a file of text has to be UTF-8.
  var isOfText = true
  /// True if a file is of this format. Files that the user names a format for are not asked about.
  package let recognises: @Sendable (ImportedFile) -> Bool
  /// Sends the questions of a file to the sink. Throws if the file as a whole cannot be read.
  package let read:
    @Sendable (ImportedFile, ImportOptions, inout ImportSink) throws(ImportError) -> Void
}

extension [String: Set<String>] {
  /// All fields of all kinds.
  static let all = Dictionary(
    uniqueKeysWithValues: ContentKind.all.map { ($0.name, Set($0.fieldNames)) })

  /// The fields, by kind, of a format for questions of some `forms`: those that make a question, and of the others
  /// `extras`.
  static func of(_ forms: Set<QuestionForm>, beside extras: Set<String> = []) -> Self {
    let kinds = ContentKind.all.filter { forms.contains($0.questionForm) }
    let missing = QuestionForm.extras.subtracting(extras)
    return Dictionary(
      uniqueKeysWithValues: kinds.map { ($0.name, Set($0.fieldNames).subtracting(missing)) })
  }
}

/// The part of a format that writes questions.
package struct FormatWriter: Sendable {
  /// The usual ending of a file of this format, without the dot.
  package let suffix: String
  /// The fields that the format has room for, by kind. A kind that is not listed cannot be exported.
  package let fields: [String: Set<String>]
  /// True if translations such as `Prompt@ru` are written, of the fields that are.
  package var hasTranslations = false
  /// True if the bytes of pictures are written. If `Image` alone is among the fields, only their names are.
  package var hasPictures = false
  /// The facts about the whole deck that the format has room for.
  package let deck: Set<DeckInfo.Part>
  /// Writes a deck, in which the questions have no other fields than those listed above.
  package let write:
    @Sendable (ExportedDeck, ExportOptions, inout ExportOutput) throws(ExportError) -> Void
}

internal import Checking
package import Diagnostics
internal import Files
internal import Kinds
package import PackFormat
package import Projects
internal import Rewriting
internal import Rows

/// The changes that an import makes to a project: the files after them, and the entries of the ledger.
package struct ProjectUpdate {
  /// A source that changes.
  package struct Source {
    package let path: String
    package let root: String?
    /// The texts in UTF-8.
    package let before: [UInt8]
    package let after: [UInt8]
  }

  /// A picture that is put into the project.
  package struct Picture {
    package let path: String
    package let root: String?
    package let bytes: [UInt8]
  }

  package internal(set) var sources: [Source] = []
  package internal(set) var pictures: [Picture] = []
  package internal(set) var ledger: [Finding] = []
  /// The numbers of questions that are added, and of those that are removed.
  package internal(set) var added = 0
  package internal(set) var removed = 0
  /// The number of cells that change.
  package internal(set) var cells = 0
  /// False if the project cannot be updated; the ledger says why.
  package internal(set) var isPossible = true
  package var isChange: Bool { !sources.isEmpty || !pictures.isEmpty }
}

extension QuestionImport {
  /// Compares the questions of the import with those of a project, whose `pack` was just made, and works out what changes.
  ///
  /// Returns nil if the sources of the project changed since the pack was made.
  package mutating func update(
    _ project: PackProject, _ pack: PackReader, removingMissing: Bool
  ) throws(ExportError) -> ProjectUpdate? {
    guard let kind = project.kind, let manifest = project.manifest,
      let known = try ProjectQuestions(project, kind, manifest.languages, pack)
    else { return nil }
    var others: [Finding] = []
    var imported: [ExchangedQuestion] = []
    let form = QuestionForm.of(kind.name)
    for other in ContentKind.all {
      let isOwn =
        other.name == kind.name || form != .other && QuestionForm.of(other.name) == form
      for question in drafts.tables[other.name]?.questions ?? [] {
        if isOwn {
          imported.append(question.inKind(kind.name))
        } else {
          others.append(
            Finding(
              .otherKind,
              "left out: it is a question of the kind \(other.name), and the project is of the kind \(kind.name)",
              at: question.place, subject: question["Id"]))
        }
      }
    }
    let pictures = ProjectPictures(project, manifest, drafts.pictures)
    var work = UpdateWork(known, imported, pictures, CarriedFields(self, imported))
    work.compare()
    let isComplete = omissions.isEmpty && others.isEmpty
    work.compareMissing(
      removing: removingMissing && isComplete,
      note: removingMissing && !isComplete
        ? "; none is removed, as questions of the files are left out" : "",
      at: Place(project.path, 0..<0))
    do throws(FileError) {
      var update = try work.settled(project)
      update.ledger = others + update.ledger
      return update
    } catch {
      throw .file(error)
    }
  }
}

extension ExchangedQuestion {
  /// The question as one of another kind of the same form.
  fileprivate func inKind(_ name: String) -> ExchangedQuestion {
    if kind == name { return self }
    var question = ExchangedQuestion(kind: name, at: place)
    question.sheetColumns = sheetColumns
    for cell in cells { question[cell.field] = cell.text }
    return question
  }
}

/// The fields that the files of an import have room for, so that an empty one is meant.
///
/// A table has the fields of its columns. Other files have the fields that make a question, if their format has them,
/// and of the rest those that some question of the file has.
struct CarriedFields {
  private let columns: [String: Set<String>]
  private let formats: [(path: String, format: ExchangeFormat)]
  private var met: [String: Set<String>] = [:]

  init(_ source: QuestionImport, _ questions: [ExchangedQuestion]) {
    (columns, formats) = (source.columns, source.formats)
    for question in questions {
      met[question.place.table, default: []].formUnion(question.fields)
    }
  }

  /// True if the file that a question comes from has room for a field.
  func has(_ field: String, _ question: ExchangedQuestion) -> Bool {
    let table = question.place.table
    if met[table]?.contains(field) == true { return true }
    if let columns = columns[table] { return columns.contains(field) }
    if QuestionForm.extras.contains(field) || field.contains("@") { return false }
    let file = question.place.file
    let format = formats.last { file == $0.path || file.hasPrefix($0.path + "/") }?.format
    return format?.writer.map { $0.fields[question.kind]?.contains(field) == true } ?? false
  }

  /// True if the question comes from a table with fewer columns of wrong choices, and none for this one.
  func isBehindColumns(_ field: String, _ question: ExchangedQuestion) -> Bool {
    columns[question.place.table].map { $0.contains("Wrong1") && !$0.contains(field) } ?? false
  }

  /// True if the question comes from a table that has no column for a field.
  func lacks(_ field: String, _ question: ExchangedQuestion) -> Bool {
    columns[question.place.table].map { !$0.contains(field) } ?? true
  }
}

/// The pictures of a project, and those that an import brings.
struct ProjectPictures {
  let folder: String
  private let root: String
  let imported: [String: [UInt8]]
  /// The new pictures by their names in the project.
  private(set) var new: [String: [UInt8]] = [:]

  init(_ project: PackProject, _ manifest: Manifest, _ imported: [String: [UInt8]]) {
    root = project.folder
    folder = Self.folder(of: project)
    self.imported = imported
  }

  static func folder(of project: PackProject) -> String {
    project.manifest?.assets.map { Path.joined(project.folder, $0.path) } ?? project.folder
  }

  private static let largest = 1 << 28

  /// The bytes of a picture of the project; nil if it is not there.
  static func bytes(_ name: String, in folder: String, within root: String) -> [UInt8]? {
    try? read(name, in: folder, within: root)
  }

  /// Reads a picture of the project; nil if `name` is empty.
  static func read(
    _ name: String, in folder: String, within root: String
  ) throws(FileError) -> [UInt8]? {
    if name.isEmpty { return nil }
    return try InputFile.readFile(Path.joined(folder, name), within: root, limit: largest)
  }

  /// Returns the name in the project of a picture that the import calls `name`, in place of the one that is called `old`.
  mutating func name(for name: String, inPlaceOf old: String) -> String {
    guard let bytes = imported[name] else { return name }
    if Self.bytes(old, in: folder, within: root) == bytes { return old }
    var free = name
    var number = 2
    while let other = new[free] ?? Self.bytes(free, in: folder, within: root) {
      if other == bytes { return free }
      let dot = name.lastIndex(of: ".") ?? name.endIndex
      free = "\(name[..<dot])-\(number)\(name[dot...])"
      number += 1
    }
    new[free] = bytes
    return free
  }
}

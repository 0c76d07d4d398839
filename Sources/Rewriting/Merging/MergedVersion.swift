internal import CSVSource
internal import Diagnostics
internal import Files
internal import Kinds
internal import Projects
internal import Rows
internal import XMLSource

/// One of the three files of a merge, with the keys of its rows.
struct MergedVersion {
  var rows: EditableSource
  let kind: ContentKind
  private let format: SourceFormat
  /// The names of the columns, by their numbers.
  private(set) var names: [String]
  private var numbers: [String: Int]
  /// The keys of the rows: the Id, or else what a row asks.
  private(set) var keys: [String] = []
  /// The name of the column of what a row asks.
  let asking: String

  /// Reads a file; `known` is the base, and nil for the base itself. The languages are those of all files.
  init(
    _ path: String, as known: MergedVersion?, name: String, _ languages: SourceLanguages
  ) throws(SourceMerge.Refusal) {
    func refuse(_ reason: String) -> SourceMerge.Refusal { .unreadable(name: name, reason: reason) }
    let rows: EditableSource?
    let own: ContentKind?
    do throws(FileError) {
      let bytes = try InputFile.readFile(path, limit: 1 << 32)
      format = SourceFormat(beginning: bytes)
      let source = ProjectSource(path: path, root: nil, bytes: bytes, name: name, format: format)
      own = try Self.kind(of: source)
      rows = try EditableSource(source, own ?? .facts, languages)
    } catch {
      throw .file(error)
    }
    if let known, known.format != format {
      throw refuse("it is \(format.rawValue.uppercased()), and the file before is not")
    }
    guard let rows else { throw refuse("it is no CSV file with a header") }
    guard let own, own.name == known?.kind.name ?? own.name else {
      if format == .xml, let fault = rows.fault, fault.code != .xmlWrongRoot {
        throw refuse(Self.words(fault, rows.before))
      }
      throw refuse(
        (format == .xml ? "its root element" : "its header") + " is of "
          + (own == nil ? "no kind" : "another kind than the file before"))
    }
    kind = own
    let asked = kind.schema.requiredNames.first ?? ""
    guard Self.haveOwnKeys(rows, asked) else {
      throw refuse("two rows without an Id ask the same, or two have one Id")
    }
    if let fault = rows.fault { throw refuse(Self.words(fault, rows.before)) }
    self.rows = rows
    names = rows.columns.map(\.label)
    numbers = Dictionary(zip(names, names.indices)) { first, _ in first }
    asking = asked
    for row in 0..<rows.count { keys.append(Self.key(rows, row, asking)) }
  }

  /// The kind by the header row or the root element; nil if it is of none.
  private static func kind(of source: ProjectSource) throws(FileError) -> ContentKind? {
    if source.format == .xml {
      let root = XMLReader.rootTag(of: SourceBytes(name: source.path, source.bytes ?? []))?.name
      return ContentKind.all.first { $0.shape.root == root }
    }
    var findings = Findings(limit: 0)
    let reader = try CSVReader.open(
      source.input(),
      CSVReader.Options(headers: KnownHeaders(ContentKind.all.map(\.schema.requiredNames))),
      findings: &findings)
    return reader.header.flatMap(ContentKind.named(byHeader:))
  }

  /// The languages of texts in some XML files. The one without a tag has no name here, as no manifest is read.
  static func languages(of paths: [String]) throws(SourceMerge.Refusal) -> SourceLanguages {
    var found: [String] = []
    for path in paths {
      let bytes: [UInt8]
      do throws(FileError) { bytes = try InputFile.readFile(path, limit: 1 << 32) } catch {
        throw .file(error)
      }
      guard SourceFormat(beginning: bytes) == .xml else { continue }
      let free = SourceLanguages(own: "", others: nil)
      found += XMLRows.languages(in: SourceBytes(name: path, bytes), besides: "", nil).map(
        free.spelling)
    }
    if found.isEmpty { return SourceLanguages(own: "en", others: nil) }
    return SourceLanguages(own: "", others: Set(found).sorted())
  }

  /// A fault with its place.
  private static func words(_ fault: Finding, _ bytes: [UInt8]) -> String {
    var locator = LineLocator(SourceBytes(name: fault.place.file, bytes))
    let position = locator.position(of: fault.place.bytes.lowerBound)
    return "line \(position.line), column \(position.column): \(fault.message)"
  }

  /// The key of a row: its Id, or else what it asks.
  private static func key(_ rows: EditableSource, _ row: Int, _ asking: String) -> String {
    func text(_ name: String) -> String {
      rows.columns.firstIndex { $0.label == name }.map { rows.text(row, $0) } ?? ""
    }
    let id = text("Id")
    return id.isEmpty ? "asks " + text(asking) : "id " + id
  }

  /// True if no two rows have the same key, by which they could be taken for each other.
  private static func haveOwnKeys(_ rows: EditableSource, _ asking: String) -> Bool {
    var keys: Set<String> = []
    return (0..<rows.count).allSatisfy { keys.insert(key(rows, $0, asking)).inserted }
  }

  /// A version of the same kind with neither columns nor rows.
  var withoutContent: MergedVersion {
    var version = self
    (version.names, version.numbers, version.keys) = ([], [:], [])
    return version
  }

  func column(_ name: String) -> Int? { numbers[name] }

  /// The text of a cell; empty if there is no such column.
  func text(_ row: Int, _ name: String) -> String {
    numbers[name].map { rows.text(row, $0) } ?? ""
  }

  /// True if a cell of a column can hold the text of a conflict.
  func holdsConflict(_ name: String) -> Bool { numbers[name].map(rows.holdsAnyText) ?? true }

  /// A few words that name a row.
  func title(_ row: Int) -> String {
    let id = text(row, "Id")
    return id.isEmpty ? text(row, asking) : id
  }

  /// All cells but those that a key is made of.
  func rest(_ row: Int) -> [String] {
    names.filter { $0 != "Id" && $0 != asking }.map { text(row, $0) }
  }
}

/// The rows of a version, beside those of the base that they come from.
struct RowPairs {
  /// The row that each row of the base has become; nil for a removed one.
  private(set) var partner: [Int?]
  /// The row of the base that each row comes from; nil for an added one.
  private(set) var back: [Int?]

  /// Pairs rows by their keys, and then reworded ones: those that have the other cells of one base row alone.
  init(_ base: MergedVersion, _ side: MergedVersion) {
    partner = base.keys.map { _ in nil }
    back = side.keys.map { _ in nil }
    let places = Dictionary(zip(side.keys, side.keys.indices)) { first, _ in first }
    for (row, key) in base.keys.enumerated() {
      if let place = places[key] { pair(row, place) }
    }
    guard base.names == side.names else { return }
    var lost: [[String]: [Int]] = [:]
    for row in partner.indices where partner[row] == nil {
      lost[base.rest(row), default: []].append(row)
    }
    var found: [[String]: [Int]] = [:]
    for row in back.indices where back[row] == nil {
      found[side.rest(row), default: []].append(row)
    }
    for (rest, rows) in lost where rows.count == 1 && rest.contains(where: { !$0.isEmpty }) {
      if let others = found[rest], others.count == 1 { pair(rows[0], others[0]) }
    }
  }

  private mutating func pair(_ row: Int, _ place: Int) {
    (partner[row], back[place]) = (place, row)
  }

  /// The rows that the base does not have.
  var added: [Int] { back.indices.filter { back[$0] == nil } }
}

internal import CSVSource
internal import Diagnostics
internal import Files
internal import Rows
internal import XMLSource

/// A source without a project, whose kind is given or recognised by its header row or root element.
struct BareSource {
  private(set) var manifest: Manifest?
  private(set) var findings: Findings
  private(set) var note: String?

  init(_ path: String, kind: ContentKind, delimiter: UInt8?, _ findings: Findings) {
    manifest = .forBareSource(path, kind: kind, delimiter: delimiter)
    self.findings = findings
  }

  /// `bytes` is the content of a source that can be read only once, such as a pipe.
  init(
    _ path: String, _ bytes: [UInt8]?, kind: ContentKind?, delimiter: UInt8?, _ findings: Findings
  ) throws(FileError) {
    if let foreign = try ForeignFile(at: path, bytes) {
      self.init(findings)
      self.findings.add(foreign.finding(about: path, at: Place(path, 0..<0)))
    } else if let kind {
      self.init(path, kind: kind, delimiter: delimiter, findings)
    } else {
      try self.init(finding: path, bytes, delimiter: delimiter, findings)
    }
  }

  private init(_ findings: Findings) { self.findings = findings }

  private init(
    finding path: String, _ bytes: [UInt8]?, delimiter: UInt8?, _ findings: Findings
  ) throws(FileError) {
    self.findings = findings
    let isXML =
      if let bytes { SourceFormat(beginning: bytes) == .xml } else {
        SourceFormat(named: path) == .xml
      }
    if isXML {
      try find(in: path, bytes)
      return
    }
    // Reads only the header row: faults in the file are reported when it is checked.
    var ignored = Findings(limit: 0)
    let input: CSVInput =
      if let bytes { .bytes(bytes, name: path) } else { try CSVInput.open(path) }
    let reader = try CSVReader.open(
      input,
      CSVReader.Options(
        delimiter: delimiter, headers: KnownHeaders(ContentKind.all.map(\.schema.requiredNames))),
      findings: &ignored)
    guard let header = reader.header else {
      manifest = ContentKind.all.first.map {
        .forBareSource(path, kind: $0, delimiter: delimiter)
      }
      return
    }
    if let kind = Self.kind(of: header) {
      manifest = .forBareSource(path, kind: kind, delimiter: delimiter)
      note = "\(Path.printable(path)): \(kind.title) (from its header)"
      return
    }
    let kinds = ContentKind.all.map { kind in
      "\(kind.name) (\(kind.schema.requiredNames.joined(separator: ", ")))"
    }
    if DataRow.hasValue(header.names) {
      self.findings.add(
        DataRow.finding(Place(path, header.bytes), kinds))
      return
    }
    self.findings.add(
      Finding(
        .unknownKind, "unknown content: the header matches no kind",
        at: Place(path, header.bytes), label: "no column of any kind",
        help: "name the columns of a kind: \(kinds.joined(separator: "; ")); or say --kind"))
  }

  /// Finds the kind of an XML source by its root element.
  private mutating func find(in path: String, _ bytes: [UInt8]?) throws(FileError) {
    let root = XMLReader.rootTag(of: try SourceFile.watched(path, atHand: bytes).bytes)?.name
    // A file without a root element is no XML. Any kind will do, since the check reports that.
    let kinds = ContentKind.all
    guard let kind = root == nil ? kinds.first : kinds.first(where: { $0.shape.root == root })
    else {
      findings.add(
        Finding(
          .unknownKind, "unknown content: the root element belongs to no kind",
          at: Place(path, 0..<0),
          label: "<\(root ?? "")> is of no kind",
          help: "begin with the element of a kind: "
            + kinds.map { "<\($0.shape.root)>" }.joined(separator: ", ") + "; or say --kind"))
      return
    }
    manifest = .forBareSource(path, kind: kind, delimiter: nil)
    if root != nil { note = "\(Path.printable(path)): \(kind.title) (from its root element)" }
  }

  /// Returns the kind with the largest share of its required columns in the header row; near misses count.
  ///
  /// The share counts, not the number: a roster with years has the columns From and To of a duel.
  private static func kind(of header: CSVHeader) -> ContentKind? {
    var best: (there: Int, of: Int, kind: ContentKind)?
    for kind in ContentKind.all {
      let required = kind.schema.requiredNames
      let near = header.names.filter { NearMiss.of($0, among: required) != nil }
      let there = min(near.count, required.count)
      if there * (best?.of ?? 1) > (best?.there ?? 0) * required.count {
        best = (there, required.count, kind)
      }
    }
    return best?.kind
  }
}

extension TableSchema {
  var requiredNames: [String] { fields.filter(\.constraints.required).map(\.name) }
}

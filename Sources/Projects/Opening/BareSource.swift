internal import CSVSource
internal import Diagnostics
internal import Files
internal import Kinds
internal import Rows
internal import XMLSource

/// A source without a project, whose kind is given or recognised by its header row or root element.
struct BareSource {
  private(set) var manifest: Manifest?
  private(set) var findings: Findings
  private(set) var note: String?

  init(_ path: String, kind: ContentKind, _ reading: SourceReading, _ findings: Findings) {
    manifest = .forBareSource(path, kind: kind, reading)
    self.findings = findings
  }

  /// `bytes` is the content of a source that can be read only once, such as a pipe.
  init(
    _ path: String, _ bytes: [UInt8]?, kind: ContentKind?, _ reading: SourceReading,
    _ findings: Findings
  ) throws(FileError) {
    if let foreign = try ForeignFile(at: path, bytes) {
      self.init(findings)
      self.findings.add(foreign.finding(about: path, at: Place(path, 0..<0)))
    } else if let kind {
      self.init(path, kind: kind, reading, findings)
    } else {
      try self.init(finding: path, bytes, reading, findings)
    }
  }

  private init(_ findings: Findings) { self.findings = findings }

  private init(
    finding path: String, _ bytes: [UInt8]?, _ reading: SourceReading, _ findings: Findings
  ) throws(FileError) {
    self.findings = findings
    let isXML =
      if let bytes { SourceFormat(beginning: bytes) == .xml } else {
        SourceFormat(named: path) == .xml
      }
    if isXML {
      try find(in: path, bytes, reading)
      return
    }
    // Reads only the header row: faults in the file are reported when it is checked.
    var ignored = Findings(limit: 0)
    let input: CSVInput =
      if let bytes { .bytes(bytes, name: path) } else { try CSVInput.open(path) }
    let reader = try CSVReader.open(
      input,
      CSVReader.Options(
        delimiter: reading.delimiter,
        headers: KnownHeaders(ContentKind.all.map(\.schema.requiredNames))),
      findings: &ignored)
    guard let header = reader.header else {
      manifest = ContentKind.all.first.map { .forBareSource(path, kind: $0, reading) }
      return
    }
    switch KindOfHeader(header) {
    case .certain(let kind):
      manifest = .forBareSource(path, kind: kind, reading)
      note = "\(Path.printable(path)): \(kind.title) (from its header)"
    case .guessed(let kind):
      var reading = reading
      reading.isKindGuessed = true
      manifest = .forBareSource(path, kind: kind, reading)
      note =
        "\(Path.printable(path)): \(kind.title) (nearest to its header; --kind says which it is)"
    case .meant(let kind, let renamed):
      var reading = reading
      let place = Place(path, header.bytes)
      reading.renamed = renamed.map {
        SourceReading.Renamed(from: $0.from, to: $0.to, fromPlace: place, toPlace: place)
      }
      manifest = .forBareSource(path, kind: kind, reading)
      let columns = renamed.map { "\($0.from) is \($0.to)" }.joined(separator: ", ")
      note = "\(Path.printable(path)): \(kind.title) (by its header: \(columns))"
    case .unknown(let nearest):
      self.findings.add(Self.finding(header, path, nearest))
    }
  }

  /// The finding for a header that is of no kind.
  private static func finding(
    _ header: CSVHeader, _ path: String, _ nearest: [ContentKind]
  ) -> Finding {
    let place = Place(path, header.bytes)
    let kinds = (nearest.isEmpty ? ContentKind.all : nearest).map { kind in
      "\(kind.name) (\(kind.schema.requiredNames.joined(separator: ", ")))"
    }
    if DataRow.hasValue(header.names) { return DataRow.finding(place, kinds) }
    let list = kinds.joined(separator: nearest.isEmpty ? "; " : " or ")
    return Finding(
      .unknownKind, "unknown content: the header matches no kind", at: place,
      label: nearest.isEmpty ? "no column of any kind" : "nearest to \(list)",
      help: (nearest.isEmpty ? "name the columns of a kind: \(list)" : "name the columns so")
        + "; or make a project with packtool import \(Path.shellWord(path)) -o DIR, which knows"
        + " more names, and takes others by --map FIELD=COLUMN")
  }

  /// Finds the kind of an XML source by its root element.
  private mutating func find(
    in path: String, _ bytes: [UInt8]?, _ reading: SourceReading
  ) throws(FileError) {
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
    var reading = reading
    reading.delimiter = nil
    manifest = .forBareSource(path, kind: kind, reading)
    if root != nil { note = "\(Path.printable(path)): \(kind.title) (from its root element)" }
  }
}

extension TableSchema {
  package var requiredNames: [String] { fields.filter(\.constraints.required).map(\.name) }
}

package import Files
package import Kinds
package import PackFormat
package import Rows
internal import XMLSource

/// A new project, which validates, compiles and plays without changes.
package struct NewProject {
  /// The files in the order of writing, named by their paths in the project.
  package let files: [(name: String, bytes: [UInt8])]

  /// Makes a project from the kind's sample, for the author to replace.
  package init(kind: ContentKind, folder: String, asOf: CalendarDate?, format: SourceFormat) {
    let sample = kind.sample
    let source =
      switch format {
      case .csv: SourceText.csv(sample.fields, sample.rows)
      case .xml: SourceText.xml(sample.fields, sample.rows, kind.shape, kind.schema)
      }
    let name = "\(kind.name).\(format.rawValue)"
    let manifest = Self.manifest(
      Path.name(of: folder), kind, asOf, name, rules: sample.rules,
      hasImages: !sample.images.isEmpty)
    files =
      [(PackProject.manifestName, Array(manifest.utf8))] + sample.files
      + [(name, Array(source.utf8))]
      + sample.images.map { ("\(Self.imageFolder)/\($0.name)", $0.bytes) }
  }

  /// Makes a project around an existing source, whose manifest says how to read the source, and in which languages it has
  /// translations; `schema` is that of a table.
  package init(
    kind: ContentKind, folder: String, asOf: CalendarDate?, source: (name: String, bytes: [UInt8]),
    reading: SourceReading = SourceReading(), languages: [String] = [],
    schema: NewTableSchema? = nil
  ) {
    let made = schema.map { [(name: ContentKind.tableSchemaName, bytes: $0.json)] }
    let others = made ?? kind.sample.files
    let manifest = Self.manifest(
      Path.name(of: folder), kind, asOf, source.name, reading,
      languages: schema?.languages ?? languages, rules: [], hasImages: false)
    files =
      [(PackProject.manifestName, Array(manifest.utf8))] + others + [source]
  }

  private static let imageFolder = "images"
  /// The language that a new manifest says the content is in.
  static let language = "en"

  /// Returns the name of a source in its project; an extension is added if the name does not show the format.
  package static func sourceName(_ name: String) -> String {
    SourceFormat(named: name) == nil ? name + ".csv" : name
  }

  /// Writes the files. A new folder appears complete or not at all. Into an existing folder files are only
  /// added, the manifest last.
  package func write(to folder: String) throws(FileError) {
    var isEmpty = true
    if try Path.exists(folder) { isEmpty = try Folder.entries(of: folder).isEmpty }
    if isEmpty, try Path.isSame(folder, ".") { isEmpty = false }
    guard isEmpty else {
      return try write(files.reversed(), to: folder) { (path) throws(FileError) in
        try AtomicFile(creating: path, within: folder)
      }
    }
    try Folder.create(Path.folder(of: folder))
    let new = try NewFolder(folder)
    try write(files, to: new.place) { (path) throws(FileError) in
      try AtomicFile(replacing: path)
    }
    try new.commit()
  }

  private func write(
    _ files: some Sequence<(name: String, bytes: [UInt8])>, to folder: String,
    _ open: (String) throws(FileError) -> AtomicFile
  ) throws(FileError) {
    for (name, bytes) in files {
      let path = Path.joined(folder, name)
      try Folder.create(Path.folder(of: path))
      var file = try open(path)
      try file.append(bytes)
      try file.commit()
    }
  }

  /// The element that names the source, with the columns that have other names in it.
  private static func element(of source: String, _ reading: SourceReading) -> String {
    let start = "  <source path=\"\(XMLText.inQuotes(source))\"\(reading.attributes)"
    if reading.renamed.isEmpty { return start + "/>" }
    let columns = reading.renamed.map { column in
      "    <column \(XMLText.attribute("from", column.from))"
        + " \(XMLText.attribute("to", column.to))/>\n"
    }
    return start + ">\n" + columns.joined() + "  </source>"
  }

  private static func manifest(
    _ name: String, _ kind: ContentKind, _ asOf: CalendarDate?, _ source: String,
    _ reading: SourceReading = SourceReading(), languages: [String] = [],
    rules: [(name: String, value: String)],
    hasImages: Bool
  ) -> String {
    let attributes = rules.map { " \($0.name)=\"\($0.value)\"" }.joined()
    let title = XMLText.inElement(Manifest.title(from: name))
    let titles = languages.map { "\n  <title xml:lang=\"\($0)\">\(title)</title>" }.joined()
    let tags = languages.joined(separator: " ")
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <pack id="\(Manifest.id(from: name))" version="0.1.0" kind="\(kind.name)"\
      \(asOf.map { " asOf=\"\($0.text)\"" } ?? "") language="\(language)"\
      \(languages.isEmpty ? "" : " translations=\"\(tags)\"")>
        <title>\(title)</title>\(titles)
      \(kind.sample.files.map { "  <schema path=\"\($0.name)\"/>\n" }.joined())\
      \(Self.element(of: source, reading))\
      \(hasImages ? "\n  <assets path=\"\(imageFolder)\"/>" : "")\
      \(attributes.isEmpty ? "" : "\n  <rules\(attributes)/>")
      </pack>

      """
  }
}

/// The Table Schema of a new table, made from its source.
package struct NewTableSchema {
  /// The schema as JSON.
  package let json: [UInt8]
  /// The names of columns that no field can have.
  package let leftOut: [String]
  /// True if one column identifies every row.
  package let hasKey: Bool
  /// The languages of translated columns.
  let languages: [String]
  /// The choices with which the source was read.
  package let reading: SourceReading

  /// The result of reading a source.
  package enum Outcome {
    /// A schema as JSON, and the columns without a field.
    case made(NewTableSchema)
    /// The source is XML, whose elements only a schema makes columns.
    case xml
    /// The source has no header row with a name that a field can have.
    case nameless
  }

  package static func of(_ bytes: [UInt8], name: String) throws(FileError) -> Outcome {
    if SourceFormat(beginning: bytes) == .xml { return .xml }
    let schema = try InferredSchema(csv: bytes, name: name)
    guard let schema else { return .nameless }
    let isComma = schema.delimiter == UInt8(ascii: ",")
    return .made(
      NewTableSchema(
        json: schema.json, leftOut: schema.leftOut, hasKey: schema.hasKey,
        languages: schema.languages,
        reading: SourceReading(delimiter: isComma ? nil : schema.delimiter)))
  }
}

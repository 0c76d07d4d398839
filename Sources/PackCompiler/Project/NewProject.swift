package import Files
package import PackFormat
package import Rows

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

  /// Makes a project around an existing source, whose manifest says how to read the source.
  package init(
    kind: ContentKind, folder: String, asOf: CalendarDate?, source: (name: String, bytes: [UInt8]),
    reading: SourceReading = SourceReading()
  ) {
    let manifest = Self.manifest(
      Path.name(of: folder), kind, asOf, source.name, reading, rules: [], hasImages: false)
    files =
      [(PackProject.manifestName, Array(manifest.utf8))] + kind.sample.files + [source]
  }

  private static let imageFolder = "images"

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
        try AtomicFile(creating: path, isSecret: false)
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
    _ reading: SourceReading = SourceReading(), rules: [(name: String, value: String)],
    hasImages: Bool
  ) -> String {
    let attributes = rules.map { " \($0.name)=\"\($0.value)\"" }.joined()
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <pack id="\(Manifest.id(from: name))" version="0.1.0" kind="\(kind.name)"\
      \(asOf.map { " asOf=\"\($0.text)\"" } ?? "") language="en">
        <title>\(XMLText.inElement(Manifest.title(from: name)))</title>
      \(kind.sample.files.map { "  <schema path=\"\($0.name)\"/>\n" }.joined())\
      \(Self.element(of: source, reading))\
      \(hasImages ? "\n  <assets path=\"\(imageFolder)\"/>" : "")\
      \(attributes.isEmpty ? "" : "\n  <rules\(attributes)/>")
      </pack>

      """
  }
}

package import Files
package import PackFormat

/// A new pack project: a folder that validates, compiles and plays as it is.
package struct NewProject {
  /// The files to write, by path from the project's folder, in order.
  package let files: [(name: String, bytes: [UInt8])]

  /// A project around rows of the kind's own, to be replaced.
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

  /// A project around a source that one has.
  package init(
    kind: ContentKind, folder: String, asOf: CalendarDate?, source: (name: String, bytes: [UInt8])
  ) {
    let manifest = Self.manifest(
      Path.name(of: folder), kind, asOf, source.name, rules: [], hasImages: false)
    files =
      [(PackProject.manifestName, Array(manifest.utf8))] + kind.sample.files + [source]
  }

  private static let imageFolder = "images"

  /// The name a source has in a project: its own, if that says how it is written.
  package static func sourceName(_ name: String) -> String {
    SourceFormat(named: name) == nil ? name + ".csv" : name
  }

  /// Writes the files: a folder of their own appears whole or not at all; to one that has files already
  /// they are added, the manifest last, and none is replaced.
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

  private static func manifest(
    _ name: String, _ kind: ContentKind, _ asOf: CalendarDate?, _ source: String,
    rules: [(name: String, value: String)], hasImages: Bool
  ) -> String {
    let attributes = rules.map { " \($0.name)=\"\($0.value)\"" }.joined()
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <pack id="\(Manifest.id(from: name))" version="0.1.0" kind="\(kind.name)"\
      \(asOf.map { " asOf=\"\($0.text)\"" } ?? "") language="en">
        <title>\(XMLText.inElement(Manifest.title(from: name)))</title>
      \(kind.sample.files.map { "  <schema path=\"\($0.name)\"/>\n" }.joined())\
        <source path="\(XMLText.inQuotes(source))"/>\
      \(hasImages ? "\n  <assets path=\"\(imageFolder)\"/>" : "")\
      \(attributes.isEmpty ? "" : "\n  <rules\(attributes)/>")
      </pack>

      """
  }
}

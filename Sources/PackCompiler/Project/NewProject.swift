package import Files
package import PackFormat

/// A new pack project: a folder that validates, compiles and plays as it is.
package struct NewProject {
  /// The files to write, by name, in order.
  package let files: [(name: String, bytes: [UInt8])]

  /// A project around a source that one has, or around a first one to be replaced.
  package init(
    kind: ContentKind, folder: String, asOf: CalendarDate?, source: (name: String, bytes: [UInt8])?
  ) {
    let name = Path.name(of: folder)
    let source = source ?? kind.sample
    files = [
      (PackProject.manifestName, Array(Self.manifest(name, kind, asOf, source.name).utf8)),
      source,
    ]
  }

  /// The name a source has in a project: its own, if that says how it is written.
  package static func sourceName(_ name: String) -> String {
    SourceFormat(named: name) == nil ? name + ".csv" : name
  }

  /// Writes the files, in place of any that have their names.
  package func write(to folder: String) throws(FileError) {
    if !Path.isFolder(folder) { try Folder.create(folder) }
    for (name, bytes) in files {
      var file = try AtomicFile(replacing: Path.joined(folder, name))
      try file.append(bytes)
      try file.commit()
    }
  }

  private static func manifest(
    _ name: String, _ kind: ContentKind, _ asOf: CalendarDate?, _ source: String
  ) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <pack id="\(Manifest.id(from: name))" version="0.1.0" kind="\(kind.name)"\
    \(asOf.map { " asOf=\"\($0.text)\"" } ?? "") language="en">
      <title>\(escaped(Manifest.title(from: name)))</title>
      <source path="\(escaped(source))"/>
    </pack>

    """
  }

  private static func escaped(_ text: String) -> String {
    let named: [Character: String] = ["&": "&amp;", "<": "&lt;", ">": "&gt;", "\"": "&quot;"]
    return text.map { named[$0] ?? String($0) }.joined()
  }
}

package import Diagnostics
package import Files

extension PackProject {
  /// The sources of all tables that can be checked, each with its table.
  package var sources: [(table: ProjectTable, source: Manifest.Source)] {
    tables.flatMap { table in table.sources.map { (table, $0) } }
  }

  /// The fields of each key of a table, by its position, that refers to rows or is referred to.
  package func linkedFields(of index: Int) -> [[String]] {
    let fields =
      tables[index].references.map(\.fields)
      + tables.flatMap(\.references).filter { $0.table == index }.map(\.targets)
    return fields.enumerated().filter { !fields[..<$0.offset].contains($0.element) }.map(\.element)
  }

  /// A source of the manifest, with its path and its format.
  package func checkable(_ source: Manifest.Source) -> ProjectSource {
    let file = source.place == nil ? path : Path.joined(folder, source.path)
    return ProjectSource(
      path: file, root: root, bytes: texts[file], name: source.path,
      format: source.format ?? SourceFormat(named: source.path)
        ?? SourceFormat(beginning: texts[file] ?? []),
      reading: source.reading, template: source.template)
  }

  /// The finding that keeps a source from being opened; nil if there is none.
  package func pathFinding(_ source: Manifest.Source) throws(FileError) -> Finding? {
    guard let place = source.place else { return nil }
    if let finding = ManifestRules.pathFinding(source) {
      let path = checkable(source).path
      guard finding.code == .unknownFormat,
        try ProjectPath.finding(forLinksOf: source.path, to: path, in: folder, at: place) == nil,
        try Path.exists(path), try !Path.isFolder(path),
        let foreign = try ForeignFile(at: path, within: root, texts[path])
      else { return finding }
      return foreign.finding(about: path, at: place)
    }
    return try ProjectPath.finding(
      forLinksOf: source.path, to: checkable(source).path, in: folder, at: place)
  }
}

internal import Archives
internal import Diagnostics
package import Files
internal import Projects

extension ImportedFile {
  /// The name of standard input in findings.
  static let standardInput = "<stdin>"
  /// The most bytes of a file to import.
  private static let longest = ZipLimits().bytes
  /// The most bytes of a file that another one names.
  private static let longestNeighbour = 64 << 20

  /// Reads a file into memory; `-` is standard input. No link leads out of the folder `root`, if one is given.
  package init(
    opening path: String, within root: String? = nil,
    noting errors: NeighbourErrors = NeighbourErrors()
  ) throws(FileError) {
    if path == "-" {
      self.init(
        path: Self.standardInput, bytes: try InputFile.readStandardInput(limit: Self.longest))
      return
    }
    let folder = Path.folder(of: path)
    let bytes =
      root == nil
      ? try InputFile.readAll(path, limit: Self.longest)
      : try InputFile.readFile(path, within: root, limit: Self.longest)
    self.init(path: path, bytes: bytes) { name in
      Self.neighbour(name, in: folder, noting: errors)
    }
    neighbours = { Self.neighbours(in: folder, noting: errors) }
    refusal = { errors.refusal(of: $0) }
  }

  /// The most files beside one that are looked at.
  private static let mostNeighbours = 10_000

  private static func neighbours(
    in folder: String, noting errors: NeighbourErrors
  ) -> [String]? {
    var files: [String] = []
    var folders = [""]
    while let path = folders.popLast() {
      let entries: [Folder.Entry]
      do throws(FileError) {
        entries = try Folder.entries(of: Path.joined(folder, path), within: folder)
      } catch {
        // A folder that may not be listed has no files that could be read.
        errors.note(error, named: path)
        entries = []
      }
      for entry in entries where !entry.name.hasPrefix(".") {
        let name = path.isEmpty ? entry.name : Path.joined(path, entry.name)
        if entry.kind == .file { files.append(name) }
        if entry.kind == .folder { folders.append(name) }
      }
      if files.count + folders.count > mostNeighbours { return nil }
    }
    return files.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  private static func neighbour(
    _ name: String, in folder: String, noting errors: NeighbourErrors
  ) -> [UInt8]? {
    let file = Path.joined(folder, name)
    do throws(FileError) {
      let refusal = try ProjectPath.finding(
        for: name, to: file, in: folder, at: Place("", 0..<0), from: "")
      return refusal == nil
        ? try InputFile.readFile(
          file, within: folder, limit: longestNeighbour) : nil
    } catch {
      errors.note(error, named: name)
      return nil
    }
  }

  /// Returns the files that a path stands for: itself, or the files below a folder in the order of their names.
  ///
  /// A folder with a package of a learning platform stands for the manifest of that package.
  package static func paths(of path: String) throws(FileError) -> [String] {
    guard path != "-", try Path.isFolder(path) else { return [path] }
    var files: [String] = []
    var folders = [path]
    while let folder = folders.popLast() {
      let entries = try Folder.entries(of: folder, within: path)
      if let manifest = entries.first(where: { $0.name == "imsmanifest.xml" && $0.kind == .file }) {
        files.append(Path.joined(folder, manifest.name))
        continue
      }
      for entry in entries where !entry.name.hasPrefix(".") {
        let name = Path.joined(folder, entry.name)
        if entry.kind == .file { files.append(name) }
        if entry.kind == .folder { folders.append(name) }
      }
    }
    return files.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }
}

import Foundation
import PackagePlugin

/// A pack project among the files of a target: a folder with a `pack.xml` or a `datapackage.json`.
struct PackProject {
  let folder: URL
  /// All files of the folder, sorted: what the pack is compiled from.
  let files: [URL]

  var name: String { folder.lastPathComponent }

  /// The projects below a folder, sorted by their paths. A project within a project is a part of the outer one.
  static func all(in folder: URL) -> [PackProject] {
    let found = FileManager.default.enumerator(
      at: folder, includingPropertiesForKeys: nil, options: [.skipsHiddenFiles])
    let files = (found?.compactMap { $0 as? URL } ?? []).filter { !$0.hasDirectoryPath }
      .sorted { $0.path < $1.path }
    var projects: [PackProject] = []
    for folder in files.filter(\.isManifest).map({ $0.deletingLastPathComponent() })
      .sorted(by: { $0.path < $1.path })
    where !projects.contains(where: { (folder.path + "/").hasPrefix($0.folder.path + "/") }) {
      projects.append(
        PackProject(folder: folder, files: files.filter { $0.path.hasPrefix(folder.path + "/") }))
    }
    return projects
  }
}

extension PackProject {
  /// The projects of a target; throws if the packs of two would have one name.
  static func all(in target: any Target) throws -> [PackProject] {
    let projects = all(in: target.directoryURL)
    let names = projects.map(\.name)
    if let name = names.first(where: { name in names.count { $0 == name } > 1 }) {
      throw Twice(name: name)
    }
    return projects
  }

  struct Twice: Error, CustomStringConvertible {
    let name: String
    var description: String { "two folders are called \(name), and would both be \(name).qpk" }
  }
}

extension URL {
  fileprivate var isManifest: Bool {
    ["pack.xml", "datapackage.json"].contains(lastPathComponent)
  }
}

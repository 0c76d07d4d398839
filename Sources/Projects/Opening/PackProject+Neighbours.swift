package import Diagnostics
internal import Files

extension Code {
  package static let sharedId = Code(
    "M127", .warning, "two packs have one id",
    why:
      "A player keeps one pack of an id: scores, trust and updates of the two would be mixed up.",
    bad: "a/pack.xml: <pack id=\"capitals\" …\nb/pack.xml: <pack id=\"capitals\" …",
    good: "a/pack.xml: <pack id=\"capitals\" …\nb/pack.xml: <pack id=\"capitals-of-asia\" …",
    fix: """
      Give one of the two another id. Where they are editions of one pack, check them one at a time, or \
      ignore the warning: --allow M127.
      """)
}

/// The neighbours of a project: other projects of one run, and files of its folder that its manifest does not name.
extension PackProject {
  /// Adds a warning to each project whose id an earlier project has.
  package static func reportSharedIds(_ projects: inout [PackProject]) {
    var first: [String: Place] = [:]
    for index in projects.indices {
      guard let manifest = projects[index].manifest, let place = manifest.idPlace else { continue }
      guard let other = first[manifest.id] else {
        first[manifest.id] = place
        continue
      }
      projects[index].findings.add(
        Finding(
          .sharedId, "the id \(manifest.id.quoted()) is that of another pack, too", at: place,
          label: "also in \(Path.printable(other.file))", help: "give one of them another id",
          related: [Related(other, "the first")]))
    }
  }

  /// The files of a project's folder that nothing checks.
  package struct Strays: Equatable, Sendable {
    /// CSV and XML files that are no source.
    package var files: [String] = []
    /// Folders that are projects of their own.
    package var projects: [String] = []
  }

  /// The CSV and XML files of the project's folder that its manifest does not name, and the projects in it.
  ///
  /// Hidden folders, the folder of the pictures and what cannot be listed are left out. The search ends after some
  /// thousand names.
  package func strays() -> Strays {
    guard let manifest, form == .pack else { return Strays() }
    var search = StraySearch(
      // A path that is not written plainly has a finding of its own.
      named: Set(
        (manifest.allSources.map(\.path) + [manifest.schema?.path ?? ""]).map { path in
          path.split(separator: "/").filter { $0 != "." }.joined(separator: "/")
        }),
      pictures: manifest.assets?.path)
    search.search(folder, below: "")
    return search.found
  }
}

/// The walk through a project's folder.
private struct StraySearch {
  let named: Set<String>
  let pictures: String?
  var found = PackProject.Strays()
  private var left = 5_000

  init(named: Set<String>, pictures: String?) { (self.named, self.pictures) = (named, pictures) }

  mutating func search(_ folder: String, below path: String) {
    guard left > 0, let entries = try? Folder.entries(of: folder) else { return }
    left -= entries.count
    for entry in entries where !entry.name.hasPrefix(".") {
      let name = path.isEmpty ? entry.name : path + "/" + entry.name
      let file = Path.joined(folder, entry.name)
      switch entry.kind {
      case .folder:
        if name == pictures { continue }
        if (try? ManifestForm(in: file)) != nil {
          found.projects.append(file)
        } else {
          search(file, below: name)
        }
      case .file:
        let isManifest = path.isEmpty && entry.name == PackProject.manifestName
        if SourceFormat(named: entry.name) != nil, !isManifest, !named.contains(name) {
          found.files.append(file)
        }
      case .other, .unnameable: continue
      }
    }
  }
}

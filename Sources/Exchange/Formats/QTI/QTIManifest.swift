internal import Diagnostics
internal import TextUnicode
internal import XMLSource

/// The list of a package's files, `imsmanifest.xml`, with what it says about them.
struct QTIManifest {
  /// A part of the package.
  struct Resource {
    var type: String
    /// The path of its main file in the package.
    var path: String
    var description: QTIMetadata
    /// The bytes in the manifest.
    var range: Range<Int>
  }

  let description: QTIMetadata
  private(set) var resources: [Resource] = []
  /// The paths of all files that the manifest names, as main files and as others.
  private(set) var files: Set<String> = []
  /// The addresses of files that are missing or lead out of the package, with their places in the manifest.
  private(set) var outside: [(address: String, range: Range<Int>)] = []
  let range: Range<Int>

  /// Reads the tree of a manifest at `path`.
  init(_ root: MarkupElement, at path: String) {
    range = root.range
    description = QTIMetadata(root.child("metadata"))
    let list = root.child("resources")
    let base = (root["xml:base"] ?? "") + (list?["xml:base"] ?? "")
    for resource in list?.children("resource") ?? [] {
      // Blackboard names the file in an attribute of its own.
      let address =
        resource["bb:file"] ?? resource["href"] ?? resource.child("file")?["href"] ?? ""
      guard let file = QuestionPackage.path(base + address.percentDecoded, from: path) else {
        outside.append((address, resource.range))
        continue
      }
      files.insert(file)
      for other in resource.children("file") {
        let address = other["href"] ?? ""
        if let path = QuestionPackage.path(base + address.percentDecoded, from: path) {
          files.insert(path)
        } else {
          outside.append((address, other.range))
        }
      }
      resources.append(
        Resource(
          type: resource["type"] ?? "", path: file,
          description: QTIMetadata(resource.child("metadata")), range: resource.range))
    }
  }
}

/// The parts of learning object metadata that a deck or a question has room for.
struct QTIMetadata {
  var title: String?
  var about: String?
  var language: String?
  var licence: String?
  var keywords: [String] = []
  /// From 1 to 5, as questions have it.
  var difficulty: Int?

  static let difficulties = ["very easy", "easy", "medium", "difficult", "very difficult"]

  init(_ metadata: MarkupElement?) {
    guard let record = metadata?.descendants(["lom"]).first else { return }
    let general = record.child("general")
    title = Self.text(general?.child("title"))
    about = Self.text(general?.child("description"))
    language = Self.text(general?.child("language"))
    licence = Self.text(record.child("rights")?.child("description"))
    keywords = general?.children("keyword").compactMap(Self.text) ?? []
    let level = Self.text(record.child("educational")?.child("difficulty")?.child("value"))
    difficulty = Self.difficulties.firstIndex(of: level?.lowercased() ?? "").map { $0 + 1 }
  }

  /// The text of an element, which in most versions is in a child of its own; nil if it is empty.
  private static func text(_ element: MarkupElement?) -> String? {
    guard let element else { return nil }
    let holder = element.children.first { ["string", "langstring"].contains($0.localName) }
    let text = (holder ?? element).text.collapsed
    return text.isEmpty ? nil : text
  }
}

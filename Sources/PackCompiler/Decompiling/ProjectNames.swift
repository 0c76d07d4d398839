internal import Diagnostics
internal import Pictures

/// The paths of a project's files as a pack says them: none leads elsewhere, and no two are one.
struct ProjectNames {
  /// What stands at each path, and at each folder above it, by what is the same in all spellings.
  private var taken: [String: (path: String, isFolder: Bool)] = [:]

  static func folded(_ path: String) -> String { ProjectPath.folded(path) }

  /// Takes a path of the project, or throws why it cannot be one.
  mutating func take(_ path: String) throws(DecompileError) {
    let shown = path.quoted()
    if let finding = ProjectPath.finding(
      for: path, at: Place("", 0..<0), from: "the folder of the project")
    {
      throw .unwritable(finding.message)
    }
    let parts = path.split(separator: "/").map(String.init)
    if parts.contains(where: { Self.folded($0) == ".git" }) {
      throw .unwritable("the path \(shown) is the version control's")
    }
    for count in 1...parts.count {
      let isFolder = count < parts.count
      let part = parts.prefix(count).joined(separator: "/")
      let folded = Self.folded(part)
      if let other = taken[folded], !isFolder || !other.isFolder || !same(other.path, part) {
        throw .unwritable(
          "the paths \(other.path.quoted()) and \(shown) are one on some systems")
      }
      taken[folded] = (part, isFolder)
    }
  }

  /// Takes the path of a picture, which has to be named like one.
  mutating func take(picture path: String) throws(DecompileError) {
    guard PictureType(named: path) != nil else {
      throw .unwritable("the picture \(path.quoted()) is not named like one")
    }
    try take(path)
  }

  /// Strings are equal however they are composed.
  private func same(_ left: String, _ right: String) -> Bool { left.utf8.elementsEqual(right.utf8) }
}

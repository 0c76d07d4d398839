internal import Diagnostics
internal import Pictures
internal import Projects

/// The paths that a decompiled project uses; makes sure that each is safe and no two are one on any system.
struct ProjectNames {
  /// The paths and their folders, by a key that is equal for all spellings which some systems take for one.
  private var taken: [String: (path: String, isFolder: Bool)] = [:]

  static func folded(_ path: String) -> String { ProjectPath.folded(path) }

  /// True if a path, or one that some system takes for it, is reserved.
  func isTaken(_ path: String) -> Bool { taken[Self.folded(path)] != nil }

  /// Reserves a path; throws if it is unsafe or taken.
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

  /// Reserves the path of a picture, whose name needs a picture's extension.
  mutating func take(picture path: String) throws(DecompileError) {
    guard PictureType(named: path) != nil else {
      throw .unwritable("the picture \(path.quoted()) is not named like one")
    }
    try take(path)
  }

  /// Compares bytes, since Swift treats canonically equivalent strings as equal.
  private func same(_ left: String, _ right: String) -> Bool { left.utf8.elementsEqual(right.utf8) }
}

internal import Files

/// Texts with paths relative to the project's folder, so that they do not depend on where the project is.
extension PackProject {
  /// Returns the path of a file relative to the project's folder.
  package func localName(of file: String) -> String {
    if isHeld { return file }
    if manifestFile == nil { return Path.name(of: file) }
    let start = Path.joined(folder, "")
    return !start.isEmpty && file.hasPrefix(start) ? String(file.dropFirst(start.count)) : file
  }

  /// Returns a message with its paths made relative.
  package func localText(_ text: String) -> String {
    let start = Path.joined(folder, "")
    guard !start.isEmpty, text.contains(start) else { return text }
    var local = ""
    var rest = text[...]
    while let found = rest.firstRange(of: start) {
      local += rest[..<found.lowerBound]
      // A match inside a longer path does not count.
      let before = local.last
      let isPath = before.map { $0.isLetter || $0.isNumber || "/._-".contains($0) } ?? false
      if isPath { local += start }
      rest = rest[found.upperBound...]
    }
    return local + rest
  }

  /// Returns a replay command as one would type it in the project's folder.
  package func localReplay(_ command: String) -> String {
    let start = "packtool prove " + Path.shellWord(path)
    guard command.hasPrefix(start) else { return localText(command) }
    let name = manifestFile == nil ? Path.shellWord(Path.name(of: path)) : "."
    return "packtool prove " + name + command.dropFirst(start.count)
  }
}

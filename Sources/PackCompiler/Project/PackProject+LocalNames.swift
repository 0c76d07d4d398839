internal import Files

/// What is said of a project with its paths from its own folder on, wherever that is.
extension PackProject {
  /// A file of the project.
  package func localName(of file: String) -> String {
    if isHeld { return file }
    if manifestFile == nil { return Path.name(of: file) }
    let start = Path.joined(folder, "")
    return !start.isEmpty && file.hasPrefix(start) ? String(file.dropFirst(start.count)) : file
  }

  /// A message in which paths may stand.
  package func localText(_ text: String) -> String {
    let start = Path.joined(folder, "")
    guard !start.isEmpty, text.contains(start) else { return text }
    var local = ""
    var rest = text[...]
    while let found = rest.firstRange(of: start) {
      local += rest[..<found.lowerBound]
      // The end of a longer path is none of ours.
      let before = local.last
      let isPath = before.map { $0.isLetter || $0.isNumber || "/._-".contains($0) } ?? false
      if isPath { local += start }
      rest = rest[found.upperBound...]
    }
    return local + rest
  }

  /// A command that plays a finding, as one would type it in the folder of the project.
  package func localReplay(_ command: String) -> String {
    let start = "packtool prove " + ReplayCommand.word(path)
    guard command.hasPrefix(start) else { return localText(command) }
    let name = manifestFile == nil ? ReplayCommand.word(Path.name(of: path)) : "."
    return "packtool prove " + name + command.dropFirst(start.count)
  }
}

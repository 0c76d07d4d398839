import Files

/// An archive of text files in the form of Go's `txtar`: a line `-- NAME --` begins a file.
struct TextArchive {
  struct Entry {
    var name: String
    var text: String
  }

  private(set) var entries: [Entry] = []

  init(file path: String) throws {
    try self.init(String(decoding: InputFile.readAll(path, limit: 1 << 22), as: UTF8.self))
  }

  /// Lines before the first marker are a comment and left out.
  init(_ text: String) {
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix("-- "), line.hasSuffix(" --") {
        entries.append(Entry(name: String(line.dropFirst(3).dropLast(3)), text: ""))
      } else if !entries.isEmpty {
        entries[entries.count - 1].text += "\(line)\n"
      }
    }
    // The line feed that ends the archive begins no line.
    if !entries.isEmpty { entries[entries.count - 1].text.removeLast() }
  }
}

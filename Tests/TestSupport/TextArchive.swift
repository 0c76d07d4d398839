internal import Files

/// An archive of small files in one text file, in the form that Fixtures/README.md describes.
package struct TextArchive {
  /// A reason why a text is not an archive.
  package struct Fault: Error { package var text: String }

  package struct Entry: Sendable {
    package var name: String
    package var bytes: [UInt8]

    package var text: String { String(decoding: bytes, as: UTF8.self) }
  }

  package private(set) var entries: [Entry] = []

  /// Reads an archive; `shared` is the folder of the files that its entries may name.
  package init(file path: String, shared: String = "") throws {
    try self.init(InputFile.readAll(path, limit: 1 << 22), shared: shared)
  }

  package init(_ bytes: [UInt8], shared: String = "") throws {
    var lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)[...]
    // The line feed that ends the archive begins no line.
    if lines.last?.isEmpty == true { lines.removeLast() }
    // Lines before the first marker are a comment.
    while let line = lines.popFirst() {
      guard let marker = Marker(line) else { continue }
      let body = lines.prefix { Marker($0) == nil }
      lines = lines.dropFirst(body.count)
      let content = Array(body.map { $0 + [UInt8(ascii: "\n")] }.joined())
      entries.append(try marker.entry(content, shared: shared))
    }
  }

  /// A line `-- NAME --`, `-- NAME escaped --` or `-- NAME = PATH --`.
  private struct Marker {
    let words: [Substring]

    init?(_ line: ArraySlice<UInt8>) {
      guard line.starts(with: "-- ".utf8), line.suffix(3).elementsEqual(" --".utf8) else {
        return nil
      }
      words = String(decoding: line.dropFirst(3).dropLast(3), as: UTF8.self).split(separator: " ")
    }

    func entry(_ content: [UInt8], shared: String) throws -> Entry {
      guard let name = words.first.map(String.init) else { throw Fault(text: "a marker is empty") }
      switch words.dropFirst() {
      case []: return Entry(name: name, bytes: content)
      case ["escaped"]: return Entry(name: name, bytes: try unescaped(content))
      case let rest where rest.count == 2 && rest.first == "=" && content.isEmpty:
        let path = Path.joined(shared, String(words[2]))
        return Entry(name: name, bytes: try InputFile.readAll(path, limit: 1 << 24))
      default: throw Fault(text: "\(name): not a marker")
      }
    }

    /// Replaces `\r`, `\xNN`, `\\`, and a backslash before a line feed.
    private func unescaped(_ content: [UInt8]) throws -> [UInt8] {
      var rest = content[...]
      var bytes: [UInt8] = []
      while let byte = rest.popFirst() {
        guard byte == UInt8(ascii: "\\") else {
          bytes.append(byte)
          continue
        }
        switch rest.popFirst() {
        case UInt8(ascii: "\n"): break
        case UInt8(ascii: "\\"): bytes.append(UInt8(ascii: "\\"))
        case UInt8(ascii: "r"): bytes.append(UInt8(ascii: "\r"))
        case UInt8(ascii: "x"):
          let digits = String(decoding: rest.prefix(2), as: UTF8.self)
          guard let value = UInt8(digits, radix: 16) else { throw Fault(text: "\\x\(digits)") }
          bytes.append(value)
          rest = rest.dropFirst(2)
        default: throw Fault(text: "a backslash begins no escape")
        }
      }
      return bytes
    }
  }
}

internal import Files

/// A file of Fixtures with a text that a test compares with.
package struct GoldenFile {
  package let path: String

  /// Names a file of Fixtures, such as `qti/written.txtar`.
  package init(_ name: String) {
    let root = #filePath.split(separator: "/").dropLast(3).map { "/\($0)" }.joined()
    path = "\(root)/Fixtures/\(name)"
  }

  package func text() throws -> String {
    String(decoding: try InputFile.readAll(path, limit: 1 << 24), as: UTF8.self)
  }

  /// Writes the text if the environment has `RECORD=1`, and returns a message, with which the test then fails, so that
  /// nobody records by accident; nil otherwise.
  package func record(_ text: String) throws -> String? {
    guard Environment["RECORD"] == "1" else { return nil }
    var file = try AtomicFile(replacing: path)
    try file.append(Array(text.utf8))
    try file.commit()
    return "recorded \(path)"
  }
}

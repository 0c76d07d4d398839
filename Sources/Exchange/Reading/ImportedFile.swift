internal import Archives
internal import Bytes
package import Diagnostics
internal import Rows

/// A file to import, read into memory, and the way to the files that it names.
package struct ImportedFile: Sendable {
  /// The path as the user gave it, which findings name.
  package let path: String
  /// The bytes of the file, or its text in UTF-8.
  package let bytes: [UInt8]
  /// Reads a file by its path from the folder of this file on; nil if it is not there or may not be read.
  ///
  /// A path that leads out of the folder is never read.
  package let neighbour: @Sendable (String) -> [UInt8]?
  /// Returns the reason why `neighbour` did not read a file that is there, such as "permission denied".
  var refusal: @Sendable (String) -> String? = { _ in nil }
  /// Returns the paths of the files in the folder of this file and below it, itself included; nil if there are too many
  /// to look at.
  var neighbours: @Sendable () -> [String]? = { [] }
  /// The way from the bytes to those in the file, if the text was in another encoding; nil if they are the same.
  var decoding: DecodedText?
  /// The budget of the import that the file is read for.
  var budget = ImportBudget()

  package init(
    path: String, bytes: [UInt8], neighbour: @escaping @Sendable (String) -> [UInt8]? = { _ in nil }
  ) {
    self.path = path
    self.bytes = bytes
    self.neighbour = neighbour
  }

  /// The name of the file without its folder.
  package var name: String { String(path.split(separator: "/").last ?? "") }

  /// The ending of the name in small letters, without the dot; empty if there is none.
  package var suffix: String {
    let parts = name.split(separator: ".", omittingEmptySubsequences: false)
    return parts.count > 1 ? parts[parts.count - 1].lowercased() : ""
  }

  /// True if the file is a ZIP archive, as workbooks and packages are.
  package var isArchive: Bool { bytes.starts(with: [0x50, 0x4B, 0x03, 0x04]) }

  /// True for the container of old programs, which encrypted workbooks still have.
  var isOldContainer: Bool { bytes.starts(with: [0xD0, 0xCF, 0x11, 0xE0]) }

  /// The place of some bytes; in an archive, which has no lines, the file as a whole.
  package func place(_ bytes: Range<Int>) -> Place {
    isArchive || isOldContainer ? Place(path, cell: "") : Place(path, bytes)
  }

  /// The place of one byte, or of the end of the file if `offset` lies behind it.
  func place(at offset: Int) -> Place {
    let start = min(max(0, offset), bytes.count)
    return place(start..<min(bytes.count, start + 1))
  }
}

/// The choices of a user for an import.
package struct ImportOptions: Sendable {
  /// A column for a field, as `--map` says it.
  package struct Mapping: Sendable, Equatable {
    package var field: String
    package var column: String
    /// True if the cell names a choice by its number or letter, as `Right=@'Correct answer'` says.
    package var isReference: Bool

    package init(field: String, column: String, isReference: Bool = false) {
      self.field = field
      self.column = column
      self.isReference = isReference
    }
  }

  package var mappings: [Mapping] = []
  /// False if the first row of a table is a question, so that mappings name columns by their number from 1 on.
  package var hasHeader = true
  /// The sheet of a workbook to read, by its name; nil for all of them.
  package var sheet: String?
  /// The language of the questions, which tells how a workbook shows its numbers and days; nil if none is stated.
  package var language: String?

  /// Returns the bytes of a picture of the project that the questions go into.
  package var pictures: (@Sendable (String) -> [UInt8]?)?

  /// The way in which keys name the right one of some choices; nil if the files have to prove it.
  package var indexBase: IndexBase?
  /// The limits of work and memory.
  var limits = ImportBudget.Limits()
  /// The number by which the limits of work and memory are multiplied.
  package var budget: Int {
    get { limits.factor }
    set { limits.factor = newValue }
  }

  package init() {}
}

extension ImportedFile {
  /// Returns the bytes behind a byte order mark as text; the indices of the slice are the offsets in the file.
  ///
  /// Throws a finding about the first byte that is not UTF-8, with the encoding that the file seems to have.
  func text() throws(ImportError) -> ArraySlice<UInt8> {
    let mark = UTF8Sequence.byteOrderMark
    let text = bytes.dropFirst(bytes.starts(with: mark) ? mark.count : 0)
    if let notUTF8 { throw ImportError(notUTF8) }
    return text
  }

  /// Returns the text with spaces in place of a byte order mark, for readers that take a whole array.
  func textFromStart() throws(ImportError) -> [UInt8] {
    let text = try text()
    return Array(repeating: 0x20, count: text.startIndex) + text
  }
}

/// The lines of a text as byte ranges without their ends, which are LF, CR LF or CR.
struct Lines: Sequence, IteratorProtocol {
  private let bytes: ArraySlice<UInt8>
  private var position: Int

  init(_ bytes: ArraySlice<UInt8>) { (self.bytes, position) = (bytes, bytes.startIndex) }

  mutating func next() -> Range<Int>? {
    guard position < bytes.endIndex else { return nil }
    let start = position
    var end = start
    while end < bytes.endIndex, bytes[end] != 0x0A, bytes[end] != 0x0D { end += 1 }
    position = end + 1
    if position < bytes.endIndex, bytes[end] == 0x0D, bytes[position] == 0x0A { position += 1 }
    return start..<end
  }
}

extension ArraySlice<UInt8> {
  /// The text of a range without white space at its ends.
  func trimmedText(_ range: Range<Int>) -> String {
    String(decoding: self[trimmed(range)], as: UTF8.self)
  }

  /// The range without spaces, tabs and line ends at its ends.
  func trimmed(_ range: Range<Int>) -> Range<Int> {
    var (start, end) = (range.lowerBound, range.upperBound)
    while start < end, self[start] <= 0x20 { start += 1 }
    while end > start, self[end - 1] <= 0x20 { end -= 1 }
    return start..<end
  }
}

extension JSON {
  /// Reads a file as JSON. The places of values are offsets in the file.
  init(_ file: ImportedFile) throws(ImportError) {
    try self.init(file, file.textFromStart())
  }

  /// Reads `text`, which is that of a file with spaces in place of some bytes.
  init(_ file: ImportedFile, _ text: [UInt8]) throws(ImportError) {
    do throws(JSONError) {
      self = try file.budget.parse(text[...])
    } catch {
      let place = file.place(error.offset..<min(error.offset + 1, text.count))
      throw ImportError(
        Finding(
          .unreadableImport, "the file is no valid JSON: \(error.message)", at: place,
          help: "correct the file here, or save it anew from the program that it is from"))
    }
  }

  /// The text of a string, number or truth value; nil for anything else.
  var scalar: String? {
    switch value {
    case .string(let text), .number(let text): text
    case .bool(let flag): flag ? "true" : "false"
    case .null, .array, .object: nil
    }
  }
}

extension ImportedFile {
  /// Opens the file as a ZIP archive.
  func archive() throws(ImportError) -> ZipArchive {
    do throws(ZipError) { return try ZipArchive(bytes) } catch { throw importError(error) }
  }

  /// Returns the path that findings name for a file of this archive.
  func path(of member: String) -> String { "\(path)/\(member)" }

  /// Returns a file of an archive, which must be there and have at most `limit` bytes.
  func member(
    _ name: String, of archive: ZipArchive, limit: Int
  ) throws(ImportError) -> [UInt8] {
    guard let bytes = try memberIfThere(name, of: archive, limit: limit) else {
      throw ImportError(
        Finding(.unreadableImport, "there is no \(name) in the archive", at: place(0..<0)))
    }
    return bytes
  }

  /// Returns a file of an archive; nil if there is none of this name.
  func memberIfThere(
    _ name: String, of archive: ZipArchive, limit: Int
  ) throws(ImportError) -> [UInt8]? {
    do throws(ZipError) {
      let bytes = try archive.bytes(name, limit: limit)
      budget.open(member: bytes?.count ?? 0)
      return bytes
    } catch {
      throw importError(error)
    }
  }

  private func importError(_ error: ZipError) -> ImportError {
    let code: Code = error.kind == .refused ? .refusedArchive : .unreadableImport
    return ImportError(
      Finding(code, "the archive cannot be read: \(error.message)", at: place(0..<0)))
  }
}

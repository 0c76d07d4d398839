internal import Bytes
package import Diagnostics

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

/// The places by which keys name choices.
package enum IndexBase: String, CaseIterable, Sendable {
  /// Numbers, of which the first is 0, or letters.
  case zero = "0"
  /// Numbers, of which the first is 1, or letters.
  case one = "1"
  /// Letters; a number is the text of a choice.
  case letters = "a"
}

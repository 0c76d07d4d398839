internal import Hashing
internal import PackFormat
internal import TestSupport

extension FuzzTarget {
  /// Reads the input as a pack, and again as the directory and data of a pack whose digests are
  /// right.
  ///
  /// A fuzzer cannot guess digests, so they are computed here. The first two bytes give the length
  /// of the directory.
  static let pack = FuzzTarget(name: "pack") { bytes in
    read(bytes, isOpened: { _ in })
    guard bytes.count > 2, var draft else { return }
    let length = min(Int(bytes.integer(at: 0, 2)), bytes.count - 2)
    draft.content.directory = Array(bytes[2..<2 + length])
    draft.content.data = Array(bytes[(2 + length)...])
    let sealed = draft.sealed()
    read(sealed) { reader in
      promise(reader.header.fileLength == UInt64(sealed.count), "it opens with another length")
    }
  }

  /// Reads up to 50 rows of every column; if the pack verifies, each value must be readable.
  private static func read(_ bytes: [UInt8], isOpened: (PackReader) -> Void) {
    guard let reader = try? PackReader(ByteSource(bytes), digest: .quick) else { return }
    isOpened(reader)
    let verifies = (try? reader.verify()) != nil
    for column in (reader.tables + reader.provenance).flatMap(\.columns) {
      for row in 0..<min(column.rowCount, 50) {
        promise((try? value(column, row, reader)) != nil || !verifies, "a value cannot be read")
      }
    }
  }

  private static func value(
    _ column: PackColumn, _ row: Int, _ reader: PackReader
  ) throws(PackError) {
    switch column.type {
    case .string: _ = try reader.string(column, row)
    case .blob: _ = try reader.blob(column, row)
    case .decimal: _ = try reader.decimal(column, row)
    case .flag: _ = try reader.flag(column, row)
    case .integer, .date, .year, .reference: _ = try reader.integer(column, row)
    }
  }

  /// A sound pack of three facts, whose directory and data are replaced.
  private static let draft: PackDraft? = {
    var writer = PackWriter(
      card: PackCard(
        id: "t", version: "1.0.0", kind: "facts", asOf: nil, questionCount: 3,
        titles: [.init(language: "en", text: "T")]))
    var facts = ColumnBuilder("Fact", .string)
    for fact in ["A", "B", "C"] { facts.append(fact) }
    writer.content = [TableBuilder("facts", [facts])]
    return (try? writer.encode().bytes).map { PackDraft($0) }
  }()
}

import Testing

@testable import PackFormat

struct VectorTests {
  @Test func thereAreManyVectors() {
    #expect(TestVector.names.count >= 300)
  }

  @Test(arguments: TestVector.names)
  func aVectorIsAsItExpects(name: String) throws {
    let vector = try TestVector(named: name)
    // Digests are slow in a debug build; the optimised build tries all vectors.
    #if DEBUG
      if vector.bytes.count > 1 << 20 { return }
    #endif
    let (found, said) = judge(vector.bytes)
    #expect(said == vector.expect)
    #expect(found == vector.found)
    if said == "sound" { #expect(try values(vector.bytes) == vector.values) }
  }

  /// Returns the moment of the refusal and the class of the error.
  private func judge(_ bytes: [UInt8]) -> (found: String?, said: String) {
    let reader: PackReader
    do throws(PackError) { reader = try PackReader(ByteSource(bytes)) } catch {
      return ("opening", error.reason.name)
    }
    do throws(PackError) { try reader.verify() } catch { return ("checking", error.reason.name) }
    return (nil, "sound")
  }

  /// Returns the values of the first three rows, written as the vectors write them.
  private func values(_ bytes: [UInt8]) throws -> [String] {
    let reader = try PackReader(ByteSource(bytes))
    var values: [String] = []
    for (zone, tables) in [("content", reader.tables), ("provenance", reader.provenance)] {
      for table in tables {
        for column in table.columns {
          let label = column.name + (column.language.isEmpty ? "" : "@\(column.language)")
          for row in 0..<min(3, column.rowCount) {
            values.append("\(zone) \(table.name) \(label) \(row) \(try shown(reader, column, row))")
          }
        }
      }
    }
    return values
  }

  private func shown(_ reader: PackReader, _ column: PackColumn, _ row: Int) throws -> String {
    let value: String? =
      switch column.type {
      case .string: try reader.string(column, row).map { hex(Array($0.utf8)) }
      case .blob: try reader.blob(column, row).map(hex)
      case .decimal: try reader.decimal(column, row)?.text
      case .flag: try reader.flag(column, row).map { $0 ? "true" : "false" }
      case .integer, .date, .year, .reference: try reader.integer(column, row).map { "\($0)" }
      }
    return value ?? "none"
  }

  private func hex(_ bytes: [UInt8]) -> String {
    if bytes.count > 64 { return "sha256 \(SHA256.digest(bytes).hex)" }
    let digits = Array("0123456789abcdef".utf8)
    return "hex "
      + String(
        decoding: bytes.flatMap { [digits[Int($0 >> 4)], digits[Int($0 & 15)]] }, as: UTF8.self)
  }
}

import PackFormat
import TestSupport

/// Opens, checks, lists and plays an untrusted pack, which may only be refused or work.
enum HostileTrial {
  static func run(_ bytes: [UInt8], _ chance: inout Chance) -> Outcome {
    run(ByteSource(bytes), &chance)
  }

  static func run(_ source: ByteSource, _ chance: inout Chance) -> Outcome {
    let reader: PackReader
    do throws(PackError) { reader = try PackReader(source) } catch {
      return Outcome("refused when opened")
    }
    _ = reader.layout.count
    var refusal: PackError?
    do throws(PackError) { try reader.verify() } catch { refusal = error }
    let fault = firstFault(reader)
    // The game runs even if the check fails: a player does not check a whole pack before playing.
    let played = Playing.play(reader, &chance).result
    if refusal == nil, let fault {
      return Outcome("accepted", complaint: "the whole check passes, and then: \(fault.message)")
    }
    return Outcome(refusal == nil ? "accepted, \(played)" : "refused by the whole check, \(played)")
  }

  /// Returns the first error when values are read one by one, from the first rows and the last.
  private static func firstFault(_ reader: PackReader) -> PackError? {
    var fault: PackError?
    for column in (reader.tables + reader.provenance).prefix(64).flatMap({ $0.columns.prefix(64) })
    {
      let rows = column.rowCount
      for row in 0..<min(rows, 60) { note(reader, column, row, &fault) }
      for row in max(60, rows - 4)..<max(60, rows) { note(reader, column, row, &fault) }
    }
    return fault
  }

  private static func note(
    _ reader: PackReader, _ column: PackColumn, _ row: Int, _ fault: inout PackError?
  ) {
    do throws(PackError) { _ = try reader.comparable(column, row) } catch { fault = fault ?? error }
  }
}

/// Writes a mutant and the verdict of this reader to standard output, for the readers in Python and
/// TypeScript to confirm.
enum StreamTrial {
  static func run(_ bytes: [UInt8]) -> Outcome {
    var name = "accepted"
    do throws(PackError) { try PackReader(ByteSource(bytes)).verify() } catch {
      name = error.reason.name
    }
    var outcome = Outcome(name)
    var head = [UInt8](repeating: 0, count: 8)
    head.set(UInt64(bytes.count), at: 0, 8)
    outcome.frame = [UInt8(name.utf8.count)] + Array(name.utf8) + head + bytes
    return outcome
  }
}

import PackFormat
import TestSupport

/// A pack of a stranger's: opened, checked, listed and played; all it may do is be refused.
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
    // A player does not check the whole of a pack before it plays.
    let played = Playing.play(reader, &chance).result
    if refusal == nil, let fault {
      return Outcome("accepted", complaint: "the whole check passes, and then: \(fault.message)")
    }
    return Outcome(refusal == nil ? "accepted, \(played)" : "refused by the whole check, \(played)")
  }

  /// What goes wrong where values are asked for one by one, in the first rows and the last.
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

/// What another reader of the format is to agree with: the pack, and what this one says of it.
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

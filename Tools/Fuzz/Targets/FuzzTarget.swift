internal import Synchronization

/// Something that reads what a stranger wrote, and what must hold whatever that is.
///
/// `run` returns for every input; where something does not hold, it stops the program.
package struct FuzzTarget: Sendable {
  package let name: String
  package let run: @Sendable ([UInt8]) -> Void

  package static let all: [FuzzTarget] = [
    .pack, .csv, .csvRows, .xml, .xmlGuard, .xmlRows, .source, .manifest, .tableSchema, .text,
    .signature,
    .record,
  ]

  package static func named(_ name: String) -> FuzzTarget? { all.first { $0.name == name } }

  /// The one that is run by who can pass none on.
  private static let choice = Mutex<FuzzTarget?>(nil)
  package static var chosen: FuzzTarget? { choice.withLock { $0 } }
  package static func choose(_ target: FuzzTarget) { choice.withLock { $0 = target } }
}

/// Stops the program where a promise does not hold, as a crash that the fuzzer keeps the input of.
func promise(_ holds: Bool, _ what: @autoclosure () -> String) {
  if !holds { preconditionFailure(what()) }
}

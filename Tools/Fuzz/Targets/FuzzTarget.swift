internal import Synchronization

/// A parser of untrusted input, and the promises that it must keep for every input.
///
/// `run` returns if all promises hold; otherwise it stops the program.
package struct FuzzTarget: Sendable {
  package let name: String
  package let run: @Sendable ([UInt8]) -> Void

  package static let all: [FuzzTarget] =
    [
      .pack, .csv, .csvRows, .xml, .xmlGuard, .xmlRows, .source, .manifest, .dataPackage,
      .tableSchema, .text,
      .signature, .record, .zip,
    ] + [format] + imports

  package static func named(_ name: String) -> FuzzTarget? { all.first { $0.name == name } }

  /// The target that the callback of libFuzzer runs; a C function cannot be passed one.
  private static let choice = Mutex<FuzzTarget?>(nil)
  package static var chosen: FuzzTarget? { choice.withLock { $0 } }
  package static func choose(_ target: FuzzTarget) { choice.withLock { $0 = target } }
}

/// Stops the program if a promise does not hold; the fuzzer keeps the input of such a crash.
func promise(_ holds: Bool, _ what: @autoclosure () -> String) {
  if !holds { preconditionFailure(what()) }
}

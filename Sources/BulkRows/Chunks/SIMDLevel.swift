internal import CBulkRows

/// Which of the processor's instructions bytes are looked at by; what comes of it is the same.
package struct SIMDLevel: Sendable, Equatable {
  let number: Int32

  /// The best that there are here.
  package static let best = SIMDLevel(number: csv_masks_best())

  /// All that can be used here, those of every processor first.
  static var all: [SIMDLevel] { (0...best.number).map { SIMDLevel(number: $0) } }
}

internal import CBulkRows

/// The SIMD instruction set that the kernels use. All sets give identical results.
package struct SIMDLevel: Sendable, Equatable {
  let number: Int32

  /// The best set that this processor has.
  package static let best = SIMDLevel(number: csv_masks_best())

  /// The sets that this processor has, the portable one first.
  static var all: [SIMDLevel] { (0...best.number).map { SIMDLevel(number: $0) } }
}

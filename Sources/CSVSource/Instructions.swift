internal import CMasks

/// Which of the processor's instructions bytes are looked at by; what comes of it is the same.
package struct Instructions: Sendable, Equatable {
  let number: Int32

  /// The best that there are here.
  package static let best = Instructions(number: csv_masks_best())

  /// All that can be used here, those of every processor first.
  static var all: [Instructions] { (0...best.number).map { Instructions(number: $0) } }
}

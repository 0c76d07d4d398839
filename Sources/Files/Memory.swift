/// How the memory of this process is had from the system.
package enum Memory {
  /// Keeps what is freed for what is needed next: for work that again and again needs some hundred kilobytes,
  /// which the system would take back each time and hand out as empty pages, one fault for each.
  ///
  /// The C library keeps as much as twice the largest piece that was ever freed (mallopt(3), M_TRIM_THRESHOLD).
  package static func keepWhatIsFreed() {
    var piece: [UInt8] = []
    piece.reserveCapacity(8 << 20)
  }
}

extension [Int64] {
  /// The places of the numbers, that of the least first; equal numbers stay in their order.
  ///
  /// Each sort of other values would be code of its own in the engine of the page.
  @inline(never)
  package var order: [Int] {
    indices.sorted { self[$0] == self[$1] ? $0 < $1 : self[$0] < self[$1] }
  }
}

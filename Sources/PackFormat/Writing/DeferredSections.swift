/// The sections of a zone, some of which may still be computed in the background.
package struct DeferredSections: Sendable {
  /// Computes one section.
  package typealias Make = @Sendable () -> EncodedSection

  /// Returns a section, and waits for it if it is not ready.
  let made: @Sendable (_ number: Int) -> EncodedSection
  /// Returns a section; nil if it is not ready.
  let known: @Sendable (_ number: Int) -> EncodedSection?

  /// Creates sections from two functions, which return the same section each time they are called.
  package init(
    made: @escaping @Sendable (_ number: Int) -> EncodedSection,
    known: @escaping @Sendable (_ number: Int) -> EncodedSection?
  ) {
    (self.made, self.known) = (made, known)
  }

  /// Computes all sections at once.
  package init(making sections: [Make]) {
    let sections = sections.map { $0() }
    self.init(made: { sections[$0] }, known: { sections[$0] })
  }
}

/// Sections of a zone as they go into a pack, some of which may still be made.
package struct DeferredSections: Sendable {
  package typealias Make = @Sendable () -> EncodedSection

  /// The section of a number; who asks for one that is being made waits for it.
  let made: @Sendable (_ number: Int) -> EncodedSection
  /// The same, or nil where it is not made yet.
  let known: @Sendable (_ number: Int) -> EncodedSection?

  /// What is asked for twice has to be the same.
  package init(
    made: @escaping @Sendable (_ number: Int) -> EncodedSection,
    known: @escaping @Sendable (_ number: Int) -> EncodedSection?
  ) {
    (self.made, self.known) = (made, known)
  }

  /// All of them, made at once.
  package init(making sections: [Make]) {
    let sections = sections.map { $0() }
    self.init(made: { sections[$0] }, known: { sections[$0] })
  }
}

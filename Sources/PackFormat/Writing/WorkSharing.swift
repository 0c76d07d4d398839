/// A way to distribute a writer's work among threads. The bytes of the pack do not depend on it.
package struct WorkSharing: Sendable {
  /// Waits for the results of a job and returns them in order; it may be called again.
  package typealias Made = @Sendable () -> [[UInt8]]

  /// Starts a job: calls `work` for each number below `count`.
  package typealias Begin =
    @Sendable (_ count: Int, _ work: @escaping @Sendable (_ number: Int) -> [UInt8]) -> Made

  let begin: Begin
  /// Computes sections in order, possibly in the background.
  let sections: @Sendable ([DeferredSections.Make]) -> DeferredSections

  /// Creates a way to share work. `begin` may call `work` on any threads, or later on the thread
  /// that asks for the results.
  package init(
    sections: @escaping @Sendable ([DeferredSections.Make]) -> DeferredSections = DeferredSections
      .init(
        making:),
    begin: @escaping Begin
  ) {
    (self.begin, self.sections) = (begin, sections)
  }

  /// Does all work on the calling thread, when its results are asked for.
  package static let onOneThread = WorkSharing { count, work in
    { (0..<count).map { work($0) } }
  }
}

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

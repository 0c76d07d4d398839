/// How a writer has work shared out among threads; what comes of it does not depend on that.
package struct WorkSharing: Sendable {
  /// What was made, when all of it is; it may be asked for again.
  package typealias Made = @Sendable () -> [[UInt8]]

  /// Has something made of each number below `count`, to be had in order.
  package typealias Begin =
    @Sendable (_ count: Int, _ work: @escaping @Sendable (_ number: Int) -> [UInt8]) -> Made

  let begin: Begin
  /// Makes sections, in order, maybe while what is made already is written.
  let sections: @Sendable ([DeferredSections.Make]) -> DeferredSections

  /// `begin` may call `work` on as many threads as it likes, and may leave it to who asks for what was made.
  package init(
    sections: @escaping @Sendable ([DeferredSections.Make]) -> DeferredSections = DeferredSections
      .init(
        making:),
    begin: @escaping Begin
  ) {
    (self.begin, self.sections) = (begin, sections)
  }

  package static let onOneThread = WorkSharing { count, work in
    { (0..<count).map { work($0) } }
  }
}

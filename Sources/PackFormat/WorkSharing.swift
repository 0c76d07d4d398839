/// How a writer has work shared out among threads; what comes of it does not depend on that.
package struct WorkSharing: Sendable {
  /// What was made, when all of it is; it may be asked for again.
  package typealias Made = @Sendable () -> [[UInt8]]

  /// Has something made of each number below `count`, to be had in order.
  package typealias Begin =
    @Sendable (_ count: Int, _ work: @escaping @Sendable (_ number: Int) -> [UInt8]) -> Made

  /// Has something done beside what its caller goes on with, if it can; nothing but time depends on that. Who
  /// calls what is returned waits until nobody works on it any more.
  package typealias Beside = @Sendable (_ work: @escaping @Sendable () -> Void) -> () -> Void

  let begin: Begin
  let beside: Beside

  /// `begin` may call `work` on as many threads as it likes, and may leave it to who asks for what was made.
  package init(beside: @escaping Beside = { _ in {} }, begin: @escaping Begin) {
    (self.begin, self.beside) = (begin, beside)
  }

  package static let onOneThread = WorkSharing { count, work in
    { (0..<count).map { work($0) } }
  }
}

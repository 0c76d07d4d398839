/// A sequence of the checks that verify a whole pack. Any reader of the pack may run any of them.
///
/// The parts are generated one by one, because a sparse file can have any number of them.
package struct Verification: Sendable, Sequence, IteratorProtocol {
  /// One check, over a range of blocks or items.
  package struct Part: Sendable {
    /// The position in the sequence. The fault of the part with the lowest number is the one to
    /// report.
    package let number: Int
    fileprivate let range: Range<Int>
    fileprivate let check: Check

    /// Runs the check.
    package func verify(by pack: PackReader) throws(PackError) { try check(pack, range) }
  }

  fileprivate typealias Check = @Sendable (PackReader, Range<Int>) throws(PackError) -> Void

  private struct Step {
    let count: Int
    let atOnce: Int
    let check: Check
  }

  private let blocksAtOnce: Int
  private let itemsAtOnce: Int
  private var steps: [Step] = []
  private var step = 0
  private var start = 0
  private var number = 0

  init(blocks: Int, items: Int) { (blocksAtOnce, itemsAtOnce) = (blocks, items) }

  /// Adds a check of `blocks` blocks, to be split into parts.
  mutating func add(
    blocks: Int, _ check: @escaping @Sendable (PackReader, Range<Int>) throws(PackError) -> Void
  ) {
    add(Step(count: blocks, atOnce: blocksAtOnce, check: check))
  }

  /// Adds a check of `items` items, to be split into parts.
  mutating func add(
    items: Int, _ check: @escaping @Sendable (PackReader, Range<Int>) throws(PackError) -> Void
  ) {
    add(Step(count: items, atOnce: itemsAtOnce, check: check))
  }

  /// Adds a check that is one part.
  mutating func add(_ check: @escaping @Sendable (PackReader) throws(PackError) -> Void) {
    add(Step(count: 1, atOnce: 1) { (pack, _) throws(PackError) in try check(pack) })
  }

  private mutating func add(_ step: Step) {
    if step.count > 0 { steps.append(step) }
  }

  package mutating func next() -> Part? {
    guard step < steps.count else { return nil }
    let current = steps[step]
    let end = current.count - start > current.atOnce ? start + current.atOnce : current.count
    defer {
      number += 1
      if end == current.count { (step, start) = (step + 1, 0) } else { start = end }
    }
    return Part(number: number, range: start..<end, check: current.check)
  }
}

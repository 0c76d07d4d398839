/// What there is to verify of a pack, part by part; any reader of the pack may do any of them.
///
/// Made one after the other, as a file with holes can have any number of them.
package struct Verification: Sendable, Sequence, IteratorProtocol {
  package struct Part: Sendable {
    /// Which of all parts it is: what is wrong in one counts before what is wrong in the next.
    package let number: Int
    fileprivate let range: Range<Int>
    fileprivate let check: Check

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

  mutating func add(
    blocks: Int, _ check: @escaping @Sendable (PackReader, Range<Int>) throws(PackError) -> Void
  ) {
    add(Step(count: blocks, atOnce: blocksAtOnce, check: check))
  }

  mutating func add(
    items: Int, _ check: @escaping @Sendable (PackReader, Range<Int>) throws(PackError) -> Void
  ) {
    add(Step(count: items, atOnce: itemsAtOnce, check: check))
  }

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

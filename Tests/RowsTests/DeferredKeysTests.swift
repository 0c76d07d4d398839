import Testing

@testable import Rows

@Suite("Hashes of keys that are there more than once") struct DeferredKeysTests {
  /// Returns as many different hashes as are sorted in one go.
  static func many(_ count: Int) -> [UInt64] {
    (1...UInt64(count)).map { $0 &* 0x9e37_79b9_7f4a_7c15 }
  }

  static func doubled(_ pieces: [[UInt64]], threads: Int = 1) -> Set<UInt64> {
    var log = DeferredKeys()
    for piece in pieces { log.append(piece) }
    return log.takeDoubled(threads: threads)
  }

  @Test(arguments: [1, 2, 3, 7])
  func doublesWithinAGroupAndOfTwoGroupsAreFoundByAnyNumberOfThreads(threads: Int) {
    let many = Self.many(600_000)
    let pieces = stride(from: 0, to: many.count, by: 8192).map {
      Array(many[$0..<min($0 + 8192, many.count)])
    }
    #expect(Self.doubled(pieces, threads: threads) == [])
    let again = [many[0], many[1], many[300_000], many[599_999]]
    #expect(Self.doubled(pieces + [again], threads: threads) == Set(again))
    #expect(Self.doubled([again] + pieces + [again], threads: threads) == Set(again))
  }

  @Test func zeroIsAHashAsAnyOther() {
    #expect(Self.doubled([[0, 5]]) == [])
    #expect(Self.doubled([[0, 5], [0]]) == [0])
    #expect(Self.doubled([[0, 1]]) == [])
  }

  @Test(arguments: 0..<64)
  func hashesThatDifferInAnyOneBitAreNotEqual(bit: Int) {
    let some = Self.many(3)
    let others = some.map { $0 ^ 1 << UInt64(bit) }
    #expect(Self.doubled([some, others]) == [])
    #expect(Self.doubled([some, others, [others[1]]]) == [others[1]])
    #expect(Self.doubled([some, others, some]) == Set(some))
  }

  @Test func aHashThatIsNearlyAnotherOneIsFoundAsOftenAsItIsThere() {
    let (hash, near) = (Self.many(1)[0], Self.many(1)[0] ^ 1 << 50)
    #expect(Self.doubled([[near, hash, near, hash, hash]]) == [hash, near])
    #expect(Self.doubled([[near, hash, hash]]) == [hash])
    #expect(Self.doubled([[hash, hash, near]]) == [hash])
  }

  @Test func noHashAndOneHashHaveNoDouble() {
    #expect(Self.doubled([]) == [])
    #expect(Self.doubled([[7]]) == [])
  }
}

import PackFormat

/// The result of one mutant.
struct Outcome {
  /// The name under which results are counted, such as `refused`, `accepted` or a class of errors.
  var name: String
  /// A description of the fault in our programs that the mutant reveals, if there is one.
  var complaint: String?
  /// Bytes for standard output that another reader judges; empty in most families.
  var frame: [UInt8] = []

  init(_ name: String, complaint: String? = nil) {
    self.name = name
    self.complaint = complaint
  }
}

/// A numbered family of mutants of one sort.
struct Family {
  /// The processor time and memory that a mutant may take.
  struct Limits {
    var milliseconds = 1000.0
    var kibibytes = 64 << 10
  }

  var limits = Limits()
  let run: (UInt64) -> Outcome

  init(_ limits: Limits = Limits(), run: @escaping (UInt64) -> Outcome) {
    self.limits = limits
    self.run = run
  }

  static func named(_ name: String, _ packs: [KnownPack], seed: UInt64) -> Family? {
    let digests = KnownDigests(of: packs.map(\.bytes))
    let packs = packs.map { pack in
      var pack = pack
      pack.digests = digests
      return pack
    }
    // Small packs suffice for most mutants: large ones have more rows, but no other structures.
    let light = packs.filter { $0.bytes.count < 100_000 }
    guard let first = packs.first else { return nil }
    func chance(_ number: UInt64) -> Chance { Chance(seed: seed, number: number) }
    switch name {
    case "bits":
      return Family { number in
        var bytes = first.bytes
        bytes[Int(number / 8)] ^= 1 << UInt8(number % 8)
        return first.judge(bytes, among: packs)
      }
    case "prefixes":
      return Family { first.judge(Array(first.bytes[..<Int($0)]), among: packs) }
    case "damage":
      return Family { number in
        var chance = chance(number)
        let pack = chance.element(of: packs)
        return pack.judge(Damage.mutant(of: pack, packs, &chance), among: packs)
      }
    case "sealed":
      return Family { number in
        var chance = chance(number)
        let pack = chance.element(of: light.isEmpty || number % 16 == 0 ? packs : light)
        return HostileTrial.run(SealedMutant.make(of: pack.bytes, &chance), &chance)
      }
    case "rewritten":
      return Family { number in
        var chance = chance(number)
        let pack = chance.element(of: packs)
        return HostileTrial.run(RewrittenMutant.make(of: pack, &chance), &chance)
      }
    case "bombs":
      // A bomb is played for several moves; `BombTrial` limits the time of each.
      return Family(Limits(milliseconds: 10_000)) { BombTrial.run(Int($0)) }
    case "stream":
      return Family { number in
        var chance = chance(number)
        let pack = chance.element(of: packs)
        let isSealed = chance.below(4) > 0
        return StreamTrial.run(
          isSealed
            ? SealedMutant.make(of: pack.bytes, &chance) : Damage.mutant(of: pack, packs, &chance))
      }
    default: return nil
    }
  }
}

/// Random numbers for one mutant, fixed by seed and number.
struct Chance {
  private var state: UInt64

  init(seed: UInt64, number: UInt64) {
    state = seed &* 0x9E37_79B9_7F4A_7C15 &+ number &* 0xD1B5_4A32_D192_ED03
    _ = next()
  }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ z >> 30) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ z >> 27) &* 0x94D0_49BB_1331_11EB
    return z ^ z >> 31
  }

  /// Returns a number below `bound`, which is at least 1.
  mutating func below(_ bound: Int) -> Int { Int(next() % UInt64(bound)) }

  mutating func element<Element>(of elements: [Element]) -> Element {
    elements[below(elements.count)]
  }

  mutating func bytes(_ count: Int) -> [UInt8] {
    (0..<count).map { _ in UInt8(truncatingIfNeeded: next()) }
  }

  /// Returns a random range within `count` bytes that has at most `most` of them.
  mutating func range(in count: Int, atMost most: Int) -> Range<Int> {
    let start = below(count + 1)
    return start..<start + below(min(most, count - start) + 1)
  }
}

import PackFormat

/// What became of one mutant.
struct Outcome {
  /// What is counted: `refused`, `accepted` or a class of errors.
  var name: String
  /// Why the mutant shows a fault of ours; nil where it shows none.
  var complaint: String?
  /// What goes to standard output for another reader to judge: nothing in most families.
  var frame: [UInt8] = []

  init(_ name: String, complaint: String? = nil) {
    self.name = name
    self.complaint = complaint
  }
}

/// Mutants of one sort, by number.
struct Family {
  /// What a mutant may take of the processor and of memory.
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
    // Large packs have more of the same; what is special is in their tables.
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
      // Several moves of a game; what one of them may take is judged there.
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

/// Chance for one mutant: the same for the same seed and number.
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

  /// Below `bound`, which is at least 1.
  mutating func below(_ bound: Int) -> Int { Int(next() % UInt64(bound)) }

  mutating func element<Element>(of elements: [Element]) -> Element {
    elements[below(elements.count)]
  }

  mutating func bytes(_ count: Int) -> [UInt8] {
    (0..<count).map { _ in UInt8(truncatingIfNeeded: next()) }
  }

  /// Somewhere in so many bytes, and at most so long.
  mutating func range(in count: Int, atMost most: Int) -> Range<Int> {
    let start = below(count + 1)
    return start..<start + below(min(most, count - start) + 1)
  }
}

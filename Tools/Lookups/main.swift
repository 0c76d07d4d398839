import Files
import Glibc
import Hashing
import PackFormat

// lookups PACK COUNT WINDOW: does with a pack of facts what script/benchmarks/lookups.c does with
// databases.

/// The random numbers of lookups.c (xorshift).
struct Numbers {
  private var state: UInt64 = 42

  mutating func next(below window: UInt32) -> Int {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return Int(UInt32(truncatingIfNeeded: state >> 32) % window)
  }
}

struct NoFacts: Error {}

/// The processor time of the process so far, in nanoseconds.
func now() -> Double {
  var time = timespec()
  _ = unsafe clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
  return Double(time.tv_sec) * 1e9 + Double(time.tv_nsec)
}

/// Looks up random facts by number; returns the times of opening and of the lookups, and the bytes
/// seen.
func lookUp(
  _ path: String, count: Int, window: UInt32, again: Bool
) throws -> (opened: Double, done: Double, seen: Int) {
  let begun = now()
  let file = SharedFile(try InputFile(path))
  let source = ByteSource(count: UInt64(file.file.size)) { (offset, count) throws(PackError) in
    do throws(FileError) {
      return try file.file.read(at: Int(offset), count: count)
    } catch {
      throw PackError(.unreadable(error.reason), at: offset)
    }
  }
  let reader = try PackReader(source, digest: .quick)
  guard let facts = reader.table("facts") else { throw NoFacts() }
  let (text, value) = (try facts.column("Fact"), try facts.column("Value"))
  let unit = try facts.column("Unit")
  let opened = now()
  var buffer: [UInt8] = []
  var seen = 0
  func run() throws {
    var numbers = Numbers()
    seen = 0
    for _ in 0..<count {
      let row = numbers.next(below: window)
      buffer.removeAll(keepingCapacity: true)
      let isThere = try reader.appendBytes(of: text, row, to: &buffer)
      let hasUnit = try reader.appendBytes(of: unit, row, to: &buffer)
      guard isThere, hasUnit, try reader.decimal(value, row) != nil else { throw NoFacts() }
      seen += buffer.count
    }
  }
  // A first run verifies the blocks, so that only lookups are measured.
  if again { try run() }
  let from = now()
  try run()
  return (opened - begun, now() - from, seen)
}

let arguments = CommandLine.arguments
guard arguments.count == 4, let count = Int(arguments[2]), let window = UInt32(arguments[3]),
  count > 0, window > 0
else {
  print("usage: lookups PACK COUNT WINDOW")
  exit(2)
}
_ = try lookUp(arguments[1], count: 1, window: window, again: false)
let found = try lookUp(arguments[1], count: count, window: window, again: true)
print(found.opened / 1000, found.done / Double(count), found.seen)

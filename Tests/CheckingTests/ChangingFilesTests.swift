import Diagnostics
import Files
import Glibc
import PackFormat
import Testing
import TestSupport

@testable import Checking
@testable import Comparing
@testable import Projects

/// Tests of files that another process truncates, overwrites or replaces while they are read.
struct ChangingFilesTests {
  let folder = TemporaryFolder()

  enum Change: CaseIterable { case cut, overwrite, rewrite, replace, append, remove }

  private static func overwrite(
    _ path: String, _ bytes: [UInt8], at offset: Int = 0, flags: Int32 = 0
  ) {
    let file = unsafe open(path, O_WRONLY | flags, 0o600)
    _ = unsafe pwrite(file, bytes, bytes.count, offset)
    _ = close(file)
  }

  // MARK: - Packs

  private static let rowCount = 300

  private static func fact(_ row: Int, _ version: Int) -> String {
    "fact \(row) of version \(version) " + String(repeating: "x", count: row % 90)
  }

  private func pack(_ version: Int) throws -> [UInt8] {
    var pack = BuiltPack(kind: "facts", rules: [])
    pack.add("Fact", (0..<Self.rowCount).map { Self.fact($0, version) })
    pack.add("Value", .integer, (0..<Self.rowCount).map { Int64($0 * 7 + version) })
    return try pack.bytes()
  }

  private func change(_ path: String, _ new: [UInt8], using random: inout SplitMix) {
    switch Change.allCases.randomElement(using: &random) ?? .cut {
    case .cut: _ = unsafe truncate(path, .random(in: 0..<new.count, using: &random))
    case .overwrite:
      let start = Int.random(in: 0..<new.count, using: &random)
      Self.overwrite(path, Array(new[start...].prefix(1 << 12)), at: start)
    case .rewrite: Self.overwrite(path, new, flags: O_TRUNC)
    case .replace: _ = unsafe rename(folder.write("other", new), path)
    case .append: Self.overwrite(path, [0], at: new.count)
    case .remove: _ = unsafe unlink(path)
    }
  }

  @Test func noByteOfAPackIsTakenThatWasNotVerifiedThoughTheFileChangesAtAnyRead() throws {
    let (old, new) = (try pack(1), try pack(2))
    let roots = [
      try PackReader(ByteSource(old)).header.rootDigest: 1,
      try PackReader(ByteSource(new)).header.rootDigest: 2,
    ]
    var random = SplitMix(seed: 0x8005)
    var (whole, refused, taken) = (0, 0, 0)
    for round in 0..<1000 {
      let path = folder.write("changing.qpk", old)
      let file = SharedFile(try InputFile(path))
      let seed = random.next()
      let reads = Countdown(Int.random(in: 0..<12, using: &random)) {
        var random = SplitMix(seed: seed)
        change(path, new, using: &random)
      }
      let source = ByteSource(count: UInt64(file.file.size)) { (offset, count) throws(PackError) in
        reads.step()
        do throws(FileError) {
          return try file.file.read(at: Int(offset), count: count)
        } catch {
          throw PackError(.unreadable(error.reason), at: offset)
        }
      }
      do {
        let reader = try PackReader(source)
        // The pack that was opened may be another complete pack.
        let version = try #require(roots[reader.header.rootDigest])
        let facts = try #require(reader.table("facts")?.optionalColumn("Fact"))
        let values = try #require(reader.table("facts")?.optionalColumn("Value"))
        for row in stride(from: round % 7, to: Self.rowCount, by: 17) {
          let (fact, value) = (try reader.string(facts, row), try reader.integer(values, row))
          try #require(fact == Self.fact(row, version))
          try #require(value == Int64(row * 7 + version))
          taken += 1
        }
        whole += 1
      } catch is PackError {
        refused += 1
      }
    }
    #expect(whole + refused == 1000)
    #expect(whole > 100 && refused > 100 && taken > 5_000, "\(whole) \(refused) \(taken)")
  }

  // MARK: - Sources

  private static func rows(_ version: Int, _ count: Int, _ isXML: Bool) -> [UInt8] {
    let rows = (0..<count).map { row in
      isXML
        ? "  <fact value=\"\(100 + row * 3 + version)\" unit=\"m\">Height \(row) as of \(version)</fact>"
        : "Height \(row) as of \(version),\(100 + row * 3 + version),m"
    }
    let lines = isXML ? ["<facts>"] + rows + ["</facts>"] : ["Fact,Value,Unit"] + rows
    return Array((lines.joined(separator: "\n") + "\n").utf8)
  }

  private func compiled() throws -> PackDigest? {
    let project = try PackProject(opening: folder.path, kind: nil)
    return try ProjectCheck(project, .init(today: nil), building: true).pack?.head.rootDigest
  }

  @Test(arguments: [false, true])
  func aPackIsOfOneVersionOfItsSourceOrThereIsNone(isXML: Bool) throws {
    let name = isXML ? "facts.xml" : "facts.csv"
    folder.write(
      "pack.xml",
      Array(
        """
        <pack id="changing" version="1.0.0" kind="facts" language="en">
          <title>Changing</title>
          <source path="\(name)"/>
        </pack>
        """.utf8))
    let versions = [(1, 40), (2, 40), (3, 40), (1, 39), (1, 20)].map { version, count in
      Self.rows(version, count, isXML)
    }
    let begun = ContinuousClock.now
    let calm = try versions.map { version in
      folder.write(name, version)
      return try #require(try compiled())
    }
    // The change must come while a pack is made, however long that takes on this machine and at this moment: delays
    // of every order of magnitude are tried.
    let (took, count) = (ContinuousClock.now - begun, Int64(versions.count))
    let longest = max(4000, UInt32(min(took / .microseconds(count), 1e6)))
    #expect(Set(calm).count == versions.count)
    var random = SplitMix(seed: isXML ? 0x8007 : 0x8006)
    var (packed, refused) = (0, 0)
    var round = 0
    // On a busy machine it may take more rounds until a change comes at a bad moment.
    while round < 150 || (packed == 0 || refused == 0) && round < 1500 {
      round += 1
      let path = folder.write(name, versions[0])
      let next = versions.indices.randomElement(using: &random) ?? 1
      let seed = random.next()
      var result: PackDigest?
      Workers.run(beside: 1) { [versions] in
        var random = SplitMix(seed: seed)
        let most = longest >> UInt32.random(in: 0..<12, using: &random)
        usleep(.random(in: 0...most, using: &random))
        Self.change(path, to: versions[next], back: seed % 4 == 0 ? versions[0] : nil, &random)
      } here: {
        // A compilation that throws or has findings makes no pack.
        result = (try? compiled()) ?? nil
      }
      if let result {
        try #require(calm.contains(result), "seed \(seed)")
        packed += 1
      } else {
        refused += 1
      }
    }
    #expect(packed > 0 && refused > 0, "\(packed) \(refused)")
  }

  private static func change(
    _ path: String, to new: [UInt8], back old: [UInt8]?, _ random: inout SplitMix
  ) {
    for bytes in [new] + (old.map { [$0] } ?? []) {
      switch Int.random(in: 0..<3, using: &random) {
      case 0: overwrite(path, bytes, flags: O_TRUNC)
      case 1:
        overwrite(path + "-new", bytes, flags: O_CREAT)
        _ = unsafe rename(path + "-new", path)
      default:
        overwrite(path, bytes)
        _ = unsafe truncate(path, bytes.count)
      }
    }
  }
}

/// Runs an action once, at one of the next reads.
private final class Countdown: @unchecked Sendable {
  private var left: Int
  private let end: () -> Void

  init(_ count: Int, _ end: @escaping () -> Void) {
    left = count
    self.end = end
  }

  func step() {
    if left == 0 { end() }
    left -= 1
  }
}

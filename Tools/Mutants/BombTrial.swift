import PackFormat
import Screens

/// One bomb in a process of its own, so that the memory is its own as well.
enum BombTrial {
  /// What the refusal of a bomb may take; what is taken may take more.
  private static let milliseconds = 100.0
  /// On a slow machine it may take as long as to hash so many bytes.
  private static let yardstick = 24 << 20
  private static let kibibytes = 32 << 10
  /// And how long a player waits at most.
  private static let wait = 1000.0

  static func run(_ number: Int) -> Outcome {
    guard number < Bomb.all.count else { return Outcome("there is no such bomb") }
    let bomb = Bomb.all[number]
    let source = bomb.make().source
    let begun = ProcessFigures.now
    let (name, isRefused, longest) = judge(source)
    let spent = ProcessFigures.now - begun
    let peak = ProcessFigures.peakKibibytes
    var complaint: String?
    if isRefused != bomb.isRefused {
      complaint = isRefused ? "refused, though it is sound" : "not refused"
    } else if isRefused, peak > kibibytes || (spent > milliseconds && spent > hashing()) {
      complaint = "refused after \(Int(spent)) ms with \(peak >> 10) MiB"
    } else if longest > wait {
      complaint = "a player waits \(Int(longest)) ms"
    }
    return Outcome("\(bomb.name): \(name)", complaint: complaint.map { "\(bomb.name): \($0)" })
  }

  private static func hashing() -> Double {
    let bytes = [UInt8](repeating: 0, count: 1 << 20)
    let begun = ProcessFigures.now
    for _ in 0..<yardstick / bytes.count { _ = SHA256.digest(bytes) }
    return ProcessFigures.now - begun
  }

  private static func judge(_ source: ByteSource) -> (String, isRefused: Bool, longest: Double) {
    let reader: PackReader
    do throws(PackError) { reader = try PackReader(source) } catch {
      return ("refused when opened", true, 0)
    }
    // The player first: it does not wait for the whole check.
    var chance = Chance(seed: 1, number: 1)
    let (played, longest) = Playing.play(reader, &chance)
    do throws(PackError) { try reader.verify() } catch {
      return ("\(played), refused by the whole check", true, longest)
    }
    guard GameKind.of(reader.header.card) != nil, reader.table("rules") != nil else {
      return ("accepted, \(played)", false, longest)
    }
    return ("accepted, \(played)", played != "played", longest)
  }
}

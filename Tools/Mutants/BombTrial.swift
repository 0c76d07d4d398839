import PackFormat
import Screens

/// Opens, plays and checks one bomb. Each runs in its own process, so that peak memory is its own.
enum BombTrial {
  /// The time limit for a refusal. An accepted bomb may take longer.
  private static let milliseconds = 100.0
  /// On a slow machine, a refusal may take the time to hash this many bytes.
  private static let yardstick = 24 << 20
  private static let kibibytes = 32 << 10
  /// The longest time that a player may wait for an answer, in milliseconds.
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
    // The game comes first: a player does not wait for the whole check.
    var chance = Chance(seed: 1, number: 1)
    let (played, longest) = Playing.play(reader, &chance)
    do throws(PackError) { try reader.verify() } catch {
      return ("\(played), refused by the whole check", true, longest)
    }
    guard GameKind.of(reader.header.card) != nil, reader.table(.rules) != nil else {
      return ("accepted, \(played)", false, longest)
    }
    return ("accepted, \(played)", played != "played", longest)
  }
}

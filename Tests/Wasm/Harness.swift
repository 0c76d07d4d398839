import Games
import Host
import PackFormat

/// Plays seeded games and prints them as JSON: the same bytes on every platform.
///
/// Standard input holds a line with seed, number of games, year (`-`: the pack's own) and bot, and
/// then a pack; a few facts of its own are played where there is none.
@main
struct Harness {
  static func main() {
    let input = input()
    let end = input.firstIndex(of: UInt8(ascii: "\n")) ?? input.count
    let words = input[..<end].split(separator: UInt8(ascii: " ")).map {
      String(decoding: $0, as: UTF8.self)
    }
    guard words.count == 4, let seed = UInt64(words[0]), let games = Int(words[1]),
      let bot = HigherOrLowerBot(named: words[3])
    else { return write("bad input\n") }
    let pack = Array(input[min(end + 1, input.count)...])
    if pack.isEmpty {
      guard let year = Int64(words[2]),
        let rules = try? HigherOrLowerRules(HigherOrLowerRules.defaults),
        var play = HigherOrLowerSelfPlay(
          facts, rules: rules, year: year, seed: seed, bot: bot, format: .json)
      else { return write("bad input\n") }
      for _ in 0..<games {
        play.playGame()
        write(play.takeLines())
      }
      play.finish()
      write(play.takeLines())
    } else {
      do throws(PackError) {
        try playPack(pack, seed: seed, games: games, year: Int64(words[2]), bot: bot)
      } catch {
        write(error.message + "\n")
      }
    }
  }

  private static func playPack(
    _ bytes: [UInt8], seed: UInt64, games: Int, year: Int64?, bot: HigherOrLowerBot
  ) throws(PackError) {
    let reader = try PackReader(ByteSource(bytes))
    let texts = try RuleText.all(in: reader)
    guard let rules = try? HigherOrLowerRules(texts),
      let year = year ?? reader.header.card.asOfYear,
      var play = HigherOrLowerSelfPlay(
        try PackFacts(reader), rules: rules, year: year, seed: seed, bot: bot, format: .json)
    else { return write("not a pack to be played\n") }
    for _ in 0..<games {
      try play.playGame()
      write(play.takeLines())
    }
    play.finish()
    write(play.takeLines())
  }

  private static var facts: [Fact] {
    [
      Fact(prompt: "Height of Mount Everest", value: ExactDecimal(8849), unit: "metres"),
      Fact(prompt: "Distance to the \"Moon\"", value: ExactDecimal(384_400), unit: "km"),
      Fact(prompt: "Age of the Earth", value: ExactDecimal(4_540_000_000), unit: "years"),
      Fact(prompt: "First landing on the Moon", value: ExactDecimal(1969), unit: "year"),
      Fact(prompt: "Fall of the Berlin Wall", value: ExactDecimal(1989), unit: "Year"),
    ]
      + [ExactDecimal(digits: "3.14159"), ExactDecimal(digits: "0.007")].map {
        Fact(prompt: "A small number", value: $0 ?? ExactDecimal(0), unit: "é")
      }
  }

  private static func input() -> [UInt8] {
    var bytes: [UInt8] = []
    var piece = [UInt8](repeating: 0, count: 65_536)
    while true {
      let count = unsafe piece.withUnsafeMutableBufferPointer { buffer in
        unsafe host_read(buffer.baseAddress, Int32(buffer.count))
      }
      guard count > 0 else { return bytes }
      bytes += piece[..<Int(count)]
    }
  }

  private static func write(_ text: String) { write(Array(text.utf8)) }

  private static func write(_ bytes: [UInt8]) {
    unsafe bytes.withUnsafeBufferPointer { buffer in
      unsafe host_write(buffer.baseAddress, Int32(buffer.count))
    }
  }
}

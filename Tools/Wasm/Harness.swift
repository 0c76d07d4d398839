import Games
import Host
import PackFormat

/// Plays seeded games and prints them as JSON, with the same bytes on every platform.
///
/// The first line of standard input holds kind, seed, number of games, year (`-` for that of the
/// pack) and bot. If the kind is `-`, a pack follows; otherwise a small built-in pack of that kind
/// is played.
@main
struct Harness {
  static func main() {
    let input = input()
    let end = input.firstIndex(of: UInt8(ascii: "\n")) ?? input.count
    let words = input[..<end].split(separator: UInt8(ascii: " ")).map {
      String(decoding: $0, as: UTF8.self)
    }
    guard words.count == 5, let seed = UInt64(words[1]), let games = Int(words[2]) else {
      return write("bad input\n")
    }
    let pack =
      words[0] == "-"
      ? Array(input[min(end + 1, input.count)...]) : Kind.named(words[0])?.pack ?? []
    do throws(PackError) {
      let table = try Table(pack, seed: seed, games: games, year: Int64(words[3]), bot: words[4])
      if try !table.play() { write("not a pack to be played\n") }
    } catch {
      write(error.message + "\n")
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

  static func write(_ bytes: [UInt8]) {
    unsafe bytes.withUnsafeBufferPointer { buffer in
      unsafe host_write(buffer.baseAddress, Int32(buffer.count))
    }
  }
}

import Files
import Games
import Glibc
import PackFormat
import TestSupport

/// Makes damaged and hostile packs and records how the reader and the games handle them.
///
///     mutants FAMILY SEED FROM TO PACK...
///     mutants bombs
///     mutants values PACK
///
/// Family, seed and number identify a mutant, so that it can be made again. The tally is one line
/// of JSON. `script/mutate` starts one process for each processor, and learns from the progress
/// file at which number a process died. The second form prints how many bombs there are, the third
/// every value of a pack.
@main
struct Main {
  static func main() {
    let arguments = CommandLine.arguments.dropFirst()
    if arguments.elementsEqual(["bombs"]) { return printCount() }
    if arguments.first == "values", arguments.count == 2 { return printValues(of: arguments[2]) }
    guard arguments.count >= 5, let seed = UInt64(arguments[2]), let from = UInt64(arguments[3]),
      let to = UInt64(arguments[4]), from <= to
    else { leave("usage: mutants FAMILY SEED FROM TO PACK...", code: 2) }
    do {
      let packs = try arguments.dropFirst(4).map { try KnownPack($0) }
      guard let family = Family.named(arguments[1], packs, seed: seed) else {
        leave("there is no family \(arguments[1])", code: 2)
      }
      var output = Output.standard()
      var tally = Tally(family.limits)
      for number in from..<to {
        Progress.note(number)
        let begun = ProcessFigures.now
        let outcome = family.run(number)
        tally.note(number, outcome, ProcessFigures.now - begun)
        try output.write(outcome.frame)
      }
      try output.write(tally.json)
      try output.flush()
    } catch {
      leave("mutants: \(error)", code: 3)
    }
  }

  private static func printCount() {
    var output = Output.standard()
    try? output.write("\(Bomb.all.count)\n")
    try? output.flush()
  }

  private static func printValues(of path: String) {
    var output = Output.standard()
    do {
      let bytes = try InputFile.readAll(path, limit: 1 << 28)
      for line in try PackReader(ByteSource(bytes)).lines() { try output.write(line + "\n") }
      try output.flush()
    } catch {
      leave("mutants: \(error)", code: 3)
    }
  }

  private static func leave(_ message: String, code: Int32) -> Never {
    var output = Output.error()
    try? output.write(message + "\n")
    try? output.flush()
    exit(code)
  }
}

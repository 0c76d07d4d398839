import Arguments
import Testing

/// A SplitMix64 generator, so that a seed gives the same arguments everywhere.
private struct Generator: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}

extension Generator {
  /// Returns words that the sample tools know, whole or damaged, and a few that they do not.
  mutating func arguments() -> [String] {
    let known = [
      "validate", "normalise", "fmt", "init", "compile", "help", "facts", "json", "never", "5",
      "-5", "--format", "--max-findings", "--allow", "--quiet", "-q", "-v", "-qv", "--key", "-o",
      "--output", "--scale", "--seed", "--color", "--check", "--plain", "--packs", "--", "-", "",
      "--format=json", "--key=k", "-ok", "=", "--=", "-=", "p", "--delimiter",
    ]
    return (0..<Int.random(in: 0...6, using: &self)).map { _ in
      let word = known.randomElement(using: &self) ?? ""
      return Int.random(in: 0..<4, using: &self) == 0 ? damaged(word) : word
    }
  }

  private mutating func damaged(_ word: String) -> String {
    var scalars = Array(word.unicodeScalars)
    let strange: [Unicode.Scalar] = ["\u{0}", "\u{1B}", "\u{301}", "\u{202E}", "-", "=", "'", "🎯"]
    let place = Int.random(in: 0...scalars.count, using: &self)
    if place < scalars.count, Bool.random(using: &self) { scalars.remove(at: place) }
    if let scalar = strange.randomElement(using: &self), Bool.random(using: &self) {
      scalars.insert(scalar, at: min(place, scalars.count))
    }
    return String(String.UnicodeScalarView(scalars))
  }
}

@Test(arguments: 0..<40 as Range<UInt64>)
func anyArgumentsGiveValuesOrAnErrorInOneLine(seed: UInt64) {
  var generator = Generator(state: seed)
  for _ in 0..<250 {
    let arguments = generator.arguments()
    for tool in [Sample.tool, Player.tool] {
      do throws(UsageError) {
        if case .run(let run) = try tool.parse(arguments) { read(run) }
      } catch {
        #expect(isOnePlainLine(error.message), "seed \(seed): \(arguments)")
        #expect(isOnePlainLine(error.hint), "seed \(seed): \(arguments)")
      }
    }
  }
}

/// Reads every argument; a value that the parser accepted but cannot return would end the process.
private func read(_ run: Invocation) {
  _ = run[Tool.color]
  switch run.command.name {
  case "init": _ = (run[Sample.kind], run[Sample.folder])
  case "compile":
    _ = (run[Sample.project], run[Sample.output], run[Sample.key], run[Sample.scale])
    _ = run[Sample.seed]
  case "validate":
    _ = (run[Sample.paths], run[Sample.format], run[Sample.maxFindings], run[Sample.allow])
    _ = (run[Sample.quiet], run[Sample.verbose])
  case "normalise": _ = (run[Sample.paths], run[Sample.check], run[Sample.delimiter])
  case "packplay": _ = (run[Player.file], run[Player.packs], run[Player.plain])
  case let other: Issue.record("\(other) is not to be run")
  }
}

private func isOnePlainLine(_ text: String) -> Bool {
  let unsafe: [Unicode.GeneralCategory] = [.control, .format, .lineSeparator, .paragraphSeparator]
  return !text.isEmpty
    && text.unicodeScalars.allSatisfy { !unsafe.contains($0.properties.generalCategory) }
}

import Foundation
import Games
import PackFormat

/// Plays a pack of facts in the terminal, or prints a table of planets.
@main
struct App {
  static func main() throws {
    switch Array(CommandLine.arguments.dropFirst()) {
    case []: try play(seed: .random(in: .min ... .max))
    case ["--planets"]: try printPlanets()
    case let words where words.count == 2 && words[0] == "--seed":
      guard let seed = UInt64(words[1]) else { fallthrough }
      try play(seed: seed)
    default: print("usage: App [--seed N | --planets]")
    }
  }

  private static func play(seed: UInt64) throws {
    let pack = try PackReader.resource("numbers")
    var game = try HigherOrLowerGame(pack, seed: seed)
    print(pack.header.card.title(in: "en"))
    while let question = try game.ask() {
      let (low, high) = (question.slider.low.text, question.slider.high.text)
      let unit = question.isYear ? "" : " " + question.unit
      print("\(game.round). \(question.prompt): \(low) to \(high)\(unit)")
      guard let line = readLine() else { break }
      guard let number = Int64(line), let outcome = try game.guess(ExactDecimal(number)) else {
        print("   a whole number in the range, please")
        continue
      }
      let lost = outcome.losesLife ? ", a life is lost" : ""
      print("   \(outcome.answer.text): \(outcome.points) points\(lost)")
    }
    print("\(game.score) points, \(game.lives) lives left")
  }

  private static func printPlanets() throws {
    // The build writes the type `Planets`, from the schema of the project.
    for planet in try Planets(PackReader.resource("planets")).table.rows() {
      let moons = planet.moons.map { "\($0) moons" } ?? "moons not counted"
      let rings = planet.hasRings == true ? ", rings" : ""
      let found = planet.discovered.map { ", discovered on \($0.text)" } ?? ""
      print("\(planet.name): \(planet.diameter.text) km, \(moons)\(rings)\(found)")
    }
  }
}

extension PackReader {
  /// Opens a pack that the build made of the project with this name.
  ///
  /// This checks header and directories. A block of data is checked when it is first needed.
  static func resource(_ name: String) throws -> PackReader {
    guard let file = Bundle.module.url(forResource: name, withExtension: "qpk") else {
      throw CocoaError(.fileNoSuchFile)
    }
    return try PackReader(ByteSource([UInt8](Data(contentsOf: file))))
  }
}

import Foundation
import PackFormat

/// Opens a pack and prints its first facts, or its planets.
@main
struct App {
  static func main() throws {
    guard let path = CommandLine.arguments.dropFirst().first else {
      print("usage: app PACK\n\nPrints the first rows of a compiled pack, such as world-facts.qpk.")
      return
    }
    let bytes = try Data(contentsOf: URL(fileURLWithPath: path))

    // This checks header and directories. A block of data is checked when it is first needed.
    let pack = try PackReader(ByteSource([UInt8](bytes)))
    print("\(pack.header.card.title(in: "en")): \(pack.header.card.questionCount) rows")
    if let planets = try Planets(pack) {
      try printPlanets(planets)
    } else {
      try printFacts(pack)
    }
  }

  private static func printFacts(_ pack: PackReader) throws {
    guard let facts = pack.table("facts") else { return }
    let fact = try facts.column("Fact")
    let value = try facts.column("Value")
    let unit = try facts.column("Unit")
    for row in 0..<min(3, facts.rowCount) {
      let prompt = try pack.string(fact, row) ?? ""
      let answer = try pack.decimal(value, row)?.text ?? "?"
      print("  \(prompt): \(answer) \(try pack.string(unit, row) ?? "")")
    }
  }

  private static func printPlanets(_ planets: Planets) throws {
    for row in 0..<planets.count {
      guard let planet = try planets[row] else { continue }
      let moons = planet.moons.map { "\($0) moons" } ?? "moons not counted"
      let rings = planet.hasRings ? ", rings" : ""
      let found = planet.discovered.map { ", discovered on \($0.text)" } ?? ""
      print("  \(planet.name): \(planet.diameter.text) km, \(moons)\(rings)\(found)")
    }
  }
}

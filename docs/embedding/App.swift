import Foundation
import PackFormat

/// Opens a pack and prints its first questions.
@main
struct App {
  static func main() throws {
    let path = CommandLine.arguments[1]
    let bytes = try Data(contentsOf: URL(fileURLWithPath: path))

    // Checks header and directories; each block of data is checked when it is first needed.
    let pack = try PackReader(ByteSource([UInt8](bytes)))
    print("\(pack.header.card.title(in: "en")): \(pack.header.card.questionCount) questions")

    guard let facts = pack.table("facts"), let fact = facts.column("Fact"),
      let value = facts.column("Value"), let unit = facts.column("Unit")
    else { return }
    for row in 0..<min(3, facts.rowCount) {
      let prompt = try pack.string(fact, row) ?? ""
      let answer = try pack.decimal(value, row)?.text ?? "?"
      print("  \(prompt): \(answer) \(try pack.string(unit, row) ?? "")")
    }
  }
}

import Diagnostics
import Testing

@testable import Exchange

/// The options that the finding about a table without a header of questions proposes.
struct MapProposalTests {
  private struct NoError: Error {}

  /// The help of the error of a file that cannot be read without mappings.
  private func help(_ text: String, _ format: ExchangeFormat) throws -> String {
    do {
      _ = try GivenTable(Array(text.utf8), format)
    } catch let error as ImportError {
      return error.finding.help ?? ""
    }
    throw NoError()
  }

  @Test(arguments: [
    (
      "Item text,Key,First,Second,It's third\nMoons?,B,one,two,three\nSuns?,A,one,two,three\n",
      "--map 'Prompt=Item text' --map Right=@Key --map Choice=First --map Choice=Second --map 'Choice=It'\\''s third'",
      "Right=two|Wrong1=one|Wrong2=three"
    ),
    (
      "No;Asked;Erste;Zweite;Lsg $x\n1;Moons?;one;two;two\n2;Suns?;one;two;one\n",
      "--map Prompt=Asked --map 'Right=Lsg $x' --map Choice=Erste --map Choice=Zweite",
      "Right=two|Wrong1=one"
    ),
    (
      "Problem,All,Sol\nMoons?,one|two,B\nSuns?,one|two,A\n",
      "--map Prompt=Problem --map Right=@Sol --map Choice=All", "Right=two|Wrong1=one"
    ),
    (
      "Asked,Solved\nMoons?,two\nSuns?,one\n", "--map Prompt=Asked --map Answer=Solved",
      "Answer=two"
    ),
  ])
  func theProposedOptionsImportTheFile(
    _ text: String, _ options: String, _ expected: String
  ) throws {
    #expect(try help(text, .csv) == "if these are the right columns, say \(options)")
    let maps = options.replacing("'\\''", with: "\u{0}").split(separator: "--map ").map {
      String($0).trimmingSpaces.replacing("'", with: "").replacing("\u{0}", with: "'")
    }
    let table = try GivenTable(csv: text, maps: maps)
    #expect(table.questions.count == 2)
    #expect(table.questions.first?.hasSuffix(": Prompt=Moons?|\(expected)") == true)
  }

  @Test func namesOfMembersAreProposed() throws {
    let text =
      #"[{"ask": "Moons?", "things": ["one", "two"], "the one": "two"}]"#
    #expect(
      try help(text, .jsonList)
        == "if these are the right columns, say --map Prompt=ask --map 'Right=the one' --map Choice=things"
    )
  }

  @Test(arguments: ["a,b\n", "\u{1}a,b\nlong text?,x\n", "a,a\nb?,c\n"])
  func noOptionsAreProposedThatDoNotWork(_ text: String) throws {
    #expect(try !help(text, .csv).contains("right columns"))
  }
}

extension String {
  fileprivate var trimmingSpaces: String {
    var text = self
    while text.last == " " { text.removeLast() }
    return text
  }
}

/// The subject of a code, named by its letter, in the order of the catalogue.
package enum Family: Character, CaseIterable, Sendable, Comparable {
  case sourceText = "T"
  case csv = "C"
  case xml = "X"
  case fields = "F"
  case content = "Q"
  case assets = "A"
  case playability = "P"
  case simulation = "S"
  case evidence = "E"
  case project = "M"
  case pack = "K"
  case exchange = "L"
  case generatedCode = "G"

  /// The family of this letter, in either case; nil for any other text.
  package init?(named text: String) {
    guard let letter = text.uppercased().first, text.count == 1 else { return nil }
    self.init(rawValue: letter)
  }

  /// A short title, for headings.
  package var title: String {
    switch self {
    case .sourceText: "source text"
    case .csv: "CSV"
    case .xml: "XML"
    case .fields: "fields"
    case .content: "content"
    case .assets: "assets"
    case .playability: "playability"
    case .simulation: "simulation"
    case .evidence: "evidence"
    case .project: "project"
    case .pack: "compiled pack"
    case .exchange: "import and export"
    case .generatedCode: "generated code"
    }
  }

  /// One sentence about what the findings of the family have in common.
  package var meaning: String {
    switch self {
    case .sourceText: "The bytes of a source are no text that can be read."
    case .csv: "The text of a source is no sound CSV."
    case .xml: "A source or a manifest is no sound XML, or is not built as its schema says."
    case .fields: "A column or a value is not what the schema of its kind asks for."
    case .content: "A value is sound by itself, and still makes no good question."
    case .assets: "A picture is missing, damaged or doubtful."
    case .playability:
      "The rules and the questions do not go together: the game could not be played."
    case .simulation:
      "Bots that played thousands of games of a pack show what no single question does."
    case .evidence: "The answers of players show what no look at a question does."
    case .project: "The manifest names or says something that cannot be."
    case .pack: "A pack that was compiled is not, or no longer, one that can be read."
    case .exchange:
      "An import or an export could not take everything along. These findings are its ledger."
    case .generatedCode: "A schema has a name of which packtool generate can make no name in code."
    }
  }

  package static func < (left: Family, right: Family) -> Bool { left.rank < right.rank }

  private var rank: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}

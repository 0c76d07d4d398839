package import Checking
internal import Comparing
package import Diagnostics
internal import Kinds
package import PackFormat
package import Projects
package import Simulation

/// The input of a report: a pack, a project, or both.
package struct ReportSubject {
  /// The result of the bots' games, or the reason why none were played.
  package enum Scores {
    case played(SimulationReport)
    case notPlayed(String)
  }

  /// A checked project, with its findings and its files.
  package struct Source {
    let project: PackProject
    let check: ProjectCheck
    /// The findings of the check and of the bots.
    let findings: Findings
    let bytes: (String) -> SourceBytes?

    /// Describes a checked project. `bytes` returns the bytes of a source or picture, or nil if it
    /// cannot be read.
    package init(
      _ project: PackProject, _ check: ProjectCheck, findings: Findings,
      bytes: @escaping (String) -> SourceBytes?
    ) {
      self.project = project
      self.check = check
      self.findings = findings
      self.bytes = bytes
    }
  }

  /// A pack, with the facts about it that several sections need.
  package struct Pack {
    let reader: PackReader
    let listing: PackListing
    let pictures: PictureUse
    let scores: Scores
    /// The findings of the bots; empty if they belong to a project.
    let findings: [Finding]

    package init(
      _ reader: PackReader, _ scores: Scores, findings: [Finding] = []
    ) throws(PackError) {
      self.reader = reader
      self.scores = scores
      self.findings = findings
      listing = try PackListing(reader)
      pictures = try PictureUse(reader)
    }

    var card: PackCard { reader.header.card }
  }

  let name: String
  let pack: Pack?
  let source: Source?

  /// Describes a pack, a project, or both; `name` is the title of a project without a readable one.
  package init(name: String, pack: Pack?, source: Source?) {
    self.name = name
    self.pack = pack
    self.source = source
  }

  /// The title of the page.
  var title: String {
    pack?.card.title(in: "") ?? source?.project.manifest?.titles.first?.text ?? name
  }

  /// The word for a row of the pack.
  var noun: String { pack?.card.rowNoun ?? "question" }

  /// A short name of a question for people: its first text, or the values of its key.
  func label(ofQuestion index: Int) throws(PackError) -> String {
    if let pack, try !pack.reader.keyColumns().isEmpty {
      return try pack.reader.questionId(index).text
    }
    guard let pack,
      let column = pack.reader.kindTable.columns.first(where: {
        $0.type == .string && $0.name != "Id"
      })
    else { return "\(noun) \(index)" }
    return try pack.reader.string(column, index) ?? "\(noun) \(index)"
  }
}

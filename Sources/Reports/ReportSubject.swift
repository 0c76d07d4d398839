package import Diagnostics
package import PackCompiler
package import PackFormat
package import Simulation

/// All that a report is made of.
package struct ReportSubject {
  /// What bots came to, or why none played.
  package enum Scores {
    case played(SimulationReport)
    case notPlayed(String)
  }

  /// A project that was checked, and what it was found to be.
  package struct Source {
    let project: PackProject
    let check: ProjectCheck
    /// The findings of the check, and of the bots.
    let findings: Findings
    let bytes: (String) -> SourceBytes?

    /// `bytes` are those of a file that findings name, or of a picture, where they can be had.
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

  /// A pack, and what there is to say of it.
  package struct Pack {
    let reader: PackReader
    let listing: PackListing
    let pictures: PictureUse
    let scores: Scores
    /// What bots found, where there is no project to tell it of.
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

  /// A pack, a project, or both; `name` stands for a project that has no title to be read.
  package init(name: String, pack: Pack?, source: Source?) {
    self.name = name
    self.pack = pack
    self.source = source
  }

  /// What stands at the head of the page.
  var title: String {
    pack?.card.title(in: "") ?? source?.project.manifest?.titles.first?.text ?? name
  }

  /// A question as people know it: its first text.
  func label(ofQuestion index: Int) throws(PackError) -> String {
    guard let pack, let table = pack.reader.table(pack.card.kind),
      let column = table.columns.first(where: { $0.type == .string && $0.name != "Id" })
    else { return "question \(index)" }
    return try pack.reader.string(column, index) ?? "question \(index)"
  }
}

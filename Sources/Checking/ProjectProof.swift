package import Files
internal import Hashing
package import Kinds
internal import PackFormat
package import Projects

/// A project compiled in memory, even with findings, to be played by `packtool prove`.
package struct ProjectProof {
  private let kind: ContentKind
  private let reader: PackReader
  private let leastBest: Int64?
  private let year: Int64
  /// The lines about texts of the game that are too tall.
  private let texts: [String]

  /// Nil if the project has no question to play; `validate` reports why.
  package init?(_ project: PackProject, _ options: ProjectCheck.Options) throws(FileError) {
    let check = try ProjectCheck(project, options, building: true, evenUnplayable: true)
    guard let manifest = project.manifest, let kind = ContentKind.named(manifest.kind),
      let pack = check.pack,
      let reader = try? PackReader(ByteSource(pack.bytes), digest: .quick)
    else { return nil }
    self.kind = kind
    self.reader = reader
    texts = GameTextTooTall.lines(manifest.texts)
    leastBest = manifest.leastBest?.points
    year = Int64((options.now ?? manifest.asOf ?? options.today)?.year ?? 0)
  }

  package var questionCount: Int { QuestionReader(reader).count }

  /// Returns the number of a question from its id, or from its number counted from 0; nil if there is none.
  package func index(of name: String) -> Int? {
    let questions = QuestionReader(reader)
    let index = (try? questions.index(ofId: name)) ?? Int(name)
    return index.flatMap { (0..<questions.count).contains($0) ? $0 : nil }
  }

  /// Plays the pack or the question requested.
  package func prove(_ request: ProofRequest) throws(ProofError) -> Proof {
    var request = request
    request.year = year
    request.leastBest = leastBest ?? 1
    var proof = try kind.game?.prove(reader, request) ?? .nothingToPlay
    if request.question == nil, request.seed == nil, !texts.isEmpty {
      proof.lines += texts
      proof.holds = false
    }
    return proof
  }
}

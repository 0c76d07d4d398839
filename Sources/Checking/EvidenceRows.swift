internal import Diagnostics
package import Evidence
internal import Files
internal import Kinds
internal import Projects
internal import Rows

/// The use that a check makes of the evidence file beside the manifest.
package enum EvidenceUse: Sendable {
  /// Repeats suspect keys.
  case suspectKeys
  /// Reports all findings of the evidence.
  case findings
  /// Collects the questions, so that answers can be compared with them.
  case collecting
}

/// The evidence of a project, and the questions of its sources that belong to it.
package struct ComparedEvidence: Sendable {
  /// The evidence file; nil if there is none or it cannot be read.
  package fileprivate(set) var evidence: Evidence?
  /// The questions that are still those which were answered. Only suspect ones are compared in a check for suspect keys.
  package private(set) var matched: [(evidence: QuestionEvidence, question: AnsweredQuestion)] = []
  /// The questions in their order, if they are collected; nil for a row that is at fault.
  package private(set) var questions: [AnsweredQuestion?] = []

  package init() {}

  mutating func take(_ rows: EvidenceRows) { (matched, questions) = (rows.matched, rows.questions) }
}

/// Compares the rows of a project with its evidence.
struct EvidenceRows {
  private let fields: AnsweredFields
  private let known: [String: QuestionEvidence]
  private let use: EvidenceUse
  private var reader: AnsweredQuestion.Reader?
  private(set) var matched: [(evidence: QuestionEvidence, question: AnsweredQuestion)] = []
  private(set) var questions: [AnsweredQuestion?] = []

  /// Nil if nothing is to be compared or collected.
  init?(_ fields: AnsweredFields?, _ evidence: Evidence?, _ use: EvidenceUse) {
    guard let fields else { return nil }
    var known = evidence?.byId ?? [:]
    if use == .suspectKeys { known = known.filter { $0.value.figures.suspect != nil } }
    if known.isEmpty, use != .collecting { return nil }
    (self.fields, self.known, self.use) = (fields, known, use)
  }

  mutating func start(_ columns: [Binding.Column], file: String) {
    reader = AnsweredQuestion.Reader(fields, columns, file: file)
  }

  mutating func take(_ row: TypedRow, _ assets: AssetStore, _ findings: inout Findings) {
    guard let reader else { return }
    let evidence = use == .collecting ? nil : known[reader.id(of: row)]
    if use != .collecting, evidence == nil { return }
    let question = reader.question(row, madeBy: findings.maker) { assets.digest(of: $0) }
    if use == .collecting { questions.append(question) }
    guard let evidence, let question, evidence.digest == question.digest else { return }
    matched.append((evidence, question))
    let found = EvidenceFindings(evidence, question)
    let reported = use == .findings ? found.all : [found.suspectKey].compactMap(\.self)
    for finding in reported { findings.add(finding) }
  }
}

extension ProjectCheck {
  /// Reads the evidence file of a project, and makes the comparison; nil if there is nothing to compare.
  mutating func evidenceRows(
    of project: PackProject, _ kind: ContentKind, _ use: EvidenceUse
  ) throws(FileError) -> EvidenceRows? {
    let fields = kind.answeredFields
    if use != .collecting, fields != nil, project.manifestFile != nil {
      try readEvidence(Path.joined(project.folder, EvidenceFile.name), in: project.folder)
    }
    return EvidenceRows(fields, evidence.evidence, use)
  }

  private mutating func readEvidence(_ path: String, in folder: String) throws(FileError) {
    guard try Path.exists(path) else { return }
    let bytes = try InputFile.readFile(path, within: folder, limit: EvidenceFile.mostBytes)
    switch EvidenceFile.read(bytes, file: path) {
    case .success(let read): evidence.evidence = read
    case .failure(let fault): findings.add(fault.finding)
    }
  }
}

import Arguments
import Checking
import Diagnostics
import Evidence
import Files
import Kinds
import PackFormat
import Projects

/// The pack or project whose answers are analysed.
struct AnalysedPack {
  let reader: PackReader
  let path: String
  /// The project that the pack was compiled from; nil for a file.
  let project: PackProject?
  /// The questions in the order of the pack; nil for one that is not read.
  let questions: [AnsweredQuestion?]
  /// No findings yet, with the codes that the command and the project suppress.
  let findings: Findings
  /// The files of the project.
  var files: [String] = []

  /// Opens a pack, or checks and compiles a project. Returns nil after printing its findings if it has errors.
  static func open(
    _ path: String, _ invocation: Invocation, _ template: Findings, _ console: inout Console
  ) throws(Failure) -> AnalysedPack? {
    if try ProjectInput.isPack(path) { return try pack(path, template) }
    let project = try ProjectInput.open(path, invocation, template, &console)
    var options = ProjectCheck.Options(invocation)
    options.evidence = .collecting
    let checked = try CheckedProject(project, options, building: true)
    guard let reader = try checked.reader() else {
      try checked.printFindings(&console)
      console.say("packtool: nothing is analysed: \(project.path.quoted) has errors")
      return nil
    }
    try checkKind(project.kind, path)
    return AnalysedPack(
      reader: reader, path: path, project: project,
      questions: checked.check.evidence.questions, findings: checked.check.findings.emptied,
      files: checked.check.files)
  }

  private static func pack(_ path: String, _ template: Findings) throws(Failure) -> AnalysedPack {
    let reader = try ProjectInput.pack(path)
    let kind = ContentKind.named(reader.header.card.kind)
    let fields = try checkKind(kind, path)
    let questions = try reading(pack: path) { () throws(PackError) in
      let source = QuestionReader(reader)
      var questions: [AnsweredQuestion?] = []
      for index in 0..<source.count {
        questions.append(
          AnsweredQuestion(try source.question(index), fields, at: Place(path, 0..<0)))
      }
      return questions
    }
    return AnalysedPack(
      reader: reader, path: path, project: nil, questions: questions, findings: template.emptied,
      files: [path])
  }

  @discardableResult
  private static func checkKind(
    _ kind: ContentKind?, _ path: String
  ) throws(Failure) -> AnsweredFields {
    guard let fields = kind?.answeredFields else {
      throw .message(
        "\(path.quoted): a pack of kind \(kind?.name ?? "unknown") has no answers to analyse",
        .usage)
    }
    return fields
  }

  /// The name and version of the pack.
  var name: String { "\(reader.header.card.id) \(reader.header.card.version)" }

  /// The language of the pack, if it is known.
  var languages: [String] { reader.header.card.titles.first.map { [$0.language] } ?? [] }

  /// The milliseconds in which nobody reads each question.
  var leastTimes: [Int64] {
    questions.map { $0?.prompt.map { AnsweredFields.leastTime(toRead: $0.text) } ?? 0 }
  }
}

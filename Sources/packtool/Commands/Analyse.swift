import Arguments
internal import Checking
import Diagnostics
import Evidence
import Files
import PackFormat
import Projects
import SafeText

/// `packtool analyse`: shows what the answers of players say about questions.
enum Analyse {
  private static let answers = Argument.many(
    "ANSWERS", .file(), "files of answers; - is standard input")
  private static let target = Argument.required(
    "PACK", .file("PACK"), "the pack that was played, or its project")
  private static let format = Argument.defaulted(
    "--format", .choice(of: FindingsReport.Format.self), to: .human,
    "the output format of the findings")
  private static let json = Argument.flag(
    "--json", "print the figures as JSON: those of all answers first, then a question on each line")
  private static let write = Argument.flag(
    "--write", "keep the figures in evidence.json beside the manifest of the project")
  private static let anyVersion = Argument.flag(
    "--any-version", "also take answers to other versions of the pack, by the ids of questions")
  private static let maximum = Argument.defaulted(
    "--max-findings", .number(1...), to: 1000, "print at most N findings, and count the rest")

  static let command = Command(
    "analyse", "find wrong keys and weak questions in the answers of players",
    [
      answers, target, format, json, write, anyVersion, maximum, Shared.select, Shared.ignore,
      Shared.deny,
    ] + Shared.reading + [Shared.now],
    discussion: """
      Reads the answers that packplay --answers and pages save, one JSON object on a line (packtool \
      help answers), and computes for each question how many know it, how well it tells good players \
      from others, and who takes which choice. A question with fewer than 30 answers has no figures. \
      The first answer of a session to a question counts; sessions that answer faster than anybody \
      reads are left out.

      A finding names a key that is probably wrong (E001), a wrong choice that nobody takes (E002), a \
      question that nearly all know (E003), that is slower than its limit (E004), or that has another \
      difficulty than it says (E005). For a project, it stands at the cell. With --write, validate \
      repeats suspect keys until the question changes, and fix --unsafe --only E005 writes the \
      difficulties. packtool help evidence goes through it once.

      Answers count for the pack whose root they name. With --any-version, all count whose question \
      has that id, and those choices and key. The exit code is 1 if there are errors, such as lines \
      that are no answers, and with --deny warnings also if there are warnings.
      """,
    examples: [
      "packtool analyse answers.jsonl packs/world-currencies": "print what players' answers show",
      "packtool analyse *.jsonl packs/world-currencies --write":
        "keep the figures beside the project",
      "packtool analyse answers.jsonl world-currencies.qpk --json":
        "print all figures for a program",
    ])

  static func run(
    _ invocation: Invocation, _ console: inout Console
  ) throws(Failure) -> ExitCode {
    guard !invocation[answers].isEmpty else {
      throw .usage(invocation.usageError("missing ANSWERS"))
    }
    let path = invocation[target]
    let template = Findings(
      limit: invocation[maximum], showing: try Codes.filter(invocation))
    guard let pack = try AnalysedPack.open(path, invocation, template, &console) else {
      return .findings
    }
    if invocation[write], pack.project?.manifestFile == nil {
      throw .usage(
        invocation.usageError("--write needs a project with a pack.xml, not \(path.quoted)"))
    }
    let collected = try collect(pack, invocation)
    var table = collected.table
    let unfit = table.removeUnfit(pack.questions)
    table.joinSpellings(of: pack.questions, languages: pack.languages)
    let evidence = evidence(table, pack, unfit: unfit)
    let findings = findings(collected, evidence, pack)
    if invocation[json] { try printJSON(evidence, pack, &console) }
    let isResult = !invocation[json]
    if isResult, invocation[format] == .human {
      try console.print(summary(evidence, pack).terminalSafeLines)
    }
    var report = FindingsReport(
      invocation[format], isResult: isResult,
      failsOnWarnings: invocation[Shared.deny] != nil, template: template,
      showing: ProjectInput.Found(projects: pack.project.map { [$0] } ?? []))
    // The bytes of a pack are no lines that could be quoted.
    if pack.project == nil { report.hold([SourceBytes(name: path, [])]) }
    report.add(findings, files: pack.files + invocation[answers].filter { $0 != "-" })
    try report.show(&console)
    if invocation[write] { try write(evidence, of: pack, &console) }
    return report.fails ? .findings : .fine
  }

  private static func evidence(_ table: AnswerTable, _ pack: AnalysedPack, unfit: Int) -> Evidence {
    let analysis = Analysis(table, floors: pack.leastTimes)
    var evidence = Evidence(analysis, of: pack.questions, pack: pack.name)
    evidence.unfitAnswers = unfit
    return evidence
  }

  // MARK: - Reading

  private static func collect(
    _ pack: AnalysedPack, _ invocation: Invocation
  ) throws(Failure) -> AnswerCollector {
    let ids = try reading(pack: pack.path) { () throws(PackError) in
      var ids: [String] = []
      for index in pack.questions.indices { ids.append(try pack.reader.questionId(index).text) }
      return ids
    }
    var collector = AnswerCollector(
      root: pack.reader.header.rootDigest, questions: ids,
      takesAnyPack: invocation[anyVersion], pack.findings)
    let line = ProgressLine()
    defer { line.clear() }
    for file in invocation[answers] {
      try reading { () throws(FileError) in
        var stream = file == "-" ? ByteStream.standardInput() : try ByteStream(file)
        let name = file == "-" ? stream.path : file
        collector.begin(name, namesLines: stream.size == nil || file == "-")
        var done = 0
        while true {
          let part = try stream.next()
          if part.isEmpty { break }
          collector.feed(part[...])
          done += part.count
          line.show(
            "reading \(Path.printable(name))", done: done, of: stream.size ?? 0, .bytes)
        }
        collector.end()
      }
    }
    return collector
  }

  // MARK: - Findings

  private static func findings(
    _ collected: AnswerCollector, _ evidence: Evidence, _ pack: AnalysedPack
  ) -> Findings {
    var findings = pack.findings
    let known = evidence.byId
    for question in pack.questions.compactMap(\.self) {
      guard let figures = known[question.id] else { continue }
      findings.maker = question.maker
      for finding in EvidenceFindings(figures, question).all { findings.add(finding) }
    }
    findings.maker = nil
    for other in collected.otherPacks {
      guard let place = other.strays.first else { continue }
      findings.add(
        Finding(
          .answersToOther,
          "\(counted(other.strays.count, "answer")) to the pack with the root \(other.root.prefix(16))… do not count",
          at: place, label: "the first of them",
          help: "analyse them with that pack, or take those that fit with --any-version"))
    }
    if let place = collected.unknown.first {
      findings.add(
        Finding(
          .answersToOther,
          "\(counted(collected.unknown.count, "answer")) to questions that are not in \(pack.name) do not count",
          at: place, label: "the first of them", help: "analyse them with the pack that was played")
      )
    }
    if evidence.unfitAnswers > 0 {
      findings.add(
        Finding(
          .answersToOther,
          "\(counted(evidence.unfitAnswers, "answer")) do not count: their question had other choices or another key",
          at: Place(pack.project?.manifestFile ?? pack.path, 0..<0),
          help: "analyse them with the pack that was played"))
    }
    findings.merge(collected.findings)
    return findings
  }

  // MARK: - Writing

  private static func summary(_ evidence: Evidence, _ pack: AnalysedPack) -> String {
    var text =
      "\(pack.name): \(counted(evidence.answers, "answer")) of \(counted(evidence.sessions, "session"))\n"
    if evidence.rapidSessions > 0 {
      text +=
        "left out: \(counted(evidence.rapidSessions, "session")) with \(counted(evidence.rapidAnswers, "answer")), faster than anybody reads\n"
    }
    if evidence.repeatedAnswers > 0 {
      text +=
        "left out: \(counted(evidence.repeatedAnswers, "answer")) to a question that the session had answered before\n"
    }
    text +=
      "\(evidence.questions.count) of \(counted(pack.questions.count, "question")) with \(Analysis.fewestAnswers) answers or more"
    text += evidence.alpha.map { ", alpha \(EvidenceFile.shown($0))" } ?? ""
    return text + "\n\n"
  }

  private static func printJSON(
    _ evidence: Evidence, _ pack: AnalysedPack, _ console: inout Console
  ) throws(Failure) {
    let head: [(key: String, value: JSONText)] = [
      ("pack", .string(evidence.pack)), ("root", .string(pack.reader.header.rootDigest.hex)),
      ("questions", .integer(pack.questions.count)),
    ]
    try console.print(JSONText.object(head + EvidenceFile.counts(evidence)).text + "\n")
    for question in evidence.questions {
      try console.print(EvidenceFile.json(question).text + "\n")
    }
  }

  private static func write(
    _ evidence: Evidence, of pack: AnalysedPack, _ console: inout Console
  ) throws(Failure) {
    guard let project = pack.project else { return }
    let path = Path.joined(project.folder, EvidenceFile.name)
    guard !evidence.questions.isEmpty else {
      throw .message(
        "\(Path.printable(path)) is not written: no question has \(Analysis.fewestAnswers) answers",
        .findings)
    }
    try reading { () throws(FileError) in
      var file =
        try Path.exists(path)
        ? try AtomicFile(rewriting: path, within: project.folder)
        : try AtomicFile(replacing: path)
      try file.append(Array(EvidenceFile.text(evidence).utf8))
      try file.commit()
    }
    console.say(
      "wrote \(Path.printable(path)): \(counted(evidence.questions.count, "question"))")
  }
}

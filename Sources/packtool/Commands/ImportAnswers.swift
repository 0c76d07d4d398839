import Answers
import Arguments
import Bytes
import Diagnostics
import Exchange
import Files
import Games
import PackFormat

/// `packtool answers`: makes a file of answers from the reports of other programs.
enum ImportAnswers {
  private static let files = Argument.many(
    "FILE", .file(), "the reports to read, - for standard input, and last the pack or project")
  private static let from = Argument.optional(
    "--from", .choice(of: AnswerFormat.self, "FORMAT"),
    "the format of all files; by default found by their content")
  private static let output = Argument.optional(
    "-o, --output", .newFile(), "the file of answers to write")

  static let command = Command(
    "answers", "make a file of answers from the reports of other programs",
    [files, from, output] + Ledger.arguments + Shared.reading + [Shared.now],
    discussion: """
      Reads who answered what, finds the questions in the pack by their ids or texts, and writes a \
      line for each answer; packtool help answer-files describes the lines. The pack says which answers \
      are right. Names, addresses and times of day are not taken: each person or attempt has a \
      number, which is the same each time the file is read.

      The formats: \(AnswerFormat.allCases.map { "\($0.rawValue) (\($0.title))" }.joined(separator: ", ")).

      The ledger names all that is not taken (L5), with its place.
      """,
    examples: [
      "packtool answers responses.csv quiz.qpk -o answers.jsonl":
        "read a report of Moodle about a quiz",
      "packtool answers class-a.csv class-b.csv quiz --from table -o answers.jsonl":
        "read two tables of answers to a project",
    ])

  static func run(
    _ invocation: Invocation, _ console: inout Console
  ) throws(Failure) -> ExitCode {
    var paths = invocation[files]
    guard let pack = paths.popLast(), !paths.isEmpty else {
      throw .usage(invocation.usageError("missing FILE or PACK"))
    }
    guard let target = invocation[output] else {
      throw .usage(invocation.usageError("missing -o FILE"))
    }
    if let source = try ProjectInput.same(target, among: paths + [pack]) {
      throw .usage(
        invocation.usageError("the answers would replace \(source.quoted); choose another -o"))
    }
    let ledger = try Ledger(invocation)
    let opened = try OpenedPack.open(
      pack, invocation, Findings(limit: FindingsReport.limit), orSay: "written", &console)
    guard let opened else { return .findings }
    var answers = AnswerImport(try questions(opened, pack))
    var errors: [Finding] = []
    var texts: [SourceBytes] = []
    for path in paths {
      let file = try reading { () throws(FileError) in try ImportedFile(opening: path) }
        .decoded(invocation[Shared.encoding].map { .ofOtherBytes($0) })
      texts += file.textsOfFindings
      do throws(ImportError) {
        let format = try answers.add(file, as: invocation[from])
        console.say("\(Path.printable(file.path)): \(format.title)")
      } catch {
        errors.append(error.finding)
      }
    }
    let isWritten = errors.isEmpty && ledger.accepts(answers.book)
    if isWritten { try write(answers, to: target) }
    try ledger.show(
      errors + answers.book.entries, more: answers.book.more, of: paths, texts: texts, &console)
    guard isWritten else {
      console.say("packtool: nothing is written")
      return .findings
    }
    console.say(
      "wrote \(Path.printable(target)): \(counted(answers.answers.count, "answer")) of \(counted(answers.sessions.count, "sitting"))"
    )
    return .fine
  }

  private static func questions(
    _ opened: OpenedPack, _ path: String
  ) throws(Failure) -> AnsweredPack {
    let questions: AnsweredPack?
    do throws(PlayError) { questions = try AnsweredPack(opened.reader) } catch {
      if case .pack(let error) = error { throw .pack(error, path: path) }
      throw .message("\(path.quoted): \(error.message)", .usage)
    }
    if let questions { return questions }
    let kind = opened.reader.header.card.kind
    throw .message(
      "\(path.quoted): answers are read for a choice quiz or short answers, not for the kind \(kind.quoted)",
      .usage)
  }

  private static func write(_ answers: AnswerImport, to target: String) throws(Failure) {
    try reading { () throws(FileError) in
      var file = try AtomicFile(replacing: target)
      for answer in answers.answers { try file.append(Array(answer.line.utf8)) }
      try file.commit()
    }
  }
}

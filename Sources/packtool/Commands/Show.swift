import Arguments
import Kinds
import PackFormat
import SafeText

/// `packtool show`: prints the questions of a pack.
enum Show {
  private static let ids = Argument.many(
    "ID", .text(), "the ids of questions, or their numbers from 0; by default all")
  private static let table = Argument.optional(
    "--table", .text("NAME"), "print the rows of this table; by default, the questions")

  private static let lines = Argument.flag(
    "--lines", "print the pack as lines that git diff can compare")

  static let command = Command(
    "show", "print the questions of a pack", [Shared.pack, ids, table, lines, Shared.json],
    discussion: """
      Prints each question with its id, all its values, and the file and line it was compiled \
      from. A question without an Id of its own has an id derived from what it asks. A row of a table \
      with a primaryKey is named by the values of its key with / between them, in which % is written \
      %25 and / is written %2F. With --table, prints the rows of another table, as packtool inspect names it.

      With --lines, prints the description of the pack and the rows of all tables, without numbers \
      of rows and places in sources, so that two versions can be compared line by line. A damaged \
      pack ends with a line that says so, and the exit code is 0. packtool merge --install lets git \
      diff and git log -p show packs in this way.
      """,
    examples: [
      "packtool show world-facts.qpk | less": "read all questions",
      "packtool show world-facts.qpk 0 --json": "print the first question for a program",
      "packtool show world-facts.qpk chromosomes-cattle": "print the question with that id",
      "packtool show halloffame.qpk cobbty01/1936/BBWAA":
        "print the row with these values of its key",
      "packtool show halls.qpk --table people": "print the rows of another table",
      "diff <(packtool show --lines old.qpk) <(packtool show --lines new.qpk)":
        "compare two versions line by line",
    ])

  static func run(
    _ invocation: Invocation, _ console: inout Console
  ) throws(Failure) -> ExitCode {
    let path = invocation[Shared.pack]
    if invocation[lines] {
      guard invocation[ids].isEmpty, invocation[table] == nil, !invocation[Shared.json] else {
        throw .usage(invocation.usageError("--lines prints the whole pack, and goes alone"))
      }
      try showLines(path, &console)
      return .fine
    }
    let pack = try ProjectInput.pack(path)
    let name = invocation[table]
    let other = name.flatMap { pack.table($0) }
    if let name, other == nil {
      let names = pack.tables.map(\.name).joined(separator: ", ").terminalSafe
      throw .message(
        "\(path.quoted) has no table \(name.quoted); its tables are \(names)", .findings)
    }
    let questions = QuestionReader(pack, other)
    if invocation[ids].isEmpty {
      // Printed one by one: a small file can hold billions of equal questions.
      for index in 0..<questions.count {
        if console.isClosed { break }
        try show(index, questions, invocation, &console)
      }
      return .fine
    }
    var indexes: [Int] = []
    for id in invocation[ids] {
      let found = try reading(pack: path) { () throws(PackError) in
        try questions.index(ofId: id)
      }
      guard let index = found ?? Int(id), (0..<questions.count).contains(index) else {
        let noun = name == nil ? pack.header.card.rowNoun : "row"
        throw .message(
          "\(path.quoted) has no \(noun) \(id.quoted); it has \(questions.count), from 0",
          .findings)
      }
      indexes.append(index)
    }
    for index in indexes { try show(index, questions, invocation, &console) }
    return .fine
  }

  private static func show(
    _ index: Int, _ questions: QuestionReader, _ invocation: Invocation,
    _ console: inout Console
  ) throws(Failure) {
    let question = try reading(pack: invocation[Shared.pack]) { () throws(PackError) in
      try questions.question(index)
    }
    try console.print(invocation[Shared.json] ? question.json : text(of: question))
  }

  private static func text(of question: Question) -> String {
    let origin = question.origin.text.map { "  (\($0))" } ?? ""
    let id = question.id.isEmpty ? "" : "  " + question.id
    let head = "\(question.index)\(id)\(question.isDerivedId ? ", derived" : "")\(origin)"
    let lines = question.values.map { name, value in
      var text = question.text(name) ?? ""
      if case .asset(let asset) = value, let description = asset.description {
        text += " (\(description))"
      }
      return "  \(name): \(text.terminalSafe)\n"
    }
    return head.terminalSafe + "\n" + lines.joined()
  }
}

extension String {
  /// The text with control characters escaped in each line, safe to print.
  var terminalSafeLines: String {
    split(separator: "\n", omittingEmptySubsequences: false).map { String($0).terminalSafe }
      .joined(separator: "\n")
  }
}

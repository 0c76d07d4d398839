internal import Kinds
internal import Rows

/// Questions with the same prompt. They stay if their choices or pictures differ, with a number behind the prompt.
struct PromptDoubles {
  /// The fate of a question whose prompt an earlier one has.
  enum Fate: Equatable {
    /// It is another question, and gets this prompt.
    case renamed(String)
    /// It is the same question.
    case same
    /// It has the same choices, and this right one in place of another.
    case contradiction(String)
  }

  static let field = "Prompt"

  private(set) var fates: [Int: Fate] = [:]

  init() {}

  /// Looks at the questions of `rows`, and at all others with their prompts.
  init(_ rows: [Int], in table: DraftTable) {
    if rows.isEmpty { return }
    let limit = table.kind.schema.field(Self.field)?.constraints.maxLength ?? .max
    let prompts = Set(rows.map { table.question($0).prompt })
    for (prompt, doubles) in table.rows(of: Self.field, with: prompts) {
      var known: [Content: String] = [:]
      for row in doubles {
        let question = table.question(row)
        let content = Content(question)
        let right = question["Answer"] ?? question.rights.joined(separator: "\n")
        if let known = known[content] {
          fates[row] = known == right ? .same : .contradiction(right)
          continue
        }
        known[content] = right
        let number = " (\(known.count))"
        if known.count > 1, prompt.unicodeScalars.count + number.count <= limit {
          fates[row] = .renamed(prompt + number)
        }
      }
    }
  }

  /// The part of a question that tells it from others with the same prompt.
  private struct Content: Hashable {
    let choices: Set<String>
    let picture: String?

    init(_ question: ExchangedQuestion) {
      choices = Set(question.wrong + question.rights)
      picture = question["Image"]
    }
  }
}

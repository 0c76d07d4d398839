package import Diagnostics
internal import Rows
internal import Simulation

/// The file `evidence.json` beside a manifest: one question a line, sorted by id, so that differences can be read.
package enum EvidenceFile {
  package static let name = "evidence.json"
  /// The number of bytes of the largest file that is read.
  package static let mostBytes = 1 << 26
  private static let version = 1

  /// The text of the file. Equal evidence has equal bytes.
  package static func text(_ evidence: Evidence) -> String {
    var head: [(key: String, value: JSONText)] = [
      ("evidence", .integer(version)), ("pack", .string(evidence.pack)),
    ]
    head += counts(evidence)
    let lines = head.map { "  \(JSONText.string($0.key).text): \($0.value.text),\n" }.joined()
    let questions = evidence.questions.map { "    \(json($0).text)" }.joined(separator: ",\n")
    return "{\n\(lines)  \"questions\": [\n\(questions)\(questions.isEmpty ? "" : "\n")  ]\n}\n"
  }

  /// The figures about all answers, as members of an object.
  package static func counts(_ evidence: Evidence) -> [(key: String, value: JSONText)] {
    [
      ("sessions", .integer(evidence.sessions)), ("answers", .integer(evidence.answers)),
      ("rapidSessions", .integer(evidence.rapidSessions)),
      ("rapidAnswers", .integer(evidence.rapidAnswers)),
      ("repeatedAnswers", .integer(evidence.repeatedAnswers)),
      ("unfitAnswers", .integer(evidence.unfitAnswers)),
      ("alpha", number(evidence.alpha)),
    ]
  }

  /// The figures of a question as an object.
  package static func json(_ question: QuestionEvidence) -> JSONText {
    let figures = question.figures
    let (facility, suspect) = (figures.facility, figures.suspect)
    return .object(
      [("id", .string(question.id))]
        + (question.digest.map { [("content", .string($0))] } ?? [])
        + [
          ("answers", .integer(figures.answers)), ("right", .integer(figures.right)),
          ("facility", number(facility.part)),
          ("interval", .array([number(facility.low), number(facility.high)])),
          ("itemRest", number(figures.itemRest)),
          ("discrimination", number(figures.discrimination)),
          ("medianTime", .init(figures.medianTime.map { Int($0.rounded()) })),
          ("suspect", .init(suspect?.text)),
          ("suspicion", number(suspect?.suspicion)),
          (
            "choices",
            .array(
              listed(figures).map { choice in
                [
                  "text": .string(choice.text), "count": .integer(choice.count),
                  "right": .bool(choice.isRight), "correlation": number(choice.correlation),
                ]
              })
          ),
        ])
  }

  /// The number of answers that are listed of a question whose answers are typed.
  private static let mostChoices = 12

  /// The most frequent answers, and the suspect one.
  private static func listed(_ figures: QuestionFigures) -> [QuestionFigures.Choice] {
    let (first, rest) = (
      figures.choices.prefix(mostChoices), figures.choices.dropFirst(mostChoices)
    )
    return first + rest.filter { !$0.isRight && $0.text == figures.suspect?.text }
  }

  /// A figure as people read it.
  package static func shown(_ figure: Double) -> String { figure.text(2) }

  private static func number(_ value: Double?) -> JSONText {
    value.map { .number($0.text(4)) } ?? .null
  }

  /// Reads the file; a fault is a finding.
  package static func read(_ bytes: [UInt8], file: String) -> Result<Evidence, Fault> {
    do throws(JSONError) {
      let json = try JSON(parsing: bytes)
      guard json["evidence"]?.integer == version else {
        return .failure(
          Fault("\"evidence\": \(version) is missing", at: json.bytes.lowerBound, file))
      }
      guard let questions = json["questions"]?.array else {
        return .failure(Fault("\"questions\" is missing", at: json.bytes.lowerBound, file))
      }
      var evidence = Evidence(pack: json["pack"]?.string ?? "", questions: [])
      func count(_ name: String) -> Int { json[name]?.count(upTo: .max) ?? 0 }
      (evidence.sessions, evidence.answers) = (count("sessions"), count("answers"))
      (evidence.rapidSessions, evidence.rapidAnswers) = (
        count("rapidSessions"), count("rapidAnswers")
      )
      evidence.repeatedAnswers = count("repeatedAnswers")
      evidence.unfitAnswers = count("unfitAnswers")
      guard let alpha = json.figure("alpha", -1e12...1) else {
        return .failure(Fault("alpha is no figure", at: json.bytes.lowerBound, file))
      }
      evidence.alpha = alpha
      for question in questions {
        guard let read = QuestionEvidence(question) else {
          return .failure(
            Fault("a question lacks a figure", at: question.bytes.lowerBound, file))
        }
        evidence.questions.append(read)
      }
      return .success(evidence)
    } catch {
      return .failure(Fault(error.message, at: error.offset, file))
    }
  }

  /// The reason why a file is no evidence.
  package struct Fault: Error {
    package let finding: Finding

    init(_ message: String, at offset: Int, _ file: String) {
      finding = Finding(
        .brokenEvidence, "this is no evidence: \(message)", at: Place(file, offset..<offset + 1),
        help: "write it anew with packtool analyse --write, or delete it")
    }
  }
}

extension QuestionEvidence {
  /// Reads the figures of a question; nil if one is missing that every question has, or cannot be.
  fileprivate init?(_ json: JSON) {
    guard let id = json["id"]?.string, let answers = json["answers"]?.count(upTo: .max),
      let right = json["right"]?.count(upTo: answers), let given = json["choices"]?.array,
      let itemRest = json.figure("itemRest", -1...1),
      let discrimination = json.figure("discrimination", -1...1),
      let medianTime = json.figure("medianTime", 0...1e12),
      let suspicion = json.figure("suspicion", 0...1e12)
    else { return nil }
    var choices: [QuestionFigures.Choice] = []
    for choice in given {
      guard let text = choice["text"]?.string, let count = choice["count"]?.count(upTo: answers),
        let isRight = choice["right"]?.bool, let correlation = choice.figure("correlation", -1...1)
      else { return nil }
      choices.append(.init(text: text, count: count, isRight: isRight, correlation: correlation))
    }
    var suspect: QuestionFigures.Suspect?
    if let text = json["suspect"]?.string, let suspicion {
      suspect = .init(text: text, suspicion: suspicion)
    }
    self.init(
      id: id, digest: json["content"]?.string,
      figures: QuestionFigures(
        answers: answers, right: right, itemRest: itemRest, discrimination: discrimination,
        medianTime: medianTime, choices: choices, suspect: suspect))
  }
}

extension JSON {
  fileprivate var integer: Int? {
    if case .number(let digits) = value { Int(digits) } else { nil }
  }

  /// A number of things; nil if it is negative or above `most`.
  fileprivate func count(upTo most: Int) -> Int? {
    integer.flatMap { 0...most ~= $0 ? $0 : nil }
  }

  /// A member that is null or a number of a range: nil if it is anything else, and nil in it if there is no figure.
  fileprivate func figure(_ name: String, _ range: ClosedRange<Double>) -> Double?? {
    switch self[name]?.value {
    case nil, .null: .some(nil)
    case .number(let digits): Double(digits).flatMap { range.contains($0) ? .some($0) : nil }
    default: nil
    }
  }
}

package import Answers
internal import Diagnostics
internal import PackFormat
internal import Rows

/// The reason why a line is no answer, and the offset of the fault in it.
package struct AnswerFault: Error, Equatable {
  package var message: String
  package var offset: Int
}

extension Answer {
  /// Reads a line as JSON, in any spelling. This is the definition of what a line of answers may be.
  package init(json line: [UInt8]) throws(AnswerFault) {
    let json: JSON
    do throws(JSONError) {
      json = try JSON(parsing: line)
    } catch {
      throw AnswerFault(message: error.message, offset: error.offset)
    }
    guard case .object(let members) = json.value else {
      throw AnswerFault(message: "an answer is an object", offset: json.bytes.lowerBound)
    }
    var answer = Answer(
      pack: SHA256.digest([]), session: 0, question: "", answer: "", isRight: false,
      milliseconds: nil)
    var missing = ["pack", "session", "question", "answer", "right"]
    for member in members {
      guard try answer.take(member) else {
        throw AnswerFault(
          message: "an answer has no \(member.name.quoted())", offset: member.value.bytes.lowerBound
        )
      }
      missing.removeAll { $0 == member.name }
    }
    if let name = missing.first {
      throw AnswerFault(message: "\(name) is missing", offset: json.bytes.lowerBound)
    }
    self = answer
  }

  /// Takes the value of a member; false if an answer has no such member.
  private mutating func take(_ member: JSON.Member) throws(AnswerFault) -> Bool {
    let (value, fault) = (member.value, { Self.fault(member, needs: $0) })
    switch member.name {
    case "pack":
      guard let digits = Self.digits(value, 64), let root = PackDigest(Self.bytes(digits)) else {
        throw fault("64 small hexadecimal digits")
      }
      pack = root
    case "session":
      guard let digits = Self.digits(value, 16), let number = UInt64(digits, radix: 16) else {
        throw fault("16 small hexadecimal digits")
      }
      session = number
    case "question":
      guard let text = value.string, !text.isEmpty else { throw fault("the id of a question") }
      question = text
    case "answer":
      guard let text = value.string else { throw fault("a text") }
      answer = text
    case "right":
      guard let flag = value.bool else { throw fault("true or false") }
      isRight = flag
    case "milliseconds":
      guard case .number(let digits) = value.value, let number = Int64(digits),
        0...AnswerScan.mostMilliseconds ~= number
      else { throw fault("a whole number that is not negative") }
      milliseconds = number
    default: return false
    }
    return true
  }

  private static func fault(_ member: JSON.Member, needs: String) -> AnswerFault {
    AnswerFault(message: "\(member.name) needs \(needs)", offset: member.value.bytes.lowerBound)
  }

  private static func digits(_ value: JSON, _ count: Int) -> String? {
    guard let text = value.string, text.utf8.count == count,
      text.utf8.allSatisfy({
        (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0)
          || (UInt8(ascii: "a")...UInt8(ascii: "f")).contains($0)
      })
    else { return nil }
    return text
  }

  private static func bytes(_ digits: String) -> [UInt8] {
    let digits = Array(digits.utf8)
    return stride(from: 0, to: digits.count, by: 2).compactMap {
      UInt8(String(decoding: digits[$0...$0 + 1], as: UTF8.self), radix: 16)
    }
  }
}

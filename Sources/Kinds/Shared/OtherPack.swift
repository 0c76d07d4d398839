internal import Diagnostics

/// The questions of another pack, which those of a project are compared with. Its texts lie in one array, so that
/// a question takes little more than its letters.
package struct OtherPack: Sendable {
  package let path: String
  package let kind: String
  let packId: String
  /// The hash of each question's answer.
  private(set) var answers: [UInt64] = []
  private var bytes: [UInt8] = []
  /// The ends of the id, the text and the answer of each question.
  private var ends = [0]

  /// Makes a pack without questions yet.
  init(path: String, kind: String, packId: String) {
    self.path = path
    self.kind = kind
    self.packId = packId
  }

  mutating func append(id: String, text: String, answer: String, hash: UInt64) {
    for part in [id, text, answer] {
      bytes += part.utf8
      ends.append(bytes.count)
    }
    answers.append(hash)
  }

  var count: Int { answers.count }

  func id(_ row: Int) -> String { String(decoding: part(row * 3), as: UTF8.self) }
  func text(_ row: Int) -> ArraySlice<UInt8> { part(row * 3 + 1) }
  func answer(_ row: Int) -> String { String(decoding: part(row * 3 + 2), as: UTF8.self) }

  private func part(_ number: Int) -> ArraySlice<UInt8> { bytes[ends[number]..<ends[number + 1]] }

  /// The pack as a second place of a finding, with a question of it.
  func related(_ row: Int, withAnswer: Bool) -> Related {
    let text = String(decoding: text(row), as: UTF8.self)
    let answer = withAnswer ? ", answered by \(answer(row).quoted())" : ""
    return Related(Place(path, cell: ""), "question \(id(row)) there: \(text.quoted())" + answer)
  }
}

import CSVSource
import Rows
import TestSupport
import Testing

@Suite struct DerivedFormTests {
  /// A simple second implementation that tests each position by itself.
  private func stands(in text: [UInt8]) -> Bool {
    let digits = Array("0123456789abcdefghjkmnpqrstvwxyz".utf8)
    return text.indices.contains { start in
      start + 14 <= text.count && text[start] == UInt8(ascii: "q")
        && text[(start + 1)..<(start + 14)].allSatisfy { digits.contains($0) }
    }
  }

  @Test func aDerivedIdIsFoundAtAnyPosition() throws {
    var random = SplitMix(seed: 7)
    let letters = Array("qqqq0000zzzzaaaa1,i".utf8)
    var found = 0
    for _ in 0..<4000 {
      let text = (0..<Int.random(in: 0...60, using: &random)).map { _ in
        letters[Int.random(in: 0..<letters.count, using: &random)]
      }
      #expect(try DerivedForm.stands(in: .bytes(text, name: "a")) == stands(in: text), "\(text)")
      found += stands(in: text) ? 1 : 0
    }
    #expect((500...3500).contains(found), "\(found)")
  }

  @Test(arguments: [0, 1, 13, 14, 1 << 18 - 14, 1 << 18 - 13, 1 << 18 - 1, 1 << 18, 1 << 18 + 7])
  func aDerivedIdAcrossTwoChunksIsFound(_ start: Int) throws {
    for around in [UInt8(ascii: "9"), UInt8(ascii: ",")] {
      var text = [UInt8](repeating: around, count: 1 << 18 + 40)
      #expect(try !DerivedForm.stands(in: .bytes(text, name: "a")))
      text.replaceSubrange(start..<start + 14, with: Array("q0123456789abc".utf8))
      #expect(try DerivedForm.stands(in: .bytes(text, name: "a")))
    }
  }
}

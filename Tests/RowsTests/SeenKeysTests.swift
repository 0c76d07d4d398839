import Diagnostics
import Testing

@testable import Rows

struct SeenKeysTests {
  private func key(_ texts: String...) -> SeenKeys.Key {
    var hasher = SeenKeys.KeyHasher()
    var row = TypedRow()
    for text in texts {
      let start = row.textBytes.count
      row.textBytes += text.utf8
      hasher.add(.text(start..<row.textBytes.count), of: row)
    }
    return hasher.finish()
  }

  @Test func everyKeyIsFoundWhereItStoodFirst() {
    var table = SeenKeys()
    let files = ["a.csv", "b.csv", "c.csv"]
    for number in 0..<20_000 {
      let place = Place(files[number / 7_000], number * 70..<number * 70 + number % 60)
      #expect(table.insert(key("key \(number)"), at: place) == nil)
    }
    for number in 0..<20_000 {
      let place = Place(files[number / 7_000], number * 70..<number * 70 + number % 60)
      let found = table.insert(key("key \(number)"), at: Place("d.csv", 0..<1))
      guard found == place else {
        Issue.record("key \(number) at \(String(describing: found))")
        return
      }
    }
    #expect(!table.contains(key("key 20000")))
    #expect(table.contains(key("key 19999")))
  }

  @Test func aPlaceFarBehindOrVeryLongStaysUsable() {
    var table = SeenKeys()
    let far = (1 << 40) - 10
    #expect(table.insert(key("far"), at: Place("a.csv", far..<far + 5000)) == nil)
    #expect(table.insert(key("far"), at: Place("a.csv", 0..<1)) == Place("a.csv", far..<far + 4095))
    #expect(table.insert(key("farther"), at: Place("a.csv", Int.max - 1..<Int.max)) == nil)
    #expect(table.insert(key("farther"), at: Place("a.csv", 0..<1))?.file == "a.csv")
  }

  @Test(arguments: [1, 7, 8, 9, 16, 40])
  func everyByteOfAKeyCounts(_ length: Int) {
    let text = [UInt8](repeating: UInt8(ascii: "a"), count: length)
    let whole = key(String(decoding: text, as: UTF8.self))
    for index in text.indices {
      var other = text
      other[index] = UInt8(ascii: "b")
      #expect(key(String(decoding: other, as: UTF8.self)) != whole, "byte \(index)")
    }
  }

  @Test func keysThatOnlyLookAlikeDiffer() {
    let keys = [
      key(""), key("a"), key("a\0"), key("\0a"), key("12345678"), key("12345678\0"),
      key("123456789"), key("a", "bc"), key("ab", "c"), key("abc"), key("", "abc"),
    ]
    for (index, left) in keys.enumerated() {
      for right in keys[(index + 1)...] { #expect(left != right) }
    }
    #expect(key("a", "bc") == key("a", "bc"))
  }
}

/// English and Russian words that do not change what a question asks for.
///
/// Words that may reverse a question are not in the list: not, without, from, by, more.
package enum StopWords {
  private static let words = """
    a an the of in on at is are was were be been do does did has have had it its and there that
    how many much what which who when where whose number count used use uses
    в во на и о об это то ли что кто где когда какой какая какое какие каких какую каком
    сколько чему чей чья как является являются был была было были есть число количество
    """

  /// A hash table of the words' hashes, with open addressing.
  package struct Table {
    private var slots = [UInt64](repeating: 0, count: 512)

    fileprivate mutating func insert(_ hash: UInt64) {
      var index = Int(truncatingIfNeeded: hash) & 511
      while slots[index] != 0 { index = (index + 1) & 511 }
      slots[index] = hash
    }

    package func contains(_ hash: UInt64) -> Bool {
      var index = Int(truncatingIfNeeded: hash) & 511
      while slots[index] != 0 {
        if slots[index] == hash { return true }
        index = (index + 1) & 511
      }
      return false
    }
  }

  package static let table: Table = {
    var table = Table()
    for word in words.split(whereSeparator: \.isWhitespace) {
      table.insert(ContentWords.hash(of: word.unicodeScalars))
    }
    return table
  }()
}

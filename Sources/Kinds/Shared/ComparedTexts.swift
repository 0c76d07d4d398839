internal import Bytes
internal import Diagnostics

/// The texts of questions, and the pairs among them that ask for the same thing in nearly the same words.
///
/// Two texts are similar if they have the same answer and one has every word of the other, of which one may be
/// misspelt. The additional words are at most a third of its words, and no names or numbers.
///
/// Texts are compared if they share a key. The keys of a text are all its words, all its words without one of
/// them, and its rarest words, one more than it may have beyond another text. So a similar text shares at least
/// one of them. The time grows with the number of keys, as each is compared with `mostCompared` earlier ones.
struct ComparedTexts {
  /// The limit of earlier texts that a text is compared with for one key.
  private static let mostCompared = 64

  /// True if texts have answers; else two are similar only if they have exactly the same words.
  let haveAnswers: Bool
  /// The number of texts of other packs, which come first.
  private(set) var otherCount = 0
  /// The number of the first text of each other pack.
  private var packStarts: [Int] = []
  private var rows: [Row] = []
  private var words: [ContentWords.Word] = []
  /// The first byte of each word in `bytes`, and the number of its bytes.
  private var spellings: [(start: UInt32, length: UInt32)] = []
  private var bytes: [UInt8] = []
  private var reader = ContentWords()

  private struct Row {
    var firstWord: UInt32
    var wordCount: UInt32
    var answer: UInt64
    /// The hash of the whole text.
    var text: UInt64
    var end: Int
    /// A Bloom filter of the words: one bit each, which several words may share.
    var signs: UInt64
  }

  /// A text that asks for the same as earlier ones.
  struct Pair {
    var row: Int
    /// The earliest similar text of the project.
    var own: Int?
    /// The earliest similar text of each other pack.
    var others: [Other] = []
  }

  /// A text of another pack, which has the same words and another answer if `isAnsweredOtherwise`.
  struct Other {
    var pack: Int
    /// The number of the text in its pack.
    var row: Int
    var isAnsweredOtherwise: Bool
  }

  init(haveAnswers: Bool) { self.haveAnswers = haveAnswers }

  var count: Int { rows.count }

  /// Ends the texts of another pack, which come before those of the project.
  mutating func endPack() {
    packStarts.append(otherCount)
    otherCount = rows.count
  }

  mutating func append(_ text: ArraySlice<UInt8>, answer: UInt64) {
    reader.read(text)
    spellings += reader.ranges.map {
      (
        UInt32(truncatingIfNeeded: bytes.count + $0.lowerBound),
        UInt32(truncatingIfNeeded: $0.count)
      )
    }
    bytes += text
    rows.append(
      Row(
        firstWord: UInt32(truncatingIfNeeded: words.count), wordCount: UInt32(reader.words.count),
        answer: answer, text: CellHash.exact(text), end: bytes.count,
        signs: reader.words.reduce(0) { $0 | 1 << ($1.hash >> 58) }))
    words += reader.words
  }

  /// True if two texts are equal byte for byte.
  private func areEqual(_ left: Int, _ right: Int) -> Bool { text(left) == text(right) }

  private func text(_ row: Int) -> ArraySlice<UInt8> {
    bytes[(row > 0 ? rows[row - 1].end : 0)..<rows[row].end]
  }

  /// Returns each text of the project that is similar to an earlier one, in their order.
  func pairs() -> [Pair] {
    var found: [Int: Pair] = [:]
    let notes = notes()
    var first = 0
    while first < notes.count {
      var end = first
      // The first note of the project; those of other packs come before it.
      var own = first
      while end < notes.count, notes[end].key == notes[first].key {
        let row = Int(notes[end].row)
        if row < otherCount {
          own = end + 1
        } else {
          for other in max(own, end - Self.mostCompared)..<end {
            let before = Int(notes[other].row)
            guard before < found[row]?.own ?? row, areSimilar(before, row) else { continue }
            found[row, default: Pair(row: row)].own = before
            break
          }
          for other in max(first, own - Self.mostCompared)..<own {
            let before = Int(notes[other].row)
            if areSimilar(before, row, orEqual: true) {
              let other = self.other(before, isAnsweredOtherwise: false)
              found[row, default: Pair(row: row)].add(other)
            }
          }
        }
        end += 1
      }
      first = end
    }
    if otherCount > 0 { addOtherAnswers(to: &found) }
    return found.values.sorted { $0.row < $1.row }
  }

  /// Finds the texts that have the words of a text of another pack, and another answer.
  private func addOtherAnswers(to found: inout [Int: Pair]) {
    for (pack, start) in packStarts.enumerated() {
      let end = pack + 1 < packStarts.count ? packStarts[pack + 1] : otherCount
      var others: [UInt64: Int] = [:]
      for row in (start..<end).reversed() { others[sum(row)] = row }
      for row in otherCount..<rows.count {
        guard let other = others[sum(row)], haveSameWords(other, row),
          found[row]?.others.contains(where: { $0.pack == pack }) != true
        else { continue }
        let isOtherwise = rows[other].answer != rows[row].answer
        found[row, default: Pair(row: row)].add(
          self.other(other, isAnsweredOtherwise: isOtherwise))
      }
    }
  }

  private func other(_ row: Int, isAnsweredOtherwise: Bool) -> Other {
    let pack = (packStarts.lastIndex { $0 <= row }) ?? 0
    return Other(pack: pack, row: row - packStarts[pack], isAnsweredOtherwise: isAnsweredOtherwise)
  }

  private struct Note {
    var key: UInt64
    var row: UInt32
  }

  private func notes() -> [Note] {
    // Words may share a counter. Rarity is then less exact, but equally so for all texts.
    let slots = min(1 << (Int.bitWidth - words.count.leadingZeroBitCount + 1), 1 << 16)
    var counts = [UInt32](repeating: 0, count: slots)
    func slot(_ word: ContentWords.Word) -> Int {
      Int(truncatingIfNeeded: word.hash >> 8) & (slots - 1)
    }
    for word in words { counts[slot(word)] += 1 }
    var notes: [Note] = []
    notes.reserveCapacity(haveAnswers ? words.count * 3 / 2 + 2 * rows.count : rows.count)
    var ranked: [(count: UInt32, hash: UInt64)] = []
    for (index, row) in rows.enumerated() where row.wordCount > 0 {
      func note(_ words: UInt64) {
        var key = CellHash()
        key.add(row.answer)
        key.add(words)
        notes.append(Note(key: key.value, row: UInt32(index)))
      }
      let sum = sum(index)
      note(sum)
      guard haveAnswers else { continue }
      ranked.removeAll(keepingCapacity: true)
      for place in range(of: index) {
        let word = words[place]
        note(sum &- Self.mixed(word))
        // The rarest words come first. They are few, so that each is moved to its place.
        let rank = (count: counts[slot(word)], hash: word.hash)
        var at = ranked.count
        ranked.append(rank)
        while at > 0, rank < ranked[at - 1] {
          ranked[at] = ranked[at - 1]
          at -= 1
        }
        ranked[at] = rank
      }
      for word in ranked.prefix(mostBeyond(ranked.count) + 1) { note(word.hash) }
    }
    return Self.shared(notes).sorted { ($0.key, $0.row) < ($1.key, $1.row) }
  }

  /// Returns the notes whose key another note may have. Those left out have no equal, as most have none.
  private static func shared(_ notes: [Note]) -> [Note] {
    var size = 1024
    while size < 4 * notes.count { size *= 2 }
    // The number of notes whose key has this place; 2 stands for more.
    var counts = [UInt8](repeating: 0, count: size)
    for note in notes {
      let place = Int(truncatingIfNeeded: note.key >> 20) & (size - 1)
      if counts[place] < 2 { counts[place] += 1 }
    }
    return notes.filter { counts[Int(truncatingIfNeeded: $0.key >> 20) & (size - 1)] > 1 }
  }

  /// Returns a hash of all words in any order.
  private func sum(_ row: Int) -> UInt64 {
    // An empty text has no words to compare, but may be equal to another.
    rows[row].wordCount == 0 ? rows[row].text : words(of: row).reduce(1) { $0 &+ Self.mixed($1) }
  }

  private static func mixed(_ word: ContentWords.Word) -> UInt64 {
    var hash = CellHash()
    hash.add(word.hash)
    return hash.value
  }

  /// The number of words that the longer of two similar texts may have beyond the other.
  private func mostBeyond(_ count: Int) -> Int { haveAnswers ? max(1, count / 3) : 0 }

  private func words(of row: Int) -> ArraySlice<ContentWords.Word> { words[range(of: row)] }

  private func range(of row: Int) -> Range<Int> {
    Int(rows[row].firstWord)..<Int(rows[row].firstWord + rows[row].wordCount)
  }

  /// True if two texts have the same words, names and numbers in the same order.
  private func haveSameWords(_ left: Int, _ right: Int) -> Bool {
    if rows[left].text == rows[right].text { return areEqual(left, right) }
    let (one, other) = (words(of: left), words(of: right))
    return !one.isEmpty && one.count == other.count && one.allSatisfy(other.contains)
      && haveNamesInOrder(one, other)
  }

  /// True if the names that both have come in the same order: "goals by Brazil against Germany" is not the reverse.
  private func haveNamesInOrder(
    _ less: some Sequence<ContentWords.Word>, _ more: some Sequence<ContentWords.Word>
  ) -> Bool {
    let names = more.filter { word in word.isFixed && less.contains { $0 == word && $0.isFixed } }
    return names == less.filter(names.contains)
  }

  /// Texts of one project that are equal byte for byte are not similar: they are left to the schema.
  private func areSimilar(_ left: Int, _ right: Int, orEqual: Bool = false) -> Bool {
    if rows[left].answer != rows[right].answer { return false }
    if rows[left].text == rows[right].text { return orEqual && areEqual(left, right) }
    // Quick exit: usually the shorter text has words whose bits the longer one lacks.
    let isLess = rows[left].wordCount < rows[right].wordCount
    let (fewer, others) = isLess ? (left, right) : (right, left)
    let missing = (rows[fewer].signs & ~rows[others].signs).nonzeroBitCount
    if missing > (haveAnswers ? 1 : 0) { return false }
    let (less, more) = (range(of: fewer), range(of: others))
    guard more.count - less.count <= mostBeyond(more.count) else { return false }
    var lacking: Int?
    for word in less where !has(more, words[word]) {
      if lacking != nil { return false }
      lacking = word
    }
    var (slip, beyond): (Int?, Int) = (nil, 0)
    for word in more where !has(less, words[word]) {
      beyond += 1
      if let lacking, slip == nil, isSlip(word, of: lacking) {
        slip = word
      } else if words[word].isFixed {
        return false
      }
    }
    if lacking != nil {
      guard slip != nil, less.count > 1, beyond <= mostBeyond(more.count) else { return false }
    } else if beyond > (haveAnswers ? more.count / 3 : 0) {
      return false
    }
    return haveNamesInOrder(words[less], words[more])
  }

  private func has(_ range: Range<Int>, _ word: ContentWords.Word) -> Bool {
    for index in range where words[index] == word { return true }
    return false
  }

  /// The fewest letters of a word that may be misspelt: of shorter ones too many are a letter apart.
  private static let fewestLetters = (ofWord: 4, ofName: 5, withAnotherFirst: 7)

  /// True if one word is probably the other one misspelt. Numbers never are, nor are the numbers of kings.
  private func isSlip(_ left: Int, of right: Int) -> Bool {
    let (one, other) = (spelling(left), spelling(right))
    guard mayBeOneSlip(one, other) else { return false }
    let (word, like) = (
      String(decoding: one, as: UTF8.self), String(decoding: other, as: UTF8.self)
    )
    let isName = words[left].isFixed || words[right].isFixed
    let letters = min(word.count, like.count)
    guard letters >= (isName ? Self.fewestLetters.ofName : Self.fewestLetters.ofWord),
      !isName && letters >= Self.fewestLetters.withAnotherFirst
        || word.first?.lowercased() == like.first?.lowercased(),
      !word.allSatisfy("IVXLCDM".contains), !(one + other).contains(where: \.isDigit)
    else { return false }
    return NearMiss.isOneSlip(word, from: like)
  }

  /// A cheap test that words one slip apart pass: they begin and end alike, but for two letters of up to four bytes.
  private func mayBeOneSlip(_ one: ArraySlice<UInt8>, _ other: ArraySlice<UInt8>) -> Bool {
    let most = min(one.count, other.count)
    if max(one.count, other.count) - most > 4 { return false }
    var same = 0
    while same < most, Self.areAlike(one[one.startIndex + same], other[other.startIndex + same]) {
      same += 1
    }
    var behind = 0
    while same + behind < most,
      Self.areAlike(one[one.endIndex - 1 - behind], other[other.endIndex - 1 - behind])
    {
      behind += 1
    }
    return most - same - behind <= 8 && (same + behind) * 2 >= most
  }

  /// True if two bytes are equal, or may be parts of one letter in two cases.
  private static func areAlike(_ one: UInt8, _ other: UInt8) -> Bool {
    one | 0x20 == other | 0x20 || one >= 0x80 && other >= 0x80
  }

  private func spelling(_ word: Int) -> ArraySlice<UInt8> {
    let start = Int(spellings[word].start)
    return bytes[start..<start + Int(spellings[word].length)]
  }
}

extension ComparedTexts.Pair {
  /// Adds a similar text, unless an earlier one of its pack is known.
  fileprivate mutating func add(_ other: ComparedTexts.Other) {
    guard let index = others.firstIndex(where: { $0.pack == other.pack }) else {
      others.append(other)
      others.sort { $0.pack < $1.pack }
      return
    }
    if other.row < others[index].row { others[index] = other }
  }
}

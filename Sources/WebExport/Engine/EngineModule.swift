/// The engine of the page as WebAssembly, from which a page gets only what its kinds and languages
/// need.
///
/// `script/engine` writes two sections for it: `kinds`, which tells what each kind needs, and `words`,
/// which has the texts of all languages. Functions that are left out keep their number and trap; data
/// that is left out becomes zeros, and texts become empty.
struct EngineModule {
  private enum Section: UInt8 {
    /// Of these, browsers let scripts read `words`.
    case custom = 0
    case code = 10
    case data = 11
  }

  /// The kinds that need a part, by the number of the part in the tables behind them.
  private struct Needs {
    let kinds: [Set<String>]
    /// For each function, the number of its kinds.
    let functions: [Int]
    /// The same for each phrase.
    let phrases: [Int]
    let data: [(range: Range<Int>, kinds: Int)]

    /// Reads the content of the section; nil if it is damaged.
    init?(_ content: ArraySlice<UInt8>) {
      var rest = content
      var kinds: [Set<String>] = []
      while true {
        let line = rest.prefix { $0 != UInt8(ascii: "\n") }
        guard line.endIndex < rest.endIndex else { return nil }
        rest = rest[(line.endIndex + 1)...]
        if line.isEmpty { break }
        kinds.append(
          Set(String(decoding: line, as: UTF8.self).split(separator: " ").map(String.init)))
      }
      guard let functions = rest.popTable(), let phrases = rest.popTable() else { return nil }
      (self.functions, self.phrases) = (functions, phrases)
      var data: [(range: Range<Int>, kinds: Int)] = []
      while let start = rest.number32 {
        guard let count = rest.dropFirst(4).number32, let kinds = rest.dropFirst(8).first else {
          return nil
        }
        data.append((start..<start + count, Int(kinds)))
        rest = rest.dropFirst(9)
      }
      self.kinds = kinds
      self.data = data
      let numbers = functions + phrases + data.map { $0.kinds }
      guard rest.isEmpty, numbers.allSatisfy(kinds.indices.contains) else { return nil }
    }
  }

  private let module: [UInt8]
  private let sections: [(section: Section?, range: Range<Int>, content: Range<Int>)]
  private let needs: Needs
  private let words: [Words]

  /// The texts of a language by the numbers of their phrases.
  private struct Words {
    let language: String
    let texts: [ArraySlice<UInt8>]

    /// Nil if the number of texts is not that of the phrases.
    init?(_ bytes: ArraySlice<UInt8>, count: Int) {
      let parts = bytes.split(separator: 0, omittingEmptySubsequences: false)
      guard parts.count == 1 + count else { return nil }
      language = String(decoding: parts[0], as: UTF8.self)
      texts = Array(parts.dropFirst())
    }
  }

  /// Reads a module; nil if it is damaged or lacks one of our sections.
  init?(_ module: [UInt8]) {
    self.module = module
    var sections: [(section: Section?, range: Range<Int>, content: Range<Int>)] = []
    var (needs, words): (Needs?, ArraySlice<UInt8>?)
    var place = 8
    while place < module.count {
      let start = place
      let section = Section(rawValue: module[place])
      place += 1
      guard let size = module.number(at: &place), place + size <= module.count else { return nil }
      let content = place..<place + size
      place = content.upperBound
      if section == .custom {
        var name = content.lowerBound
        guard let count = module.number(at: &name), name + count <= place else { return nil }
        switch String(decoding: module[name..<name + count], as: UTF8.self) {
        case "kinds": needs = Needs(module[(name + count)..<place])
        case "words": words = module[(name + count)..<place]
        default: break
        }
        continue
      }
      sections.append((section, start..<place, content))
    }
    guard let needs, let words else { return nil }
    (self.sections, self.needs) = (sections, needs)
    let parts = words.split(separator: 1)
    self.words = parts.compactMap { Words($0, count: needs.phrases.count) }
    guard self.words.count == parts.count else { return nil }
  }

  /// Returns the module with the parts that games of these kinds need, and with these languages; nil
  /// if it does not know one of them.
  func cut(to wanted: Set<String>, in languages: Set<String>) -> [UInt8]? {
    guard let known = needs.kinds.first, wanted.isSubset(of: known),
      languages.isSubset(of: words.map { $0.language })
    else { return nil }
    let isNeeded = needs.kinds.map { !$0.isDisjoint(with: wanted) }
    var cut = Array(module.prefix(8))
    for (section, range, content) in sections {
      switch section {
      case .code:
        guard let code = self.code(in: content, isNeeded) else { return nil }
        cut.append(Section.code.rawValue)
        cut.append(number: code.count)
        cut += code
      case .data:
        var bytes = Array(module[range])
        for (piece, kinds) in needs.data where !isNeeded[kinds] {
          for place in piece where content.count > place {
            bytes[content.lowerBound - range.lowerBound + place] = 0
          }
        }
        cut += bytes
      default: cut += module[range]
      }
    }
    let words = Array("words".utf8) + self.words(in: languages, isNeeded)
    cut.append(Section.custom.rawValue)
    cut.append(number: words.count + 1)
    cut.append(5)
    return cut + words
  }

  /// Returns the words of some languages, without the texts of phrases that are not needed.
  private func words(in languages: Set<String>, _ isNeeded: [Bool]) -> [UInt8] {
    var bytes: [UInt8] = []
    for words in self.words where languages.contains(words.language) {
      bytes += words.language.utf8
      for (text, kinds) in zip(words.texts, needs.phrases) {
        bytes.append(0)
        if isNeeded[kinds] { bytes += text }
      }
      bytes.append(1)
    }
    return bytes
  }

  /// Returns the content of the section of the functions; nil if it is damaged.
  private func code(in content: Range<Int>, _ isNeeded: [Bool]) -> [UInt8]? {
    var place = content.lowerBound
    guard let count = module.number(at: &place), count == needs.functions.count else { return nil }
    var code = Array(module[content.lowerBound..<place])
    for kinds in needs.functions {
      let start = place
      guard let size = module.number(at: &place), place + size <= content.upperBound else {
        return nil
      }
      place += size
      // No variables, the instruction `unreachable`, and the end.
      code += isNeeded[kinds] ? module[start..<place] : [3, 0, 0, 0x0B]
    }
    return code
  }
}

extension ArraySlice<UInt8> {
  /// The number in the first four bytes, the lowest first; nil if there are fewer.
  fileprivate var number32: Int? {
    guard count >= 4 else { return nil }
    return prefix(4).reversed().reduce(0) { $0 << 8 | Int($1) }
  }

  /// Removes a table of bytes, before which their number stands, and returns it; nil if it is cut off.
  fileprivate mutating func popTable() -> [Int]? {
    guard let count = number32, self.count >= 4 + count else { return nil }
    let table = dropFirst(4).prefix(count).map { Int($0) }
    self = dropFirst(4 + count)
    return table
  }
}

extension [UInt8] {
  /// Reads a number in LEB128 and moves `place` behind it; nil if none is there.
  fileprivate func number(at place: inout Int) -> Int? {
    var (number, shift) = (0, 0)
    while place < count, shift < 35 {
      let byte = self[place]
      place += 1
      number |= Int(byte & 0x7F) << shift
      if byte < 0x80 { return number }
      shift += 7
    }
    return nil
  }

  /// Appends a number in LEB128.
  fileprivate mutating func append(number: Int) {
    var rest = number
    while rest >= 0x80 {
      append(UInt8(truncatingIfNeeded: rest) | 0x80)
      rest >>= 7
    }
    append(UInt8(truncatingIfNeeded: rest))
  }
}

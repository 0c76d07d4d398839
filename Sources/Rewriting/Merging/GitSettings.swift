/// The text of one of git's files of settings, line by line. What packtool did not write keeps its bytes.
package struct GitSettings {
  /// The lines, each with its line end.
  private var lines: [ArraySlice<UInt8>]
  /// Lines about packtool that a person or another program wrote or changed; packtool leaves them as they are.
  package private(set) var foreign: [String] = []
  /// The numbers of lines that were added and removed.
  package private(set) var changes = (added: 0, removed: 0)

  package init(_ text: [UInt8]) {
    lines = []
    var start = 0
    for (index, byte) in text.enumerated() where byte == UInt8(ascii: "\n") {
      lines.append(text[start...index])
      start = index + 1
    }
    if start < text.count { lines.append(text[start...]) }
  }

  package var text: [UInt8] { Array(lines.joined()) }

  /// The line without white space around it.
  private func line(_ index: Int) -> Substring {
    let text = Substring(decoding: lines[index], as: UTF8.self)
    guard let first = text.firstIndex(where: { !$0.isWhitespace }),
      let last = text.lastIndex(where: { !$0.isWhitespace })
    else { return "" }
    return text[first...last]
  }

  private mutating func insert(_ line: String, at index: Int) {
    if index == lines.count, let last = lines.last, last.last != UInt8(ascii: "\n") {
      lines[index - 1].append(UInt8(ascii: "\n"))
    }
    lines.insert(ArraySlice("\(line)\n".utf8), at: index)
    changes.added += 1
  }

  private mutating func remove(_ index: Int) {
    lines.remove(at: index)
    changes.removed += 1
  }
}

/// The sections of `.git/config`.
extension GitSettings {
  private struct Section {
    let header: String
    let lines: [String]
    /// The lines that earlier versions of packtool wrote.
    var former: [String] = []
  }

  private static let sections = [
    Section(
      header: "[merge \"packtool\"]",
      lines: [
        "name = sources of packtool, by rows and cells",
        "driver = packtool merge %O %A %B --name=%P --ours-label=%X --theirs-label=%Y",
      ],
      former: [
        "name = CSV sources of packtool, by rows and cells",
        "driver = packtool merge %O %A %B --name %P",
      ]),
    // git prints the heading, or the beginning of the row, above each part of a difference.
    Section(
      header: "[diff \"packtool\"]",
      lines: [
        "textconv = packtool show --lines",
        "xfuncname = \"^(about|rules|texts|theme|assets|sources|(question|row|table) .*)$\"",
      ]),
  ]

  /// Adds the sections, or the lines that they lack; a setting of another value stays.
  package mutating func addSections() {
    for section in Self.sections {
      guard let body = bodies(of: section.header).last else {
        insert(section.header, at: lines.count)
        for line in section.lines { insert("\t" + line, at: lines.count) }
        continue
      }
      for wanted in section.lines.reversed() {
        let same = bodies(of: section.header).joined().filter {
          Self.key(line($0)) == Self.key(wanted[...])
        }
        if same.contains(where: { line($0) == wanted }) { continue }
        if let old = same.first(where: { section.former.contains(String(line($0))) }) {
          remove(old)
          insert("\t" + wanted, at: old)
        } else if same.isEmpty {
          insert("\t" + wanted, at: body.lowerBound)
        } else {
          foreign += same.map { "\(section.header) \(line($0))" }
        }
      }
    }
  }

  /// Removes the sections, but for lines that packtool did not write.
  package mutating func removeSections() {
    for section in Self.sections {
      for body in bodies(of: section.header).reversed() {
        let own = body.filter { (section.lines + section.former).contains(String(line($0))) }
        let others = body.filter { !own.contains($0) && !line($0).isEmpty }
        foreign += others.map { "\(section.header) \(line($0))" }
        for index in own.reversed() { remove(index) }
        if others.isEmpty { remove(body.lowerBound - 1) }
      }
    }
  }

  /// The lines below each header of a section.
  private func bodies(of header: String) -> [Range<Int>] {
    lines.indices.filter { line($0) == header }.map { start in
      let end = lines[(start + 1)...].indices.first { line($0).hasPrefix("[") }
      return start + 1..<(end ?? lines.count)
    }
  }

  /// The name of a setting; names do not differ by case.
  private static func key(_ line: Substring) -> String {
    line.prefix { $0 != "=" && !$0.isWhitespace }.lowercased()
  }
}

/// The lines of `.gitattributes`.
extension GitSettings {
  private static let merged = "merge=packtool"
  private static let shown = "diff=packtool"
  /// The pattern of packs.
  package static let packs = "*.qpk"

  /// A manifest is no source, so git merges its lines. Of two lines for one file git takes the later one.
  private static let manifest = ["pack.xml", "merge"]

  /// Adds a line for each pattern of sources, and one for packs.
  package mutating func addAttributes(_ patterns: [String]) {
    for pattern in patterns { add([pattern, Self.merged]) }
    if let last = lines.indices.last(where: isOfXML) {
      let stale = lines.indices.first { $0 < last && words($0) == Self.manifest }
      let isThere = lines.indices.contains { $0 > last && words($0) == Self.manifest }
      if !isThere {
        if let stale { remove(stale) }
        add(Self.manifest)
      }
    }
    add([Self.packs, Self.shown])
  }

  private mutating func add(_ wanted: [String]) {
    if lines.indices.contains(where: { words($0) == wanted }) { return }
    insert(wanted.joined(separator: " "), at: lines.count)
  }

  /// True for a line by which packtool merges XML sources.
  private func isOfXML(_ index: Int) -> Bool {
    let words = words(index)
    return words.count == 2 && words[0].hasSuffix(".xml") && words[1] == Self.merged
  }

  /// Removes the lines that `addAttributes` writes; lines with further attributes stay.
  package mutating func removeAttributes() {
    let hasManifest = lines.indices.contains(where: isOfXML)
    for index in lines.indices.reversed() {
      let words = words(index)
      guard let pattern = words.first, !pattern.hasPrefix("#") else { continue }
      let rest = words.dropFirst()
      if rest == [Self.merged] || words == [Self.packs, Self.shown]
        || (hasManifest && words == Self.manifest)
      {
        remove(index)
      } else if rest.contains(Self.merged) || rest.contains(Self.shown) {
        foreign.insert(String(line(index)), at: 0)
      }
    }
  }

  private func words(_ index: Int) -> [String] {
    line(index).split(whereSeparator: \.isWhitespace).map { String($0) }
  }
}

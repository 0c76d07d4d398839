/// A named range of bytes of a pack, as `packtool inspect --layout` lists it (FORMAT.md).
package struct PackPart: Sendable, Equatable {
  /// The four regions of a file that FORMAT.md describes.
  package enum Region: String, Sendable {
    case header, card, content, provenance
  }

  /// The offset in the file of the first byte.
  package var offset: UInt64
  /// The number of bytes.
  package var length: UInt64
  package var region: Region
  /// The name in FORMAT.md, such as `magic`, `codes` or `padding`.
  package var name: String
  /// For a section, the name of its table; nil if it belongs to no column that this reader knows.
  package var table: String?
  /// For a section, the name of its column, with `@` and the language if there is one.
  package var column: String?
  /// The value of a field, or the encoding of a section.
  package var note: String?
}

extension PackReader {
  /// The parts of the whole file, in order and without gaps.
  package var layout: [PackPart] {
    var layout = PackLayout()
    layout.addHeader(header)
    layout.addCard(header.card)
    layout.add(contentSections, of: tables, header.content, .content)
    layout.add(originSections, of: provenance, header.provenance, .provenance)
    return layout.parts
  }
}

/// Collects the parts of a pack in the order of the file.
private struct PackLayout {
  var parts: [PackPart] = []
  private var end: UInt64 = 0
  private var region = PackPart.Region.header

  mutating func addHeader(_ header: PackHeader) {
    add("magic", 8)
    add("major version", 2, "\(header.major)")
    add("minor version", 2, "\(header.minor)")
    add("required features", 4, "0")
    add("length of the file", 8, "\(header.fileLength)")
    add("hints", 4)
    add("length of the card", 4, "\(header.card.byteCount)")
    for (name, zone) in [("content", header.content), ("provenance", header.provenance)] {
      add("\(name): length of the data", 8, "\(zone.dataLength)")
      add("\(name): length of the directory", 4, "\(zone.directoryLength)")
      add("\(name): zero", 4)
      add("\(name): digest of the directory", 32, zone.directoryDigest.hex)
      add("\(name): top of the tree", 32, zone.top.hex)
    }
    add("content digest", 32, header.contentDigest.hex)
    add("root digest", 32, header.rootDigest.hex)
  }

  mutating func addCard(_ card: PackCard) {
    region = .card
    add("id", card.id.utf8.count + 1, card.id)
    add("version", card.version.utf8.count + 1, card.version)
    add("kind", card.kind.utf8.count + 1, card.kind)
    add("date", 4, card.asOf.map { "\($0)" } ?? "none")
    add("number of questions", 8, "\(card.questionCount)")
    add("number of titles", 1, "\(card.titles.count)")
    for title in card.titles {
      add("language of a title", title.language.utf8.count + 1, title.language)
      add("title", title.text.utf8.count + 2, title.text)
    }
    add("padding", UInt64(PackHeader.byteCount) - end)
  }

  /// Adds the parts of a zone: data, directory and tree.
  mutating func add(
    _ sections: [Section], of tables: [PackTable], _ zone: ZoneSummary, _ region: PackPart.Region
  ) {
    self.region = region
    var owners = [(table: String, column: PackColumn)?](repeating: nil, count: sections.count)
    for table in tables {
      for column in table.columns {
        for section in column.layout.sections { owners[section.index] = (table.name, column) }
      }
    }
    let start = end
    for section in sections {
      let gap = start + section.offset - end
      if gap > 0 { add("padding", gap) }
      add(section, of: owners[section.index])
    }
    addDirectory(zone, sectionCount: sections.count)
    for (level, digests) in DigestTree.levels(dataLength: zone.dataLength).enumerated() {
      add(
        "tree, level \(level)", digests * UInt64(PackDigest.byteCount),
        digests == 1 ? "1 digest" : "\(digests) digests")
    }
  }

  private mutating func add(_ section: Section, of owner: (table: String, column: PackColumn)?) {
    add(section.kind?.name ?? "unknown section", section.length, section.note)
    parts[parts.count - 1].table = owner?.table
    parts[parts.count - 1].column = owner.map { owner in
      owner.column.name + (owner.column.language.isEmpty ? "" : "@\(owner.column.language)")
    }
  }

  private mutating func addDirectory(_ zone: ZoneSummary, sectionCount: Int) {
    add("directory: number of sections", 4, "\(sectionCount)")
    let entries = 32 * sectionCount
    if entries > 0 { add("directory: sections", entries, "32 bytes each") }
    add("directory: number of tables", 2)
    let tables = Int(zone.directoryLength) - 4 - entries - 2
    if tables > 0 { add("directory: tables and columns", tables) }
  }

  private mutating func add(_ name: String, _ length: some BinaryInteger, _ note: String? = nil) {
    parts.append(
      PackPart(offset: end, length: UInt64(length), region: region, name: name, note: note))
    end += UInt64(length)
  }
}

extension PackCard {
  /// The number of bytes that the card takes in the header page.
  fileprivate var byteCount: Int {
    let titles = titles.reduce(0) { $0 + $1.language.utf8.count + $1.text.utf8.count + 3 }
    return id.utf8.count + version.utf8.count + kind.utf8.count + 3 + 4 + 8 + 1 + titles
  }
}

extension Section.Kind {
  fileprivate var name: String {
    switch self {
    case .presence: "presence"
    case .integers: "integers"
    case .scales: "scales"
    case .codes: "codes"
    case .offsets: "offsets"
    case .bytes: "bytes"
    case .flags: "flags"
    }
  }
}

extension Section {
  /// The encoding of the section in words; nil for a section of an unknown kind.
  fileprivate var note: String? {
    guard let kind else { return nil }
    let items = kind.holdsIntegers ? "\(count) of width \(width)" : "\(count)"
    return "encoding \(encoding.rawValue), " + items + (kind.hasBase ? ", base \(base)" : "")
      + (isPacked ? ", \(itemLength) bytes unpacked" : "")
  }
}

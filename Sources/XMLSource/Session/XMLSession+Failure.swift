internal import Bytes
internal import Diagnostics

extension Finding {
  /// The finding for a document type declaration, reported by `XMLGuard` or else by the parser.
  static func doctype(at place: Place) -> Finding {
    Finding(
      .xmlDoctype, "a document type declaration is not allowed", at: place,
      help: "remove it, and write the characters themselves instead of entities")
  }
}

/// The findings for files that are not well-formed, worded by us and placed at the cause.
extension XMLSession {
  /// Returns the finding for an error of libxml2's parser.
  func finding(of failure: ParserFailure) -> Finding {
    let offset = failure.offset + base
    switch failure.kind {
    case .wrongEndTag: return wrongEndTag(at: offset)
    case .unclosed: return unclosed(at: offset)
    case .secondRoot where !open.isEmpty: return unclosed(at: offset)
    case .noRoot where isBeforeRoot, .secondRoot where isBeforeRoot: return noRoot(at: offset)
    case .secondRoot, .noRoot:
      return finding(
        .xmlNotWellFormed, "the file goes on after the end of the root element", at: offset,
        "a file has one root element")
    case .attributeTwice: return attributeTwice(failure, at: offset)
    case .unknownEntity:
      return Finding(
        .xmlReference, "unknown entity \"&\(failure.name);\"",
        at: place(back(to: "&", from: offset)),
        help: "write the character itself, or &amp; for \"&\"")
    case .missingName where source.read(offset - 1..<offset) == [UInt8(ascii: "&")],
      .bareAmpersand:
      let start = back(to: "&", from: offset).lowerBound
      return Finding(
        .xmlReference, "\"&\" is not followed by a valid reference",
        at: place(start..<start + 1), help: "write &amp; for the character itself",
        fix: FixIt([.init(start..<start + 1, "&amp;")], safe: false))
    case .missingName,
      .other where source.read(offset..<offset + 2) == Array("<!".utf8):
      let start = back(to: "<", from: offset + 1).lowerBound
      return Finding(
        .xmlNotWellFormed, "\"<\" is not followed by a valid tag", at: place(start..<start + 1),
        help: "write &lt; for the character itself",
        fix: FixIt([.init(start..<start + 1, "&lt;")], safe: false))
    case .lessThanInValue:
      return lessThanInValue(at: offset)
    case .unquotedValue:
      return finding(
        .xmlNotWellFormed, "a value without quotation marks", at: offset,
        "put the value between quotation marks")
    case .missingValue:
      return finding(
        .xmlNotWellFormed, "the attribute \"\(failure.name)\" has no value", at: offset,
        "write \(failure.name)=\"…\"")
    case .noSpace, .unfinishedTag:
      return finding(
        .xmlNotWellFormed, "this does not belong in a tag", at: offset,
        "close the tag with \">\" before it, or look for a quotation mark too many or too few")
    case .illegalCharacter:
      return finding(
        .xmlIllegalCharacter, "a character that XML does not allow", at: offset, "remove it")
    case .badReference:
      let range = back(to: "&", from: offset)
      return Finding(
        .xmlReference, "this number is not a character that XML allows",
        at: place(range), help: "write the character itself")
    case .hyphensInComment:
      return finding(
        .xmlNotWellFormed, "\"--\" is not allowed in a comment", at: offset,
        "end the comment with --> or write one hyphen")
    case .lateDeclaration:
      return Finding(
        .xmlNotWellFormed, "the XML declaration has to be the first thing in the file",
        at: place(back(to: "<?", from: offset)), help: "remove what stands before it")
    case .undeclaredPrefix, .other:
      let detail = failure.message.prefix(1).lowercased() + failure.message.dropFirst()
      return finding(.xmlNotWellFormed, "this is not well-formed XML: \(detail)", at: offset, nil)
    }
  }

  /// A finding at the character at `offset`.
  private func finding(_ code: Code, _ message: String, at offset: Int, _ help: String?) -> Finding
  {
    let length = UTF8Sequence.length(in: source.read(offset..<offset + 4) + [0], at: 0) ?? 1
    let end = min(source.count, offset + length)
    return Finding(code, message, at: place(min(offset, end)..<end), help: help)
  }

  /// The finding for an end tag that is misspelt, or that shows an element before it to be unclosed.
  private func wrongEndTag(at offset: Int) -> Finding {
    let range = back(to: "</", from: offset)
    let written = String(decoding: source.read(range).dropFirst(2), as: UTF8.self)
      .prefix { $0 != ">" && !$0.isWhitespace }
    guard let last = open.last else { return unclosed(at: offset) }
    let name = last.tag.name
    if open.contains(where: { $0.tag.name == written }) {
      return Finding(
        .xmlUnclosed, "<\(name)> is never closed", at: place(last.tag.nameRange),
        help: "add </\(name)>",
        related: [Related(place(range), "closes the element around it")])
    }
    return Finding(
      .xmlWrongEndTag, "</\(written)> does not match <\(name)>",
      at: place(range), label: "expected </\(name)>",
      related: [Related(place(last.tag.nameRange), "<\(name)> is open")])
  }

  private func lessThanInValue(at offset: Int) -> Finding {
    let marks: [UInt8] = [UInt8(ascii: "\""), UInt8(ascii: "'")]
    let start = max(0, offset - 4096)
    let mark = source.read(start..<offset).lastIndex(where: marks.contains).map { start + $0 }
    return Finding(
      .xmlNotWellFormed, "\"<\" in a value", at: place(offset..<offset + 1),
      help: "write &lt; for the character itself, or close the quotation marks before it",
      related: mark.map { [Related(place($0..<$0 + 1), "the value begins here")] } ?? [])
  }

  /// The finding for the element opened last, which is never closed.
  private func unclosed(at offset: Int) -> Finding {
    guard let last = open.last else { return noRoot(at: offset) }
    return Finding(
      .xmlUnclosed, "<\(last.tag.name)> is never closed", at: place(last.tag.nameRange),
      help: "add </\(last.tag.name)>",
      related: [Related(place(source.count..<source.count), "the file ends here")])
  }

  /// The finding for a file without any element.
  private func noRoot(at offset: Int) -> Finding {
    let expected = schema?.outline.root.map { "<\($0.name)>" } ?? "an element"
    let range = source.trimmed(base..<min(source.count, 4096))
    if range.isEmpty {
      return Finding(
        .xmlEmpty, "the file is empty", at: place(range), label: "expected \(expected)")
    }
    return Finding(
      .xmlEmpty, "the file holds no XML element",
      at: place(range.lowerBound..<range.lowerBound + 1),
      label: "expected \(expected)")
  }

  /// The finding for a repeated attribute, with the place of the first.
  private func attributeTwice(_ failure: ParserFailure, at offset: Int) -> Finding {
    let range = back(to: "<", from: offset)
    let scanner = TagScanner(source.read(range), at: range.lowerBound)
    let same = scanner.attributes.filter {
      $0.name.split(separator: ":").last ?? "" == failure.name
    }
    guard let first = same.first, let second = same.dropFirst().first else {
      return finding(
        .xmlAttributeTwice, "the attribute \"\(failure.name)\" is given twice", at: offset, nil)
    }
    return Finding(
      .xmlAttributeTwice, "the attribute \"\(first.name)\" is given twice",
      at: place(second.nameRange), help: "keep one",
      related: [Related(place(first.nameRange), "the first")])
  }

  /// The range from the last `mark` before `offset` to `offset`; empty if there is none within 64 KiB.
  func back(to mark: String, from offset: Int) -> Range<Int> {
    let start = max(0, offset - 64 * 1024)
    let bytes = source.read(start..<offset)
    let mark = Array(mark.utf8)
    let found = bytes.indices.last { bytes[$0...].starts(with: mark) }
    return (found.map { start + $0 } ?? offset)..<offset
  }
}

internal import CLibXML2

/// A start tag as libxml2 has parsed it.
struct ParsedTag {
  struct Attribute {
    /// The name as written, with its prefix.
    var name: String
    var namespace: String?
    var value: String
  }

  /// The name as written, with its prefix.
  var name: String
  var namespace: String?
  /// The attributes in source order, without namespace declarations.
  var attributes: [Attribute]
  /// The bytes of the tag from `<` up to, but not including, `>` or `/>`; empty if nobody wants them.
  var bytes: [UInt8]
  /// The number of these bytes.
  var length: Int
  var start: Int
  var isEmpty: Bool

  /// The offset of the first byte after the tag.
  var end: Int { start + length + (isEmpty ? 2 : 1) }
}

/// The receiver of a parser's events, which come in source order.
protocol ParserEvents: AnyObject {
  /// True if the namespaces and the bytes of tags are asked for.
  var wantsTagDetails: Bool { get }
  func started(_ tag: ParsedTag)
  /// An element ended; `tag` is the range of its end tag, or of the whole tag if it is empty.
  func ended(_ tag: Range<Int>)
  func found(text: String)
  /// A comment or processing instruction with its delimiters, as it is written.
  func found(aside: String)
  /// Parsing began; a well-formed XML declaration ends before `end`, which is 0 if there is none.
  func began(end: Int)
  /// A document type declaration whose internal subset, if any, begins at `end`; parsing stops there.
  func foundDoctype(before end: Int)
  func failed(_ failure: ParserFailure)
}

/// Owns a push parser of libxml2 that reads UTF-8 alone and loads nothing but the bytes it is given.
///
/// The encoding is set before the first byte, and the XML declaration cannot change it. A document
/// type declaration stops the parser before its internal subset. The bytes must have no byte order
/// mark; offsets count from the first byte given.
@safe final class LibXML2Parser {
  private let context: xmlParserCtxtPtr
  private unowned let events: any ParserEvents

  /// Wraps `xmlCreatePushParserCtxt`; nil if libxml2 cannot allocate memory.
  init?(_ events: any ParserEvents) {
    LibXML2.prepare()
    var handler = unsafe Self.handler
    guard let context = unsafe xmlCreatePushParserCtxt(&handler, nil, nil, 0, nil) else {
      return nil
    }
    unsafe self.context = context
    self.events = events
    let options = XML_PARSE_NONET.rawValue | XML_PARSE_IGNORE_ENC.rawValue
    unsafe xmlCtxtUseOptions(context, Int32(bitPattern: options))
    unsafe context.pointee.userData = Unmanaged.passUnretained(self).toOpaque()
    // Otherwise libxml2 would guess the encoding by the first four bytes.
    if unsafe xmlSwitchEncoding(context, XML_CHAR_ENCODING_UTF8) != 0 { return nil }
  }

  deinit { unsafe xmlFreeParserCtxt(context) }

  /// Parses the next bytes of the document and sends their events before it returns (`xmlParseChunk`).
  func parse(_ bytes: ArraySlice<UInt8>, isLast: Bool) {
    unsafe bytes.withUnsafeBytes { buffer in
      let start = unsafe buffer.bindMemory(to: CChar.self).baseAddress
      _ = unsafe xmlParseChunk(context, start, Int32(buffer.count), isLast ? 1 : 0)
    }
  }

  /// The number of bytes that libxml2 has consumed so far.
  private var offset: Int {
    guard let input = unsafe context.pointee.input else { return 0 }
    return unsafe Int(input.pointee.consumed) + (input.pointee.cur - input.pointee.base)
  }

  // MARK: - SAX callbacks

  private static var handler: xmlSAXHandler {
    var handler = unsafe xmlSAXHandler()
    unsafe handler.initialized = UInt32(XML_SAX2_MAGIC)
    unsafe handler.startDocument = { user in
      guard let parser = unsafe LibXML2Parser.from(user) else { return }
      parser.events.began(end: parser.offset)
    }
    unsafe handler.internalSubset = { user, _, _, _ in
      guard let parser = unsafe LibXML2Parser.from(user) else { return }
      parser.events.foundDoctype(before: parser.offset)
      unsafe xmlStopParser(parser.context)
    }
    unsafe handler.startElementNs = {
      user, name, prefix, namespace, _, _, count, _, attributes in
      guard let parser = unsafe LibXML2Parser.from(user) else { return }
      let name = unsafe LibXML2.qualified(prefix, name)
      let space = parser.events.wantsTagDetails ? unsafe LibXML2.text(namespace) : nil
      unsafe parser.started(name, space, Int(count), attributes)
    }
    unsafe handler.endElementNs = { user, _, _, _ in
      guard let parser = unsafe LibXML2Parser.from(user) else { return }
      let end = parser.offset
      parser.events.ended(end - parser.tag(copying: false).length..<end)
    }
    let text: charactersSAXFunc = { user, start, count in
      guard let parser = unsafe LibXML2Parser.from(user) else { return }
      let bytes = unsafe UnsafeBufferPointer(start: start, count: Int(count))
      parser.events.found(text: unsafe String(decoding: bytes, as: UTF8.self))
    }
    unsafe handler.characters = text
    unsafe handler.ignorableWhitespace = text
    unsafe handler.cdataBlock = text
    unsafe handler.comment = { user, text in
      guard let parser = unsafe LibXML2Parser.from(user) else { return }
      parser.events.found(aside: "<!--\(unsafe LibXML2.text(text) ?? "")-->")
    }
    unsafe handler.processingInstruction = { user, target, data in
      guard let parser = unsafe LibXML2Parser.from(user) else { return }
      let words = unsafe [LibXML2.text(target), LibXML2.text(data)].compactMap(\.self)
      parser.events.found(aside: "<?\(words.joined(separator: " "))?>")
    }
    unsafe handler.serror = { user, error in
      guard let parser = unsafe LibXML2Parser.from(user), let error = unsafe error?.pointee,
        unsafe error.level != XML_ERR_WARNING
      else { return }
      unsafe parser.events.failed(ParserFailure(error, at: parser.offset))
    }
    return unsafe handler
  }

  private static func from(_ user: UnsafeMutableRawPointer?) -> LibXML2Parser? {
    guard let user = unsafe user else { return nil }
    return unsafe Unmanaged<LibXML2Parser>.fromOpaque(user).takeUnretainedValue()
  }

  private func started(
    _ name: String, _ namespace: String?, _ count: Int,
    _ pointers: UnsafeMutablePointer<UnsafePointer<xmlChar>?>?
  ) {
    let wantsDetails = events.wantsTagDetails
    let attributes = (0..<count).compactMap { index -> ParsedTag.Attribute? in
      guard let five = unsafe pointers?.advanced(by: 5 * index), let start = unsafe five[3],
        let end = unsafe five[4]
      else { return nil }
      let value = unsafe UnsafeBufferPointer(start: start, count: end - start)
      return unsafe ParsedTag.Attribute(
        name: LibXML2.qualified(five[1], five[0]),
        namespace: wantsDetails ? LibXML2.text(five[2]) : nil,
        value: Self.unescaped(String(decoding: value, as: UTF8.self)))
    }
    let (bytes, length) = tag(copying: wantsDetails)
    events.started(
      ParsedTag(
        name: name, namespace: namespace, attributes: attributes, bytes: bytes, length: length,
        start: offset - length, isEmpty: isAtSlash))
  }

  /// Replaces `&#38;` by `&`: libxml2 keeps that reference in values, for the tree it would build.
  private static func unescaped(_ value: String) -> String {
    value.utf8.contains(UInt8(ascii: "&")) ? value.replacing("&#38;", with: "&") : value
  }

  /// True if the start tag being reported ends with `/>`.
  private var isAtSlash: Bool {
    unsafe context.pointee.input?.pointee.cur.pointee == UInt8(ascii: "/")
  }

  /// The tag that libxml2 has just read, from its `<`, the last one in the buffer: its length, and its bytes if
  /// `isCopied`.
  private func tag(copying isCopied: Bool) -> (bytes: [UInt8], length: Int) {
    guard let input = unsafe context.pointee.input?.pointee,
      let base = unsafe input.base, let cursor = unsafe input.cur
    else { return ([], 0) }
    let read = unsafe UnsafeBufferPointer(start: base, count: cursor - base)
    guard let start = unsafe read.lastIndex(of: UInt8(ascii: "<")) else { return ([], 0) }
    return (isCopied ? unsafe Array(read[start...]) : [], read.count - start)
  }
}

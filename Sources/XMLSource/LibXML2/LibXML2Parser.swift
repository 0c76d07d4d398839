internal import CLibXML2

/// What libxml2 says of a start tag.
struct ParsedTag {
  struct Attribute {
    /// As written, with its prefix.
    var name: String
    var namespace: String?
    var value: String
  }

  /// As written, with its prefix.
  var name: String
  var namespace: String?
  /// Without the namespace declarations.
  var attributes: [Attribute]
  /// From `<` to before `>` or `/>`.
  var bytes: [UInt8]
  var start: Int
  var isEmpty: Bool

  /// Where what comes after the tag begins.
  var end: Int { start + bytes.count + (isEmpty ? 2 : 1) }
}

/// Whoever is told what a parser finds, in source order.
protocol ParserEvents: AnyObject {
  func started(_ tag: ParsedTag)
  /// The range of the end tag, or of all of an empty element.
  func ended(_ tag: Range<Int>)
  func found(text: String)
  /// A comment or a processing instruction, as it is written.
  func found(aside: String)
  func failed(_ failure: ParserFailure)
}

/// Owns a push parser of libxml2 that loads nothing but the bytes it is given.
///
/// It must be given UTF-8 without a byte order mark; offsets count from the first byte given.
@safe final class LibXML2Parser {
  private let context: xmlParserCtxtPtr
  private unowned let events: any ParserEvents

  /// Wraps `xmlCreatePushParserCtxt`; nil where memory is short.
  init?(_ events: any ParserEvents) {
    LibXML2.prepare()
    var handler = unsafe Self.handler
    guard let context = unsafe xmlCreatePushParserCtxt(&handler, nil, nil, 0, nil) else {
      return nil
    }
    unsafe self.context = context
    self.events = events
    unsafe xmlCtxtUseOptions(context, Int32(bitPattern: XML_PARSE_NONET.rawValue))
    unsafe context.pointee.userData = Unmanaged.passUnretained(self).toOpaque()
  }

  deinit { unsafe xmlFreeParserCtxt(context) }

  /// Wraps `xmlParseChunk`; events come while it runs.
  func parse(_ bytes: ArraySlice<UInt8>, isLast: Bool) {
    unsafe bytes.withUnsafeBytes { buffer in
      let start = unsafe buffer.bindMemory(to: CChar.self).baseAddress
      _ = unsafe xmlParseChunk(context, start, Int32(buffer.count), isLast ? 1 : 0)
    }
  }

  private var offset: Int {
    guard let input = unsafe context.pointee.input else { return 0 }
    return unsafe Int(input.pointee.consumed) + (input.pointee.cur - input.pointee.base)
  }

  // MARK: - What libxml2 calls

  private static var handler: xmlSAXHandler {
    var handler = unsafe xmlSAXHandler()
    unsafe handler.initialized = UInt32(XML_SAX2_MAGIC)
    unsafe handler.startElementNs = {
      user, name, prefix, namespace, _, _, count, _, attributes in
      guard let parser = unsafe LibXML2Parser.from(user) else { return }
      let name = unsafe LibXML2.qualified(prefix, name)
      unsafe parser.started(name, LibXML2.text(namespace), Int(count), attributes)
    }
    unsafe handler.endElementNs = { user, _, _, _ in
      guard let parser = unsafe LibXML2Parser.from(user) else { return }
      let end = parser.offset
      parser.events.ended(end - parser.tagBytes().count..<end)
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
    let attributes = (0..<count).compactMap { index -> ParsedTag.Attribute? in
      guard let five = unsafe pointers?.advanced(by: 5 * index), let start = unsafe five[3],
        let end = unsafe five[4]
      else { return nil }
      let value = unsafe UnsafeBufferPointer(start: start, count: end - start)
      return unsafe ParsedTag.Attribute(
        name: LibXML2.qualified(five[1], five[0]), namespace: LibXML2.text(five[2]),
        value: Self.unescaped(String(decoding: value, as: UTF8.self)))
    }
    let bytes = tagBytes()
    events.started(
      ParsedTag(
        name: name, namespace: namespace, attributes: attributes, bytes: bytes,
        start: offset - bytes.count, isEmpty: isAtSlash))
  }

  /// libxml2 leaves `&` in a value as a reference, for a tree that is not built here.
  private static func unescaped(_ value: String) -> String {
    value.utf8.contains(UInt8(ascii: "&")) ? value.replacing("&#38;", with: "&") : value
  }

  private var isAtSlash: Bool {
    unsafe context.pointee.input?.pointee.cur.pointee == UInt8(ascii: "/")
  }

  /// The tag that has just been read: no `<` can stand within it.
  private func tagBytes() -> [UInt8] {
    guard let input = unsafe context.pointee.input?.pointee,
      let base = unsafe input.base, let cursor = unsafe input.cur
    else { return [] }
    let read = unsafe UnsafeBufferPointer(start: base, count: cursor - base)
    guard let start = unsafe read.lastIndex(of: UInt8(ascii: "<")) else { return [] }
    return unsafe Array(read[start...])
  }
}

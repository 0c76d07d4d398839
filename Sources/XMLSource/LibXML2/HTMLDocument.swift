internal import CLibXML2

/// A fragment of HTML as libxml2's HTML parser reads it: forgiving, and without loading anything.
package struct HTMLDocument: Equatable, Sendable {
  /// The nodes of the fragment, without the elements `html` and `body` that the parser puts around them.
  package let nodes: [MarkupNode]

  /// The deepest level of elements; what is deeper stays as text.
  static let mostLevels = 128
  /// The most bytes of a fragment without the values of attributes.
  static let mostBytes = 8 * 1024 * 1024
  /// The most characters that may begin a tag, and the most behind the first of them that may begin an attribute.
  ///
  /// The parser compares the attributes of a tag, and end tags with open elements, one by one.
  static let (mostTags, mostAttributes) = (2048, 4096)

  /// Parses a fragment; nil if it has so much markup, or is nested so deeply, that it is no text.
  package init?(_ fragment: String) {
    let bytes = Array(fragment.utf8)
    guard Self.isParsedQuickly(bytes), let tree = HTMLTree(bytes) else { return nil }
    nodes = tree.nodes
  }

  /// True if the fragment has few enough beginnings of tags and of attributes.
  private static func isParsedQuickly(_ bytes: [UInt8]) -> Bool {
    guard bytes.count <= mostBytes else { return false }
    var (tags, attributes) = (0, 0)
    for byte in bytes {
      switch byte {
      case UInt8(ascii: "<"): tags += 1
      case 0x09, 0x0A, 0x0C, 0x0D, 0x20, UInt8(ascii: "="), UInt8(ascii: "/"),
        UInt8(ascii: "\""), UInt8(ascii: "'"):
        attributes += tags > 0 ? 1 : 0
      default: break
      }
    }
    return tags <= mostTags && attributes <= mostAttributes
  }
}

/// Owns a document of libxml2's HTML parser.
@safe private final class HTMLTree {
  private let document: htmlDocPtr

  init?(_ bytes: [UInt8]) {
    LibXML2.prepare()
    guard let context = unsafe htmlNewParserCtxt() else { return nil }
    defer { unsafe htmlFreeParserCtxt(context) }
    let options =
      HTML_PARSE_NOERROR.rawValue | HTML_PARSE_NOWARNING.rawValue | HTML_PARSE_NONET.rawValue
    // A NUL would end the text for libxml2, and stands for nothing.
    let bytes = bytes.filter { $0 != 0 }
    let document = unsafe bytes.withUnsafeBytes { buffer in
      let start = unsafe buffer.bindMemory(to: CChar.self).baseAddress
      return unsafe htmlCtxtReadMemory(
        context, start, Int32(buffer.count), nil, "UTF-8", Int32(bitPattern: options))
    }
    guard let document = unsafe document else { return nil }
    // The parser stops without more ado at elements that are nested too deep for it.
    if unsafe context.pointee.lastError.code == Int32(XML_ERR_INTERNAL_ERROR.rawValue) {
      unsafe xmlFreeDoc(document)
      return nil
    }
    unsafe self.document = document
  }

  deinit { unsafe xmlFreeDoc(document) }

  /// The nodes of the document, without `html` and `body`.
  var nodes: [MarkupNode] {
    var builder = MarkupBuilder(mostLevels: HTMLDocument.mostLevels)
    var next = unsafe document.pointee.children
    while let node = unsafe next {
      if let child = unsafe enter(node, &builder) {
        unsafe next = child
        continue
      }
      unsafe next = behind(node, &builder)
    }
    return builder.nodes
  }

  /// Adds a node, and returns the first one in it.
  private func enter(_ node: xmlNodePtr, _ builder: inout MarkupBuilder) -> xmlNodePtr? {
    switch unsafe node.pointee.type {
    case XML_TEXT_NODE, XML_CDATA_SECTION_NODE:
      builder.add(unsafe LibXML2.text(node.pointee.content) ?? "")
    case XML_ENTITY_REF_NODE:
      builder.add("&\(unsafe LibXML2.text(node.pointee.name) ?? "");")
    case XML_ELEMENT_NODE:
      let name = unsafe LibXML2.text(node.pointee.name) ?? ""
      if !Self.isShell(name) {
        builder.start(MarkupElement(name.lowercased(), unsafe attributes(of: node)))
      }
      if let child = unsafe node.pointee.children { return unsafe child }
      if !Self.isShell(name) { builder.end() }
    default: break
    }
    return nil
  }

  /// Leaves elements until there is a node behind one of them, and returns that node.
  private func behind(_ node: xmlNodePtr, _ builder: inout MarkupBuilder) -> xmlNodePtr? {
    var node = unsafe node
    while true {
      if let sibling = unsafe node.pointee.next { return unsafe sibling }
      guard let parent = unsafe node.pointee.parent,
        unsafe parent.pointee.type == XML_ELEMENT_NODE
      else { return nil }
      if !Self.isShell(unsafe LibXML2.text(parent.pointee.name) ?? "") { builder.end() }
      unsafe node = parent
    }
  }

  private static func isShell(_ name: String) -> Bool { name == "html" || name == "body" }

  private func attributes(of node: xmlNodePtr) -> [MarkupElement.Attribute] {
    var attributes: [MarkupElement.Attribute] = []
    var next = unsafe node.pointee.properties
    while let attribute = unsafe next {
      var value = ""
      var part = unsafe attribute.pointee.children
      while let text = unsafe part {
        value += unsafe LibXML2.text(text.pointee.content) ?? ""
        unsafe part = text.pointee.next
      }
      let name = unsafe LibXML2.text(attribute.pointee.name) ?? ""
      attributes.append(MarkupElement.Attribute(name.lowercased(), value))
      unsafe next = attribute.pointee.next
    }
    return attributes
  }
}

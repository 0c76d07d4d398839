internal import CLibXML2

/// A small document in memory as a tree of libxml2; used for the project's own schemas only.
@safe final class LibXML2Tree {
  let document: xmlDocPtr

  /// Parses `bytes` (`xmlReadMemory`); nil if they are not well-formed XML.
  init?(_ bytes: [UInt8]) {
    LibXML2.prepare()
    let silent = XML_PARSE_NOERROR.rawValue | XML_PARSE_NOWARNING.rawValue
    let document = unsafe bytes.withUnsafeBytes { buffer in
      let start = unsafe buffer.bindMemory(to: CChar.self).baseAddress
      return unsafe xmlReadMemory(
        start, Int32(buffer.count), nil, nil,
        Int32(XML_PARSE_NOENT.rawValue | XML_PARSE_NONET.rawValue | silent))
    }
    guard let document = unsafe document else { return nil }
    unsafe self.document = document
  }

  deinit { unsafe xmlFreeDoc(document) }

  /// The root element.
  var root: LibXML2Element? {
    unsafe xmlDocGetRootElement(document).map { unsafe LibXML2Element(node: $0, tree: self) }
  }
}

/// An element of a `LibXML2Tree`, which it keeps alive.
@safe struct LibXML2Element {
  fileprivate let node: xmlNodePtr
  fileprivate let tree: LibXML2Tree

  /// The name without its prefix.
  var name: String { unsafe LibXML2.text(node.pointee.name) ?? "" }

  /// The URI of the element's namespace.
  var space: String? { unsafe LibXML2.text(node.pointee.ns?.pointee.href) }

  /// The value of an attribute; nil if the element lacks the attribute.
  subscript(_ attribute: String) -> String? {
    guard let found = unsafe xmlHasProp(node, attribute) else { return nil }
    return unsafe found.pointee.children.flatMap { unsafe LibXML2.text($0.pointee.content) } ?? ""
  }

  /// The text directly in the element, without that of its children.
  var text: String {
    var text = ""
    var child = unsafe node.pointee.children
    while let at = unsafe child {
      if unsafe [XML_TEXT_NODE, XML_CDATA_SECTION_NODE].contains(at.pointee.type) {
        text += unsafe LibXML2.text(at.pointee.content) ?? ""
      }
      unsafe child = at.pointee.next
    }
    return text
  }

  /// The child elements in source order.
  var children: [LibXML2Element] {
    var children: [LibXML2Element] = []
    var child = unsafe xmlFirstElementChild(node)
    while let at = unsafe child {
      children.append(unsafe LibXML2Element(node: at, tree: tree))
      unsafe child = xmlNextElementSibling(at)
    }
    return children
  }

  func children(_ name: String) -> [LibXML2Element] { children.filter { $0.name == name } }
}

internal import CLibXML2

/// A small document that libxml2 holds as a tree.
@safe final class LibXML2Tree {
  let document: xmlDocPtr

  /// Wraps `xmlReadMemory`; nil where the bytes are no XML.
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

  /// The root element with everything in it, which has no place in a source.
  var root: XMLElement? { unsafe xmlDocGetRootElement(document).map { unsafe Self.element($0) } }

  private static func element(_ node: xmlNodePtr) -> XMLElement {
    var attributes: [XMLAttribute] = []
    var attribute = unsafe node.pointee.properties
    while let at = unsafe attribute {
      let value = unsafe at.pointee.children.flatMap { unsafe LibXML2.text($0.pointee.content) }
      attributes.append(
        XMLAttribute(
          name: unsafe qualified(at.pointee.ns, at.pointee.name), value: value ?? "",
          nameRange: 0..<0, valueRange: 0..<0))
      unsafe attribute = at.pointee.next
    }
    let name = unsafe qualified(node.pointee.ns, node.pointee.name)
    var element = XMLElement(
      tag: XMLTag(name: name, attributes: attributes, nameRange: 0..<0, range: 0..<0),
      textRange: 0..<0, range: 0..<0)
    var child = unsafe node.pointee.children
    while let at = unsafe child {
      switch unsafe at.pointee.type {
      case XML_ELEMENT_NODE: element.children.append(unsafe Self.element(at))
      case XML_TEXT_NODE, XML_CDATA_SECTION_NODE:
        element.text += unsafe LibXML2.text(at.pointee.content) ?? ""
      default: break
      }
      unsafe child = at.pointee.next
    }
    return element
  }

  private static func qualified(
    _ space: xmlNsPtr?, _ name: UnsafePointer<xmlChar>?
  ) -> String {
    unsafe LibXML2.qualified(space?.pointee.prefix, name)
  }
}

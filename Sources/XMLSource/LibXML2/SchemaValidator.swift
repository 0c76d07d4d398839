internal import CLibXML2

/// What libxml2 says against an element, in its own words.
struct SchemaComplaint {
  enum Kind {
    case missingAttribute
    /// An element stands where another should, or none; or one is missing at the end.
    case content
    case other
  }

  var kind: Kind
  var message: String

  fileprivate init(_ error: xmlError) {
    kind =
      switch unsafe UInt32(bitPattern: error.code) {
      case XML_SCHEMAV_CVC_COMPLEX_TYPE_4.rawValue: .missingAttribute
      case XML_SCHEMAV_ELEMENT_CONTENT.rawValue: .content
      default: .other
      }
    message = unsafe LibXML2.message(error)
  }

  /// The attribute it speaks of.
  var attribute: String? {
    let mark = kind == .missingAttribute ? "The attribute '" : ", attribute '"
    return message.split(separator: mark, maxSplits: 1).dropFirst().first
      .flatMap { $0.split(separator: "'").first }.map(String.init)
  }

  /// The message without the element and attribute, which the caret shows.
  var detail: String {
    message.split(separator: "': ", maxSplits: 1).last.map(String.init) ?? message
  }
}

/// An XML schema as libxml2 understands it.
///
/// Nothing changes it once it is made: what a validation has to remember is in its own context.
@safe final class CompiledSchema: @unchecked Sendable {
  fileprivate let schema: xmlSchemaPtr
  /// The schema points into it.
  private let tree: LibXML2Tree

  /// Wraps `xmlSchemaParse`, which takes white space out of the tree; nil where that is no schema.
  init?(_ tree: LibXML2Tree) {
    let context = unsafe xmlSchemaNewDocParserCtxt(tree.document)
    defer { unsafe xmlSchemaFreeParserCtxt(context) }
    // Silent: whoever has a schema that is none learns it by the nil.
    unsafe xmlSchemaSetParserStructuredErrors(context, { _, _ in }, nil)
    guard let schema = unsafe xmlSchemaParse(context) else { return nil }
    unsafe self.schema = schema
    self.tree = tree
  }

  deinit { unsafe xmlSchemaFree(schema) }
}

/// Owns a validation that is told of one element after the other.
@safe final class SchemaValidator {
  private let schema: CompiledSchema
  private let context: xmlSchemaValidCtxtPtr
  private let handler: UnsafeMutablePointer<xmlSAXHandlerPtr?>
  private let user: UnsafeMutablePointer<UnsafeMutableRawPointer?>
  private let plug: xmlSchemaSAXPlugPtr
  /// libxml2 keeps the names of open elements by their address.
  private let names: xmlDictPtr
  private var complaints: [SchemaComplaint] = []

  /// Wraps `xmlSchemaSAXPlug`; nil where memory is short.
  init?(_ schema: CompiledSchema) {
    guard let names = unsafe xmlDictCreate() else { return nil }
    guard let context = unsafe xmlSchemaNewValidCtxt(schema.schema) else {
      unsafe xmlDictFree(names)
      return nil
    }
    let handler = UnsafeMutablePointer<xmlSAXHandlerPtr?>.allocate(capacity: 1)
    unsafe handler.initialize(to: nil)
    let user = UnsafeMutablePointer<UnsafeMutableRawPointer?>.allocate(capacity: 1)
    unsafe user.initialize(to: nil)
    guard let plug = unsafe xmlSchemaSAXPlug(context, handler, user) else {
      unsafe xmlSchemaFreeValidCtxt(context)
      unsafe handler.deallocate()
      unsafe user.deallocate()
      unsafe xmlDictFree(names)
      return nil
    }
    self.schema = schema
    unsafe self.context = context
    unsafe self.handler = handler
    unsafe self.user = user
    unsafe self.plug = plug
    unsafe self.names = names
    let this = unsafe Unmanaged.passUnretained(self).toOpaque()
    unsafe xmlSchemaSetValidStructuredErrors(
      context,
      { user, error in
        guard let user = unsafe user, let error = unsafe error?.pointee else { return }
        let validator = unsafe Unmanaged<SchemaValidator>.fromOpaque(user).takeUnretainedValue()
        unsafe validator.complaints.append(SchemaComplaint(error))
      }, this)
  }

  deinit {
    // In this order alone: any other crashes.
    unsafe xmlSchemaSAXUnplug(plug)
    unsafe xmlSchemaFreeValidCtxt(context)
    unsafe handler.deallocate()
    unsafe user.deallocate()
    unsafe xmlDictFree(names)
  }

  /// Enters an element without a namespace.
  func start(_ name: String, _ attributes: [(name: String, value: String)]) -> [SchemaComplaint] {
    // Five pointers an attribute: name, prefix, namespace, first byte and end of the value.
    var pointers: [UnsafePointer<xmlChar>?] = unsafe []
    var values = attributes.flatMap { Array($0.value.utf8) }
    values.append(0)
    unsafe values.withUnsafeBufferPointer { buffer in
      var offset = 0
      for attribute in attributes {
        let start = unsafe buffer.baseAddress.map { unsafe $0 + offset }
        offset += attribute.value.utf8.count
        let end = unsafe buffer.baseAddress.map { unsafe $0 + offset }
        unsafe pointers += [interned(attribute.name), nil, nil, start, end]
      }
      unsafe pointers.withUnsafeMutableBufferPointer { pointers in
        unsafe handler.pointee?.pointee.startElementNs?(
          user.pointee, interned(name), nil, nil, 0, nil, Int32(attributes.count), 0,
          pointers.baseAddress)
      }
    }
    return takeComplaints()
  }

  func text(_ text: String) -> [SchemaComplaint] {
    var text = text
    text.withUTF8 { buffer in
      unsafe handler.pointee?.pointee.characters?(
        user.pointee, buffer.baseAddress, Int32(buffer.count))
    }
    return takeComplaints()
  }

  /// Leaves the element entered last.
  func end(_ name: String) -> [SchemaComplaint] {
    unsafe handler.pointee?.pointee.endElementNs?(user.pointee, interned(name), nil, nil)
    return takeComplaints()
  }

  private func interned(_ name: String) -> UnsafePointer<xmlChar>? {
    var name = name
    return name.withUTF8 { buffer in
      unsafe xmlDictLookup(names, buffer.baseAddress, Int32(buffer.count))
    }
  }

  private func takeComplaints() -> [SchemaComplaint] {
    defer { complaints = [] }
    return complaints
  }
}

internal import CLibXML2

/// An error of libxml2's schema validation, in libxml2's own words.
struct SchemaComplaint {
  enum Kind {
    case missingAttribute
    /// A child element is unexpected at its position, or missing at the end of its parent.
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

  /// The attribute that the message names; nil if it names none.
  var attribute: String? {
    let mark = kind == .missingAttribute ? "The attribute '" : ", attribute '"
    return message.split(separator: mark, maxSplits: 1).dropFirst().first
      .flatMap { $0.split(separator: "'").first }.map(String.init)
  }

  /// The message without its prefix, the names of the element and attribute, which the caret shows.
  var detail: String {
    message.split(separator: "': ", maxSplits: 1).last.map(String.init) ?? message
  }
}

/// An XML schema that libxml2 has compiled.
///
/// It is immutable, so threads may share it: each validation keeps its state in its own context.
@safe final class CompiledSchema: @unchecked Sendable {
  fileprivate let schema: xmlSchemaPtr
  /// The tree that the compiled schema points into, kept alive with it.
  private let tree: LibXML2Tree

  /// Compiles a schema (`xmlSchemaParse`, which removes white space from `tree`); nil if it is invalid.
  init?(_ tree: LibXML2Tree) {
    let context = unsafe xmlSchemaNewDocParserCtxt(tree.document)
    defer { unsafe xmlSchemaFreeParserCtxt(context) }
    // Without a handler libxml2 would print errors; the caller gets nil instead.
    unsafe xmlSchemaSetParserStructuredErrors(context, { _, _ in }, nil)
    guard let schema = unsafe xmlSchemaParse(context) else { return nil }
    unsafe self.schema = schema
    self.tree = tree
  }

  deinit { unsafe xmlSchemaFree(schema) }
}

/// One validation against a schema, fed element by element in document order (`xmlSchemaSAXPlug`).
@safe final class SchemaValidator {
  private let schema: CompiledSchema
  private let context: xmlSchemaValidCtxtPtr
  private let handler: UnsafeMutablePointer<xmlSAXHandlerPtr?>
  private let user: UnsafeMutablePointer<UnsafeMutableRawPointer?>
  private let plug: xmlSchemaSAXPlugPtr
  /// The dictionary that owns element names: libxml2 keeps only the addresses of open elements' names.
  private let names: xmlDictPtr
  private var complaints: [SchemaComplaint] = []

  /// Begins a validation; nil if libxml2 cannot allocate memory.
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
    // libxml2 crashes if these are freed in another order.
    unsafe xmlSchemaSAXUnplug(plug)
    unsafe xmlSchemaFreeValidCtxt(context)
    unsafe handler.deallocate()
    unsafe user.deallocate()
    unsafe xmlDictFree(names)
  }

  /// Enters an element without a namespace and returns the errors found at its start tag.
  func start(_ name: String, _ attributes: [(name: String, value: String)]) -> [SchemaComplaint] {
    // SAX2 has five pointers an attribute: name, prefix, namespace, start and end of the value.
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

  /// Adds text to the element entered last.
  func text(_ text: String) -> [SchemaComplaint] {
    var text = text
    text.withUTF8 { buffer in
      unsafe handler.pointee?.pointee.characters?(
        user.pointee, buffer.baseAddress, Int32(buffer.count))
    }
    return takeComplaints()
  }

  /// Leaves the element entered last and returns the errors found in its content.
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

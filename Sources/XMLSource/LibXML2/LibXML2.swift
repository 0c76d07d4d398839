internal import CLibXML2

/// The set-up of libxml2, once a process, and the conversion of its strings.
enum LibXML2 {
  /// Initialises libxml2 so that it loads no external entity and no catalogue by itself.
  static func prepare() { _ = once }

  private static let once: Void = {
    xmlInitParser()
    // It has no state for each thread if a function of threads was not linked (`static` in script/steps.sh).
    unsafe precondition(xmlGetGlobalState() != nil, "libxml2 was linked without threads")
    unsafe xmlSetExternalEntityLoader { _, _, _ in nil }
    xmlCatalogSetDefaults(XML_CATA_ALLOW_NONE)
  }()

  /// The text of a zero-terminated string of libxml2; nil for a null pointer.
  static func text(_ pointer: UnsafePointer<xmlChar>?) -> String? {
    guard let pointer = unsafe pointer else { return nil }
    return unsafe String(decodingCString: pointer, as: UTF8.self)
  }

  static func text(_ pointer: UnsafePointer<CChar>?) -> String? {
    guard let pointer = unsafe pointer else { return nil }
    return unsafe String(cString: pointer)
  }

  /// Returns a name as it is written in the source: `prefix:name`, or `name` where there is no prefix.
  static func qualified(
    _ prefix: UnsafePointer<xmlChar>?, _ name: UnsafePointer<xmlChar>?
  ) -> String {
    let name = unsafe text(name) ?? ""
    return unsafe text(prefix).map { $0 + ":" + name } ?? name
  }

  /// The message of an error without the line end that libxml2 appends.
  static func message(_ error: xmlError) -> String {
    var message = unsafe text(error.message) ?? ""
    while message.last?.isWhitespace == true { message.removeLast() }
    return message
  }
}

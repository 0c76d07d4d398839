internal import CLibXML2

/// What has to be done once for the whole library, and how its strings are read.
enum LibXML2 {
  /// Lets the library load nothing by itself: no entity, no catalogue, no file, no network.
  static func prepare() { _ = once }

  private static let once: Void = {
    xmlInitParser()
    unsafe xmlSetExternalEntityLoader { _, _, _ in nil }
    xmlCatalogSetDefaults(XML_CATA_ALLOW_NONE)
  }()

  static func text(_ pointer: UnsafePointer<xmlChar>?) -> String? {
    guard let pointer = unsafe pointer else { return nil }
    return unsafe String(decodingCString: pointer, as: UTF8.self)
  }

  static func text(_ pointer: UnsafePointer<CChar>?) -> String? {
    guard let pointer = unsafe pointer else { return nil }
    return unsafe String(cString: pointer)
  }

  static func qualified(
    _ prefix: UnsafePointer<xmlChar>?, _ name: UnsafePointer<xmlChar>?
  ) -> String {
    let name = unsafe text(name) ?? ""
    return unsafe text(prefix).map { $0 + ":" + name } ?? name
  }

  static func message(_ error: xmlError) -> String {
    var message = unsafe text(error.message) ?? ""
    while message.last?.isWhitespace == true { message.removeLast() }
    return message
  }
}

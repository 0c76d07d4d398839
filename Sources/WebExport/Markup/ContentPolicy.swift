internal import Bytes
internal import Hashing
internal import PackFormat

/// The Content-Security-Policy of a page, which lets nothing run and load but the page's own parts.
enum ContentPolicy {
  /// The policy of a single file: the scripts and the style sheet with these contents, pictures of
  /// the pack, the empty icon, and no request at all.
  static func singleFile(scripts: [[UInt8]], style: [UInt8]) -> String {
    let hashes = scripts.map(source).joined(separator: " ")
    return
      "default-src 'none'; script-src 'wasm-unsafe-eval' \(hashes); style-src \(source(style)); "
      + "img-src blob: data:; base-uri 'none'; form-action 'none'"
  }

  /// The policy of a site: files beside the page, and pictures of the packs.
  static let site = """
    default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; \
    img-src 'self' blob:; connect-src 'self'; worker-src 'self'; manifest-src 'self'; \
    base-uri 'none'; form-action 'none'
    """

  /// The expression that allows an element with exactly this content.
  private static func source(_ content: [UInt8]) -> String {
    var hash = QuickSHA256()
    hash.update(content[...])
    return "'sha256-\(String(decoding: Base64.encoded(hash.finish().bytes), as: UTF8.self))'"
  }
}

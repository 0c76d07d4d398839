internal import Archives
internal import WebPage

/// The engine that a page holds: only what the games and languages of the page need, packed.
enum PageEngine {
  /// Returns the packed engine for packs of some kinds in some languages.
  static func packed(for kinds: Set<String>, in languages: PageLanguages) -> [UInt8] {
    guard let whole = LZMA.unpacked(WebPage.engine), let module = EngineModule(whole),
      let cut = module.cut(to: kinds, in: languages.tags), let packed = LZMA.packed(cut)
    else { preconditionFailure("an engine that cannot play \(kinds.sorted())") }
    return packed
  }
}

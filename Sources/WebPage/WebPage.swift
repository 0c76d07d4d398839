internal import CPageFiles
internal import EmbeddedFiles

/// The page that plays packs in a browser: its style, its scripts and the worker of a site.
package enum WebPage {
  /// A file of the page.
  package struct File: Sendable {
    package let name: String
    let source: @Sendable () -> [UInt8]

    /// The bytes that browsers get: the source without comments and indentation, and a style
    /// without the spaces that it does not need.
    package var bytes: [UInt8] {
      let shipped = WebPage.shipped(source())
      return name.hasSuffix(".css") ? WebPage.tightened(shipped) : shipped
    }

    /// The kinds whose games alone the script draws, as it says itself: `views['roster'] =`; none for other scripts.
    package var kinds: [String] {
      String(decoding: bytes, as: UTF8.self).split(separator: "\n")
        .filter { $0.hasPrefix("views['") || $0.hasPrefix("views.") }
        .compactMap { line in
          line.dropFirst("views.".count).split { $0 != "-" && !$0.isLetter }.first.map(String.init)
        }
    }
  }

  /// The styles in the order in which they hold.
  private static let styles = page_styles.list.map { style in
    File(name: style.name) { style.file.bytes }
  }

  /// The style of a page that plays all kinds.
  package static let style = joined(styles)

  private static func joined(_ styles: [File]) -> File {
    File(name: "page.css") { Array(styles.map { $0.source() }.joined()) }
  }

  /// The script that unpacks what a page holds; it runs before all others.
  package static let unpacking = File(name: "unpack.js") { unpack_js.bytes }

  /// The script that starts a page which is one file. Such a page holds its style and its scripts as
  /// one deflated text, with a NUL between them.
  package static let boot = File(name: "boot.js") { boot_js.bytes }

  /// The scripts in the order in which a page runs them, all in one scope with that which unpacks.
  package static let scripts = page_scripts.list.map { script in
    File(name: script.name) { script.file.bytes }
  }

  /// Returns the scripts of a page in one file that plays a kind, on a learning platform with that which reports to it.
  package static func scripts(for kind: String, onPlatform: Bool = false) -> [File] {
    var played = scripts.filter { isNeeded($0, for: kind) }
    if onPlatform { played.insert(scorm, at: played.count - 1) }
    return played
  }

  /// Returns the style of a page in one file that plays a kind.
  package static func style(for kind: String) -> File {
    joined(styles.filter { isNeeded($0, for: kind) })
  }

  /// True if a page in one file that plays a kind needs a file: a file belongs to the script that its name begins with,
  /// as `grid.css` and `grid-unicorns.js` belong to `grid.js`, and a script that draws games to their kinds.
  private static func isNeeded(_ file: File, for kind: String) -> Bool {
    let owner = file.name.prefix { $0 != "-" && $0 != "." }
    let kinds = scripts.first { $0.name == owner + ".js" }?.kinds ?? []
    // Only a site has a list of packs.
    return owner != "home" && (kinds.isEmpty || kinds.contains(kind))
  }

  /// The script by which a page reports to a learning platform; it runs before the last one, which starts the game.
  private static let scorm = File(name: "scorm.js") { scorm_js.bytes }

  /// The service worker of a site. The builder of a site writes a line `const site =
  /// {"version":"…","files":["index.html",…]};` before it.
  package static let worker = File(name: "worker.js") { worker_js.bytes }

  /// The games as WebAssembly, packed with LZMA. `script/engine` makes them.
  package static var engine: [UInt8] { engine_lzma.bytes }

  /// The WebAssembly that unpacks the engine.
  package static var unpacker: [UInt8] { unpack_wasm.bytes }
}

extension WebPage {
  /// Returns a style or script without comments, indentation and empty lines. The sources have no
  /// text that spans lines or has the marks of a comment, so nothing else changes.
  static func shipped(_ source: [UInt8]) -> [UInt8] {
    var shipped: [UInt8] = []
    var isComment = false
    let (slash, star) = (UInt8(ascii: "/"), UInt8(ascii: "*"))
    for line in source.split(separator: UInt8(ascii: "\n")) {
      var rest = line.drop { $0 == UInt8(ascii: " ") }
      if rest.starts(with: "//".utf8) { continue }
      let before = shipped.count
      while !rest.isEmpty {
        if isComment {
          guard let end = rest.firstIndex(of: (star, slash)) else { break }
          rest = rest[(end + 2)...].drop { $0 == UInt8(ascii: " ") }
          isComment = false
        } else {
          let start = rest.firstIndex(of: (slash, star))
          shipped += rest[..<(start ?? rest.endIndex)]
          isComment = start != nil
          rest = rest[(start.map { $0 + 2 } ?? rest.endIndex)...]
        }
      }
      if shipped.count > before { shipped.append(UInt8(ascii: "\n")) }
    }
    return shipped
  }
}

extension WebPage {
  /// Returns a style without the spaces and line ends around its marks. None of its texts has such
  /// a mark beside a space.
  static func tightened(_ style: [UInt8]) -> [UInt8] {
    let (spaces, marks) = (Set(" \n".utf8), Set("{};,>".utf8))
    var tight: [UInt8] = []
    for byte in style {
      if marks.contains(byte) {
        while let last = tight.last, spaces.contains(last) { tight.removeLast() }
      } else if spaces.contains(byte), let last = tight.last,
        marks.contains(last) || last == UInt8(ascii: ":")
      {
        continue
      }
      tight.append(byte)
    }
    return tight
  }
}

extension ArraySlice<UInt8> {
  /// Returns the place of the first occurrence of two bytes; nil if there is none.
  fileprivate func firstIndex(of pair: (UInt8, UInt8)) -> Int? {
    indices.dropLast().first { self[$0] == pair.0 && self[$0 + 1] == pair.1 }
  }
}

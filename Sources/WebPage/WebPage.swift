internal import CPageFiles
internal import EmbeddedFiles

/// The page that plays packs in a browser: its style, its scripts and the worker of a site.
package enum WebPage {
  /// A file of the page.
  package struct File: Sendable {
    package let name: String
    let source: @Sendable () -> [UInt8]

    /// The bytes that browsers get: the source without comments and indentation.
    package var bytes: [UInt8] { WebPage.shipped(source()) }
  }

  package static let style = File(name: "page.css") { page_css.bytes }

  /// The script that unpacks what a page holds; it runs before all others.
  package static let unpacking = File(name: "unpack.js") { unpack_js.bytes }

  /// The script that starts a page which is one file. Such a page holds its style and its scripts as
  /// one deflated text, with a NUL between them.
  package static let boot = File(name: "boot.js") { boot_js.bytes }

  /// The scripts in the order in which a page runs them, all in one scope with that which unpacks.
  package static let scripts = page_scripts.list.map { script in
    File(name: script.name) { script.file.bytes }
  }

  /// The service worker of a site. The builder of a site writes a line `const site =
  /// {"version":"…","files":["index.html",…]};` before it.
  package static let worker = File(name: "worker.js") { worker_js.bytes }

  /// The games as WebAssembly, packed with LZMA. `script/engine` makes them.
  package static var engine: [UInt8] { engine_lzma.bytes }

  /// The WebAssembly that unpacks the engine.
  package static var unpacker: [UInt8] { unpack_wasm.bytes }
}

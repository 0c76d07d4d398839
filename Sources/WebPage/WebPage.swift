/// The page that plays packs in a browser: its style, its scripts and the worker of a site.
package enum WebPage {
  /// A file of the page.
  package struct File: Sendable {
    package let name: String
    let source: @Sendable () -> [UInt8]

    /// The bytes that browsers get: the source without comments and indentation.
    package var bytes: [UInt8] { WebPage.shipped(source()) }
  }

  package static let style = File(name: "page.css") { PackageResources.page_css }

  /// The script that unpacks what a page holds; it runs before all others.
  package static let unpacking = File(name: "unpack.js") { PackageResources.unpack_js }

  /// The script that starts a page which is one file. Such a page holds its style and its scripts as
  /// one deflated text, with a NUL between them.
  package static let boot = File(name: "boot.js") { PackageResources.boot_js }

  /// The scripts in the order in which a page runs them, all in one scope with that which unpacks.
  package static let scripts = [
    File(name: "dom.js") { PackageResources.dom_js },
    File(name: "store.js") { PackageResources.store_js },
    File(name: "engine.js") { PackageResources.engine_js },
    File(name: "colours.js") { PackageResources.colours_js },
    File(name: "sound.js") { PackageResources.sound_js },
    File(name: "motion.js") { PackageResources.motion_js },
    File(name: "sheets.js") { PackageResources.sheets_js },
    File(name: "parts.js") { PackageResources.parts_js },
    File(name: "facts.js") { PackageResources.facts_js },
    File(name: "quiz.js") { PackageResources.quiz_js },
    File(name: "answer.js") { PackageResources.answer_js },
    File(name: "duel.js") { PackageResources.duel_js },
    File(name: "grid.js") { PackageResources.grid_js },
    File(name: "photos.js") { PackageResources.photos_js },
    File(name: "game.js") { PackageResources.game_js },
    File(name: "home.js") { PackageResources.home_js },
    File(name: "embed.js") { PackageResources.embed_js },
    File(name: "main.js") { PackageResources.main_js },
  ]

  /// The service worker of a site. The builder of a site writes a line `const site =
  /// {"version":"…","files":["index.html",…]};` before it.
  package static let worker = File(name: "worker.js") { PackageResources.worker_js }
}

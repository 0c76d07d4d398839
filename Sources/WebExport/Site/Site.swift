internal import Diagnostics
internal import Files
internal import WebPage

/// A folder for a web server: a home page with several packs, which can be installed and works offline.
///
/// All addresses are relative, so that the folder works below any path. The same packs give the same
/// files.
package struct Site {
  /// The size of a site on the disk.
  package struct Size {
    package let files: Int
    package let bytes: Int
  }

  /// The most bytes that a pack may have, as a page keeps the whole pack in memory.
  package static let packLimit: UInt64 = 1 << 30

  /// The most bytes of packs that browsers keep for playing without a network.
  package static let offlineLimit: UInt64 = 64 << 20

  private let packs: [WebPack]
  private let title: String
  private let offlineLimit: UInt64
  /// True if players and the page around are offered the answers.
  private let offersAnswers: Bool
  private let languages: PageLanguages

  /// Makes a site of packs in the order of its home page; throws if two have the same id.
  package init(
    _ packs: [WebPack], title: String, languages: PageLanguages = .all, offersAnswers: Bool = false,
    limit: UInt64 = packLimit,
    offlineLimit: UInt64 = offlineLimit
  ) throws(WebExportError) {
    var paths: [String: String] = [:]
    for pack in packs {
      guard pack.size <= limit else { throw .tooLarge(path: pack.path, limit: limit) }
      if let other = paths.updateValue(pack.path, forKey: pack.id) {
        throw .sameId(pack.id, path: pack.path, other: other)
      }
    }
    self.packs = packs
    self.title = title
    self.offlineLimit = offlineLimit
    self.offersAnswers = offersAnswers
    self.languages = languages
  }

  /// Writes the site, which appears whole or not at all. The folder has to be missing, empty or an
  /// earlier site, which is replaced in one step.
  package func write(to folder: String) throws(WebExportError) -> Size {
    try SiteFolder.check(folder)
    let new = try files { () throws(FileError) in
      try Folder.create(Path.folder(of: folder))
      return try NewFolder(replacing: folder)
    }
    var writer = SiteWriter(new.place)
    try write(into: &writer)
    do throws(FileError) { try new.commit() } catch { throw .file(error) }
    return Size(
      files: writer.entries.count, bytes: writer.entries.reduce(0) { $0 + $1.size })
  }

  private func write(into writer: inout SiteWriter) throws(WebExportError) {
    let style = try writer.writeHashed(WebPage.style.name, WebPage.style.bytes)
    var scripts: [String] = []
    for script in [WebPage.unpacking] + WebPage.scripts {
      scripts.append(try writer.writeHashed(script.name, script.bytes))
    }
    let kinds = Set(packs.map(\.kind))
    let engine = try writer.writeHashed("engine.lzma", PageEngine.packed(for: kinds, in: languages))
    for icon in Icon.all { try writer.write(icon.fileName, icon.bytes) }
    try writer.write("manifest.webmanifest", manifest.text + "\n")
    try writer.write("index.html", page(style, scripts, engine))
    for pack in packs { try writer.write(pack) }
    try writer.write(WebPage.worker.name, worker(of: writer))
    try writer.write(SiteFolder.listName, writer.listing)
  }

  /// The page, which names its files.
  private func page(_ style: String, _ scripts: [String], _ engine: String) -> String {
    let about = JSONText.object(
      [
        (key: "form", value: "site"), (key: "title", value: .string(title)),
        (key: "engine", value: .string(engine)),
        (key: "packs", value: .array(packs.map { $0.about(file: $0.fileName) })),
      ] + PageDocument.about(offersAnswers: offersAnswers))
    let icon = Icon.all[0].fileName
    let touch = Icon.all[2].fileName
    return PageDocument(title: title, policy: ContentPolicy.site).opening + """
      <meta name="theme-color" content="\(Icon.background)">
      <link rel="icon" href="\(icon)">
      <link rel="apple-touch-icon" href="\(touch)">
      <link rel="manifest" href="manifest.webmanifest">
      <link rel="stylesheet" href="\(style)">

      """ + PageDocument.middle + PageDocument.data("unpacker", WebPage.unpacker)
      + "<script type=\"application/json\" id=\"about\">\(ScriptData.text(about))</script>\n"
      + scripts.map { "<script src=\"\($0)\"></script>\n" }.joined() + PageDocument.closing
  }

  /// The web app manifest, with which browsers install the site.
  private var manifest: JSONText {
    [
      "name": .string(title), "short_name": .string(title), "start_url": "./", "scope": "./",
      "display": "standalone", "background_color": .string(Icon.background),
      "theme_color": .string(Icon.background),
      "icons": .array(
        Icon.all.map { icon in
          [
            "src": .string(icon.fileName), "sizes": .string("\(icon.side)x\(icon.side)"),
            "type": "image/png", "purpose": .string(icon.purpose),
          ]
        }),
    ]
  }

  /// The service worker, preceded by a line with the files that it keeps and a version that changes
  /// with any file.
  private func worker(of writer: SiteWriter) -> [UInt8] {
    let code = WebPage.worker.bytes
    var room = offlineLimit
    var online: Set<String> = []
    for pack in packs {
      if pack.size <= room { room -= pack.size } else { online.insert(pack.fileName) }
    }
    let version = SiteWriter.digest(of: Array(writer.listing.utf8) + code).prefix(16)
    let site: JSONText = [
      "version": .string(String(version)),
      "files": .array(
        writer.entries.map(\.name).filter { !online.contains($0) }.map { .string($0) }),
    ]
    return Array("'use strict'; const site = \(site.text);\n".utf8) + code
  }
}

/// A folder that a site is written to.
enum SiteFolder {
  /// The name of the list of a site's files with their digests, as `sha256sum` prints it. A site is
  /// recognised by it.
  static let listName = "packtool-site.sha256"

  private static let listLimit = 1 << 20

  /// Throws unless the folder is missing, empty, or an earlier site with nothing else in it.
  static func check(_ folder: String) throws(WebExportError) {
    let entries = try files { () throws(FileError) in
      try Path.exists(folder) ? try Folder.entries(of: folder) : []
    }
    guard !entries.isEmpty else { return }
    let known = try listed(in: folder)
    for entry in entries where entry.kind != .file || !known.contains(entry.name) {
      throw .notASite(folder: folder, entry: entry.name)
    }
  }

  /// Returns the names of the files that belong to the site in a folder; empty if there is none.
  private static func listed(in folder: String) throws(WebExportError) -> Set<String> {
    let path = Path.joined(folder, listName)
    let list = try files { () throws(FileError) -> [UInt8]? in
      guard try Path.exists(path) else { return nil }
      return try InputFile.readFile(path, limit: listLimit)
    }
    guard let list else { return [] }
    // Each line is a digest of 64 digits, two spaces and a name.
    let names = list.split(separator: UInt8(ascii: "\n")).map {
      String(decoding: $0.dropFirst(66), as: UTF8.self)
    }
    return Set(names + [listName])
  }
}

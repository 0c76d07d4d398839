import Bytes
import Files
import PackFormat
import TestSupport
import Testing
import WebPage

@testable import WebExport

/// Tests of the folder for a web server.
struct SiteTests {
  private func write(
    _ packs: [BuiltPack], title: String = "Games", to folder: String
  ) throws -> Site.Size {
    let packs = try packs.enumerated().map { try $1.forWeb(path: "\($0).qpk") }
    return try Site(packs, title: title).write(to: folder)
  }

  private func names(_ folder: String) throws -> [String] {
    try Folder.entries(of: folder).map(\.name)
  }

  private func bytes(_ path: String) throws -> [UInt8] {
    try InputFile.readFile(path, limit: 1 << 24)
  }

  private func text(_ path: String) throws -> String {
    String(decoding: try bytes(path), as: UTF8.self)
  }

  private func base128(_ bytes: [UInt8]) -> String {
    String(decoding: Base128.encoded(bytes), as: UTF8.self)
  }

  private static let scripts = [WebPage.unpacking] + WebPage.scripts

  private func hash(_ bytes: [UInt8]) -> String { String(SHA256.digest(bytes).hex.prefix(8)) }

  /// The name of a file whose name has the beginning of its digest in it.
  private func hashed(_ name: String, _ bytes: [UInt8]) -> String {
    let parts = name.split(separator: ".")
    return "\(parts.dropLast().joined(separator: "."))-\(hash(bytes)).\(parts[parts.count - 1])"
  }

  private func packName(_ pack: BuiltPack) throws -> String {
    "\(pack.id)-\(try pack.reader().header.rootDigest.hex.prefix(8)).qpk"
  }

  @Test func aSiteHasTheseFilesAndListsThem() throws {
    let folder = TemporaryFolder()
    let packs = [BuiltPack.facts(id: "zebra"), .facts(id: "apple")]
    let size = try write(packs, to: folder("site"))
    let scripts = Self.scripts.map { hashed($0.name, $0.bytes) }
    let all = try names(folder("site"))
    let engine = try #require(all.first { $0.hasSuffix(".lzma") })
    #expect(try engine == "engine-\(hash(bytes(folder("site/" + engine)))).lzma")
    #expect(try bytes(folder("site/" + engine)) == PageEngine.packed(for: ["facts"], in: .all))
    let expected =
      [
        "icon-192.png", "icon-512.png", "icon-maskable-512.png", "index.html",
        "manifest.webmanifest", "packtool-site.sha256", "worker.js", engine,
        hashed("page.css", WebPage.style.bytes),
      ] + scripts + (try packs.map(packName))
    #expect(all == expected.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) })
    for pack in packs {
      #expect(try bytes(folder("site/" + packName(pack))) == pack.bytes())
    }
    let listed = try text(folder("site/packtool-site.sha256")).split(separator: "\n")
    #expect(listed.count == all.count - 1)
    for name in all where name != "packtool-site.sha256" {
      let digest = SHA256.digest(try bytes(folder("site/" + name))).hex
      #expect(listed.contains("\(digest)  \(name)"))
    }
    let sum = try all.reduce(0) { try $0 + bytes(folder("site/" + $1)).count }
    #expect((size.files, size.bytes) == (all.count, sum))
  }

  @Test func theHomePageNamesItsFilesByRelativeAddresses() throws {
    let folder = TemporaryFolder()
    let packs = [BuiltPack.facts(id: "zebra"), .facts(id: "apple")]
    _ = try write(packs, title: "A < B", to: folder("site"))
    let engine = try #require(names(folder("site")).first { $0.hasSuffix(".lzma") })
    let entries = try packs.map { pack in
      """
      {"id":"\(pack.id)","title":"Test","titles":{"en":"Test"},"kind":"facts","description":"",\
      "questions":1,"file":"\(try packName(pack))","size":\(try pack.bytes().count),\
      "digest":"\(try pack.reader().header.rootDigest.hex)"}
      """
    }
    let scripts = Self.scripts.map {
      "<script src=\"\(hashed($0.name, $0.bytes))\"></script>\n"
    }
    #expect(
      try text(folder("site/index.html")) == """
        <!doctype html>
        <html lang="en">
        <head>
        <meta charset="utf-8">
        <meta http-equiv="Content-Security-Policy" content="default-src 'none'; \
        script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src 'self' blob:; \
        connect-src 'self'; worker-src 'self'; manifest-src 'self'; base-uri 'none'; \
        form-action 'none'">
        <meta name="viewport" content="width=device-width, initial-scale=1">
        <meta name="color-scheme" content="light dark">
        <meta name="generator" content="packtool export">
        <title>A &lt; B</title>
        <meta name="theme-color" content="#2f3e9e">
        <link rel="icon" href="icon-192.png">
        <link rel="apple-touch-icon" href="icon-maskable-512.png">
        <link rel="manifest" href="manifest.webmanifest">
        <link rel="stylesheet" href="\(hashed("page.css", WebPage.style.bytes))">
        </head>
        <body>
        <div id="game"><noscript>This game needs JavaScript.</noscript></div>
        <script type="application/octet-stream" id="unpacker">\(base128(WebPage.unpacker))</script>
        <script type="application/json" id="about">{"form":"site","title":"A \\u003c B",\
        "engine":"\(engine)","packs":[\(entries.joined(separator: ","))]}</script>
        \(scripts.joined())</body>
        </html>

        """)
    #expect(
      try text(folder("site/manifest.webmanifest")).hasPrefix(
        #"{"name":"A < B","short_name":"A < B","start_url":"./","scope":"./","#))
  }

  @Test func onlyASiteThatOffersAnswersSaysSo() throws {
    let folder = TemporaryFolder()
    let pack = try BuiltPack.facts().forWeb()
    for (name, offers) in [("offering", true), ("plain", false)] {
      _ = try Site([pack], title: "A", offersAnswers: offers).write(to: folder(name))
    }
    let (offering, plain) = (
      try text(folder("offering/index.html")), try text(folder("plain/index.html"))
    )
    #expect(offering.replacing(#"],"answers":true}"#, with: "]}") == plain && offering != plain)
  }

  @Test func theServiceWorkerKnowsTheFilesAndAVersionOfThem() throws {
    let folder = TemporaryFolder()
    let pack = BuiltPack.facts()
    _ = try write([pack], to: folder("site"))
    _ = try write([.facts(id: "other-pack")], to: folder("other"))
    /// The parts of the first line of a site's worker: all of it, the version and the names of files.
    func line(_ site: String) throws -> (Substring, version: Substring, names: [String]) {
      let line = try #require(text(folder("\(site)/worker.js")).split(separator: "\n").first)
      let parts = line.wholeMatch(
        of: #/'use strict'; const site = {"version":"([0-9a-f]{16})","files":\[(.*)\]};/#)
      let (_, version, names) = try #require(parts).output
      return (line, version, names.split(separator: ",").map { String($0.dropFirst().dropLast()) })
    }
    let (first, version, names) = try line("site")
    let expected = try self.names(folder("site")).filter {
      !["packtool-site.sha256", "worker.js"].contains($0)
    }
    #expect(names.sorted() == expected.sorted())
    #expect(try bytes(folder("site/worker.js")) == Array("\(first)\n".utf8) + WebPage.worker.bytes)
    #expect(try version != line("other").version)
  }

  @Test func packsAreKeptOfflineAsFarAsThereIsRoom() throws {
    let folder = TemporaryFolder()
    var large = BuiltPack.facts(id: "large")
    large.pictures = ["a"]
    large.files = [[UInt8](repeating: 1, count: 100_000)]
    let packs = [BuiltPack.facts(id: "first"), large, .facts(id: "last")]
    let room = try UInt64(packs[0].bytes().count + packs[2].bytes().count)
    let webPacks = try packs.map { try $0.forWeb() }
    _ = try Site(webPacks, title: "Games", offlineLimit: room).write(to: folder("site"))
    let worker = try text(folder("site/worker.js"))
    #expect(try packs.map { worker.contains("\"\(try packName($0))\"") } == [true, false, true])
  }

  @Test func theSamePacksGiveTheSameFiles() throws {
    let folder = TemporaryFolder()
    _ = try write([.facts()], to: folder("one"))
    _ = try write([.facts()], to: folder("two"))
    let list = try text(folder("one/packtool-site.sha256"))
    #expect(try list == text(folder("two/packtool-site.sha256")))
  }

  @Test func anOlderSiteIsReplacedWhole() throws {
    let folder = TemporaryFolder()
    _ = try write([.facts(id: "old-pack"), .facts(id: "older-pack")], to: folder("site"))
    let new = BuiltPack.facts(id: "new-pack")
    _ = try write([new], to: folder("site"))
    _ = try write([new], to: folder("fresh"))
    #expect(try names(folder("site")) == names(folder("fresh")))
    #expect(try names(folder.path) == ["fresh", "site"])
  }

  @Test func aFolderWithAnythingElseIsLeftAlone() throws {
    let folder = TemporaryFolder()
    _ = try write([.facts()], to: folder("site"))
    try Folder.create(folder("site/images"))
    try Folder.create(folder("other"))
    folder.write("other/thesis.txt", [1])
    // A list that names the files does not make folders part of a site.
    folder.write("other/packtool-site.sha256", [])
    for (name, entry) in [("site", "images"), ("other", "thesis.txt")] {
      let before = try names(folder(name))
      #expect {
        _ = try write([.facts(id: "new-pack")], to: folder(name))
      } throws: { error in
        guard case .notASite(folder(name), entry) = error as? WebExportError else { return false }
        return true
      }
      #expect(try names(folder(name)) == before)
    }
    #expect(try names(folder.path) == ["other", "site"])
  }

  @Test func twoPacksWithOneIdAreRefused() throws {
    let packs = [
      try BuiltPack.facts(id: "same-id").forWeb(path: "a.qpk"),
      try BuiltPack.facts(id: "Same ID").forWeb(path: "b.qpk"),
    ]
    #expect {
      _ = try Site(packs, title: "")
    } throws: { error in
      guard case .sameId("same-id", path: "b.qpk", other: "a.qpk") = error as? WebExportError
      else { return false }
      return true
    }
  }

  @Test func aPackOverTheLimitIsRefused() throws {
    let pack = try BuiltPack.facts().forWeb(path: "large.qpk")
    #expect {
      _ = try Site([pack], title: "", limit: 1)
    } throws: { error in
      guard case .tooLarge("large.qpk", 1) = error as? WebExportError else { return false }
      return true
    }
  }

  @Test func anIdCannotLeadOutOfTheFolder() throws {
    let pack = try BuiltPack.facts(id: "../../etc/passwd").forWeb()
    #expect(pack.id == "etc-passwd")
    #expect(pack.fileName.hasPrefix("etc-passwd-"))
  }
}

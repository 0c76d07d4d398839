import Bytes
import Files
import PackFormat
import Pictures
import TestSupport
import Testing

@testable import WebExport

/// Tests of the icon that a pack has of its own.
struct PackIconTests {
  private static func picture(_ width: Int, _ height: Int) throws -> [UInt8] {
    let pixels = Array(repeating: UInt8(255), count: width * height * 4)
    return try #require(Picture(type: .png, width: width, height: height, pixels: pixels).png)
  }

  private func pack(_ icon: [UInt8], id: String = "test-pack") throws -> WebPack {
    var pack = BuiltPack.facts(id: id)
    (pack.pictures, pack.files) = (["icon.png"], [icon])
    pack.theme = [("icon", "icon.png")]
    return try pack.forWeb()
  }

  @Test func aSiteHasTheIconAsAFileOnce() throws {
    let folder = TemporaryFolder()
    let icon = try Self.picture(64, 64)
    let packs = [try pack(icon), try pack(icon, id: "other-pack")]
    _ = try Site(packs, title: "Games").write(to: folder("site"))
    let names = try Folder.entries(of: folder("site")).map(\.name)
    let name = "pack-icon-\(SHA256.digest(icon).hex.prefix(8)).png"
    #expect(names.count { $0.hasPrefix("pack-icon") } == 1)
    #expect(try InputFile.readFile(folder("site/" + name), limit: 1 << 20) == icon)
    let page = try InputFile.readFile(folder("site/index.html"), limit: 1 << 20)
    let text = String(decoding: page, as: UTF8.self)
    #expect(text.contains("\"icon\": \"\(name)\"") || text.contains("\"icon\":\"\(name)\""))
    #expect(text.contains("<link rel=\"icon\" href=\"icon-192.png\">"))
  }

  @Test func aSiteOfOnePackHasItsIcon() throws {
    let folder = TemporaryFolder()
    let icon = try Self.picture(64, 64)
    _ = try Site([try pack(icon)], title: "Game").write(to: folder("site"))
    let page = try InputFile.readFile(folder("site/index.html"), limit: 1 << 20)
    #expect(String(decoding: page, as: UTF8.self).contains("<link rel=\"icon\" href=\"pack-icon-"))
  }

  @Test func aSingleFileHoldsTheIcon() throws {
    let icon = try #require(try pack(Self.picture(32, 32)).icon)
    let base64 = String(decoding: Base64.encoded(try Self.picture(32, 32)), as: UTF8.self)
    #expect(icon.address == "data:image/png;base64,\(base64)")
  }

  @Test func whatIsNoSmallSquarePictureIsNoIcon() throws {
    #expect(try pack(Self.picture(64, 63)).icon == nil)
    #expect(try pack(Self.picture(1100, 1100)).icon == nil)
    #expect(try pack(Array("<svg onload=\"alert(1)\"/>".utf8)).icon == nil)
    #expect(try pack([]).icon == nil)
  }
}

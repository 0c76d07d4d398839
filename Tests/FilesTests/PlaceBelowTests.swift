import Glibc
import TestSupport
import Testing

@testable import Files

/// Tests that files of a folder are read and replaced without leaving the folder by a link.
struct PlaceBelowTests {
  let folder = TemporaryFolder()
  private var root: String { folder("project") }

  init() throws {
    try Folder.create(folder("project/deep"))
    try Folder.create(folder("outside"))
    folder.write("outside/secret", Array("secret".utf8))
    folder.write("project/deep/file", Array("inside".utf8))
  }

  private func link(_ name: String, to target: String) {
    _ = unsafe symlink(target, folder("project/" + name))
  }

  private func read(_ name: String) throws -> String {
    let bytes = try InputFile.readFile(folder("project/" + name), within: root, limit: 100)
    return String(decoding: bytes, as: UTF8.self)
  }

  private func replace(_ name: String, by text: String, before commit: () -> Void = {}) throws {
    var file = try AtomicFile(rewriting: folder("project/" + name), within: root)
    try file.append(Array(text.utf8))
    commit()
    try file.commit()
  }

  @Test(arguments: [
    "../outside/secret", "deep/../../outside/secret", "deep/../../project/deep/file", "..",
    "/etc/passwd",
    "deep/up/outside/secret", "absolute",
  ])
  func aLinkThatLeavesTheFolderIsNotFollowed(_ target: String) throws {
    link("deep/up", to: "../..")
    link("absolute", to: folder("outside/secret"))
    link("link", to: target)
    #expect(throws: FileError(.read, folder("project/link"), errno: EXDEV)) { try read("link") }
    #expect(throws: FileError(.write, folder("project/link"), errno: EXDEV)) {
      try replace("link", by: "new")
    }
    #expect(FileStamp(folder("project/link"), within: root) == nil)
    #expect(try InputFile.readAll(folder("outside/secret"), limit: 100) == Array("secret".utf8))
    #expect(try Folder.entries(of: folder("outside")).map(\.name) == ["secret"])
  }

  @Test(arguments: ["deep/file", "./deep/../deep/file", "through/file", "/deep/file", "chain"])
  func aLinkThatStaysInTheFolderIsReadAndItsTargetReplaced(_ target: String) throws {
    link("through", to: "deep")
    link("chain", to: "deep/again")
    link("deep/again", to: "../through/file")
    link("link", to: target.hasPrefix("/") ? root + target : target)
    #expect(try read("link") == "inside")
    #expect(
      FileStamp(folder("project/link"), within: root) == FileStamp(folder("project/deep/file")))
    try replace("link", by: "new")
    #expect(try read("deep/file") == "new")
    var status = stat()
    #expect(unsafe lstat(folder("project/link"), &status) == 0 && !status.isRegular)
    #expect(!(try Folder.entries(of: root).contains { $0.name.hasPrefix(".packtool") }))
  }

  @Test func aFolderReachedByALinkIsAFolderLikeAnyOther() throws {
    _ = unsafe symlink("project", folder("alias"))
    let path = folder("alias/deep/file")
    #expect(try InputFile.readFile(path, within: folder("alias"), limit: 9) == Array("inside".utf8))
    #expect(try Folder.entries(of: folder("alias/deep"), within: folder("alias")).count == 1)
    #expect(try Folder.entries(of: folder("alias"), within: folder("alias")).count == 1)
  }

  @Test func aFolderExchangedForALinkBeforeTheWriteIsNotFollowed() throws {
    folder.write("outside/file", Array("secret".utf8))
    try replace("deep/file", by: "new") {
      _ = unsafe rename(folder("project/deep"), folder("project/moved"))
      link("deep", to: "../outside")
    }
    #expect(try InputFile.readAll(folder("outside/file"), limit: 9) == Array("secret".utf8))
    #expect(try read("moved/file") == "new")
  }

  @Test func aFileExchangedForALinkBeforeTheWriteIsReplacedItself() throws {
    try replace("deep/file", by: "new") {
      _ = unsafe unlink(folder("project/deep/file"))
      link("deep/file", to: "../../outside/secret")
    }
    #expect(try InputFile.readAll(folder("outside/secret"), limit: 9) == Array("secret".utf8))
    #expect(try read("deep/file") == "new")
  }

  @Test func aFolderOutsideIsNotListed() throws {
    link("pictures", to: "../outside")
    #expect(throws: FileError(.list, folder("project/pictures"), errno: EXDEV)) {
      try Folder.entries(of: folder("project/pictures"), within: root)
    }
  }

  @Test func linksInACircleAreNotFollowedForEver() throws {
    link("a", to: "b")
    link("b", to: "a")
    #expect(throws: FileError(.read, folder("project/a"), errno: ELOOP)) { try read("a") }
  }

  @Test func aFileThatNobodyMayWriteIsNotReplaced() throws {
    _ = unsafe chmod(folder("project/deep/file"), 0o444)
    #expect(throws: FileError(readOnly: folder("project/deep/file"))) {
      try replace("deep/file", by: "new")
    }
  }

  @Test func aMissingFileIsMissing() throws {
    link("link", to: "deep/nothing")
    for name in ["nothing", "nothing/file", "link"] {
      #expect(throws: FileError(.read, folder("project/" + name), errno: ENOENT)) { try read(name) }
    }
  }
}

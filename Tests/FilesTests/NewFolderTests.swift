import Glibc
import TestSupport
import Testing

@testable import Files

struct NewFolderTests {
  private func names(_ folder: TemporaryFolder) throws -> [String] {
    try Folder.entries(of: folder.path).map(\.name)
  }

  @Test func itAppearsWithEverythingInIt() throws {
    let folder = TemporaryFolder()
    let new = try NewFolder(folder("new"))
    try Folder.create(new.place + "/a/b")
    folder.write(Path.name(of: new.place) + "/a/b/c", [1])
    #expect(try names(folder) == [Path.name(of: new.place)])
    try new.commit()
    #expect(try names(folder) == ["new"])
    #expect(try InputFile.readFile(folder("new/a/b/c"), limit: 10) == [1])
  }

  @Test func withoutCommitNothingIsLeft() throws {
    let folder = TemporaryFolder()
    folder.write("kept", [1])
    do {
      let new = try NewFolder(folder("new"))
      try Folder.create(new.place + "/a/b")
      folder.write(Path.name(of: new.place) + "/a/b/c", [1])
      // A link is removed, but not its target.
      _ = unsafe symlink(folder.path, new.place + "/a/link")
    }
    #expect(try names(folder) == ["kept"])
  }

  @Test func anEmptyFolderIsTakenAndKeepsItsPermissions() throws {
    let folder = TemporaryFolder()
    try Folder.create(folder("empty"))
    _ = unsafe chmod(folder("empty"), 0o750)
    _ = unsafe symlink("empty", folder("link"))
    let new = try NewFolder(folder("link"))
    folder.write(Path.name(of: new.place) + "/a", [1])
    try new.commit()
    #expect(try names(folder) == ["empty", "link"])
    #expect(status(folder("link/a"))?.isRegular == true)
    #expect(try #require(status(folder("empty"))).st_mode & 0o777 == 0o750)
  }

  @Test func anExistingFolderIsLeftAlone() throws {
    let folder = TemporaryFolder()
    try Folder.create(folder("full"))
    folder.write("full/a", [1])
    folder.write("file", [1])
    for (path, reason) in [
      (folder("full"), "the directory is not empty"), (folder("file"), "exists already"),
      (folder("missing/new"), "no such file or directory"),
    ] {
      var message: String?
      do throws(FileError) { _ = try NewFolder(path) } catch { message = error.message }
      #expect(message == "cannot create \(path): \(reason)")
    }
    #expect(try names(folder) == ["file", "full"])
  }

  @Test func aFullFolderIsReplacedOnRequestAndKeepsItsPermissions() throws {
    let folder = TemporaryFolder()
    try Folder.create(folder("full/inner"))
    folder.write("full/inner/old", [1])
    _ = unsafe chmod(folder("full"), 0o750)
    do {
      let new = try NewFolder(replacing: folder("full"))
      folder.write(Path.name(of: new.place) + "/new", [2])
    }
    #expect(try Folder.entries(of: folder("full")).map(\.name) == ["inner"])
    let new = try NewFolder(replacing: folder("full"))
    folder.write(Path.name(of: new.place) + "/new", [2])
    try new.commit()
    #expect(try names(folder) == ["full"])
    #expect(try Folder.entries(of: folder("full")).map(\.name) == ["new"])
    #expect(try #require(status(folder("full"))).st_mode & 0o777 == 0o750)
  }

  @Test func aNewOrEmptyFolderIsMadeWithTheSameRequest() throws {
    let folder = TemporaryFolder()
    try Folder.create(folder("empty"))
    for name in ["empty", "new"] {
      let new = try NewFolder(replacing: folder(name))
      folder.write(Path.name(of: new.place) + "/a", [2])
      try new.commit()
    }
    #expect(try names(folder) == ["empty", "new"])
    #expect(try Folder.entries(of: folder("empty")).map(\.name) == ["a"])
  }

  @Test func aFolderThatAppearsMeanwhileIsLeftAlone() throws {
    let folder = TemporaryFolder()
    let new = try NewFolder(folder("new"))
    try Folder.create(folder("new"))
    folder.write("new/theirs", [1])
    var failure: FileError?
    do throws(FileError) { try new.commit() } catch { failure = error }
    #expect(failure == FileError(.create, folder("new"), errno: ENOTEMPTY))
    #expect(try names(folder) == ["new"])
    #expect(try Folder.entries(of: folder("new")).map(\.name) == ["theirs"])
  }
}

import Glibc
import TestSupport
import Testing

@testable import Files

struct PathTests {
  @Test(arguments: [
    ("a/b/c.csv", "a/b", "c.csv", "csv"), ("c.CSV", ".", "c.CSV", "csv"), ("/c", "/", "c", ""),
    ("/", "/", "", ""), ("a//b//", "a", "b", ""), (".hidden", ".", ".hidden", ""),
    ("a.b/c", "a.b", "c", ""), ("a/\u{301}b.x", "a", "\u{301}b.x", "x"),
  ])
  func aPathComesApart(_ path: String, _ folder: String, _ name: String, _ suffix: String) {
    #expect(Path.folder(of: path) == folder)
    #expect(Path.name(of: path) == name)
    #expect(Path.suffix(of: path) == suffix)
  }

  @Test(arguments: [
    ("a", "b", "a/b"), ("a/", "b", "a/b"), ("", "b", "b"), (".", "b", "b"), ("a", "/b", "/b"),
    ("/", "b", "/b"),
  ])
  func pathsAreJoined(_ folder: String, _ name: String, _ whole: String) {
    #expect(Path.joined(folder, name) == whole)
  }

  @Test func aFolderListsItsNamesInTheOrderOfTheirBytes() throws {
    let folder = TemporaryFolder()
    for name in ["b", "é", "a", "B", "aa"] { folder.write(name, []) }
    try Folder.create(folder("x/y/z"))
    try Folder.create(folder("x/y/z"))
    #expect(try Folder.entries(of: folder.path).map(\.name) == ["B", "a", "aa", "b", "x", "é"])
    #expect(try Folder.entries(of: folder("x")) == [Folder.Entry(name: "y", kind: .folder)])
    #expect(
      try Path.isFolder(folder("x")) && !Path.isFolder(folder("a")) && Path.exists(folder("a")))
    #expect(throws: FileError.self) { try Folder.create(folder("a/b")) }
    #expect(throws: FileError.self) { try Folder.create(folder("a")) }
  }

  @Test func aMissingFileIsNotAnIOError() throws {
    let folder = TemporaryFolder()
    folder.write("a", [])
    #expect(unsafe symlink("round", folder("round")) == 0)
    let long = String(repeating: "x", count: 300)
    for name in ["none", "a/b", "round", long] {
      #expect(try !Path.exists(folder(name)), "\(name)")
      #expect(try Path.resolved(folder(name)) == nil, "\(name)")
    }
    #expect(try Path.isTaken(folder("round")))
    #expect(try Folder.entries(of: folder.path).map(\.kind) == [.file, .other])
  }
}

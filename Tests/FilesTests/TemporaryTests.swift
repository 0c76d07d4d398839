import Glibc
import TestSupport
import Testing

@testable import Files

/// Tests that leftovers of killed programs are removed by the next program, and nothing else is.
struct TemporaryTests {
  let folder = TemporaryFolder()

  private func names() throws -> [String] { try Folder.entries(of: folder.path).map(\.name) }

  @Test func theNextFileWrittenSweepsWhatNobodyHolds() throws {
    folder.write(".packtool-0123456789abcdef.tmp", [1])
    try Folder.create(folder(".packtool-f.tmp/deep"))
    folder.write(".packtool-f.tmp/deep/a", [1])
    folder.write("kept", [1])
    _ = unsafe symlink(folder("kept"), folder(".packtool-f.tmp/link"))
    try AtomicFile(replacing: folder("new")).commit()
    #expect(try names() == ["kept", "new"])
  }

  @Test func soDoesTheNextFolder() throws {
    folder.write(".packtool-1.tmp", [1])
    try NewFolder(folder("new")).commit()
    #expect(try names() == ["new"])
  }

  @Test func filesInUseAreNotSwept() throws {
    var file = try AtomicFile(replacing: folder("a"))
    try file.append([1])
    let new = try NewFolder(folder("b"))
    folder.write(Path.name(of: new.place) + "/x", [1])
    // Another spelling of the folder, as another process that has not cleaned up yet would see it.
    let other = folder.path + "/."
    Temporary.sweep(other)
    #expect(try names().count == 2)
    try file.commit()
    try new.commit()
    #expect(try names() == ["a", "b"])
    #expect(status(folder("b/x"))?.isRegular == true)
  }

  @Test(arguments: [
    ".packtool-.tmp", ".packtool-0.tmp.csv", ".packtool-0", "packtool-0.tmp", ".packtool-G.tmp",
    ".packtool-A.tmp", ".packtool-0 1.tmp", ".packtool-00000000000000000.tmp", ".packtool-é.tmp",
  ])
  func anyOtherNameStays(_ name: String) throws {
    folder.write(name, [1])
    try AtomicFile(replacing: folder("new")).commit()
    #expect(try names() == [name, "new"].sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) })
  }

  @Test func aLinkOfSuchANameStaysAndSoDoesWhatItLeadsTo() throws {
    folder.write("kept", [1])
    _ = unsafe symlink("kept", folder(".packtool-0.tmp"))
    _ = unsafe symlink("nowhere", folder(".packtool-1.tmp"))
    try AtomicFile(replacing: folder("new")).commit()
    #expect(try names() == [".packtool-0.tmp", ".packtool-1.tmp", "kept", "new"])
  }

  @Test func aFileThatASweepTookIsNotKept() throws {
    let path = folder.write(".packtool-0.tmp", [])
    let descriptor = unsafe open(path, O_RDONLY)
    defer { _ = close(descriptor) }
    #expect(Temporary.keep(descriptor))
    let other = unsafe open(path, O_RDONLY)
    defer { _ = close(other) }
    #expect(!Temporary.keep(other))
    _ = flock(descriptor, LOCK_UN)
    _ = unsafe unlink(path)
    #expect(!Temporary.keep(other))
  }
}

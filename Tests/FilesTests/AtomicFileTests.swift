import Glibc
import TestSupport
import Testing

@testable import Files

struct AtomicFileTests {
  let folder = TemporaryFolder()

  private func names() throws -> [String] { try Folder.entries(of: folder.path).map(\.name) }

  private func contents(_ name: String) throws -> String {
    String(decoding: try InputFile.readAll(folder(name), limit: .max - 1), as: UTF8.self)
  }

  @Test(arguments: [false, true])
  func aCommittedFileHoldsWhatWasAppended(writesBehind: Bool) throws {
    var file = try AtomicFile(replacing: folder("a"), writesBehind: writesBehind)
    try file.append(Array("head".utf8))
    var expected = Array("HEad".utf8)
    for byte in UInt8(ascii: "a")...UInt8(ascii: "z") {
      let long = [UInt8](repeating: byte, count: 200_000)
      try file.append(long)
      expected += long
    }
    for size in [3_000_000, 20_000_000, 3] {
      let long = [UInt8](repeating: 1, count: size)
      try file.append(long[1...])
      expected += long[1...]
    }
    try file.replaceStart(by: Array("HE".utf8))
    try file.append(Array("end".utf8))
    let count = file.count
    #expect(count == 28_200_007)
    try file.commit()
    #expect(try names() == ["a"])
    #expect(try InputFile.readAll(folder("a"), limit: .max - 1) == expected + Array("end".utf8))
  }

  @Test func withoutCommitTheOldFileStaysAndNothingElse() throws {
    folder.write("a", Array("old".utf8))
    do {
      var file = try AtomicFile(replacing: folder("a"))
      try file.append(Array("new".utf8))
      #expect(try names().count == 2)
    }
    #expect(try names() == ["a"])
    #expect(try contents("a") == "old")
  }

  @Test func aNewFileHasTheModeOfAnyOtherAndAReplacedOneKeepsIts() throws {
    try Umask.with(0o027) { _ in try AtomicFile(replacing: folder("new")).commit() }
    #expect(mode("new") == 0o640)
    folder.write("a", [])
    _ = unsafe chmod(folder("a"), 0o604)
    try AtomicFile(replacing: folder("a")).commit()
    #expect(mode("a") == 0o604)
  }

  @Test func aLinkStaysALinkAndItsTargetIsReplaced() throws {
    folder.write("a", Array("old".utf8))
    _ = unsafe symlink("a", folder("link"))
    var file = try AtomicFile(replacing: folder("link"))
    try file.append(Array("new".utf8))
    try file.commit()
    #expect(try contents("a") == "new")
    #expect(try Path.resolved(folder("link")) == Path.resolved(folder("a")))
    #expect(try names() == ["a", "link"])
  }

  @Test func devicesAndFoldersAreNeverReplaced() throws {
    #expect(throws: FileError(.write, "/dev/null", errno: EINVAL)) {
      _ = try AtomicFile(replacing: "/dev/null")
    }
    #expect(throws: FileError(.write, folder.path, errno: EISDIR)) {
      _ = try AtomicFile(replacing: folder.path)
    }
    #expect(throws: FileError(.write, folder("no/such"), errno: ENOENT)) {
      _ = try AtomicFile(replacing: folder("no/such"))
    }
    #expect(try names() == [])
  }

  /// A limit on file size stands in for a full disk. It applies to a whole process, so the test
  /// uses a child.
  @Test(arguments: [false, true])
  func aDiskThatFillsUpIsAnErrorAndLeavesNothing(writesBehind: Bool) async throws {
    folder.write("a", Array("old".utf8))
    let path = folder("a")
    await #expect(processExitsWith: .exitCode(7)) {
      [path = path as String, writesBehind = writesBehind as Bool] in
      _ = signal(SIGXFSZ, SIG_IGN)
      var limit = rlimit(rlim_cur: 100_000, rlim_max: 100_000)
      _ = unsafe setrlimit(__rlimit_resource_t(UInt32(RLIMIT_FSIZE.rawValue)), &limit)
      do throws(FileError) {
        var file = try AtomicFile(replacing: path, writesBehind: writesBehind)
        for _ in 0..<500 { try file.append([UInt8](repeating: 1, count: 5000)) }
        try file.commit()
      } catch {
        if error.message == "cannot write \(path): too large" { exit(7) }
      }
      exit(1)
    }
    #expect(try names() == ["a"])
    #expect(try contents("a") == "old")
  }

  @Test func aSignalRemovesTheTemporaryFileAndEndsTheProgramByThatSignal() async throws {
    folder.write("a", Array("old".utf8))
    let path = folder("a")
    await #expect(processExitsWith: .signal(SIGTERM)) { [path = path as String] in
      Interrupts.install()
      var file = try AtomicFile(replacing: path)
      try file.append(Array("new".utf8))
      if try Folder.entries(of: Path.folder(of: path)).count != 2 { exit(1) }
      var all = sigset_t()
      _ = unsafe sigemptyset(&all)
      _ = unsafe sigprocmask(SIG_SETMASK, &all, nil)
      _ = kill(getpid(), SIGTERM)
      while true { _ = sleep(1) }
      try file.commit()
    }
    #expect(try names() == ["a"])
    #expect(try contents("a") == "old")
  }

  @Test func aSignalThatTheParentIgnoredStaysIgnored() async {
    await #expect(processExitsWith: .exitCode(7)) {
      _ = signal(SIGHUP, SIG_IGN)
      Interrupts.install()
      _ = raise(SIGHUP)
      exit(7)
    }
  }

  private func mode(_ name: String) -> UInt32 {
    var status = stat()
    _ = unsafe stat(folder(name), &status)
    return status.st_mode & 0o777
  }

  @Test(arguments: [false, true]) func aNewFileNeverReplacesAnother(isNameless: Bool) throws {
    var file = try AtomicFile(creating: folder("a"), isSecret: true, isNameless: isNameless)
    try file.append(Array("new".utf8))
    try file.appendUnbuffered(Array(" and more".utf8).span)
    folder.write("a", Array("old".utf8))
    #expect(throws: FileError(.create, folder("a"), errno: EEXIST)) {
      _ = try AtomicFile(creating: folder("a"), isSecret: true)
    }
    do throws(FileError) {
      try file.commit()
      Issue.record("replaced")
    } catch {
      #expect(error == FileError(.create, folder("a"), errno: EEXIST))
    }
    #expect(try contents("a") == "old")
    #expect(try names() == ["a"])
    var other = try AtomicFile(creating: folder("b"), isSecret: false, isNameless: isNameless)
    try other.append(Array("new".utf8))
    try other.appendUnbuffered(Array(" and more".utf8).span)
    try other.commit()
    #expect(try contents("b") == "new and more")
    #expect(try names() == ["a", "b"])
  }

  @Test(arguments: [false, true]) func aNewFileHasThePermissionsOfItsKind(isNameless: Bool) throws {
    try Umask.with { mask in
      for (name, isSecret, expected) in [("a", true, 0o600), ("b", false, 0o666 & ~mask)] {
        var file = try AtomicFile(
          creating: folder(name), isSecret: isSecret, isNameless: isNameless)
        try file.append([1])
        try file.commit()
        #expect(mode(name) == expected)
      }
    }
  }

  @Test func aNewFileHasNoNameBeforeItIsWhole() throws {
    var file = try AtomicFile(creating: folder("a"), isSecret: true)
    try file.append(Array("secret".utf8))
    #expect(try names() == [])
    try file.commit()
    #expect(try names() == ["a"])
    #expect(try contents("a") == "secret")
  }
}

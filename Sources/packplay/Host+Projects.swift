import Arguments
import Files
import PackFormat
import Screens

extension Host {
  /// The files that make a folder a project, as packtool knows them.
  private static let manifests = ["pack.xml", "datapackage.json"]

  /// True if a path is a pack project, its manifest, or a bare source.
  func namesProject(_ path: String) throws(PlayerFailure) -> Bool {
    do throws(FileError) {
      if try Path.isFolder(path) {
        for name in Self.manifests where try Path.exists(Path.joined(path, name)) { return true }
        return false
      }
    } catch {
      throw .file(error)
    }
    return Self.manifests.contains(Path.name(of: path))
      || ["csv", "tsv", "xml"].contains(Path.suffix(of: path).lowercased())
  }

  /// Compiles a project by the packtool beside this program, which prints the findings, and opens the pack.
  ///
  /// The pack's file has no name any more when this returns; the reader has it open.
  func compiled(_ path: String) throws(PlayerFailure) -> PackReader {
    var generator = SystemRandomNumberGenerator()
    let name = "packplay-" + String(generator.next(), radix: 16)
    let folder: NewFolder
    do throws(FileError) {
      folder = try NewFolder(
        Path.joined(Environment["TMPDIR"] ?? "/tmp", name), isPrivate: true)
    } catch {
      throw .file(error)
    }
    let pack = Path.joined(folder.place, "pack.qpk")
    try compile(path, into: pack)
    return try reading(pack: path) { () throws(PackError) in try PackOpener.open(pack) }
  }

  private func compile(_ path: String, into pack: String) throws(PlayerFailure) {
    let arguments = [
      "compile", "--quiet", "--color", invocation[Tool.color].rawValue, "-o", pack, "--", path,
    ]
    let code: Int32
    do throws(ChildProgram.Failure) {
      code = try ChildProgram.run(beside: "packtool", arguments)
    } catch {
      switch error {
      case .notFound:
        throw .message(
          "\(Path.printable(path)): only packtool compiles projects, and it is not beside packplay",
          .unreadable)
      case .signal(let number):
        throw .message("packtool was ended by signal \(number)", .unreadable)
      case .system(let error): throw .file(error)
      }
    }
    if code != 0 { throw .notCompiled(PlayerExitCode(rawValue: code) ?? .unreadable) }
  }
}

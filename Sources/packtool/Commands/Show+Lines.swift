import Comparing
import Files
import PackFormat
import Projects
import SafeText

extension Show {
  /// Prints a pack for `git diff`. A file that is no sound pack is printed as a line that says so, because git ends the
  /// whole difference if this program fails.
  static func showLines(_ path: String, _ console: inout Console) throws(Failure) {
    do throws(Failure) {
      let pack = try ProjectInput.pack(path)
      var failure: Failure?
      try reading(pack: path) { () throws(PackError) in
        try PackLines(pack).forEachPart { part in
          do throws(Failure) { try console.print(part) } catch { failure = error }
          return failure == nil && !console.isClosed
        }
      }
      if let failure { throw failure }
    } catch {
      guard case .pack(let fault, _) = error else { throw error }
      // A disk that fails is no fault of the pack.
      if case .unreadable = fault.reason { throw error }
      let digest = try reading { () throws(FileError) in try SourceFile.digest(path, within: nil) }
      let message = "cannot be shown from here on: \(fault.message) (at byte \(fault.offset))"
      try console.print(
        "\(message.terminalSafe)\nthe SHA-256 of the file is \(digest.hex)\n")
    }
  }
}

internal import Archives
internal import Diagnostics

/// The files of a package: those of an archive, or those beside a file.
struct QuestionPackage {
  /// The names of all files; empty if they are not known.
  let names: [String]
  private let read: (String) -> NamedBytes
  private let budget: ImportBudget
  /// The path that a finding names for a file of the package.
  private let path: (String) -> String

  /// The most bytes of one file of a package.
  static let longest = 128 << 20

  /// Opens an archive. Throws if it is damaged or refused.
  init(archive file: ImportedFile) throws(ImportError) {
    let archive = try file.archive()
    names = archive.entries.map(\.name)
    let budget = file.budget
    self.budget = budget
    read = { name in
      if budget.isExceeded { return .missing }
      do throws(ZipError) {
        guard let bytes = try archive.bytes(name, limit: Self.longest) else { return .missing }
        return budget.open(member: bytes.count) ? .found(bytes) : .missing
      } catch {
        return .broken("cannot be read: \(error.message)", isRefused: error.kind == .refused)
      }
    }
    path = { "\(file.path)/\($0)" }
  }

  /// The files beside a file and in folders there.
  init(beside file: ImportedFile) {
    names = []
    let budget = file.budget
    self.budget = budget
    read = { name in
      if budget.isExceeded { return .missing }
      guard let bytes = file.neighbour(name) else {
        return file.refusal(name).map { .broken("cannot be read: \($0)") } ?? .missing
      }
      return budget.open(member: bytes.count) ? .found(bytes) : .missing
    }
    let folder = file.path.dropLast(file.name.count)
    path = { folder + $0 }
  }

  /// Returns the bytes of a file.
  func bytes(_ name: String) -> NamedBytes { read(name) }

  /// Returns bytes of the package as a file to import.
  func file(_ name: String, _ bytes: [UInt8]) -> ImportedFile {
    var file = ImportedFile(path: path(name), bytes: bytes)
    file.budget = budget
    return file
  }

  /// Returns a file that the package must have.
  ///
  /// - `archive`: the package as a whole, which an error is about.
  func needed(_ name: String, of archive: ImportedFile) throws(ImportError) -> ImportedFile {
    switch read(name) {
    case .found(let bytes): return file(name, bytes)
    case .missing:
      throw ImportError(
        Finding(
          .unreadableImport, "the archive has no \(name)", at: archive.place(0..<0)))
    case .broken(let reason, let isRefused):
      throw ImportError(
        Finding(
          isRefused ? .refusedArchive : .unreadableImport, "\(name) \(reason)",
          at: archive.place(0..<0)))
    }
  }

  /// Returns the path that an address in a file stands for, such as `a/c.png` for `../c.png` in `a/b/q.xml`.
  ///
  /// A path that leads out of the package is nil.
  static func path(_ address: String, from file: String) -> String? {
    var parts = file.split(separator: "/").dropLast().map(String.init)
    for part in address.split(separator: "/") where part != "." {
      if part != ".." {
        parts.append(String(part))
      } else if parts.popLast() == nil {
        return nil
      }
    }
    return parts.isEmpty ? nil : parts.joined(separator: "/")
  }
}

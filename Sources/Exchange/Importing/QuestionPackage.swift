internal import Archives
internal import Diagnostics

/// The files of a package: those of an archive, or those beside a file.
struct QuestionPackage {
  /// The names of all files; empty if they are not known.
  let names: [String]
  private let read: (String) -> [UInt8]?
  /// The path that a finding names for a file of the package.
  private let path: (String) -> String

  /// The most bytes of one file of a package.
  static let longest = 128 << 20

  /// Opens an archive. Throws if it is damaged or refused.
  init(archive file: ImportedFile) throws(ImportError) {
    let archive = try file.archive()
    names = archive.entries.map(\.name)
    read = { name in
      // The reader of a file says what is missing.
      do throws(ZipError) { return try archive.bytes(name, limit: Self.longest) } catch {
        return nil
      }
    }
    path = { "\(file.path)/\($0)" }
  }

  /// The files beside a file and in folders there.
  init(beside file: ImportedFile) {
    names = []
    read = file.neighbour
    let folder = file.path.dropLast(file.name.count)
    path = { folder + $0 }
  }

  /// Returns the bytes of a file; nil if it is not there or cannot be read.
  func bytes(_ name: String) -> [UInt8]? { read(name) }

  /// Returns a file of the package as one to import, whose neighbours are those of the package.
  func file(_ name: String) -> ImportedFile? {
    guard let bytes = read(name) else { return nil }
    return ImportedFile(path: path(name), bytes: bytes)
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

internal import Bytes
package import Files
package import Projects

/// A letter that the encoding of a source does not have.
package struct UnwritableLetter {
  package let path: String
  package let encoding: String
  package let letter: String
}

extension ProjectUpdate {
  /// Returns a function that finds the bytes of a project's pictures by their names.
  package static func pictures(
    of project: PackProject, noting errors: NeighbourErrors = NeighbourErrors()
  ) -> @Sendable (String) -> [UInt8]? {
    let (folder, root) = (ProjectPictures.folder(of: project), project.folder)
    return { name in
      do throws(FileError) {
        return try ProjectPictures.read(name, in: folder, within: root)
      } catch {
        errors.note(error, named: name)
        return nil
      }
    }
  }

  /// The files to write, each in its encoding; nil if an encoding lacks a letter.
  package func files(
    of project: PackProject, missing: inout UnwritableLetter?
  ) throws(FileError) -> [ReplacedFiles.File]? {
    var files = pictures.map {
      ReplacedFiles.File($0.path, within: $0.root, old: nil, new: $0.bytes)
    }
    for source in sources {
      var (old, new) = (source.before, source.after)
      if let decoded = project.decoded[source.path] {
        let bytes = try InputFile.readFile(source.path, within: source.root, limit: 1 << 32)
        // Otherwise somebody changed the file, and the comparison with `old` finds that.
        if StatedEncoding(of: decoded).decoded(bytes)?.bytes == old { old = bytes }
        if !decoded.isMixed {
          var letter: Unicode.Scalar?
          guard let encoded = decoded.encoding.encode(new, missing: &letter) else {
            missing = UnwritableLetter(
              path: source.path, encoding: decoded.encoding.rawValue,
              letter: letter.map { String($0) } ?? "")
            return nil
          }
          new = encoded
        }
      }
      files.append(ReplacedFiles.File(source.path, within: source.root, old: old, new: new))
    }
    return files
  }
}

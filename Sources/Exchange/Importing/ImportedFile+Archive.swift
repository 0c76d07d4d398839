internal import Archives
internal import Bytes
package import Diagnostics

extension ImportedFile {
  /// Opens the file as a ZIP archive.
  func archive() throws(ImportError) -> ZipArchive {
    do throws(ZipError) { return try ZipArchive(bytes) } catch { throw importError(error) }
  }

  /// Returns the path that findings name for a file of this archive.
  func path(of member: String) -> String { "\(path)/\(member)" }

  /// Returns a file of an archive, which must be there and have at most `limit` bytes.
  func member(
    _ name: String, of archive: ZipArchive, limit: Int
  ) throws(ImportError) -> [UInt8] {
    guard let bytes = try memberIfThere(name, of: archive, limit: limit) else {
      throw ImportError(
        Finding(.unreadableImport, "there is no \(name) in the archive", at: place(0..<0)))
    }
    return bytes
  }

  /// Returns a file of an archive; nil if there is none of this name.
  func memberIfThere(
    _ name: String, of archive: ZipArchive, limit: Int
  ) throws(ImportError) -> [UInt8]? {
    do throws(ZipError) {
      let bytes = try archive.bytes(name, limit: limit)
      budget.open(member: bytes?.count ?? 0)
      return bytes
    } catch {
      throw importError(error)
    }
  }

  private func importError(_ error: ZipError) -> ImportError {
    let code: Code = error.kind == .refused ? .refusedArchive : .unreadableImport
    return ImportError(
      Finding(code, "the archive cannot be read: \(error.message)", at: place(0..<0)))
  }
}

extension ExchangeFormat {
  /// Returns the fault of a file that no format recognises: of a broken archive, or of text that a format would
  /// recognise if its encoding were stated. Returns nil for other files.
  package static func fault(of file: ImportedFile) -> Finding? {
    guard file.isArchive else {
      guard let notUTF8 = file.notUTF8, let encoding = file.likelyEncoding else { return nil }
      return recognised(file.decoded(.ofOtherBytes(encoding))) == nil ? nil : notUTF8
    }
    do throws(ImportError) {
      _ = try file.archive()
      return nil
    } catch {
      return error.finding
    }
  }
}

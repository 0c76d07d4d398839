internal import Diagnostics
internal import Files
internal import PackFormat

/// The manifests of projects, in their two forms.
extension PackProject {
  /// Reads a manifest. One that is too large for its form is at fault.
  static func read(
    _ form: ManifestForm, _ file: String, in folder: String, _ text: [UInt8]?, _ template: Findings
  ) throws(FileError) -> (manifest: Manifest?, findings: Findings, note: String?) {
    if let text { return form.read(text, file: file, template) }
    if form == .dataPackage, try InputFile(file, within: folder).size > form.longest {
      var findings = template.emptied
      findings.add(
        Finding(
          .wrongDataPackage, "this is no data package that a pack could hold",
          at: Place(file, 0..<0),
          label: "over \(form.longest >> 20) MiB", help: "give each schema a file of its own"))
      return (nil, findings, nil)
    }
    let bytes = try InputFile.readFile(file, within: folder, limit: form.longest)
    return form.read(bytes, file: file, template)
  }

  /// The findings about files of other bytes than a Data Package states. A file that is missing has a finding elsewhere.
  static func otherContent(
    _ manifest: Manifest?, in folder: String
  ) throws(FileError) -> [Finding] {
    var findings: [Finding] = []
    for source in manifest?.allSources ?? [] {
      guard let stated = source.stated, ManifestRules.pathFinding(source) == nil else { continue }
      let path = Path.joined(folder, source.path)
      do throws(FileError) {
        if let (count, place) = stated.count {
          let size = try InputFile(path, within: folder).size
          if size != count {
            findings.append(
              Finding(
                .otherContent, "\(source.path.quoted()) has \(size) bytes", at: place,
                label: "not \(count)", help: "write \(size) if its content is meant"))
            // Another size has another digest.
            continue
          }
        }
        if let (digest, place) = stated.digest {
          let found = try SourceFile.digest(path, within: folder).hex
          if found != digest {
            findings.append(
              Finding(
                .otherContent, "\(source.path.quoted()) has another SHA-256", at: place,
                label: found, help: "write sha256:\(found) if its content is meant"))
          }
        }
      } catch {
        if !error.isOfFile, !error.isMissing, !error.leavesFolder { throw error }
      }
    }
    return findings
  }
}

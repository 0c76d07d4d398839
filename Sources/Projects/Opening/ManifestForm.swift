internal import Diagnostics
package import Files

/// A form of manifests, which its file name tells.
package enum ManifestForm: CaseIterable, Sendable {
  /// The manifest of packtool, `pack.xml`. A folder that has it is read by it alone.
  case pack
  /// A Data Package of the Frictionless standard, `datapackage.json`.
  case dataPackage

  package var fileName: String {
    switch self {
    case .pack: "pack.xml"
    case .dataPackage: "datapackage.json"
    }
  }

  /// The form of a file of that name; nil for other names.
  package init?(named path: String) {
    guard let form = Self.allCases.first(where: { $0.fileName == Path.name(of: path) }) else {
      return nil
    }
    self = form
  }

  /// The form of the manifest in a folder; nil if there is none.
  package init?(in folder: String) throws(FileError) {
    for form in Self.allCases where try Path.exists(Path.joined(folder, form.fileName)) {
      self = form
      return
    }
    return nil
  }

  /// A limit that no manifest reaches.
  var longest: Int {
    switch self {
    case .pack: 1 << 20
    case .dataPackage: DataPackageReader.longest
    }
  }

  /// Reads a manifest: returns it, or nil and findings if it has errors, and a note about it.
  func read(
    _ bytes: [UInt8], file: String, _ template: Findings
  ) -> (manifest: Manifest?, findings: Findings, note: String?) {
    switch self {
    case .pack:
      let (manifest, findings) = ManifestReader.read(bytes, file: file, template)
      return (manifest, findings, nil)
    case .dataPackage: return DataPackageReader.read(bytes, file: file, template)
    }
  }
}

internal import Bytes

/// Computes the identities of findings. Their lines are read for that.
package struct FindingIdentifier {
  private var sources: SourceIndex
  private let name: (String) -> String

  /// Makes identities; `name` returns the name of a file in reports.
  package init(
    name: @escaping (String) -> String, source: @escaping (String) -> SourceBytes?
  ) {
    self.name = name
    sources = SourceIndex(source)
  }

  package mutating func identity(of finding: Finding) -> FindingIdentity {
    let place = finding.place
    let key =
      if let id = finding.subject { "id:" + id.percentEncoded } else {
        "text:" + Self.digest(sources.line(of: place))
      }
    return FindingIdentity(
      code: finding.code.id, file: name(place.file).percentEncoded, key: key)
  }

  private static func digest(_ bytes: [UInt8]) -> String {
    let digits = String(FNV1a(bytes.span).value, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}

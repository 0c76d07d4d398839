/// The format of a source.
package enum SourceFormat: String, Sendable, CaseIterable {
  case csv, xml

  /// The format by the suffix of a file's name; nil for any other suffix.
  package init?(named path: String) {
    guard let suffix = path.split(separator: ".").last?.lowercased(), path.contains(".") else {
      return nil
    }
    self.init(rawValue: suffix)
  }

  /// The format by the first byte: XML begins with an angle bracket, anything else is CSV.
  package init(beginning bytes: [UInt8]) {
    let mark: [UInt8] = [0xef, 0xbb, 0xbf]
    let text = bytes.starts(with: mark) ? bytes[3...] : bytes[...]
    let first = text.first { ![0x20, 0x09, 0x0a, 0x0d].contains($0) }
    self = first == UInt8(ascii: "<") ? .xml : .csv
  }
}

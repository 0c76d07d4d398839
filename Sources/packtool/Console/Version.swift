import Arguments
import Diagnostics
import PackFormat

/// The version of the program, as `--version` prints it.
enum Version {
  static let number = Release.version

  static var json: String {
    let written = "\(PackHeader.majorVersion).\(PackHeader.minorVersion)"
    let value: JSONText = [
      "name": "packtool", "version": .string(number),
      "packFormat": ["reads": .string("\(PackHeader.majorVersion)"), "writes": .string(written)],
    ]
    return value.text + "\n"
  }

  static var text: String {
    """
    packtool \(number)
    reads pack format \(PackHeader.majorVersion), writes \(PackHeader.majorVersion)\
    .\(PackHeader.minorVersion)

    """
  }
}

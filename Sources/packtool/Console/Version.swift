import PackFormat

enum Version {
  /// The version of the program; the format has its own.
  static let number = "0.1.0"

  static var text: String {
    """
    packtool \(number)
    reads pack format \(PackHeader.majorVersion), writes \(PackHeader.majorVersion)\
    .\(PackHeader.minorVersion)

    """
  }
}

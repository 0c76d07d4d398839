import PackFormat

enum Version {
  /// The version of the program. The pack format has a version of its own.
  static let number = "0.1.0"

  static var text: String {
    """
    packtool \(number)
    reads pack format \(PackHeader.majorVersion), writes \(PackHeader.majorVersion)\
    .\(PackHeader.minorVersion)

    """
  }
}

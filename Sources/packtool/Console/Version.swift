import Arguments
import PackFormat

enum Version {
  static let number = Release.version

  static var text: String {
    """
    packtool \(number)
    reads pack format \(PackHeader.majorVersion), writes \(PackHeader.majorVersion)\
    .\(PackHeader.minorVersion)

    """
  }
}

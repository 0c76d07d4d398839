import Glibc

/// The environment of the process: variables, the user's folders, the date.
package enum Environment {
  /// Returns the value of a variable; nil if it is not set (getenv).
  package static subscript(_ name: String) -> String? {
    guard let value = unsafe getenv(name) else { return nil }
    return unsafe String(cString: value)
  }

  /// The folder for a user's data: XDG_DATA_HOME, or else `.local/share` in the home folder; nil
  /// without a home.
  package static var dataFolder: String? {
    // The XDG specification says to ignore a relative path.
    if let folder = Environment["XDG_DATA_HOME"], folder.hasPrefix("/") { return folder }
    guard let home = Environment["HOME"], !home.isEmpty else { return nil }
    return Path.joined(home, ".local/share")
  }

  /// The folder for a user's settings: XDG_CONFIG_HOME, or else `.config` in the home folder; nil
  /// without a home.
  package static var configFolder: String? {
    if let folder = Environment["XDG_CONFIG_HOME"], folder.hasPrefix("/") { return folder }
    guard let home = Environment["HOME"], !home.isEmpty else { return nil }
    return Path.joined(home, ".config")
  }

  /// Today's date in UTC, in days since 1970-01-01. Only programs read it; libraries get the date
  /// as a parameter (time).
  package static var daysSince1970: Int { time(nil) / 86_400 }
}

import Glibc

/// What the surroundings say: variables, the user's folders, the date.
package enum Environment {
  /// A variable's value; nil where it is not set (getenv).
  package static subscript(_ name: String) -> String? {
    guard let value = unsafe getenv(name) else { return nil }
    return unsafe String(cString: value)
  }

  /// Where programs keep a user's data: XDG_DATA_HOME, else `.local/share` at home; nil without a home.
  package static var dataFolder: String? {
    // The XDG specification: a relative path there is to be ignored.
    if let folder = Environment["XDG_DATA_HOME"], folder.hasPrefix("/") { return folder }
    guard let home = Environment["HOME"], !home.isEmpty else { return nil }
    return Path.joined(home, ".local/share")
  }

  /// Where programs keep what a user has set: XDG_CONFIG_HOME, else `.config` at home; nil without a home.
  package static var configFolder: String? {
    if let folder = Environment["XDG_CONFIG_HOME"], folder.hasPrefix("/") { return folder }
    guard let home = Environment["HOME"], !home.isEmpty else { return nil }
    return Path.joined(home, ".config")
  }

  /// Today in UTC, in days since 1970-01-01: the only date there is, for executables alone (time).
  package static var daysSince1970: Int { time(nil) / 86_400 }
}

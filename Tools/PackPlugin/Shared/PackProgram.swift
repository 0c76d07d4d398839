import Foundation
import PackagePlugin

/// The packtool that a plugin runs.
struct PackProgram {
  let file: URL
  /// The words that say where it comes from. SwiftPM cuts texts with a path, so they have none.
  let origin: String

  /// Finds the program of the artifact bundle, or else the one on the PATH.
  init(_ context: PluginContext) throws {
    if let tool = try? context.tool(named: "packtool") {
      (file, origin) = (tool.url, "the packtool of the artifact bundle")
      return
    }
    // Xcode has a short PATH, without the folders of Homebrew and of what is installed by hand.
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    let folders =
      path.split(separator: ":").map(String.init) + ["/usr/local/bin", "/opt/homebrew/bin"]
    let places = folders.map { URL(fileURLWithPath: $0).appending(path: "packtool") }
    guard let found = places.first(where: { FileManager.default.isExecutableFile(atPath: $0.path) })
    else { throw Missing() }
    (file, origin) = (found, "the packtool on the PATH")
    Diagnostics.remark("packtool is \(found.path)")
  }

  struct Missing: Error, CustomStringConvertible {
    var description: String {
      "there is no packtool: install a release, or unpack its artifact bundle in the folder of the package PackPlugin"
    }
  }
}

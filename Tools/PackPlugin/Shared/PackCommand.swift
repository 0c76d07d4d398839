import Foundation
import PackagePlugin

/// A command of packtool over the projects of a package's targets.
enum PackCommand {
  /// Runs the command with its output as the plugin's own. `--target NAME` chooses targets; other arguments are packtool's.
  static func run(_ command: [String], _ context: PluginContext, _ arguments: [String]) throws {
    var arguments = ArgumentExtractor(arguments)
    let names = arguments.extractOption(named: "target")
    let targets = context.package.targets
    if let unknown = names.first(where: { name in !targets.contains { $0.name == name } }) {
      Diagnostics.error("the package has no target \(unknown)")
      return
    }
    let projects = targets.filter { names.isEmpty || names.contains($0.name) }
      .flatMap { PackProject.all(in: $0.directoryURL) }
    guard !projects.isEmpty else {
      Diagnostics.error("no target has a folder with a pack.xml or a datapackage.json")
      return
    }
    let program = try PackProgram(context)
    print("\(command.first ?? "") with \(program.origin)")
    let process = Process()
    process.executableURL = program.file
    process.arguments = command + arguments.remainingArguments + projects.map(\.folder.path)
    try process.run()
    process.waitUntilExit()
    guard process.terminationReason == .exit, process.terminationStatus == 0 else {
      Diagnostics.error("packtool ended with \(process.terminationStatus)")
      return
    }
  }
}

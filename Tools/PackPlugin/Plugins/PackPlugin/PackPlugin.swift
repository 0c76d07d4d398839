import Foundation
import PackagePlugin

/// Compiles each pack project of a target into a resource of the target, such as `world-facts.qpk`.
@main
struct PackPlugin: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    let projects = try PackProject.all(in: target)
    guard !projects.isEmpty else {
      Diagnostics.warning("no folder of \(target.name) has a pack.xml or a datapackage.json")
      return []
    }
    let program = try PackProgram(context)
    return projects.map { project in
      let pack = context.pluginWorkDirectoryURL.appending(path: project.name + ".qpk")
      return .buildCommand(
        displayName: "Compiling pack \(project.name) with \(program.origin)",
        executable: program.file,
        arguments: [
          "compile", "--format", "xcode", "--quiet", "-o", pack.path, project.folder.path,
        ],
        inputFiles: project.files + [program.file], outputFiles: [pack])
    }
  }
}

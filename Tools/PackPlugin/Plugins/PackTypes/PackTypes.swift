import Foundation
import PackagePlugin

/// Writes a Swift file for each pack project of a target, with types for the rows of its tables: `WorldFacts.swift` for
/// `world-facts`.
@main
struct PackTypes: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    let projects = try PackProject.all(in: target)
    guard !projects.isEmpty else { return [] }
    let program = try PackProgram(context)
    return projects.map { project in
      let folder = context.pluginWorkDirectoryURL
      let type = project.typeName
      return .buildCommand(
        displayName: "Writing types of pack \(project.name) with \(program.origin)",
        executable: program.file,
        arguments: ["generate", "swift", project.folder.path, "-o", folder.path, "--name", type],
        inputFiles: project.files + [program.file],
        outputFiles: [folder.appending(path: type + ".swift")])
    }
  }
}

extension PackProject {
  /// The name of the folder as that of a type: `WorldFacts` for `world-facts`.
  fileprivate var typeName: String {
    let words = name.split { !$0.isASCII || !($0.isLetter || $0.isNumber) }
    let type = words.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    return type.first?.isLetter == true ? type : "Pack" + type
  }
}

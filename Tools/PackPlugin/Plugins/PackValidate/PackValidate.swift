import PackagePlugin

/// Checks the packs of a package: `swift package pack-validate`.
@main
struct PackValidate: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    try PackCommand.run(["validate"], context, arguments)
  }
}

import PackagePlugin

/// Fixes the sources of packs: `swift package --allow-writing-to-package-directory pack-fix`.
@main
struct PackFix: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    try PackCommand.run(["fix"], context, arguments)
  }
}

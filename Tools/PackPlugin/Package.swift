// swift-tools-version: 6.2
import PackageDescription

/// The plugins that compile, check and fix the packs of an app. A package of its own, since a package manager compiles
/// all plugins of a package that an app depends on: an app that only reads packs needs none.
let package = Package(
  name: "PackPlugin",
  products: [
    .plugin(name: "PackPlugin", targets: ["PackPlugin"]),
    .plugin(name: "PackTypes", targets: ["PackTypes"]),
    .plugin(name: "PackValidate", targets: ["PackValidate"]),
    .plugin(name: "PackFix", targets: ["PackFix"]),
  ],
  targets: [
    .plugin(name: "PackPlugin", capability: .buildTool(), dependencies: ["PackProgram"]),
    .plugin(name: "PackTypes", capability: .buildTool(), dependencies: ["PackProgram"]),
    .plugin(
      name: "PackValidate",
      capability: .command(
        intent: .custom(verb: "pack-validate", description: "Check the packs of all targets")),
      dependencies: ["PackProgram"]),
    .plugin(
      name: "PackFix",
      capability: .command(
        intent: .custom(verb: "pack-fix", description: "Fix the sources of packs"),
        permissions: [
          .writeToPackageDirectory(reason: "to correct the sources of packs, as packtool fix does")
        ]),
      dependencies: ["PackProgram"]),
    // The bundle here has no program: the plugins take the one on the PATH. The bundle of a release takes its place.
    .binaryTarget(name: "PackProgram", path: "packtool.artifactbundle"),
  ]
)

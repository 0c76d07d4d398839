// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "app",
  // In an app of your own, the paths are those of your copy of packtool.
  dependencies: [
    .package(name: "packtool", path: "../.."),
    .package(path: "../../Tools/PackPlugin"),
  ],
  targets: [
    .executableTarget(
      name: "App",
      dependencies: [
        .product(name: "Games", package: "packtool"),
        .product(name: "PackFormat", package: "packtool"),
      ],
      plugins: [
        // Compiles each project in the folder of the target into a resource of the app.
        .plugin(name: "PackPlugin", package: "PackPlugin"),
        // Writes Swift with types for the rows of each.
        .plugin(name: "PackTypes", package: "PackPlugin"),
      ])
  ]
)

// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "app",
  // In an app of your own, the path is that of your copy of packtool.
  dependencies: [.package(name: "packtool", path: "../..")],
  targets: [
    .executableTarget(
      name: "app", dependencies: [.product(name: "PackFormat", package: "packtool")], path: ".")
  ]
)

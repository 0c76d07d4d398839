// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "app",
  dependencies: [.package(path: "../../packtool")],
  targets: [
    .executableTarget(
      name: "app", dependencies: [.product(name: "PackFormat", package: "packtool")])
  ]
)

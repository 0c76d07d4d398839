// swift-tools-version: 6.2
import PackageDescription

/// What every target is held to: the language mode of Swift 6, strict memory safety, no warning.
let strict: [SwiftSetting] = [
  .strictMemorySafety(),
  .treatAllWarnings(as: .error),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

/// Compiles five times faster. For tests, and for targets that wait for a person or run once a command: what takes time
/// lies beneath them and stays optimised (docs/decisions/0059).
let unoptimised: [SwiftSetting] = [.unsafeFlags(["-Onone"], .when(configuration: .release))]

/// Optimised in debug builds too: a third of the time of all tests is spent in these few files, which seldom change.
let optimised: [SwiftSetting] = [.unsafeFlags(["-O"], .when(configuration: .debug))]

/// Compiles a module in one go: its parts are not read once more for those that import it, which nobody does.
let notImported: [SwiftSetting] = [
  .unsafeFlags(["-no-emit-module-separately-wmo"], .when(configuration: .release))
]

func library(
  _ name: String, _ dependencies: [Target.Dependency] = [], exclude: [String] = [],
  settings: [SwiftSetting] = []
) -> Target {
  .target(
    name: name, dependencies: dependencies, exclude: exclude, swiftSettings: strict + settings)
}

func executable(_ name: String, _ dependencies: [Target.Dependency]) -> Target {
  .executableTarget(
    name: name, dependencies: dependencies, swiftSettings: strict + unoptimised + notImported)
}

func tests(
  of name: String, _ dependencies: [Target.Dependency] = [], exclude: [String] = []
) -> Target {
  .testTarget(
    name: name + "Tests", dependencies: [.byName(name: name)] + dependencies, exclude: exclude,
    swiftSettings: strict + unoptimised + notImported)
}

/// A C target that compiles files in by `#embed`, for the one Swift target that imports it.
func embedded(_ name: String) -> Target {
  .target(
    name: name,
    cSettings: [.treatAllWarnings(as: .error), .enableWarning("missing-variable-declarations")])
}

func system(_ name: String, pkgConfig: String? = nil, apt: String) -> Target {
  .systemLibrary(name: name, pkgConfig: pkgConfig, providers: [.apt([apt])])
}

let package = Package(
  name: "packtool",
  products: [
    .executable(name: "packtool", targets: ["packtool"]),
    .executable(name: "packplay", targets: ["packplay"]),
    .library(name: "PackFormat", targets: ["PackFormat"]),
    // Beside it, what an app needs to play packs: rules, scores and decks, without any view.
    .library(name: "Games", targets: ["Games"]),
  ],
  targets: [
    // Lowest first; docs/ARCHITECTURE.md draws it.
    library("Bytes"),
    library("SafeText"),
    library("Diagnostics", ["Bytes", "SafeText"], settings: optimised),
    library("Arguments", ["SafeText"]),
    library("PackFormat", settings: optimised),
    library("Answers", ["PackFormat", "SafeText"], settings: optimised),
    library("Games", ["Answers", "PackFormat", "SafeText"]),
    library("Words", ["Games", "PackFormat"]),
    library("Views", ["Games", "PackFormat", "SafeText", "Words"]),
    // The page itself is compiled by script/engine.
    library(
      "PageGames", ["Answers", "Games", "PackFormat", "SafeText", "Views", "Words"],
      settings: unoptimised),
    system("CLibXML2", pkgConfig: "libxml-2.0", apt: "libxml2-dev"),
    system("CUTF8Proc", apt: "libutf8proc-dev"),
    system("CFriBidi", apt: "libfribidi-dev"),
    system("CSQLite", apt: "libsqlite3-dev"),
    system("CPNG", pkgConfig: "libpng", apt: "libpng-dev"),
    system("CTurboJPEG", pkgConfig: "libturbojpeg", apt: "libturbojpeg0-dev"),
    system("CWebP", pkgConfig: "libwebp", apt: "libwebp-dev"),
    system("CChafa", pkgConfig: "chafa", apt: "libchafa-dev"),
    system("CZlib", apt: "zlib1g-dev"),
    system("CLZMA", pkgConfig: "liblzma", apt: "liblzma-dev"),
    system("CSodium", pkgConfig: "libsodium", apt: "libsodium-dev"),
    .systemLibrary(name: "CMalloc"),
    .systemLibrary(name: "CBulkRows"),
    .systemLibrary(name: "CSHA256"),
    library("Files", ["CMalloc", "SafeText"]),
    library("Hashing", ["CSHA256", "PackFormat"]),
    library("Signing", ["CSodium", "Files", "PackFormat"]),
    library("Simulation", ["Diagnostics", "Files", "Games", "PackFormat", "SafeText"]),
    library("TextUnicode", ["CFriBidi", "CUTF8Proc"], settings: optimised),
    library("Pictures", ["CPNG", "CTurboJPEG", "CWebP"]),
    library("Terminal", ["Bytes", "CChafa", "SafeText", "TextUnicode"]),
    library(
      "CSVSource", ["Bytes", "Diagnostics", "Files", "SafeText"], settings: optimised),
    library("XMLSource", ["Bytes", "CLibXML2", "Diagnostics"]),
    .systemLibrary(name: "CEmbeddedFiles"),
    library("EmbeddedFiles", ["CEmbeddedFiles"]),
    embedded("CSchemaFiles"),
    library("SchemaFiles", ["CSchemaFiles", "EmbeddedFiles"]),
    embedded("CDocFiles"),
    library("DocFiles", ["CDocFiles", "EmbeddedFiles"]),
    embedded("CEntities"),
    library(
      "Rows",
      [
        "Bytes", "CBulkRows", "CEntities", "CSVSource", "Diagnostics", "EmbeddedFiles", "Files",
        "PackFormat", "SafeText", "TextUnicode", "XMLSource",
      ], exclude: ["Text/entities.txt"]),
    library(
      "BulkRows", ["CBulkRows", "CSVSource", "Diagnostics", "Files", "PackFormat", "Rows"]),
    embedded("CShapes"),
    library(
      "Kinds",
      [
        "BulkRows", "Bytes", "CShapes", "CSVSource", "Diagnostics", "EmbeddedFiles", "Games",
        "PackFormat", "Rows", "SafeText", "SchemaFiles", "Simulation", "TextUnicode", "XMLSource",
      ], exclude: ["Roster/Sample"]),
    library(
      "Evidence",
      ["Answers", "Bytes", "Diagnostics", "Games", "Kinds", "PackFormat", "Rows", "Simulation"],
      settings: optimised),
    library(
      "CodeGeneration", ["Diagnostics", "PackFormat", "Rows", "SafeText"], settings: unoptimised),
    library(
      "Projects",
      [
        "Bytes", "CSVSource", "Diagnostics", "Evidence", "Files", "Games", "Hashing", "Kinds",
        "PackFormat", "Rows", "SafeText", "SchemaFiles", "Simulation", "TextUnicode", "XMLSource",
      ]),
    library(
      "Checking",
      [
        "BulkRows", "CSVSource", "Diagnostics", "Evidence", "Files", "Games", "Hashing", "Kinds",
        "PackFormat", "Pictures", "Projects", "Rows", "SchemaFiles", "TextUnicode", "XMLSource",
      ]),
    library(
      "Comparing",
      [
        "Diagnostics", "Files", "Games", "Kinds", "PackFormat", "Projects", "Rows", "SafeText",
        "SchemaFiles", "TextUnicode", "XMLSource",
      ]),
    library(
      "Rewriting",
      [
        "BulkRows", "Bytes", "Checking", "Comparing", "CSVSource", "Diagnostics", "Files",
        "Hashing", "Kinds", "PackFormat", "Pictures", "Projects", "Rows", "SchemaFiles",
        "TextUnicode", "XMLSource",
      ]),
    library(
      "Reports",
      [
        "Bytes", "Checking", "Comparing", "Diagnostics", "Evidence", "Games", "Kinds", "PackFormat",
        "Pictures", "Projects", "SafeText", "Simulation",
      ]),
    library("Archives", ["CLZMA", "CZlib"]),
    embedded("CPageFiles"),
    library("WebPage", ["CPageFiles", "EmbeddedFiles"], exclude: ["Page"]),
    library(
      "Exchange",
      [
        "Answers", "Archives", "Bytes", "Checking", "Comparing", "CSVSource", "Diagnostics",
        "Files", "Games",
        "Hashing", "Kinds", "PackFormat", "Pictures", "Projects", "Rewriting", "Rows", "SafeText",
        "TextUnicode", "Words", "XMLSource",
      ]),
    library(
      "WebExport",
      [
        "Archives", "Bytes", "Diagnostics", "Files", "Games", "Hashing", "Kinds", "PackFormat",
        "Pictures", "Projects", "Reports", "WebPage", "Words",
      ], settings: optimised),
    library("Scores", ["CSQLite", "Files"]),
    library(
      "Screens",
      [
        "Answers", "Files", "Games", "Hashing", "PackFormat", "Pictures", "SafeText", "Scores",
        "Terminal", "TextUnicode", "Views", "Words",
      ], settings: unoptimised),
    executable(
      "packtool",
      [
        "Answers", "Arguments", "Bytes", "Checking", "CodeGeneration", "Comparing", "CSVSource",
        "Diagnostics", "DocFiles", "Evidence",
        "Exchange", "Files", "Games", "Hashing", "Kinds", "PackFormat", "Projects", "Reports",
        "Rewriting",
        "Rows", "SafeText", "SchemaFiles", "Signing", "Simulation", "TextUnicode", "WebExport",
      ]),
    executable(
      "packplay",
      [
        "Arguments", "Files", "Games", "PackFormat", "SafeText", "Scores", "Screens", "Signing",
        "Terminal", "TextUnicode", "Words",
      ]),

    .target(
      name: "TestSupport",
      dependencies: ["Files", "Games", "Hashing", "PackFormat", "TextUnicode"],
      path: "Tests/TestSupport",
      swiftSettings: strict),
    .target(
      name: "RowReadings",
      dependencies: [
        "BulkRows", "CSVSource", "Diagnostics", "Hashing", "Kinds", "PackFormat", "Rows",
        "SchemaFiles", "XMLSource",
      ], path: "Tests/RowReadings", swiftSettings: strict),
    .target(
      name: "FuzzTargets",
      dependencies: [
        "Archives", "BulkRows", "Bytes", "Checking", "CSVSource", "Diagnostics", "Exchange",
        "Files", "Hashing", "Kinds", "PackFormat", "Projects", "RowReadings", "SafeText",
        "SchemaFiles", "Screens", "Signing", "TestSupport", "TextUnicode", "XMLSource",
      ], path: "Tools/Fuzz/Targets", swiftSettings: strict),
    tests(of: "FuzzTargets", ["Files"]),
    // For `script/mutate`; no product, and nothing depends on it.
    .executableTarget(
      name: "mutants",
      dependencies: [
        "Files", "Games", "PackFormat", "Screens", "Terminal", "TestSupport", "Words",
      ],
      path: "Tools/Mutants", swiftSettings: strict),
    // For `script/bench`; no product, and nothing depends on it.
    .executableTarget(
      name: "lookups", dependencies: ["Files", "Hashing", "PackFormat"], path: "Tools/Lookups",
      swiftSettings: strict),
    tests(of: "Bytes", ["TestSupport"]),
    tests(of: "Diagnostics", ["TestSupport"]),
    tests(of: "Arguments"),
    tests(of: "PackFormat", ["Files", "TestSupport"]),
    tests(of: "Answers", ["PackFormat", "SchemaFiles"]),
    tests(of: "Games", ["Answers", "PackFormat", "TestSupport"]),
    tests(
      of: "Evidence",
      ["Answers", "Diagnostics", "Kinds", "PackFormat", "Simulation", "TestSupport"]),
    tests(of: "PageGames", ["Games", "PackFormat", "TestSupport"]),
    tests(of: "Views", ["Games", "PackFormat", "TestSupport", "Words"]),
    tests(of: "Words", ["Games", "PackFormat", "TestSupport", "TextUnicode"]),
    tests(of: "Files", ["TestSupport"]),
    tests(of: "Simulation", ["Diagnostics", "Games", "Kinds", "PackFormat", "TestSupport"]),
    tests(of: "Hashing", ["PackFormat", "TestSupport"]),
    tests(of: "Signing", ["Files", "PackFormat", "TestSupport"], exclude: ["Vectors"]),
    tests(of: "SafeText", ["TestSupport"]),
    tests(of: "TextUnicode", ["SafeText"]),
    tests(of: "Pictures", ["TestSupport"]),
    tests(of: "Terminal", ["TestSupport"]),
    tests(of: "CSVSource", ["Diagnostics", "Files", "TestSupport"]),
    tests(of: "XMLSource", ["Diagnostics", "Files", "TestSupport"]),
    tests(
      of: "Rows",
      ["CSVSource", "Diagnostics", "PackFormat", "TextUnicode", "TestSupport"]),
    tests(
      of: "BulkRows",
      ["CSVSource", "Diagnostics", "PackFormat", "RowReadings", "Rows", "TestSupport"]),
    tests(
      of: "Kinds", ["Diagnostics", "Games", "PackFormat", "Rows", "TestSupport", "TextUnicode"]),
    tests(of: "CodeGeneration", ["Diagnostics", "Rows"]),
    tests(
      of: "Checking",
      [
        "Comparing", "Diagnostics", "Evidence", "Files", "Games", "Hashing", "Kinds", "PackFormat",
        "Projects", "Rewriting", "RowReadings", "Rows", "SafeText", "SchemaFiles", "TestSupport",
        "TextUnicode",
        "XMLSource",
      ]),
    tests(of: "Comparing", ["Games", "Kinds", "PackFormat", "TestSupport"]),
    tests(
      of: "Rewriting",
      [
        "BulkRows", "Bytes", "Checking", "Comparing", "CSVSource", "Diagnostics", "Files", "Games",
        "Kinds", "PackFormat", "Projects", "Rows", "TestSupport",
      ]),
    tests(of: "Reports", ["Games", "PackFormat", "TestSupport"]),
    tests(of: "Archives"),
    tests(of: "WebPage"),
    tests(
      of: "Exchange",
      [
        "Answers", "Archives", "Bytes", "Checking", "Diagnostics", "Files", "Games",
        "Hashing", "Kinds",
        "PackFormat", "Projects", "Rows",
        "SchemaFiles",
        "TestSupport", "Words", "XMLSource",
      ]),
    tests(
      of: "WebExport",
      [
        "Archives", "Bytes", "Files", "Games", "Kinds", "PackFormat", "Pictures", "TestSupport",
        "WebPage", "Words",
      ]),
    tests(of: "Scores", ["Files"], exclude: ["version-1.sqlite"]),
    tests(
      of: "Screens",
      [
        "Bytes", "Checking", "Diagnostics", "Files", "Games", "Kinds", "PackFormat", "Projects",
        "Scores", "Terminal", "TestSupport", "Views", "Words",
      ]),
  ],
  swiftLanguageModes: [.v6],
  // For `#embed`.
  cLanguageStandard: .c2x
)

// Linked with libFuzzer, which only script/fuzz asks for.
if Context.environment["PACKTOOL_FUZZ"] != nil {
  package.targets += [
    .systemLibrary(name: "CFuzzer", path: "Tools/Fuzz/CFuzzer"),
    .executableTarget(
      name: "fuzz", dependencies: ["CFuzzer", "Files", "FuzzTargets"], path: "Tools/Fuzz/Driver",
      swiftSettings: strict),
  ]
}

// A build of some targets and what they need, and of nothing else: `PACKTOOL_PART` lists them.
if let part = Context.environment["PACKTOOL_PART"] {
  let targets = Dictionary(package.targets.map { ($0.name, $0) }) { first, _ in first }
  var (kept, open) = (Set<String>(), part.split(whereSeparator: \.isWhitespace).map(String.init))
  while let name = open.popLast() {
    guard kept.insert(name).inserted, let target = targets[name] else { continue }
    for case .byNameItem(let needed, _) in target.dependencies { open.append(needed) }
  }
  package.targets.removeAll { !kept.contains($0.name) }
  package.products.removeAll { !kept.contains($0.name) }
}

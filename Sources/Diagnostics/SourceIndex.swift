/// The sources that findings point into, each with its own count of lines.
struct SourceIndex {
  private let open: (String) -> SourceBytes?
  private var locators: [String: LineLocator] = [:]

  init(_ open: @escaping (String) -> SourceBytes?) { self.open = open }

  func source(_ file: String) -> SourceBytes? { open(file) }

  mutating func position(of offset: Int, in file: String) -> Position? {
    if locators[file] == nil { locators[file] = open(file).map(LineLocator.init) }
    return locators[file]?.position(of: offset)
  }
}

import Exchange
import SafeText

/// The formats of `import --list` and `export --list`, one on a line.
enum ExchangeListing {
  static func print(readers: Bool, _ console: inout Console) throws(Failure) -> ExitCode {
    for format in ExchangeFormat.all where readers ? format.reader != nil : format.writer != nil {
      try console.print("\(format.name)\t\(format.title)\n")
    }
    return .fine
  }
}

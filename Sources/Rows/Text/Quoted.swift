/// A piece of a source as messages show it: in quotes, and shortened if it is long.
enum Quoted {
  private static let limit = 60

  static func quoted(_ text: some Collection<UInt8>) -> String {
    let beginning = text.prefix(4 * limit)
    let string = String(decoding: beginning, as: UTF8.self)
    if string.count <= limit, beginning.count == text.count { return "\"\(string)\"" }
    // The limit may have cut the last character in two.
    return "\"\(string.prefix(min(limit, string.count) - 1))…\""
  }
}

/// Pieces of a source as messages show them: in quotes, and cut where they are long.
enum Quoted {
  private static let limit = 60

  static func quoted(_ text: some Collection<UInt8>) -> String {
    let beginning = text.prefix(4 * limit)
    let string = String(decoding: beginning, as: UTF8.self)
    if string.count <= limit, beginning.count == text.count { return "\"\(string)\"" }
    // The last character may have been cut apart.
    return "\"\(string.prefix(min(limit, string.count) - 1))…\""
  }
}

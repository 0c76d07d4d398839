extension Code {
  /// The code's entry in the catalogue, as one JSON object on a line, which ends with a line feed.
  package var json: String {
    let members: [(key: String, value: JSONText)] = [
      ("code", .string(id)),
      ("severity", .string(severity.rawValue)),
      ("family", .string(family.title)),
      ("title", .string(title)),
      ("why", .string(why)),
      ("bad", .string(bad)),
      ("good", .string(good)),
      ("fix", .string(fix)),
    ]
    return JSONText.object(members).text + "\n"
  }
}

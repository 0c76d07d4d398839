internal import Diagnostics

/// Codes of Data Packages that are read as projects.
extension Code {
  static let wrongDataPackage = Code(
    "M160", .error, "a data package that is not as the standard says",
    why: "What is not said in the standard's words cannot be read by it.",
    bad: "{\"resources\": {\"name\": \"people\", \"path\": \"people.csv\"}}",
    good: "{\"resources\": [{\"name\": \"people\", \"path\": \"people.csv\", \"schema\": {…}}]}",
    fix: "Correct datapackage.json at the place; datapackage.org/standard says what it may hold.")
  static let unreadableResource = Code(
    "M161", .error, "a table that cannot be read from here",
    why: """
      Tables are CSV files in the folder of datapackage.json, each with a Table Schema. Nothing is \
      fetched from a network.
      """,
    bad: "{\"name\": \"people\", \"path\": \"https://example.org/people.csv\"}",
    good: "{\"name\": \"people\", \"path\": \"people.csv\", \"schema\": \"people.schema.json\"}",
    fix: """
      Put the table into the folder as a CSV file; `packtool init table DIR --from people.csv` writes a \
      schema to begin with.
      """)
  static let unreadableDialect = Code(
    "M162", .error, "a way of writing CSV that is not read",
    why: "The cells would be other texts than those that were written.",
    bad: "\"dialect\": {\"quoteChar\": \"'\"}",
    good: "\"dialect\": {\"delimiter\": \";\"}",
    fix: "Write the file with double quotes and a header row, and say its delimiter alone.")
  static let otherContent = Code(
    "M163", .error, "a file that is not the one described",
    why: "It was changed, or replaced by another one, since the data package was made.",
    bad: "\"bytes\": 1200 (of a file with 1187 bytes)",
    good: "\"bytes\": 1187",
    fix: "Put the described file there, or correct bytes and hash if the new content is meant.")
  static let uncheckedProperty = Code(
    "M164", .warning, "a property of a data package that is not honoured",
    why: "The pack is made without it, which may not be what the property asks for.",
    bad: "\"hash\": \"9a0364b9e99bb480dd25e1f0284c8555\"",
    good: "\"hash\": \"sha256:5891b5b522d5df086d0ff0b110fbd9d21bb4fc7163af34d08286a2e846f6be03\"",
    fix: "Write the property as the finding says, or remove it.")

  static let dataPackages = [
    wrongDataPackage, unreadableResource, unreadableDialect, otherContent, uncheckedProperty,
  ]
}

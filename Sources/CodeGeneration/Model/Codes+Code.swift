package import Diagnostics

extension Code {
  static let codeNameTwice = Code(
    "G001", .error, "two names of a schema become one name in code",
    why: "Code with two properties of one name does not compile.",
    bad: "{ \"name\": \"Mass (kg)\" }, { \"name\": \"mass-kg\" }",
    good: "{ \"name\": \"Mass (kg)\" }, { \"name\": \"Mass of the shell (kg)\" }",
    fix: "Rename a field or table: names in code are made of the letters and digits, without case.")
  static let noCodeName = Code(
    "G002", .error, "a name of a schema has no letter and no digit",
    why: "A name in code is made of the letters and digits of the name.",
    bad: "{ \"name\": \"%\" }",
    good: "{ \"name\": \"Share (%)\" }",
    fix: "Give the field or table a name with letters.")

  /// The codes of names that `packtool generate` cannot make.
  package static let ofCodeGeneration = [codeNameTwice, noCodeName]
}

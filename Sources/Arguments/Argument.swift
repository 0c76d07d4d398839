/// An option or an operand, as a constant that declares the argument and reads its value.
///
/// Names that begin with a dash declare an option ("-o, --output"). Other names declare an operand
/// ("FILE").
package struct Argument<Value: Sendable>: AnyArgument {
  package let parameter: Parameter
  /// Reads the values that the parser accepted; nil if a required value is missing.
  let read: @Sendable ([String]) -> Value?
}

/// An argument with a value of any type.
package protocol AnyArgument: Sendable {
  var parameter: Parameter { get }
}

/// The declaration of an argument, shared by the parser, the help, the manual and the completions.
package struct Parameter: Sendable {
  enum Arity { case flag, required, optional, many }

  /// The names of an option, the short one first, or the single name of an operand.
  let names: [String]
  let arity: Arity
  /// The placeholder of the value in the help; nil for a flag.
  let placeholder: String?
  /// One line of help: lower case, no full stop.
  let help: String
  let choices: [String]
  let completion: Completion
  /// The default value, spelled as on the command line.
  var fallback: String?
  /// The reason why a text is not a value, as in "needs a number"; nil if it is a value.
  let fault: @Sendable (String) -> String?

  fileprivate init<Item>(_ names: String, _ arity: Arity, _ form: Form<Item>, _ help: String) {
    self.names = names.split { $0 == "," || $0 == " " }.map(String.init)
    let main = self.names.last ?? ""
    precondition(arity != .flag || main.hasPrefix("-"), "\(names): a flag begins with a dash")
    self.arity = arity
    self.help = help
    choices = form.choices
    completion = form.completion
    fault = { form.read($0) == nil ? form.expectation : nil }
    placeholder =
      switch arity {
      case .flag: nil
      default: main.hasPrefix("-") ? form.placeholder ?? main.withoutDashes.uppercased() : main
      }
  }

  /// The name that messages print, and the key of the values in an `Invocation`.
  var name: String { names.last ?? "" }
  var isOption: Bool { name.hasPrefix("-") }
  var takesValue: Bool { isOption && arity != .flag }

  /// The help with the choices and the default value.
  var fullHelp: String {
    (choices.isEmpty ? help : "\(help): \(choices.listed)")
      + (fallback.map { " (default \($0))" } ?? "")
  }
}

extension Argument where Value == Bool {
  /// An option without a value: true if given.
  package static func flag(_ names: String, _ help: String) -> Argument {
    let form = Form<Bool>(nil, "takes no value") { _ in nil }
    return Argument(parameter: Parameter(names, .flag, form, help)) { !$0.isEmpty }
  }
}

extension Argument {
  /// An option or operand that must be given.
  package static func required(
    _ names: String, _ form: Form<Value>, _ help: String
  ) -> Argument {
    Argument(parameter: Parameter(names, .required, form, help)) { $0.first.flatMap(form.read) }
  }

  /// An argument with a default value.
  package static func defaulted(
    _ names: String, _ form: Form<Value>, to value: Value, _ help: String
  ) -> Argument {
    var parameter = Parameter(names, .optional, form, help)
    parameter.fallback = form.spell(value)
    return Argument(parameter: parameter) { $0.first.flatMap(form.read) ?? value }
  }

  /// An argument whose value is nil if it is not given. The help shows the `fallback` that the
  /// command then assumes.
  package static func optional<Item>(
    _ names: String, _ form: Form<Item>, _ help: String, assuming fallback: String? = nil
  ) -> Argument where Value == Item? {
    var parameter = Parameter(names, .optional, form, help)
    parameter.fallback = fallback
    return Argument(parameter: parameter) { .some($0.first.flatMap(form.read)) }
  }

  /// A repeatable option, or all remaining operands; possibly none.
  package static func many<Item>(
    _ names: String, _ form: Form<Item>, _ help: String
  ) -> Argument where Value == [Item] {
    Argument(parameter: Parameter(names, .many, form, help)) { $0.compactMap(form.read) }
  }
}

extension String {
  var withoutDashes: String { String(drop { $0 == "-" }) }
}

/// An option or an operand, as a constant that both declares it and reads its value.
///
/// Names that begin with a dash declare an option ("-o, --output"), others an operand ("FILE").
package struct Argument<Value: Sendable>: AnyArgument {
  package let parameter: Parameter
  /// Reads values that the parser has let pass; nil is a value that was required and is not there.
  let read: @Sendable ([String]) -> Value?
}

/// An argument, whatever the type of its value.
package protocol AnyArgument: Sendable {
  var parameter: Parameter { get }
}

/// What parser, help, manual and completions know of an argument.
package struct Parameter: Sendable {
  enum Arity { case flag, required, optional, many }

  /// The short name of an option first, or the one name of an operand.
  let names: [String]
  let arity: Arity
  /// The word that stands for the value; nil for a flag.
  let placeholder: String?
  /// One line: lower case, no full stop.
  let help: String
  let choices: [String]
  let completion: Completion
  /// The value where none is given, as it would be written.
  var fallback: String?
  /// Why a text is not a value, as in "needs a number"; nil where it is one.
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

  /// The name by which messages and values know it.
  var name: String { names.last ?? "" }
  var isOption: Bool { name.hasPrefix("-") }
  var takesValue: Bool { isOption && arity != .flag }

  /// The help with the choices and the value taken where none is given.
  var fullHelp: String {
    (choices.isEmpty ? help : "\(help): \(choices.listed)")
      + (fallback.map { " (default \($0))" } ?? "")
  }
}

extension Argument where Value == Bool {
  /// An option without a value: true where it is given.
  package static func flag(_ names: String, _ help: String) -> Argument {
    let form = Form<Bool>(nil, "takes no value") { _ in nil }
    return Argument(parameter: Parameter(names, .flag, form, help)) { !$0.isEmpty }
  }
}

extension Argument {
  /// An argument that must be given, an option too.
  package static func required(
    _ names: String, _ form: Form<Value>, _ help: String
  ) -> Argument {
    Argument(parameter: Parameter(names, .required, form, help)) { $0.first.flatMap(form.read) }
  }

  /// An argument with a value that is taken where none is given.
  package static func defaulted(
    _ names: String, _ form: Form<Value>, to value: Value, _ help: String
  ) -> Argument {
    var parameter = Parameter(names, .optional, form, help)
    parameter.fallback = form.spell(value)
    return Argument(parameter: parameter) { $0.first.flatMap(form.read) ?? value }
  }

  /// An argument that is nil where it is not given.
  package static func optional<Item>(
    _ names: String, _ form: Form<Item>, _ help: String
  ) -> Argument where Value == Item? {
    Argument(parameter: Parameter(names, .optional, form, help)) {
      .some($0.first.flatMap(form.read))
    }
  }

  /// An option that may be repeated, or all operands that are left; perhaps none.
  package static func many<Item>(
    _ names: String, _ form: Form<Item>, _ help: String
  ) -> Argument where Value == [Item] {
    Argument(parameter: Parameter(names, .many, form, help)) { $0.compactMap(form.read) }
  }
}

extension String {
  var withoutDashes: String { String(drop { $0 == "-" }) }
}

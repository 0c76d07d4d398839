/// The syntax of an argument's value, and the function that reads one.
package struct Form<Value: Sendable>: Sendable {
  /// The placeholder of the value in the help; nil for the option's own name.
  let placeholder: String?
  /// The part of an error that follows the argument's name: "needs a number", "takes human or
  /// json".
  let expectation: String
  var choices: [String] = []
  var completion = Completion.nothing
  let read: @Sendable (String) -> Value?
  let spell: @Sendable (Value) -> String

  /// Declares a form of value.
  ///
  /// - `expectation`: completes the error "--name …, not …", as in "needs a date as in 2026-01-31".
  /// - `read`: returns nil for a text that is not a value.
  package init(
    _ placeholder: String?, _ expectation: String,
    spell: @escaping @Sendable (Value) -> String = { "\($0)" },
    read: @escaping @Sendable (String) -> Value?
  ) {
    self.placeholder = placeholder
    self.expectation = expectation
    self.spell = spell
    self.read = read
  }
}

/// The completions that a shell offers for a value that has no list of choices.
enum Completion: Sendable, Equatable {
  case nothing, files, folders, commands
  case words([String])
}

extension Form {
  /// Returns the form with words that a shell offers among other values.
  package func offering(_ words: [String]) -> Form {
    var form = self
    form.completion = .words(words)
    return form
  }
}

extension Form where Value == String {
  /// Any text, including the empty one.
  package static func text(_ placeholder: String? = nil) -> Form {
    Form(placeholder, "needs a text") { $0 }
  }

  /// A path that the shell completes with files and folders.
  package static func file(_ placeholder: String = "FILE") -> Form { path(placeholder, .files) }

  /// A path that the shell completes with folders.
  package static func folder(_ placeholder: String = "DIR") -> Form { path(placeholder, .folders) }

  /// A path to write to. No command writes files to standard output, so `-` is refused.
  package static func newFile(_ placeholder: String = "FILE") -> Form {
    output(placeholder, .files)
  }

  /// A folder to write to; `-` is refused.
  package static func newFolder(_ placeholder: String = "DIR") -> Form {
    output(placeholder, .folders)
  }

  private static func output(_ placeholder: String, _ completion: Completion) -> Form {
    var form = Form(
      placeholder,
      "needs a path (no command writes files to standard output; ./- is a file named -)"
    ) { $0.isEmpty || $0 == "-" ? nil : $0 }
    form.completion = completion
    return form
  }

  /// The name of one of the tool's commands.
  static func command() -> Form {
    var form = text()
    form.completion = .commands
    return form
  }

  private static func path(_ placeholder: String, _ completion: Completion) -> Form {
    var form = Form(placeholder, "needs a path") { $0.isEmpty ? nil : $0 }
    form.completion = completion
    return form
  }

  /// One of a list of words that is known only at run time.
  package static func oneOf(_ choices: [String], _ placeholder: String? = nil) -> Form {
    var form = Form(placeholder, "takes \(choices.listed)") { choices.contains($0) ? $0 : nil }
    form.choices = choices
    return form
  }
}

extension Form
where Value: CaseIterable & RawRepresentable, Value.RawValue == String, Value.AllCases: Sendable {
  /// One of an enumeration's raw values.
  package static func choice(of type: Value.Type, _ placeholder: String? = nil) -> Form {
    let choices = Value.allCases.map(\.rawValue)
    var form = Form(placeholder, "takes \(choices.listed)", spell: \.rawValue) {
      Value(rawValue: $0)
    }
    form.choices = choices
    return form
  }
}

extension Form where Value: FixedWidthInteger {
  package static func number(_ range: PartialRangeFrom<Value>) -> Form {
    number(range.lowerBound ... .max)
  }

  /// A whole number in decimal digits.
  package static func number(_ range: ClosedRange<Value> = .min ... .max) -> Form {
    let limits =
      switch (range.lowerBound == .min, range.upperBound == .max) {
      case (true, true): ""
      case (false, true): " of at least \(range.lowerBound)"
      case (true, false): " of at most \(range.upperBound)"
      case (false, false): " from \(range.lowerBound) to \(range.upperBound)"
      }
    return Form("N", "needs a number\(limits)") {
      guard let number = Value($0), range.contains(number) else { return nil }
      return number
    }
  }
}

extension [String] {
  /// The words as an enumeration in a sentence: "a", "a or b", "a, b or c".
  var listed: String {
    guard let last, count > 1 else { return first ?? "" }
    return dropLast().joined(separator: ", ") + " or " + last
  }
}

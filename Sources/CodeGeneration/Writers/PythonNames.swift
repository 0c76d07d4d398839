internal import PackFormat

extension CodeModel.Field {
  var pythonRawType: String {
    switch content {
    case .text, .picture: "str"
    case .integer, .year: "int"
    case .decimal: "Decimal"
    case .date: "datetime.date"
    case .flag: "bool"
    }
  }

  var pythonType: String { enumeration?.type ?? pythonRawType }
}

extension TypedColumn.Content {
  var pythonReader: String { self == .picture ? "text" : reader }
}

extension String {
  var pythonLiteral: String {
    literal { number in
      let digits = String(number, radix: 16)
      let width = number <= 0xffff ? 4 : 8
      let start = width == 4 ? "\\u" : "\\U"
      return start + String(repeating: "0", count: width - digits.count) + digits
    }
  }

  /// The text within a docstring.
  var pythonInDocs: String { String(pythonLiteral.dropFirst().dropLast()) }
}

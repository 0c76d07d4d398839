/// The general categories of Unicode.
package enum GeneralCategory {
  /// The short names in the order of utf8proc, which numbers categories from zero.
  package static let names = [
    "Cn", "Lu", "Ll", "Lt", "Lm", "Lo", "Mn", "Mc", "Me", "Nd", "Nl", "No", "Pc", "Pd", "Ps", "Pe",
    "Pi", "Pf", "Po", "Sm", "Sc", "Sk", "So", "Zs", "Zl", "Zp", "Cc", "Cf", "Cs", "Co",
  ]

  /// Returns the index in `names` of a scalar's category; "Cn" for a value that is no scalar.
  package static func index(of value: UInt32) -> Int { UTF8Proc.category(value) }
}

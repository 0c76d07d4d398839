package import PackFormat

/// The colours that a pack asks for.
package struct PackColours {
  package private(set) var accent: UInt32?
  package private(set) var selection: UInt32?
  package private(set) var background: UInt32?
  package private(set) var text: UInt32?

  package init(_ reader: PackReader) throws(PackError) {
    guard let table = reader.table(.theme), let names = table.optionalColumn("Name", .string),
      let values = table.optionalColumn("Value", .string)
    else { return }
    // No real pack has as many colours; the bound protects against broken ones.
    for row in 0..<min(table.rowCount, 100) {
      guard let value = try reader.string(values, row), value.hasPrefix("#"),
        let colour = UInt32(value.dropFirst(), radix: 16), colour <= 0xFFFFFF
      else { continue }
      switch try reader.string(names, row) {
      case "accent": accent = colour
      case "selection": selection = colour
      case "background": background = colour
      case "text": text = colour
      default: break
      }
    }
  }
}

/// The colours of text on a terminal.
package enum Palette: Sendable {
  case none
  case ansi

  package enum Role: String {
    case place = "1"
    case error = "1;31"
    case warning = "1;33"
    case related = "1;34"
    case gutter = "34"
    case help = "36"
    case added = "32"
  }

  package func paint(_ text: String, _ role: Role) -> String {
    switch self {
    case .none: text
    case .ansi: text.isEmpty ? "" : "\u{1B}[\(role.rawValue)m\(text)\u{1B}[0m"
    }
  }
}

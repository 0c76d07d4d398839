internal import Diagnostics

/// JSON that may stand in a `<script>` element.
enum ScriptData {
  /// Returns the value as text without the sign that begins `</script>` and `<!--`.
  static func text(_ value: JSONText) -> String { value.text.replacing("<", with: "\\u003c") }
}

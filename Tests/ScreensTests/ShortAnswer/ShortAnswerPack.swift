import Games
import TestSupport

/// Returns a pack of three questions with typed answers, all of which a session asks.
func shortAnswerPack(_ rules: [String: String] = [:]) -> BuiltPack {
  var given = ["questions": "3"]
  given.merge(rules) { $1 }
  var pack = BuiltPack(
    kind: "short-answer",
    rules: RuleText.filled(
      given.map { RuleText($0.key, $0.value) }, of: ShortAnswerRules.specifications))
  pack.add("Prompt", ["Capital of Iceland?", "Capital of Norway?", "Who wrote Faust?"])
  pack.add("Answer", ["Reykjavík", "Oslo", "Johann Wolfgang von Goethe"])
  pack.add("Accepted", [nil, "Kristiania", "Goethe"])
  pack.add("Explanation", ["It lies on a bay of smoke.", nil, nil])
  pack.add("Source", ["An atlas", nil, nil])
  return pack
}

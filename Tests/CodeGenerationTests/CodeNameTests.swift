import Testing

@testable import CodeGeneration

struct CodeNameTests {
  @Test(arguments: [
    ("playerID", "playerID", "PlayerID", "player_id"),
    ("Mass (kg)", "massKg", "MassKg", "mass_kg"),
    ("HasRings", "hasRings", "HasRings", "has_rings"),
    ("2024Sales", "_2024Sales", "_2024Sales", "_2024_sales"),
    ("URLList", "urlList", "URLList", "url_list"),
    ("Größe", "größe", "Größe", "größe"),
    ("名字", "名字", "名字", "名字"),
    ("ﬁle²", "le", "Le", "le"),
    ("a-b_c d", "aBCD", "ABCD", "a_b_c_d"),
    ("Wrong1", "wrong1", "Wrong1", "wrong1"),
    ("", "", "", ""), ("%", "", "", ""),
  ])
  func namesAreMadeOfLettersAndDigits(
    _ text: String, _ lower: String, _ upper: String, _ snake: String
  ) {
    let name = CodeName(text)
    #expect([name.lowerCamel, name.upperCamel, name.snake] == [lower, upper, snake])
  }
}

import Testing

@testable import Words

struct PhraseFillingTests {
  @Test(arguments: [
    ("no place", "no place"),
    ("{name}!", "Ann {x}!"),
    ("{n}", "1,234"),
    ("{n, plural, one {# point} other {# points}}", "1,234 points"),
    ("{one, plural, one {# point} other {# points}}", "1 point"),
    ("{one, plural, one {# for {name}} other {#}}", "1 for Ann {x}"),
    ("{one, plural, other {# points}}", "1 points"),
    ("{unknown} {name", "{unknown} {name"),
    ("# } {", "# } {"),
    ("{name, plural, one {a} other {b}}", "Ann {x}"),
    ("{one, plural}", "{one, plural}"),
    ("", ""),
  ])
  func placesAreFilled(text: String, filled: String) {
    let filling = PhraseFilling(
      .english, ["name": .text("Ann {x}"), "n": .count(1234), "one": .count(1)])
    #expect(filling.filled(text) == filled)
  }

  @Test(arguments: [
    (Language.english, 0 as Int64, PluralForm.other), (.english, 1, .one), (.english, 2, .other),
    (.german, 1, .one), (.german, 0, .other),
    (.french, 0, .one), (.french, 1, .one), (.french, 2, .other), (.french, 1_000_000, .many),
    (.spanish, 0, .other), (.spanish, 1, .one), (.spanish, 2_000_000, .many),
    (.portuguese, 0, .one), (.portuguese, 3, .other),
    (.russian, 1, .one), (.russian, 21, .one), (.russian, 11, .many), (.russian, 2, .few),
    (.russian, 12, .many), (.russian, 112, .many), (.russian, 24, .few), (.russian, 0, .many),
    (.ukrainian, 5, .many), (.ukrainian, 101, .one),
    (.chinese, 1, .other), (.japanese, 1, .other),
    (.arabic, 0, .zero), (.arabic, 1, .one), (.arabic, 2, .two), (.arabic, 3, .few),
    (.arabic, 10, .few), (.arabic, 11, .many), (.arabic, 99, .many), (.arabic, 100, .other),
    (.arabic, 103, .few), (.arabic, 102, .other),
  ])
  func pluralFormsFollowCLDR(language: Language, number: Int64, form: PluralForm) {
    #expect(language.pluralForm(of: number) == form)
  }
}

// The choice of the questions that a game asks.
extension Phrase {
  package static let whichQuestions = Phrase(
    en: "Which questions?", ru: "Какие вопросы?", uk: "Які питання?", de: "Welche Fragen?",
    fr: "Quelles questions ?", es: "¿Qué preguntas?", pt: "Quais perguntas?", zh: "选择题目",
    ja: "どの問題にする？", ar: "أي أسئلة؟")

  /// The label of the key that opens the choice.
  package static let pickQuestions = Phrase(
    en: "questions", ru: "вопросы", uk: "питання", de: "Fragen", fr: "questions", es: "preguntas",
    pt: "perguntas", zh: "题目", ja: "問題", ar: "الأسئلة")

  package static let practice = Phrase(
    en: "practice: missed ones first", ru: "тренировка: сначала ошибки",
    uk: "тренування: спершу помилки", de: "üben: erst das Verfehlte",
    fr: "s’entraîner : d’abord les ratées", es: "practicar: primero los fallos",
    pt: "praticar: primeiro os erros", zh: "练习：先问答错的题", ja: "練習：間違えた問題から",
    ar: "تدريب: ما أخطأتَ فيه أولًا")

  package static let difficulty = Phrase(
    en: "difficulty {level}", ru: "сложность {level}", uk: "складність {level}",
    de: "Schwierigkeit {level}", fr: "difficulté {level}", es: "dificultad {level}",
    pt: "dificuldade {level}", zh: "难度 {level}", ja: "難易度 {level}", ar: "الصعوبة {level}")

  package static let selectedQuestions = Phrase(
    en: "{n} of {total, plural, one {# question} other {# questions}}",
    ru:
      "{n} из {total, plural, one {# вопроса} few {# вопросов} many {# вопросов} other {# вопроса}}",
    uk: "{n} з {total, plural, one {# питання} few {# питань} many {# питань} other {# питання}}",
    de: "{n} von {total, plural, one {# Frage} other {# Fragen}}",
    fr: "{n} sur {total, plural, one {# question} many {# de questions} other {# questions}}",
    es: "{n} de {total, plural, one {# pregunta} many {# de preguntas} other {# preguntas}}",
    pt: "{n} de {total, plural, one {# pergunta} many {# de perguntas} other {# perguntas}}",
    zh: "{n} / {total, plural, other {# 道题}}", ja: "{total, plural, other {# 問}}中 {n} 問",
    ar: """
      {n} من {total, plural, zero {لا أسئلة} one {سؤال واحد} two {سؤالين} few {# أسئلة} \
      many {# سؤالًا} other {# سؤال}}
      """)

  package static let mark = Phrase(
    en: "mark", ru: "отметить", uk: "позначити", de: "markieren", fr: "cocher", es: "marcar",
    pt: "marcar", zh: "勾选", ja: "印を付ける", ar: "تحديد")

  static let selection = [
    whichQuestions, pickQuestions, practice, difficulty, selectedQuestions, mark,
  ]
}

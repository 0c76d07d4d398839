// Questions of the choice quiz with several right choices.
extension Phrase {
  package static let chooseAll = Phrase(
    en: "Choose all that are right.",
    ru: "Выберите все правильные ответы.",
    uk: "Виберіть усі правильні відповіді.",
    de: "Wähle alle richtigen Antworten.",
    fr: "Choisissez toutes les bonnes réponses.",
    es: "Elige todas las respuestas correctas.",
    pt: "Escolha todas as respostas certas.",
    zh: "请选出所有正确答案。",
    ja: "正しいものをすべて選んでください。",
    ar: "اختر كل الإجابات الصحيحة.")

  package static let severalPrompt = Phrase(
    en: "Answer (such as 1 3, {seconds, plural, one {# second} other {# seconds}} left):",
    ru: """
      Ответ (например, 1 3, ещё {seconds, plural, one {# секунда} few {# секунды} many {# \
      секунд} other {# секунды}}):
      """,
    uk: """
      Відповідь (наприклад, 1 3, ще {seconds, plural, one {# секунда} few {# секунди} many \
      {# секунд} other {# секунди}}):
      """,
    de: "Antwort (etwa 1 3, noch {seconds, plural, one {# Sekunde} other {# Sekunden}}):",
    fr: """
      Réponse (comme 1 3, reste {seconds, plural, one {# seconde} many {# de secondes} \
      other {# secondes}})\u{A0}:
      """,
    es: """
      Respuesta (como 1 3, {seconds, plural, one {queda # segundo} many {quedan # de segundos} \
      other {quedan # segundos}}):
      """,
    pt: """
      Resposta (como 1 3, {seconds, plural, one {falta # segundo} many {faltam # de segundos} \
      other {faltam # segundos}}):
      """,
    zh: "回答（例如 1 3，还剩 {seconds, plural, other {# 秒}}）：",
    ja: "答え（例：1 3、残り {seconds, plural, other {# 秒}}）：",
    ar: """
      الإجابة (مثل 1 3، بقي {seconds, plural, zero {# ثانية} one {ثانية واحدة} two {ثانيتان} \
      few {# ثوانٍ} many {# ثانية} other {# ثانية}}):
      """)

  static let choiceQuizSeveral = [chooseAll, severalPrompt]
}

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

  package static let quizQuestionsSeveral = Phrase(
    en: """
      {questions, plural, one {# question} other {# questions}}, each with several \
      choices, one or more of them right. A right answer earns {points, plural, one {# point} \
      other {# points}}.
      """,
    ru: """
      {questions, plural, one {# вопрос} few {# вопроса} many {# вопросов} other {# \
      вопроса}}, к каждому несколько вариантов, верных бывает и несколько. За верный ответ \
      {points, plural, one {# очко} few {# очка} many {# очков} other {# очка}}.
      """,
    uk: """
      {questions, plural, one {# питання} few {# питання} many {# питань} other {# \
      питання}}, до кожного кілька варіантів, правильних буває й кілька. За правильну відповідь \
      {points, plural, one {# очко} few {# очки} many {# очок} other {# очка}}.
      """,
    de: """
      {questions, plural, one {# Frage} other {# Fragen}} mit mehreren Antworten, eine \
      oder mehrere davon sind richtig. Eine richtige Antwort bringt {points, plural, one {# \
      Punkt} other {# Punkte}}.
      """,
    fr: """
      {questions, plural, one {# question} many {# de questions} other {# questions}} à \
      plusieurs choix, dont un ou plusieurs sont justes. Une bonne réponse rapporte {points, \
      plural, one {# point} many {# de points} other {# points}}.
      """,
    es: """
      {questions, plural, one {# pregunta} many {# de preguntas} other {# preguntas}} con \
      varias opciones, una o varias correctas. Cada acierto da {points, plural, one {# punto} \
      many {# de puntos} other {# puntos}}.
      """,
    pt: """
      {questions, plural, one {# pergunta} many {# de perguntas} other {# perguntas}} com \
      várias opções, uma ou mais certas. Uma resposta certa vale {points, plural, one {# ponto} \
      many {# de pontos} other {# pontos}}.
      """,
    zh: """
      {questions, plural, other {# 道题}}，每题有几个选项，其中一个或多个正确。答对得 \
      {points, plural, other {# 分}}。
      """,
    ja: """
      全 {questions, plural, other {# 問}}。選択肢のうち正解は1つとは限りません。正解すると \
      {points, plural, other {# 点}}。
      """,
    ar: """
      {questions, plural, zero {لا أسئلة} one {سؤال واحد} two {سؤالان} few {# أسئلة} many \
      {# سؤالًا} other {# سؤال}}، لكل منها عدة خيارات، واحد منها أو أكثر صحيح. الإجابة الصحيحة \
      تكسب {points, plural, zero {لا نقاط} one {نقطة واحدة} two {نقطتين} few {# نقاط} \
      many {# نقطة} other {# نقطة}}.
      """)

  package static let severalWhole = Phrase(
    en: "If several are right, choose all of them and no others.",
    ru: "Если верных несколько, выберите их все и никаких других.",
    uk: "Якщо правильних кілька, виберіть їх усі й жодних інших.",
    de: "Sind mehrere richtig, wähle alle diese und keine andere.",
    fr: "Si plusieurs sont justes, choisissez-les tous et aucun autre.",
    es: "Si hay varias correctas, elige todas y ninguna otra.",
    pt: "Se houver várias certas, escolha todas e nenhuma outra.",
    zh: "如果有多个正确选项，请全部选出，且不要多选。",
    ja: "正解が複数ある場合は、過不足なくすべて選んでください。",
    ar: "إذا كان أكثر من خيار صحيحًا، فاخترها كلها دون غيرها.")

  package static let severalPart = Phrase(
    en: "If several are right, each of them earns as much, and each wrong one takes as much away.",
    ru: "Если верных несколько, столько даёт каждый из них, а каждый неверный столько отнимает.",
    uk: "Якщо правильних кілька, стільки ж дає кожен із них, а кожен хибний стільки ж забирає.",
    de: "Sind mehrere richtig, bringt jede davon so viel, und jede falsche kostet so viel.",
    fr: "Si plusieurs sont justes, chacun rapporte autant, et chaque erreur en retire autant.",
    es: "Si hay varias correctas, cada una da lo mismo, y cada opción falsa quita lo mismo.",
    pt: "Se houver várias certas, cada uma vale o mesmo, e cada opção errada tira o mesmo.",
    zh: "如果有多个正确选项，每选对一个得同样的分，每选错一个扣同样的分。",
    ja: "正解が複数ある場合は、正しい選択ごとに同じ点数を得て、誤った選択ごとに同じ点数を失います。",
    ar: "إذا كان أكثر من خيار صحيحًا، يكسب كل منها العدد نفسه، ويخصم كل خيار خاطئ العدد نفسه.")

  static let choiceQuizSeveral = [
    chooseAll, severalPrompt, quizQuestionsSeveral, severalWhole, severalPart,
  ]
}

// The number of questions, and the sentences at the end of a game, which all games share.
extension Phrase {
  package static let questions = Phrase(
    en: "{n, plural, one {# question} other {# questions}}",
    ru: "{n, plural, one {# вопрос} few {# вопроса} many {# вопросов} other {# вопроса}}",
    uk: "{n, plural, one {# питання} few {# питання} many {# питань} other {# питання}}",
    de: "{n, plural, one {# Frage} other {# Fragen}}",
    fr: "{n, plural, one {# question} many {# de questions} other {# questions}}",
    es: "{n, plural, one {# pregunta} many {# de preguntas} other {# preguntas}}",
    pt: "{n, plural, one {# pergunta} many {# de perguntas} other {# perguntas}}",
    zh: "{n, plural, other {# 道题}}",
    ja: "{n, plural, other {# 問}}",
    ar: """
      {n, plural, zero {لا أسئلة} one {سؤال واحد} two {سؤالان} few {# أسئلة} many {# سؤالًا} \
      other {# سؤال}}
      """)

  package static let newRecord = Phrase(
    en: "A new record!",
    ru: "Новый рекорд!",
    uk: "Новий рекорд!",
    de: "Neuer Rekord!",
    fr: "Nouveau record !",
    es: "¡Nuevo récord!",
    pt: "Novo recorde!",
    zh: "新纪录！",
    ja: "新記録！",
    ar: "رقم قياسي جديد!")

  package static let highScoreIs = Phrase(
    en: "The high score is {best}.",
    ru: "Рекорд {best}.",
    uk: "Рекорд {best}.",
    de: "Der Rekord ist {best}.",
    fr: "Le record est de {best}.",
    es: "El récord es {best}.",
    pt: "O recorde é {best}.",
    zh: "最高分是 {best}。",
    ja: "最高得点は {best} です。",
    ar: "الرقم القياسي {best}.")

  package static let gameOver = Phrase(
    en: "Game over!",
    ru: "Игра окончена!",
    uk: "Гру закінчено!",
    de: "Spiel vorbei!",
    fr: "Partie terminée !",
    es: "¡Fin de la partida!",
    pt: "Fim de jogo!",
    zh: "游戏结束！",
    ja: "ゲーム終了！",
    ar: "انتهت اللعبة!")

  static let shared = [questions, newRecord, highScoreIs, gameOver]
}

extension Phrase {
  /// All phrases, for tests.
  package static let all: [Phrase] = [
    shared,
    screens,
    player,
    home,
    selection,
    party,
    about,
    settingNames,
    higherOrLower,
    choiceQuiz,
    choiceQuizSeveral,
    photoPick,
    sumGrid,
    numberDuel,
    shortAnswer,
    placing,
    placingPage,
    page,
    platform,
    ways,
  ].flatMap { $0 }
}

// Numbers with their nouns, and sentences that all games share.
extension Phrase {
  package static let points = Phrase(
    en: "{n, plural, one {# point} other {# points}}",
    ru: "{n, plural, one {# очко} few {# очка} many {# очков} other {# очка}}",
    uk: "{n, plural, one {# очко} few {# очки} many {# очок} other {# очка}}",
    de: "{n, plural, one {# Punkt} other {# Punkte}}",
    fr: "{n, plural, one {# point} many {# de points} other {# points}}",
    es: "{n, plural, one {# punto} many {# de puntos} other {# puntos}}",
    pt: "{n, plural, one {# ponto} many {# de pontos} other {# pontos}}",
    zh: "{n, plural, other {# 分}}",
    ja: "{n, plural, other {# 点}}",
    ar: """
      {n, plural, zero {لا نقاط} one {نقطة واحدة} two {نقطتان} few {# نقاط} many {# نقطة} \
      other {# نقطة}}
      """)

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

  package static let lives = Phrase(
    en: "{n, plural, one {# life} other {# lives}}",
    ru: "{n, plural, one {# жизнь} few {# жизни} many {# жизней} other {# жизни}}",
    uk: "{n, plural, one {# життя} few {# життя} many {# життів} other {# життя}}",
    de: "{n, plural, one {# Leben} other {# Leben}}",
    fr: "{n, plural, one {# vie} many {# de vies} other {# vies}}",
    es: "{n, plural, one {# vida} many {# de vidas} other {# vidas}}",
    pt: "{n, plural, one {# vida} many {# de vidas} other {# vidas}}",
    zh: "{n, plural, other {# 条命}}",
    ja: "{n, plural, other {ライフ #}}",
    ar: """
      {n, plural, zero {لا أرواح} one {روح واحدة} two {روحان} few {# أرواح} many {# روحًا} \
      other {# روح}}
      """)

  package static let seconds = Phrase(
    en: "{n, plural, one {# second} other {# seconds}}",
    ru: "{n, plural, one {# секунда} few {# секунды} many {# секунд} other {# секунды}}",
    uk: "{n, plural, one {# секунда} few {# секунди} many {# секунд} other {# секунди}}",
    de: "{n, plural, one {# Sekunde} other {# Sekunden}}",
    fr: "{n, plural, one {# seconde} many {# de secondes} other {# secondes}}",
    es: "{n, plural, one {# segundo} many {# de segundos} other {# segundos}}",
    pt: "{n, plural, one {# segundo} many {# de segundos} other {# segundos}}",
    zh: "{n, plural, other {# 秒}}",
    ja: "{n, plural, other {# 秒}}",
    ar: """
      {n, plural, zero {لا ثوانٍ} one {ثانية واحدة} two {ثانيتان} few {# ثوانٍ} many {# ثانية} \
      other {# ثانية}}
      """)

  package static let attempts = Phrase(
    en: "{n, plural, one {# attempt} other {# attempts}}",
    ru: "{n, plural, one {# попытка} few {# попытки} many {# попыток} other {# попытки}}",
    uk: "{n, plural, one {# спроба} few {# спроби} many {# спроб} other {# спроби}}",
    de: "{n, plural, one {# Versuch} other {# Versuche}}",
    fr: "{n, plural, one {# essai} many {# d’essais} other {# essais}}",
    es: "{n, plural, one {# intento} many {# de intentos} other {# intentos}}",
    pt: "{n, plural, one {# tentativa} many {# de tentativas} other {# tentativas}}",
    zh: "{n, plural, other {# 次}}",
    ja: "{n, plural, other {# 回}}",
    ar: """
      {n, plural, zero {لا محاولات} one {محاولة واحدة} two {محاولتان} few {# محاولات} \
      many {# محاولة} other {# محاولة}}
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

  static let counts = [
    points, questions, lives, seconds, attempts, newRecord, highScoreIs, gameOver,
  ]
}

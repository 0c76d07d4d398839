// A game for several people at one keyboard.
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

  package static let turnOf = Phrase(
    en: "It is {name}’s turn", ru: "Ходит {name}", uk: "Ходить {name}", de: "{name} ist dran",
    fr: "C’est le tour de {name}", es: "Le toca a {name}", pt: "É a vez de {name}",
    zh: "轮到 {name} 了", ja: "{name} さんの番です", ar: "الدور على {name}")

  package static let othersLookAway = Phrase(
    en: "Hand over the keyboard. The others look away.",
    ru: "Передайте клавиатуру. Остальные отворачиваются.",
    uk: "Передайте клавіатуру. Решта відвертається.",
    de: "Gib die Tastatur weiter. Die anderen schauen weg.",
    fr: "Passez le clavier. Les autres ne regardent pas.",
    es: "Pasa el teclado. Los demás no miran.", pt: "Passe o teclado. Os outros não olham.",
    zh: "请把键盘交给他（她），其他人不要看。", ja: "キーボードを渡してください。ほかの人は見ないでください。",
    ar: "سلّم لوحة المفاتيح. لا ينظر الآخرون.")

  package static let endParty = Phrase(
    en: "end the party", ru: "закончить", uk: "закінчити", de: "beenden", fr: "terminer",
    es: "terminar", pt: "terminar", zh: "结束", ja: "終わる", ar: "إنهاء")

  package static let playTogether = Phrase(
    en: "play together", ru: "играть вместе", uk: "грати разом", de: "zusammen",
    fr: "à plusieurs", es: "jugar juntos", pt: "jogar juntos", zh: "一起玩", ja: "みんなで遊ぶ",
    ar: "اللعب معًا")

  package static let whoPlays = Phrase(
    en: "Who plays? 2 to 6 names, with commas between",
    ru: "Кто играет? От 2 до 6 имён через запятую",
    uk: "Хто грає? Від 2 до 6 імен через кому", de: "Wer spielt? 2 bis 6 Namen, mit Komma",
    fr: "Qui joue ? 2 à 6 noms, séparés par des virgules",
    es: "¿Quién juega? De 2 a 6 nombres, con comas", pt: "Quem joga? De 2 a 6 nomes, com vírgulas",
    zh: "谁来玩？2 到 6 个名字，用逗号分开", ja: "だれが遊びますか。名前を 2 ～ 6 人、コンマで区切って",
    ar: "من يلعب؟ من 2 إلى 6 أسماء بينها فواصل")

  package static let sameQuestions = Phrase(
    en: "the same questions for all", ru: "одни вопросы для всех", uk: "однакові питання для всіх",
    de: "gleiche Fragen für alle", fr: "mêmes questions pour tous",
    es: "mismas preguntas para todos",
    pt: "mesmas perguntas para todos", zh: "所有人题目相同", ja: "全員同じ問題", ar: "الأسئلة نفسها للجميع")

  package static let notKeptTogether = Phrase(
    en: "Scores of such games are not kept.", ru: "Счёт таких игр не сохраняется.",
    uk: "Рахунок таких ігор не зберігається.",
    de: "Punkte solcher Spiele werden nicht gespeichert.",
    fr: "Les scores de ces parties ne sont pas gardés.",
    es: "No se guardan los puntos de estas partidas.",
    pt: "Os pontos destas partidas não são guardados.", zh: "这样的游戏不保存得分。",
    ja: "この遊び方では得点を保存しません。", ar: "لا تُحفظ نقاط هذه الألعاب.")

  static let party = [
    points,
    turnOf, othersLookAway, endParty, playTogether, whoPlays, sameQuestions, notKeptTogether,
  ]
}

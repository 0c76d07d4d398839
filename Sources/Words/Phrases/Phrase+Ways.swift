// The ways to play a pack on the page.
extension Phrase {
  package static let waysToPlay = Phrase(
    en: "ways to play", ru: "варианты игры", uk: "варіанти гри", de: "Spielarten",
    fr: "modes de jeu", es: "modos de juego", pt: "modos de jogo", zh: "游戏方式",
    ja: "いろいろな遊び方", ar: "طرق اللعب")

  package static let allQuestions = Phrase(
    en: "all questions", ru: "все вопросы", uk: "усі питання", de: "alle Fragen",
    fr: "toutes les questions", es: "todas las preguntas", pt: "todas as perguntas", zh: "全部题目",
    ja: "すべての問題", ar: "كل الأسئلة")

  package static let questionsAbout = Phrase(
    en: "by topic and difficulty", ru: "по теме и сложности", uk: "за темою і складністю",
    de: "nach Thema und Schwierigkeit", fr: "par thème et difficulté",
    es: "por tema y dificultad", pt: "por tema e dificuldade", zh: "按主题和难度",
    ja: "テーマと難易度で選ぶ", ar: "حسب الموضوع والصعوبة")

  package static let practiceName = Phrase(
    en: "practice", ru: "тренировка", uk: "тренування", de: "Üben", fr: "entraînement",
    es: "práctica", pt: "prática", zh: "练习", ja: "練習", ar: "تدريب")

  package static let practiceAbout = Phrase(
    en: "what you missed comes first; no score is kept",
    ru: "сначала ваши ошибки; счёт не сохраняется",
    uk: "спершу ваші помилки; рахунок не зберігається",
    de: "zuerst kommt, was du nicht wusstest; ohne Rekord",
    fr: "d’abord vos erreurs ; le score n’est pas gardé",
    es: "primero lo que fallaste; no se guardan los puntos",
    pt: "primeiro o que você errou; os pontos não são guardados",
    zh: "先问答错的题；不保存得分", ja: "間違えた問題から。得点は保存しません",
    ar: "ما أخطأتَ فيه أولًا؛ ولا تُحفظ النقاط")

  package static let dailyAbout = Phrase(
    en: "today’s questions, the same for everyone", ru: "сегодня вопросы у всех одинаковые",
    uk: "сьогодні питання в усіх однакові", de: "heute dieselben Fragen für alle",
    fr: "aujourd’hui, mêmes questions pour tous", es: "hoy, las mismas preguntas para todos",
    pt: "hoje, as mesmas perguntas para todos", zh: "今天所有人题目相同", ja: "今日は全員が同じ問題",
    ar: "أسئلة اليوم نفسها للجميع")

  package static let togetherAbout = Phrase(
    en: "2 to 6 players by turns, one device", ru: "от 2 до 6 игроков, одно устройство",
    uk: "від 2 до 6 гравців, один пристрій", de: "2 bis 6 Spieler reihum, ein Gerät",
    fr: "2 à 6 joueurs, un seul appareil", es: "2 a 6 jugadores por turnos, un aparato",
    pt: "2 a 6 jogadores por turnos, um aparelho", zh: "2 到 6 人轮流，用一台设备",
    ja: "2～6 人で 1 台を順番に", ar: "من 2 إلى 6 لاعبين بالدور على جهاز واحد")

  package static let howManyPlay = Phrase(
    en: "how many play?", ru: "сколько игроков?", uk: "скільки гравців?",
    de: "Wie viele spielen mit?", fr: "combien de joueurs ?", es: "¿cuántos juegan?",
    pt: "quantos jogam?", zh: "几个人玩？", ja: "何人で遊びますか", ar: "كم لاعبًا؟")

  package static let playerNumber = Phrase(
    en: "Player {n}", ru: "Игрок {n}", uk: "Гравець {n}", de: "Spieler {n}", fr: "Joueur {n}",
    es: "Jugador {n}", pt: "Jogador {n}", zh: "玩家 {n}", ja: "プレイヤー {n}", ar: "اللاعب {n}")

  package static let passTo = Phrase(
    en: "Pass to {name}", ru: "Ход переходит: {name}", uk: "Хід переходить: {name}",
    de: "Weitergeben an {name}", fr: "Passez à {name}", es: "Pasa el turno a {name}",
    pt: "Passe para {name}", zh: "请交给 {name}", ja: "{name} さんに渡してください",
    ar: "سلّم الجهاز إلى {name}")

  package static let othersLookAwayNow = Phrase(
    en: "The others look away.", ru: "Остальные отворачиваются.", uk: "Решта відвертається.",
    de: "Die anderen schauen weg.", fr: "Les autres ne regardent pas.", es: "Los demás no miran.",
    pt: "Os outros não olham.", zh: "其他人不要看。", ja: "ほかの人は見ないでください。",
    ar: "لا ينظر الآخرون.")

  package static let firstPlace = Phrase(
    en: "First place: {names}", ru: "Первое место: {names}", uk: "Перше місце: {names}",
    de: "Erster Platz: {names}", fr: "Première place : {names}", es: "Primer lugar: {names}",
    pt: "Primeiro lugar: {names}", zh: "第一名：{names}", ja: "1 位：{names}",
    ar: "المركز الأول: {names}")

  static let ways = [
    waysToPlay, allQuestions, questionsAbout, practiceName, practiceAbout, dailyAbout,
    togetherAbout, howManyPlay, playerNumber, passTo, othersLookAwayNow, firstPlace,
  ]
}

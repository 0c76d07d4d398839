// The parts of the screen that all games share: keys, pauses, questions before a game ends.
extension Phrase {
  package static let paused = Phrase(
    en: "Paused",
    ru: "Пауза",
    uk: "Пауза",
    de: "Pause",
    fr: "En pause",
    es: "En pausa",
    pt: "Em pausa",
    zh: "已暂停",
    ja: "一時停止中",
    ar: "متوقفة مؤقتًا")

  package static let goOn = Phrase(
    en: "go on",
    ru: "продолжить",
    uk: "продовжити",
    de: "weiter",
    fr: "continuer",
    es: "continuar",
    pt: "continuar",
    zh: "继续",
    ja: "続ける",
    ar: "متابعة")

  package static let yes = Phrase(
    en: "yes",
    ru: "да",
    uk: "так",
    de: "ja",
    fr: "oui",
    es: "sí",
    pt: "sim",
    zh: "是",
    ja: "はい",
    ar: "نعم")

  package static let noGoOn = Phrase(
    en: "no, go on",
    ru: "нет, играть дальше",
    uk: "ні, грати далі",
    de: "nein, weiterspielen",
    fr: "non, continuer",
    es: "no, seguir",
    pt: "não, continuar",
    zh: "不，继续",
    ja: "いいえ、続ける",
    ar: "لا، متابعة")

  /// The letter of the key that says yes.
  package static let yesKey = Phrase(
    en: "y",
    ru: "д",
    uk: "т",
    de: "j",
    fr: "o",
    es: "s",
    pt: "s",
    zh: "y",
    ja: "y",
    ar: "ن")

  /// The letter of the key that says no.
  package static let noKey = Phrase(
    en: "n",
    ru: "н",
    uk: "н",
    de: "n",
    fr: "n",
    es: "n",
    pt: "n",
    zh: "n",
    ja: "n",
    ar: "ل")

  package static let help = Phrase(
    en: "help",
    ru: "справка",
    uk: "довідка",
    de: "Hilfe",
    fr: "aide",
    es: "ayuda",
    pt: "ajuda",
    zh: "帮助",
    ja: "ヘルプ",
    ar: "مساعدة")

  package static let newGame = Phrase(
    en: "new",
    ru: "новая",
    uk: "нова",
    de: "neu",
    fr: "nouvelle",
    es: "nueva",
    pt: "nova",
    zh: "新游戏",
    ja: "新規",
    ar: "جديدة")

  package static let quit = Phrase(
    en: "quit",
    ru: "выйти",
    uk: "вийти",
    de: "beenden",
    fr: "quitter",
    es: "salir",
    pt: "sair",
    zh: "退出",
    ja: "終了",
    ar: "خروج")

  package static let whereFrom = Phrase(
    en: "where from",
    ru: "откуда",
    uk: "звідки",
    de: "Herkunft",
    fr: "origine",
    es: "origen",
    pt: "origem",
    zh: "出处",
    ja: "出典",
    ar: "المصدر")

  package static let back = Phrase(
    en: "back",
    ru: "назад",
    uk: "назад",
    de: "zurück",
    fr: "retour",
    es: "volver",
    pt: "voltar",
    zh: "返回",
    ja: "戻る",
    ar: "رجوع")

  package static let scroll = Phrase(
    en: "scroll",
    ru: "листать",
    uk: "гортати",
    de: "blättern",
    fr: "défiler",
    es: "desplazar",
    pt: "rolar",
    zh: "滚动",
    ja: "スクロール",
    ar: "تمرير")

  package static let leaveGame = Phrase(
    en: "Leave this game?",
    ru: "Выйти из игры?",
    uk: "Вийти з гри?",
    de: "Dieses Spiel verlassen?",
    fr: "Quitter cette partie\u{A0}?",
    es: "¿Salir de la partida?",
    pt: "Sair desta partida?",
    zh: "要退出这局游戏吗？",
    ja: "このゲームをやめますか？",
    ar: "هل تريد مغادرة اللعبة؟")

  package static let startNewGame = Phrase(
    en: "Start a new game?",
    ru: "Начать новую игру?",
    uk: "Почати нову гру?",
    de: "Neues Spiel beginnen?",
    fr: "Commencer une nouvelle partie\u{A0}?",
    es: "¿Empezar otra partida?",
    pt: "Começar outra partida?",
    zh: "要开始新游戏吗？",
    ja: "新しいゲームを始めますか？",
    ar: "هل تريد بدء لعبة جديدة؟")

  package static let enlargeWindow = Phrase(
    en: "Enlarge the window",
    ru: "Увеличьте окно",
    uk: "Збільште вікно",
    de: "Fenster vergrößern",
    fr: "Agrandissez la fenêtre",
    es: "Agranda la ventana",
    pt: "Aumente a janela",
    zh: "请放大窗口",
    ja: "ウィンドウを広げてください",
    ar: "كبّر النافذة")

  package static let sizeNow = Phrase(
    en: "now {columns} × {rows}",
    ru: "сейчас {columns} × {rows}",
    uk: "зараз {columns} × {rows}",
    de: "jetzt {columns} × {rows}",
    fr: "actuellement {columns} × {rows}",
    es: "ahora {columns} × {rows}",
    pt: "agora {columns} × {rows}",
    zh: "当前 {columns} × {rows}",
    ja: "現在 {columns} × {rows}",
    ar: "الآن {columns} × {rows}")

  package static let sizeNeeded = Phrase(
    en: "needed {columns} × {rows}",
    ru: "нужно {columns} × {rows}",
    uk: "потрібно {columns} × {rows}",
    de: "nötig {columns} × {rows}",
    fr: "nécessaire {columns} × {rows}",
    es: "necesario {columns} × {rows}",
    pt: "necessário {columns} × {rows}",
    zh: "需要 {columns} × {rows}",
    ja: "必要 {columns} × {rows}",
    ar: "المطلوب {columns} × {rows}")

  static let screens = [
    paused, goOn, yes, noGoOn, yesKey, noKey, help, newGame, quit, whereFrom, back, scroll,
    leaveGame, startNewGame, enlargeWindow, sizeNow, sizeNeeded,
  ]
}

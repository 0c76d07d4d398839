// The facts that a pack states about itself, and the troubles of the store of scores.
extension Phrase {
  package static let levels = Phrase(
    en: "{n, plural, one {# level} other {# levels}}",
    ru: "{n, plural, one {# уровень} few {# уровня} many {# уровней} other {# уровня}}",
    uk: "{n, plural, one {# рівень} few {# рівні} many {# рівнів} other {# рівня}}",
    de: "{n, plural, one {# Stufe} other {# Stufen}}",
    fr: "{n, plural, one {# niveau} many {# de niveaux} other {# niveaux}}",
    es: "{n, plural, one {# nivel} many {# de niveles} other {# niveles}}",
    pt: "{n, plural, one {# nível} many {# de níveis} other {# níveis}}",
    zh: "{n, plural, other {# 关}}", ja: "{n, plural, other {# レベル}}",
    ar: """
      {n, plural, zero {لا مستويات} one {مستوى واحد} two {مستويان} few {# مستويات} \
      many {# مستوى} other {# مستوى}}
      """)

  package static let cards = Phrase(
    en: "{n, plural, one {# card} other {# cards}}",
    ru: "{n, plural, one {# карточка} few {# карточки} many {# карточек} other {# карточки}}",
    uk: "{n, plural, one {# картка} few {# картки} many {# карток} other {# картки}}",
    de: "{n, plural, one {# Karte} other {# Karten}}",
    fr: "{n, plural, one {# carte} many {# de cartes} other {# cartes}}",
    es: "{n, plural, one {# tarjeta} many {# de tarjetas} other {# tarjetas}}",
    pt: "{n, plural, one {# cartão} many {# de cartões} other {# cartões}}",
    zh: "{n, plural, other {# 张卡片}}", ja: "{n, plural, other {カード # 枚}}",
    ar: """
      {n, plural, zero {لا بطاقات} one {بطاقة واحدة} two {بطاقتان} few {# بطاقات} \
      many {# بطاقة} other {# بطاقة}}
      """)

  package static let brokenPacks = Phrase(
    en: "{n} broken", ru: "повреждено: {n}", uk: "пошкоджено: {n}", de: "{n} defekt",
    fr: "défectueux : {n}", es: "dañados: {n}", pt: "com defeito: {n}", zh: "{n} 个损坏",
    ja: "破損 {n}", ar: "تالفة: {n}")

  package static let byAuthors = Phrase(
    en: "By {names}.", ru: "Авторы: {names}.", uk: "Автори: {names}.", de: "Von {names}.",
    fr: "Par {names}.", es: "De {names}.", pt: "De {names}.", zh: "作者：{names}。", ja: "作者：{names}。",
    ar: "إعداد: {names}.")

  /// The label of the key that shows all that is known of a pack.
  package static let aboutPack = Phrase(
    en: "about", ru: "о наборе", uk: "про набір", de: "Info", fr: "à propos", es: "acerca de",
    pt: "sobre", zh: "关于", ja: "詳細", ar: "حول")

  package static let chooseAndPlay = Phrase(
    en: "Choose a pack with ↑ ↓ and press ENTER to play.",
    ru: "Выберите набор стрелками ↑ ↓ и нажмите ENTER.",
    uk: "Виберіть набір стрілками ↑ ↓ і натисніть ENTER.",
    de: "Wähle mit ↑ ↓ ein Paket und drücke ENTER.",
    fr: "Choisissez un pack avec ↑ ↓ et pressez ENTER.",
    es: "Elige un paquete con ↑ ↓ y pulsa ENTER.", pt: "Escolha um pacote com ↑ ↓ e tecle ENTER.",
    zh: "用 ↑ ↓ 选择题包，按 ENTER 开始。", ja: "↑ ↓ でパックを選び、ENTER で始めます。",
    ar: "اختر حزمة بالسهمين ↑ ↓ واضغط ENTER للعب.")

  package static let scoresNotKept = Phrase(
    en: """
      Scores and settings of this run are not kept: {cause}. Make room, repair or move the file \
      away, or set XDG_DATA_HOME to a folder that you can write to.
      """,
    ru: """
      Счёт и настройки этого запуска не сохранятся: {cause}. Освободите место, исправьте или \
      уберите файл, или задайте в XDG_DATA_HOME папку, куда можно писать.
      """,
    uk: """
      Рахунок і налаштування цього запуску не збережуться: {cause}. Звільніть місце, виправте чи \
      приберіть файл, або задайте в XDG_DATA_HOME теку, куди можна писати.
      """,
    de: """
      Punkte und Einstellungen dieses Laufs werden nicht gespeichert: {cause}. Schaffe Platz, \
      repariere die Datei oder räume sie weg, oder setze XDG_DATA_HOME auf einen Ordner, in den \
      du schreiben darfst.
      """,
    fr: """
      Les scores et réglages de cette session ne sont pas gardés : {cause}. Libérez de la place, \
      réparez ou déplacez le fichier, ou donnez à XDG_DATA_HOME un dossier où vous pouvez écrire.
      """,
    es: """
      Los puntos y ajustes de esta sesión no se guardan: {cause}. Libera espacio, repara o aparta \
      el archivo, o pon en XDG_DATA_HOME una carpeta donde puedas escribir.
      """,
    pt: """
      Os pontos e ajustes desta sessão não são guardados: {cause}. Libere espaço, repare ou afaste \
      o arquivo, ou ponha em XDG_DATA_HOME uma pasta em que possa escrever.
      """,
    zh: "本次运行的得分和设置不会保存：{cause}。请腾出空间，修复或移走该文件，或把 XDG_DATA_HOME 设为可写的文件夹。",
    ja: """
      今回の得点と設定は保存されません：{cause}。空き容量を作るか、ファイルを直すか移すか、\
      XDG_DATA_HOME に書き込めるフォルダーを設定してください。
      """,
    ar: """
      لن تُحفظ نقاط هذا التشغيل ولا إعداداته: {cause}. أفرغ مساحة، أو أصلح الملف أو انقله، أو \
      اضبط XDG_DATA_HOME على مجلد يمكنك الكتابة فيه.
      """)

  /// The line that is printed when a player leaves the whole screen.
  package static let leavingLine = Phrase(
    en: "{title}: score {score}, high score {best}. Play again: {command}",
    ru: "{title}: счёт {score}, рекорд {best}. Играть ещё: {command}",
    uk: "{title}: рахунок {score}, рекорд {best}. Грати ще: {command}",
    de: "{title}: {score} Punkte, Rekord {best}. Noch einmal: {command}",
    fr: "{title} : score {score}, record {best}. Rejouer : {command}",
    es: "{title}: puntuación {score}, récord {best}. Jugar otra vez: {command}",
    pt: "{title}: placar {score}, recorde {best}. Jogar de novo: {command}",
    zh: "{title}：得分 {score}，最高分 {best}。再玩一次：{command}",
    ja: "{title}：得点 {score}、最高点 {best}。もう一度遊ぶ：{command}",
    ar: "{title}: النقاط {score}، الرقم القياسي {best}. العب مجددًا: {command}")

  package static let leftGames = Phrase(
    en: "{n} left early", ru: "прервано: {n}", uk: "перервано: {n}", de: "{n} abgebrochen",
    fr: "abandonnées : {n}", es: "abandonadas: {n}", pt: "abandonadas: {n}", zh: "中途退出 {n} 局",
    ja: "途中終了 {n} 回", ar: "متروكة: {n}")

  static let about = [
    leftGames,
    levels, cards, brokenPacks, byAuthors, aboutPack, chooseAndPlay, scoresNotKept,
    leavingLine,
  ]
}

// The settings for all games.
extension Phrase {
  package static let settingsTitle = Phrase(
    en: "Settings",
    ru: "Настройки",
    uk: "Налаштування",
    de: "Einstellungen",
    fr: "Réglages",
    es: "Ajustes",
    pt: "Ajustes",
    zh: "设置",
    ja: "設定",
    ar: "الإعدادات")

  package static let languageName = Phrase(
    en: "Language",
    ru: "Язык",
    uk: "Мова",
    de: "Sprache",
    fr: "Langue",
    es: "Idioma",
    pt: "Idioma",
    zh: "语言",
    ja: "言語",
    ar: "اللغة")

  package static let asTheSystem = Phrase(
    en: "as the system",
    ru: "как в системе",
    uk: "як у системі",
    de: "wie das System",
    fr: "comme le système",
    es: "la del sistema",
    pt: "a do sistema",
    zh: "跟随系统",
    ja: "システムに合わせる",
    ar: "حسب النظام")

  package static let themeName = Phrase(
    en: "Theme",
    ru: "Тема",
    uk: "Тема",
    de: "Farben",
    fr: "Thème",
    es: "Tema",
    pt: "Tema",
    zh: "主题",
    ja: "テーマ",
    ar: "السمة")

  package static let asTheTerminal = Phrase(
    en: "as the terminal",
    ru: "как в терминале",
    uk: "як у терміналі",
    de: "wie das Terminal",
    fr: "comme le terminal",
    es: "el del terminal",
    pt: "o do terminal",
    zh: "跟随终端",
    ja: "端末に合わせる",
    ar: "حسب الطرفية")

  package static let dark = Phrase(
    en: "dark",
    ru: "тёмная",
    uk: "темна",
    de: "dunkel",
    fr: "sombre",
    es: "oscuro",
    pt: "escuro",
    zh: "深色",
    ja: "暗い",
    ar: "داكنة")

  package static let light = Phrase(
    en: "light",
    ru: "светлая",
    uk: "світла",
    de: "hell",
    fr: "clair",
    es: "claro",
    pt: "claro",
    zh: "浅色",
    ja: "明るい",
    ar: "فاتحة")

  package static let motionName = Phrase(
    en: "Motion",
    ru: "Движение",
    uk: "Рух",
    de: "Bewegung",
    fr: "Animations",
    es: "Movimiento",
    pt: "Movimento",
    zh: "动画",
    ja: "動き",
    ar: "الحركة")

  package static let motionOn = Phrase(
    en: "on",
    ru: "есть",
    uk: "є",
    de: "an",
    fr: "oui",
    es: "sí",
    pt: "sim",
    zh: "开",
    ja: "オン",
    ar: "تشغيل")

  package static let motionOff = Phrase(
    en: "off",
    ru: "нет",
    uk: "немає",
    de: "aus",
    fr: "non",
    es: "no",
    pt: "não",
    zh: "关",
    ja: "オフ",
    ar: "إيقاف")

  package static let hintsName = Phrase(
    en: "Hints",
    ru: "Подсказки",
    uk: "Підказки",
    de: "Hinweise",
    fr: "Indices",
    es: "Pistas",
    pt: "Dicas",
    zh: "提示",
    ja: "ヒント",
    ar: "التلميحات")

  package static let hintsShown = Phrase(
    en: "shown",
    ru: "показывать",
    uk: "показувати",
    de: "zeigen",
    fr: "affichés",
    es: "visibles",
    pt: "visíveis",
    zh: "显示",
    ja: "表示",
    ar: "ظاهرة")

  package static let hintsHidden = Phrase(
    en: "hidden",
    ru: "скрывать",
    uk: "приховувати",
    de: "verbergen",
    fr: "masqués",
    es: "ocultas",
    pt: "ocultas",
    zh: "隐藏",
    ja: "非表示",
    ar: "مخفية")

  package static let change = Phrase(
    en: "change",
    ru: "изменить",
    uk: "змінити",
    de: "ändern",
    fr: "modifier",
    es: "cambiar",
    pt: "mudar",
    zh: "更改",
    ja: "変更",
    ar: "تغيير")

  package static let commandLineSays = Phrase(
    en: "For this run the command line says {options}.",
    ru: "На этот раз командная строка задаёт {options}.",
    uk: "Цього разу командний рядок задає {options}.",
    de: "Für dieses Mal gilt die Befehlszeile: {options}.",
    fr: "Cette fois, la ligne de commande impose {options}.",
    es: "Esta vez la línea de comandos indica {options}.",
    pt: "Desta vez a linha de comando indica {options}.",
    zh: "本次运行以命令行为准：{options}。",
    ja: "今回はコマンドラインの {options} に従います。",
    ar: "في هذه المرة يحدد سطر الأوامر {options}.")

  static let settingNames = [
    settingsTitle, languageName, asTheSystem, themeName, asTheTerminal, dark, light, motionName,
    motionOn, motionOff, hintsName, hintsShown, hintsHidden, change, commandLineSays,
  ]
}

// The home: the list of packs, their details, and what a player finds out about them.
extension Phrase {
  package static let packs = Phrase(
    en: "{n, plural, one {# pack} other {# packs}}",
    ru: "{n, plural, one {# набор} few {# набора} many {# наборов} other {# набора}}",
    uk: "{n, plural, one {# набір} few {# набори} many {# наборів} other {# набору}}",
    de: "{n, plural, one {# Paket} other {# Pakete}}",
    fr: "{n, plural, one {# pack} many {# de packs} other {# packs}}",
    es: "{n, plural, one {# paquete} many {# de paquetes} other {# paquetes}}",
    pt: "{n, plural, one {# pacote} many {# de pacotes} other {# pacotes}}",
    zh: "{n, plural, other {# 个题包}}",
    ja: "{n, plural, other {# パック}}",
    ar: """
      {n, plural, zero {لا حزم} one {حزمة واحدة} two {حزمتان} few {# حزم} many {# حزمة} \
      other {# حزمة}}
      """)

  package static let play = Phrase(
    en: "play",
    ru: "играть",
    uk: "грати",
    de: "spielen",
    fr: "jouer",
    es: "jugar",
    pt: "jogar",
    zh: "开始",
    ja: "遊ぶ",
    ar: "لعب")

  package static let choose = Phrase(
    en: "choose",
    ru: "выбрать",
    uk: "вибрати",
    de: "wählen",
    fr: "choisir",
    es: "elegir",
    pt: "escolher",
    zh: "选择",
    ja: "選択",
    ar: "اختيار")

  package static let allPacks = Phrase(
    en: "all packs",
    ru: "все наборы",
    uk: "усі набори",
    de: "alle Pakete",
    fr: "tous les packs",
    es: "todos",
    pt: "todos",
    zh: "全部题包",
    ja: "すべてのパック",
    ar: "كل الحزم")

  package static let settings = Phrase(
    en: "settings",
    ru: "настройки",
    uk: "налаштування",
    de: "Einstellungen",
    fr: "réglages",
    es: "ajustes",
    pt: "ajustes",
    zh: "设置",
    ja: "設定",
    ar: "إعدادات")

  package static let howToPlay = Phrase(
    en: "how to play",
    ru: "как играть",
    uk: "як грати",
    de: "Regeln",
    fr: "règles",
    es: "cómo jugar",
    pt: "como jogar",
    zh: "玩法",
    ja: "遊び方",
    ar: "طريقة اللعب")

  package static let statistics = Phrase(
    en: "statistics",
    ru: "статистика",
    uk: "статистика",
    de: "Statistik",
    fr: "statistiques",
    es: "estadísticas",
    pt: "estatísticas",
    zh: "统计",
    ja: "統計",
    ar: "إحصاءات")

  package static let search = Phrase(
    en: "search",
    ru: "искать",
    uk: "шукати",
    de: "suchen",
    fr: "trouver",
    es: "buscar",
    pt: "buscar",
    zh: "搜索",
    ja: "検索",
    ar: "بحث")

  package static let noPackCalledSo = Phrase(
    en: "No pack is called so.",
    ru: "Набора с таким названием нет.",
    uk: "Набору з такою назвою немає.",
    de: "Kein Paket heißt so.",
    fr: "Aucun pack ne porte ce nom.",
    es: "Ningún paquete se llama así.",
    pt: "Nenhum pacote tem esse nome.",
    zh: "没有这个名字的题包。",
    ja: "その名前のパックはありません。",
    ar: "لا توجد حزمة بهذا الاسم.")

  package static let noPackYet = Phrase(
    en: "There is no pack here yet.",
    ru: "Здесь пока нет ни одного набора.",
    uk: "Тут ще немає жодного набору.",
    de: "Hier ist noch kein Paket.",
    fr: "Il n’y a encore aucun pack ici.",
    es: "Aquí todavía no hay paquetes.",
    pt: "Ainda não há pacotes aqui.",
    zh: "这里还没有题包。",
    ja: "ここにはまだパックがありません。",
    ar: "لا توجد حزم هنا بعد.")

  package static let packsAreLookedForIn = Phrase(
    en: "They are looked for in",
    ru: "Их ищут здесь:",
    uk: "Їх шукають тут:",
    de: "Gesucht wird in:",
    fr: "Dossiers examinés\u{A0}:",
    es: "Se buscan en:",
    pt: "São procurados em:",
    zh: "查找位置：",
    ja: "探す場所：",
    ar: "يُبحث عنها في:")

  package static let copyPacksThere = Phrase(
    en: """
      Copy packs (.qpk) there, or make some: packtool init facts my-facts, then packtool \
      compile my-facts. A pack elsewhere is played with packplay FILE.
      """,
    ru: """
      Скопируйте туда наборы (.qpk) или создайте их: packtool init facts my-facts, затем \
      packtool compile my-facts. Набор из другого места: packplay ФАЙЛ.
      """,
    uk: """
      Скопіюйте туди набори (.qpk) або створіть їх: packtool init facts my-facts, потім \
      packtool compile my-facts. Набір з іншого місця: packplay ФАЙЛ.
      """,
    de: """
      Kopiere Pakete (.qpk) dorthin oder erstelle welche: packtool init facts my-facts, \
      dann packtool compile my-facts. Ein Paket von anderswo: packplay DATEI.
      """,
    fr: """
      Copiez-y des packs (.qpk) ou créez-en\u{A0}: packtool init facts my-facts, puis \
      packtool compile my-facts. Un pack situé ailleurs\u{A0}: packplay FICHIER.
      """,
    es: """
      Copia ahí paquetes (.qpk) o crea alguno: packtool init facts my-facts y luego \
      packtool compile my-facts. Un paquete de otro lugar: packplay ARCHIVO.
      """,
    pt: """
      Copie pacotes (.qpk) para lá ou crie alguns: packtool init facts my-facts e depois \
      packtool compile my-facts. Um pacote de outro lugar: packplay ARQUIVO.
      """,
    zh: """
      把题包（.qpk）复制到那里，或自己制作：先运行 packtool init facts my-facts，再运行 packtool compile \
      my-facts。玩别处的题包：packplay 文件。
      """,
    ja: """
      パック（.qpk）をそこにコピーするか、作成してください：packtool init facts my-facts、次に packtool compile \
      my-facts。別の場所のパック：packplay ファイル。
      """,
    ar: """
      انسخ الحزم (.qpk) إلى هناك، أو أنشئ حزمًا: packtool init facts my-facts ثم packtool \
      compile my-facts. ولتشغيل حزمة من مكان آخر: packplay ملف.
      """)

  package static let noGamePlays = Phrase(
    en: "no game here plays {kind}",
    ru: "здесь нет игры для {kind}",
    uk: "тут немає гри для {kind}",
    de: "kein Spiel hier spielt {kind}",
    fr: "aucun jeu ici pour {kind}",
    es: "aquí no hay juego para {kind}",
    pt: "não há jogo aqui para {kind}",
    zh: "这里没有适合 {kind} 的游戏",
    ja: "{kind} を遊べるゲームがありません",
    ar: "لا توجد لعبة هنا من أجل {kind}")

  package static let cannotBePlayed = Phrase(
    en: "cannot be played: {reason}",
    ru: "играть нельзя: {reason}",
    uk: "грати не можна: {reason}",
    de: "nicht spielbar: {reason}",
    fr: "injouable\u{A0}: {reason}",
    es: "no se puede jugar: {reason}",
    pt: "não dá para jogar: {reason}",
    zh: "无法游玩：{reason}",
    ja: "プレイできません：{reason}",
    ar: "لا يمكن لعبها: {reason}")

  package static let gameHadToEnd = Phrase(
    en: "The game had to end: {pack}: {reason}.",
    ru: "Игру пришлось закончить: {pack}: {reason}.",
    uk: "Гру довелося закінчити: {pack}: {reason}.",
    de: "Das Spiel musste enden: {pack}: {reason}.",
    fr: "La partie a dû s’arrêter\u{A0}: {pack}\u{A0}: {reason}.",
    es: "La partida tuvo que terminar: {pack}: {reason}.",
    pt: "A partida teve de acabar: {pack}: {reason}.",
    zh: "游戏被迫结束：{pack}：{reason}。",
    ja: "ゲームを終了しました：{pack}：{reason}。",
    ar: "تعذر إكمال اللعبة: {pack}: {reason}.")

  package static let packVersion = Phrase(
    en: "version {version}",
    ru: "версия {version}",
    uk: "версія {version}",
    de: "Version {version}",
    fr: "version {version}",
    es: "versión {version}",
    pt: "versão {version}",
    zh: "版本 {version}",
    ja: "バージョン {version}",
    ar: "الإصدار {version}")

  package static let asOf = Phrase(
    en: "as of {date}",
    ru: "по состоянию на {date}",
    uk: "станом на {date}",
    de: "Stand {date}",
    fr: "données du {date}",
    es: "datos del {date}",
    pt: "dados de {date}",
    zh: "数据截至 {date}",
    ja: "{date} 時点",
    ar: "حتى {date}")

  package static let notSigned = Phrase(
    en: "not signed",
    ru: "не подписано",
    uk: "не підписано",
    de: "nicht signiert",
    fr: "non signé",
    es: "sin firmar",
    pt: "sem assinatura",
    zh: "未签名",
    ja: "署名なし",
    ar: "بلا توقيع")

  package static let notPlayedYet = Phrase(
    en: "not played yet",
    ru: "ещё не сыграно",
    uk: "ще не зіграно",
    de: "noch nicht gespielt",
    fr: "pas encore joué",
    es: "aún sin jugar",
    pt: "ainda não jogado",
    zh: "还没玩过",
    ja: "まだ遊んでいません",
    ar: "لم تُلعب بعد")

  package static let games = Phrase(
    en: "{n, plural, one {# game} other {# games}}",
    ru: "{n, plural, one {# игра} few {# игры} many {# игр} other {# игры}}",
    uk: "{n, plural, one {# гра} few {# гри} many {# ігор} other {# гри}}",
    de: "{n, plural, one {# Spiel} other {# Spiele}}",
    fr: "{n, plural, one {# partie} many {# de parties} other {# parties}}",
    es: "{n, plural, one {# partida} many {# de partidas} other {# partidas}}",
    pt: "{n, plural, one {# partida} many {# de partidas} other {# partidas}}",
    zh: "{n, plural, other {# 局}}",
    ja: "{n, plural, other {# ゲーム}}",
    ar: """
      {n, plural, zero {لا ألعاب} one {لعبة واحدة} two {لعبتان} few {# ألعاب} many {# \
      لعبة} other {# لعبة}}
      """)

  package static let averageIs = Phrase(
    en: "average {average}",
    ru: "в среднем {average}",
    uk: "у середньому {average}",
    de: "im Schnitt {average}",
    fr: "moyenne {average}",
    es: "media {average}",
    pt: "média {average}",
    zh: "平均 {average}",
    ja: "平均 {average}",
    ar: "المتوسط {average}")

  package static let bestIs = Phrase(
    en: "best {best}",
    ru: "рекорд {best}",
    uk: "рекорд {best}",
    de: "Rekord {best}",
    fr: "record {best}",
    es: "récord {best}",
    pt: "recorde {best}",
    zh: "最高分 {best}",
    ja: "最高 {best}",
    ar: "الأفضل {best}")

  package static let lastPlayed = Phrase(
    en: "last played {date}",
    ru: "последняя игра {date}",
    uk: "остання гра {date}",
    de: "zuletzt gespielt {date}",
    fr: "dernière partie {date}",
    es: "última partida {date}",
    pt: "última partida {date}",
    zh: "上次游玩 {date}",
    ja: "最終プレイ {date}",
    ar: "آخر لعبة {date}")

  package static let rightOfAsked = Phrase(
    en: "{right} of {asked} right",
    ru: "{right} из {asked} верно",
    uk: "{right} з {asked} правильно",
    de: "{right} von {asked} richtig",
    fr: "{right} sur {asked} justes",
    es: "{right} de {asked} bien",
    pt: "{right} de {asked} certas",
    zh: "答对 {right}/{asked}",
    ja: "正解 {right}/{asked}",
    ar: "{right} من {asked} صحيحة")

  package static let noGameFinished = Phrase(
    en: "No game has been finished yet.",
    ru: "Ещё ни одна игра не закончена.",
    uk: "Жодної гри ще не закінчено.",
    de: "Noch kein Spiel wurde beendet.",
    fr: "Aucune partie n’est encore terminée.",
    es: "Aún no hay partidas terminadas.",
    pt: "Nenhuma partida foi concluída ainda.",
    zh: "还没有完成过任何一局。",
    ja: "まだ終了したゲームはありません。",
    ar: "لم تكتمل أي لعبة بعد.")

  package static let lastGames = Phrase(
    en: "the last games, the latest right",
    ru: "последние игры, новейшая справа",
    uk: "останні ігри, найновіша праворуч",
    de: "letzte Spiele, neuestes rechts",
    fr: "parties, la dernière à droite",
    es: "partidas, la última a la derecha",
    pt: "partidas, a mais nova à direita",
    zh: "最近几局，最新的在右边",
    ja: "最近のゲーム、右が最新",
    ar: "آخر الألعاب، والأحدث يمينًا")

  package static let noQuestionWrong = Phrase(
    en: "No question was answered wrong.",
    ru: "Ни одного неверного ответа.",
    uk: "Жодної неправильної відповіді.",
    de: "Keine Frage wurde falsch beantwortet.",
    fr: "Aucune mauvaise réponse.",
    es: "Ninguna respuesta equivocada.",
    pt: "Nenhuma resposta errada.",
    zh: "没有答错过任何题。",
    ja: "間違えた問題はありません。",
    ar: "لا توجد أي إجابة خاطئة.")

  package static let hardestQuestions = Phrase(
    en: "The hardest questions",
    ru: "Самые трудные вопросы",
    uk: "Найважчі питання",
    de: "Die schwersten Fragen",
    fr: "Les questions les plus difficiles",
    es: "Las preguntas más difíciles",
    pt: "As perguntas mais difíceis",
    zh: "最难的题目",
    ja: "難しい問題",
    ar: "أصعب الأسئلة")

  static let home = [
    packs, play, choose, allPacks, settings, howToPlay, statistics, search, noPackCalledSo,
    noPackYet, packsAreLookedForIn, copyPacksThere, noGamePlays, cannotBePlayed, gameHadToEnd,
    packVersion, asOf, notSigned, notPlayedYet, games, averageIs, bestIs, lastPlayed, rightOfAsked,
    noGameFinished, lastGames, noQuestionWrong, hardestQuestions,
  ]
}

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

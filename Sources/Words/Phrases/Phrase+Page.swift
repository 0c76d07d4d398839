// The words of the page in a browser, beside those that it shares with the terminal.
extension Phrase {
  package static let livesCount = Phrase(
    en: "{n, plural, one {# life} other {# lives}}",
    ru: "{n, plural, one {# жизнь} few {# жизни} many {# жизней} other {# жизни}}",
    uk: "{n, plural, one {# життя} few {# життя} many {# життів} other {# життя}}",
    de: "{n, plural, one {# Leben} other {# Leben}}",
    fr: "{n, plural, one {# vie} many {# de vies} other {# vies}}",
    es: "{n, plural, one {# vida} many {# de vidas} other {# vidas}}",
    pt: "{n, plural, one {# vida} many {# de vidas} other {# vidas}}",
    zh: "{n, plural, other {# 条命}}",
    ja: "ライフ {n, plural, other {#}}",
    ar: """
      {n, plural, zero {لا أرواح} one {روح واحدة} two {روحان} few {# أرواح} many {# روحًا} \
      other {# روح}}
      """)

  package static let menu = Phrase(
    en: "Menu",
    ru: "Меню",
    uk: "Меню",
    de: "Menü",
    fr: "Menu",
    es: "Menú",
    pt: "Menu",
    zh: "菜单",
    ja: "メニュー",
    ar: "القائمة")

  package static let close = Phrase(
    en: "close",
    ru: "закрыть",
    uk: "закрити",
    de: "schließen",
    fr: "fermer",
    es: "cerrar",
    pt: "fechar",
    zh: "关闭",
    ja: "閉じる",
    ar: "إغلاق")

  package static let automatic = Phrase(
    en: "automatic",
    ru: "автоматически",
    uk: "автоматично",
    de: "automatisch",
    fr: "automatique",
    es: "automático",
    pt: "automático",
    zh: "自动",
    ja: "自動",
    ar: "تلقائي")

  package static let soundName = Phrase(
    en: "Sound",
    ru: "Звук",
    uk: "Звук",
    de: "Ton",
    fr: "Son",
    es: "Sonido",
    pt: "Som",
    zh: "声音",
    ja: "音",
    ar: "الصوت")

  package static let vibrationName = Phrase(
    en: "Vibration",
    ru: "Вибрация",
    uk: "Вібрація",
    de: "Vibration",
    fr: "Vibrations",
    es: "Vibración",
    pt: "Vibração",
    zh: "振动",
    ja: "振動",
    ar: "الاهتزاز")

  /// A game whose questions are the same for all players of a page on one day.
  package static let gameOfTheDay = Phrase(
    en: "Game of the day",
    ru: "Игра дня",
    uk: "Гра дня",
    de: "Spiel des Tages",
    fr: "Jeu du jour",
    es: "Juego del día",
    pt: "Jogo do dia",
    zh: "每日一局",
    ja: "今日のゲーム",
    ar: "لعبة اليوم")

  package static let timeLimitName = Phrase(
    en: "Time limit",
    ru: "Ограничение времени",
    uk: "Обмеження часу",
    de: "Zeitlimit",
    fr: "Limite de temps",
    es: "Límite de tiempo",
    pt: "Limite de tempo",
    zh: "时间限制",
    ja: "制限時間",
    ar: "الحد الزمني")

  package static let timeLeft = Phrase(
    en: "Time left",
    ru: "Осталось времени",
    uk: "Залишилося часу",
    de: "Restzeit",
    fr: "Temps restant",
    es: "Tiempo restante",
    pt: "Tempo restante",
    zh: "剩余时间",
    ja: "残り時間",
    ar: "الوقت المتبقي")

  package static let keyboardName = Phrase(
    en: "Single-key shortcuts",
    ru: "Клавиши быстрого доступа",
    uk: "Швидкі клавіші",
    de: "Tastenkürzel",
    fr: "Raccourcis à une touche",
    es: "Atajos de una tecla",
    pt: "Atalhos de uma tecla",
    zh: "单键快捷键",
    ja: "1 キーのショートカット",
    ar: "اختصارات بمفتاح واحد")

  package static let pageKeys = Phrase(
    en: "Keys: 1–9 choose, the arrows move, Enter goes on, p pauses, ? helps, n starts again.",
    ru: """
      Клавиши: 1–9 — выбор, стрелки — движение, Enter — дальше, p — пауза, ? — помощь, n — \
      заново.
      """,
    uk: "Клавіші: 1–9 — вибір, стрілки — рух, Enter — далі, p — пауза, ? — довідка, n — спочатку.",
    de: """
      Tasten: 1–9 wählen, Pfeile bewegen, Enter geht weiter, p macht Pause, ? hilft, n fängt \
      neu an.
      """,
    fr: """
      Touches : 1–9 choisissent, les flèches déplacent, Entrée continue, p met en pause, ? \
      aide, n recommence.
      """,
    es: """
      Teclas: 1–9 eligen, las flechas mueven, Intro sigue, p pausa, ? ayuda, n empieza de \
      nuevo.
      """,
    pt: "Teclas: 1–9 escolhem, as setas movem, Enter continua, p pausa, ? ajuda, n recomeça.",
    zh: "按键：1–9 选择，方向键移动，Enter 继续，p 暂停，? 帮助，n 重新开始。",
    ja: "キー：1～9 で選択、矢印で移動、Enter で次へ、p で一時停止、? でヘルプ、n でやり直し。",
    ar: """
      المفاتيح: 1–9 للاختيار، والأسهم للتحريك، وEnter للمتابعة، وp للإيقاف، و? للمساعدة، وn \
      للبدء من جديد.
      """)

  package static let share = Phrase(
    en: "share",
    ru: "поделиться",
    uk: "поділитися",
    de: "teilen",
    fr: "partager",
    es: "compartir",
    pt: "partilhar",
    zh: "分享",
    ja: "共有",
    ar: "مشاركة")

  package static let copy = Phrase(
    en: "copy",
    ru: "копировать",
    uk: "копіювати",
    de: "kopieren",
    fr: "copier",
    es: "copiar",
    pt: "copiar",
    zh: "复制",
    ja: "コピー",
    ar: "نسخ")

  package static let copied = Phrase(
    en: "Copied.",
    ru: "Скопировано.",
    uk: "Скопійовано.",
    de: "Kopiert.",
    fr: "Copié.",
    es: "Copiado.",
    pt: "Copiado.",
    zh: "已复制。",
    ja: "コピーしました。",
    ar: "تم النسخ.")

  package static let scoreCode = Phrase(
    en: "Score code",
    ru: "Код результатов",
    uk: "Код результатів",
    de: "Punkte-Code",
    fr: "Code des scores",
    es: "Código de puntuaciones",
    pt: "Código de pontuações",
    zh: "分数代码",
    ja: "スコアコード",
    ar: "رمز النتائج")

  package static let exportScores = Phrase(
    en: "save the scores as a code",
    ru: "сохранить результаты кодом",
    uk: "зберегти результати кодом",
    de: "Punkte als Code sichern",
    fr: "garder les scores en code",
    es: "guardar las puntuaciones como código",
    pt: "guardar as pontuações como código",
    zh: "把分数存为代码",
    ja: "スコアをコードで保存",
    ar: "حفظ النتائج كرمز")

  package static let importScores = Phrase(
    en: "bring scores back from a code",
    ru: "вернуть результаты из кода",
    uk: "повернути результати з коду",
    de: "Punkte aus einem Code holen",
    fr: "reprendre les scores d’un code",
    es: "recuperar las puntuaciones de un código",
    pt: "recuperar as pontuações de um código",
    zh: "用代码恢复分数",
    ja: "コードからスコアを戻す",
    ar: "استعادة النتائج من رمز")

  package static let importFailed = Phrase(
    en: "That is no score code.",
    ru: "Это не код результатов.",
    uk: "Це не код результатів.",
    de: "Das ist kein Punkte-Code.",
    fr: "Ce n’est pas un code de scores.",
    es: "Eso no es un código de puntuaciones.",
    pt: "Isso não é um código de pontuações.",
    zh: "这不是分数代码。",
    ja: "スコアコードではありません。",
    ar: "هذا ليس رمز نتائج.")

  package static let importedScores = Phrase(
    en: "The scores are back.",
    ru: "Результаты восстановлены.",
    uk: "Результати відновлено.",
    de: "Die Punkte sind wieder da.",
    fr: "Les scores sont de retour.",
    es: "Las puntuaciones están de vuelta.",
    pt: "As pontuações voltaram.",
    zh: "分数已恢复。",
    ja: "スコアが戻りました。",
    ar: "عادت النتائج.")

  package static let resetScores = Phrase(
    en: "delete the scores",
    ru: "удалить результаты",
    uk: "видалити результати",
    de: "Punkte löschen",
    fr: "effacer les scores",
    es: "borrar las puntuaciones",
    pt: "apagar as pontuações",
    zh: "删除分数",
    ja: "スコアを消す",
    ar: "حذف النتائج")

  package static let keepsNothing = Phrase(
    en: "This browser keeps no scores: its storage is full or denied.",
    ru: "Браузер не хранит результаты: хранилище заполнено или запрещено.",
    uk: "Браузер не зберігає результати: сховище заповнене або заборонене.",
    de: "Dieser Browser merkt sich keine Punkte: Sein Speicher ist voll oder gesperrt.",
    fr: "Ce navigateur ne garde pas les scores : son stockage est plein ou refusé.",
    es: "Este navegador no guarda puntuaciones: su almacenamiento está lleno o denegado.",
    pt: "Este navegador não guarda pontuações: o armazenamento está cheio ou negado.",
    zh: "此浏览器不保存分数：存储已满或被拒绝。",
    ja: "このブラウザーはスコアを保存できません。保存領域が満杯か、拒否されています。",
    ar: "لا يحفظ هذا المتصفح النتائج: التخزين ممتلئ أو مرفوض.")

  package static let loading = Phrase(
    en: "Loading …",
    ru: "Загрузка …",
    uk: "Завантаження …",
    de: "Wird geladen …",
    fr: "Chargement …",
    es: "Cargando …",
    pt: "A carregar …",
    zh: "正在加载……",
    ja: "読み込み中…",
    ar: "جارٍ التحميل …")

  package static let worksOffline = Phrase(
    en: "Works offline, too.",
    ru: "Работает и без сети.",
    uk: "Працює й без мережі.",
    de: "Läuft auch ohne Netz.",
    fr: "Marche aussi hors ligne.",
    es: "Funciona también sin conexión.",
    pt: "Funciona também sem rede.",
    zh: "离线也能玩。",
    ja: "オフラインでも遊べます。",
    ar: "يعمل دون اتصال أيضًا.")

  package static let openTwice = Phrase(
    en: "This game is open in another tab, too. Both scores count; only one game can be resumed.",
    ru: "Игра открыта и в другой вкладке. Очки идут из обеих, продолжить потом можно одну игру.",
    uk: "Гра відкрита й у іншій вкладці. Очки йдуть з обох, продовжити потім можна одну гру.",
    de: """
      Dieses Spiel ist auch in einem anderen Tab offen. Die Punkte beider zählen; fortsetzen lässt \
      sich nur eines.
      """,
    fr: """
      Ce jeu est aussi ouvert dans un autre onglet. Les deux scores comptent\u{A0}; une seule \
      partie pourra être reprise.
      """,
    es: """
      Este juego también está abierto en otra pestaña. Valen los puntos de ambos; solo se podrá \
      continuar uno.
      """,
    pt: """
      Este jogo também está aberto em outra aba. Os pontos dos dois valem; só um poderá ser \
      continuado.
      """,
    zh: "这个游戏也在另一个标签页中打开。两边的得分都算，但以后只能继续其中一个。",
    ja: "このゲームは別のタブでも開かれています。得点は両方とも記録されますが、続きから遊べるのは一方だけです。",
    ar: """
      هذه اللعبة مفتوحة في علامة تبويب أخرى أيضًا. تُحتسب نقاط الاثنتين، ولا يمكن استئناف إلا \
      واحدة.
      """)

  package static let toStartScreen = Phrase(
    en: "Back to the start screen",
    ru: "К начальному экрану",
    uk: "До початкового екрана",
    de: "Zurück zum Startbildschirm",
    fr: "Retour à l’écran de départ",
    es: "Volver a la pantalla de inicio",
    pt: "Voltar à tela inicial",
    zh: "返回开始画面",
    ja: "スタート画面に戻る",
    ar: "العودة إلى شاشة البداية")

  package static let skipToGame = Phrase(
    en: "Skip to the game",
    ru: "К игре",
    uk: "До гри",
    de: "Zum Spiel",
    fr: "Aller au jeu",
    es: "Ir al juego",
    pt: "Ir para o jogo",
    zh: "跳到游戏",
    ja: "ゲームへ移動",
    ar: "إلى اللعبة")

  package static let gridOfDigits = Phrase(
    en: "Grid of digits",
    ru: "Поле цифр",
    uk: "Поле цифр",
    de: "Gitter der Ziffern",
    fr: "Grille de chiffres",
    es: "Cuadrícula de cifras",
    pt: "Grelha de algarismos",
    zh: "数字方格",
    ja: "数字のマス目",
    ar: "شبكة أرقام")

  package static let cellAt = Phrase(
    en: "row {row}, column {column}: {digit}",
    ru: "строка {row}, столбец {column}: {digit}",
    uk: "рядок {row}, стовпець {column}: {digit}",
    de: "Zeile {row}, Spalte {column}: {digit}",
    fr: "ligne {row}, colonne {column} : {digit}",
    es: "fila {row}, columna {column}: {digit}",
    pt: "linha {row}, coluna {column}: {digit}",
    zh: "第 {row} 行第 {column} 列：{digit}",
    ja: "{row} 行 {column} 列：{digit}",
    ar: "الصف {row}، العمود {column}: {digit}")

  package static let photoNumber = Phrase(
    en: "photo {n}",
    ru: "фото {n}",
    uk: "фото {n}",
    de: "Foto {n}",
    fr: "photo {n}",
    es: "foto {n}",
    pt: "foto {n}",
    zh: "照片 {n}",
    ja: "写真 {n}",
    ar: "الصورة {n}")

  package static let yourGuess = Phrase(
    en: "your guess",
    ru: "ваш ответ",
    uk: "ваша відповідь",
    de: "dein Tipp",
    fr: "votre réponse",
    es: "tu respuesta",
    pt: "o seu palpite",
    zh: "你的猜测",
    ja: "あなたの答え",
    ar: "تخمينك")

  package static let triedSoFar = Phrase(
    en: "Tried so far",
    ru: "Уже было",
    uk: "Вже було",
    de: "Schon versucht",
    fr: "Déjà essayés",
    es: "Ya probados",
    pt: "Já tentados",
    zh: "已经试过",
    ja: "これまでの答え",
    ar: "ما جُرّب")

  package static let progress = Phrase(
    en: "Progress",
    ru: "Ход игры",
    uk: "Хід гри",
    de: "Fortschritt",
    fr: "Progression",
    es: "Progreso",
    pt: "Progresso",
    zh: "进度",
    ja: "進み具合",
    ar: "التقدم")

  package static let rightWord = Phrase(
    en: "right",
    ru: "верно",
    uk: "правильно",
    de: "richtig",
    fr: "juste",
    es: "correcto",
    pt: "certo",
    zh: "正确",
    ja: "正解",
    ar: "صحيح")

  package static let wrongWord = Phrase(
    en: "wrong",
    ru: "неверно",
    uk: "неправильно",
    de: "falsch",
    fr: "faux",
    es: "incorrecto",
    pt: "errado",
    zh: "错误",
    ja: "不正解",
    ar: "خطأ")

  package static let numberPad = Phrase(
    en: "Number pad",
    ru: "Цифровая клавиатура",
    uk: "Цифрова клавіатура",
    de: "Ziffernblock",
    fr: "Pavé numérique",
    es: "Teclado numérico",
    pt: "Teclado numérico",
    zh: "数字键盘",
    ja: "テンキー",
    ar: "لوحة الأرقام")

  package static let creditsName = Phrase(
    en: "Credits",
    ru: "Благодарности",
    uk: "Подяки",
    de: "Dank",
    fr: "Crédits",
    es: "Créditos",
    pt: "Créditos",
    zh: "致谢",
    ja: "クレジット",
    ar: "شكر وتقدير")

  static let page = [
    livesCount, menu, close, automatic, soundName, vibrationName, gameOfTheDay, timeLimitName,
    timeLeft, keyboardName, pageKeys,
    share, copy, copied, saveAnswers, scoreCode, exportScores, importScores, importFailed,
    importedScores,
    resetScores, keepsNothing, loading, worksOffline, openTwice, toStartScreen, skipToGame,
    gridOfDigits, cellAt,
    photoNumber,
    yourGuess, triedSoFar, progress, rightWord, wrongWord, numberPad, creditsName,
  ]

  package static let saveAnswers = Phrase(
    en: "Save my answers",
    ru: "Сохранить мои ответы",
    uk: "Зберегти мої відповіді",
    de: "Meine Antworten speichern",
    fr: "Enregistrer mes réponses",
    es: "Guardar mis respuestas",
    pt: "Salvar minhas respostas",
    zh: "保存我的答案",
    ja: "自分の回答を保存",
    ar: "احفظ إجاباتي")
}

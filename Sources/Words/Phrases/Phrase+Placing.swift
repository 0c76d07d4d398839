// The ordering and the matching: questions whose items belong to places, against the clock.
extension Phrase {
  package static let orderingName = Phrase(
    en: "ordering",
    ru: "порядок",
    uk: "порядок",
    de: "Reihenfolge",
    fr: "remise en ordre",
    es: "ordenar",
    pt: "ordenar",
    zh: "排序题",
    ja: "並べ替え",
    ar: "ترتيب")

  package static let matchingName = Phrase(
    en: "matching",
    ru: "пары",
    uk: "пари",
    de: "Zuordnung",
    fr: "association",
    es: "emparejar",
    pt: "combinar",
    zh: "配对题",
    ja: "組み合わせ",
    ar: "مطابقة")

  package static let orderingQuestions = Phrase(
    en:
      "{questions, plural, one {# question} other {# questions}}: put the lines in the right order.",
    ru: """
      {questions, plural, one {# вопрос} few {# вопроса} many {# вопросов} other {# вопроса}}: \
      расставьте строки по порядку.
      """,
    uk: """
      {questions, plural, one {# питання} few {# питання} many {# питань} other {# питання}}: \
      розставте рядки за порядком.
      """,
    de: """
      {questions, plural, one {# Frage} other {# Fragen}}: Bring die Zeilen in die richtige \
      Reihenfolge.
      """,
    fr: """
      {questions, plural, one {# question} many {# de questions} other {# questions}}\u{A0}: \
      mettez les lignes dans le bon ordre.
      """,
    es: """
      {questions, plural, one {# pregunta} many {# de preguntas} other {# preguntas}}: pon las \
      líneas en el orden correcto.
      """,
    pt: """
      {questions, plural, one {# pergunta} many {# de perguntas} other {# perguntas}}: ponha as \
      linhas na ordem certa.
      """,
    zh: "{questions, plural, other {# 道题}}：请把各行排成正确的顺序。",
    ja: "全 {questions, plural, other {# 問}}。行を正しい順に並べてください。",
    ar: """
      {questions, plural, zero {لا أسئلة} one {سؤال واحد} two {سؤالان} few {# أسئلة} many {# \
      سؤالًا} other {# سؤال}}: رتّب الأسطر ترتيبًا صحيحًا.
      """)

  package static let matchingQuestions = Phrase(
    en: """
      {questions, plural, one {# question} other {# questions}}: find what belongs together. \
      Something may be left over.
      """,
    ru: """
      {questions, plural, one {# вопрос} few {# вопроса} many {# вопросов} other {# вопроса}}: \
      найдите, что с чем связано. Что-то может остаться лишним.
      """,
    uk: """
      {questions, plural, one {# питання} few {# питання} many {# питань} other {# питання}}: \
      знайдіть, що з чим пов’язане. Щось може лишитися зайвим.
      """,
    de: """
      {questions, plural, one {# Frage} other {# Fragen}}: Finde, was zusammengehört. Etwas kann \
      übrig bleiben.
      """,
    fr: """
      {questions, plural, one {# question} many {# de questions} other {# questions}}\u{A0}: \
      trouvez ce qui va ensemble. Il peut rester quelque chose.
      """,
    es: """
      {questions, plural, one {# pregunta} many {# de preguntas} other {# preguntas}}: encuentra \
      lo que va junto. Puede sobrar algo.
      """,
    pt: """
      {questions, plural, one {# pergunta} many {# de perguntas} other {# perguntas}}: encontre o \
      que combina. Pode sobrar alguma coisa.
      """,
    zh: "{questions, plural, other {# 道题}}：请找出相配的内容。可能有多余的选项。",
    ja: "全 {questions, plural, other {# 問}}。対応するものを組み合わせてください。余るものもあります。",
    ar: """
      {questions, plural, zero {لا أسئلة} one {سؤال واحد} two {سؤالان} few {# أسئلة} many {# \
      سؤالًا} other {# سؤال}}: اعثر على ما يتوافق معًا. وقد يبقى شيء زائد.
      """)

  /// The sentence about points for packs that count an answer as a whole.
  package static let placingWhole = Phrase(
    en: "If all places are right, you earn {points, plural, one {# point} other {# points}}.",
    ru: """
      Если верны все места, вы получаете {points, plural, one {# очко} few {# очка} many {# \
      очков} other {# очка}}.
      """,
    uk: """
      Якщо правильні всі місця, ви отримуєте {points, plural, one {# очко} few {# очки} many {# \
      очок} other {# очка}}.
      """,
    de: "Stimmen alle Plätze, bekommst du {points, plural, one {# Punkt} other {# Punkte}}.",
    fr: """
      Si toutes les places sont justes, vous gagnez {points, plural, one {# point} many {# de \
      points} other {# points}}.
      """,
    es: """
      Si todos los lugares son correctos, ganas {points, plural, one {# punto} many {# de puntos} \
      other {# puntos}}.
      """,
    pt: """
      Se todos os lugares estiverem certos, você ganha {points, plural, one {# ponto} many {# de \
      pontos} other {# pontos}}.
      """,
    zh: "所有位置都正确得 {points, plural, other {# 分}}。",
    ja: "すべての場所が正しければ {points, plural, other {# 点}}。",
    ar: """
      إذا صحت كل المواضع تكسب {points, plural, zero {لا نقاط} one {نقطة واحدة} two {نقطتين} few {# \
      نقاط} many {# نقطة} other {# نقطة}}.
      """)

  /// The sentence about points for packs that count each place.
  package static let placingPart = Phrase(
    en: "Each right place earns {points, plural, one {# point} other {# points}}.",
    ru: """
      За каждое верное место {points, plural, one {# очко} few {# очка} many {# очков} other {# \
      очка}}.
      """,
    uk: """
      За кожне правильне місце {points, plural, one {# очко} few {# очки} many {# очок} other {# \
      очка}}.
      """,
    de: "Jeder richtige Platz bringt {points, plural, one {# Punkt} other {# Punkte}}.",
    fr: """
      Chaque place juste rapporte {points, plural, one {# point} many {# de points} other {# \
      points}}.
      """,
    es: """
      Cada lugar correcto da {points, plural, one {# punto} many {# de puntos} other {# puntos}}.
      """,
    pt: """
      Cada lugar certo vale {points, plural, one {# ponto} many {# de pontos} other {# pontos}}.
      """,
    zh: "每个正确的位置得 {points, plural, other {# 分}}。",
    ja: "正しい場所ごとに {points, plural, other {# 点}}。",
    ar: """
      كل موضع صحيح يكسب {points, plural, zero {لا نقاط} one {نقطة واحدة} two {نقطتين} few {# نقاط} \
      many {# نقطة} other {# نقطة}}.
      """)

  /// How an answer is typed, for both games in lines.
  package static let howToTypePlaces = Phrase(
    en: """
      Type the letters of the items, that of the first place first, as bac, and press ENTER. n \
      starts afresh at once, q quits, ? shows this help; the clock runs on meanwhile.
      """,
    ru: """
      Введите буквы строк, первую — для первого места, например bac, и нажмите ENTER. n — сразу \
      начать заново, q — выйти, ? — эта справка; время при этом идёт.
      """,
    uk: """
      Введіть літери рядків, першу — для першого місця, наприклад bac, і натисніть ENTER. n — \
      одразу почати заново, q — вийти, ? — ця довідка; час при цьому йде.
      """,
    de: """
      Gib die Buchstaben der Zeilen ein, den des ersten Platzes zuerst, etwa bac, und drücke \
      ENTER. n beginnt sofort von vorn, q beendet, ? zeigt diese Hilfe; die Uhr läuft dabei weiter.
      """,
    fr: """
      Tapez les lettres des lignes, celle de la première place d’abord, par exemple bac, puis \
      ENTER. n recommence aussitôt, q quitte,\u{A0}? affiche cette aide\u{A0}; le temps continue \
      de s’écouler.
      """,
    es: """
      Escribe las letras de las líneas, primero la del primer lugar, por ejemplo bac, y pulsa \
      ENTER. n empieza de nuevo enseguida, q sale, ? muestra esta ayuda; el reloj sigue corriendo.
      """,
    pt: """
      Digite as letras das linhas, primeiro a do primeiro lugar, por exemplo bac, e tecle ENTER. n \
      recomeça na hora, q sai, ? mostra esta ajuda; o relógio continua correndo.
      """,
    zh: "从第一个位置开始依次输入各项的字母，例如 bac，然后按 ENTER。n 立即重新开始，q 退出，? 显示本帮助；其间计时不停。",
    ja:
      "1番目の場所から順に項目の文字を、bac のように入力して ENTER を押してください。n ですぐに最初から、q で終了、? でこのヘルプ。その間も時間は進みます。",
    ar: """
      اكتب حروف العناصر بدءًا بحرف الموضع الأول، مثل bac، ثم اضغط ENTER. n لبدء جديد فورًا، وq \
      للخروج، و? لهذه المساعدة؛ ويستمر الوقت أثناء ذلك.
      """)

  /// How the ordering is played on the page.
  package static let howToDragOrder = Phrase(
    en: """
      Drag the lines, or use their arrows. With the keyboard: SPACE picks a line up, the arrows \
      move it, SPACE drops it.
      """,
    ru: """
      Перетаскивайте строки или нажимайте их стрелки. На клавиатуре: пробел берёт строку, стрелки \
      двигают её, пробел кладёт.
      """,
    uk: """
      Перетягуйте рядки або натискайте їхні стрілки. На клавіатурі: пробіл бере рядок, стрілки \
      рухають його, пробіл кладе.
      """,
    de: """
      Zieh die Zeilen oder nimm ihre Pfeile. Mit der Tastatur: Die Leertaste hebt eine Zeile auf, \
      die Pfeiltasten bewegen sie, die Leertaste legt sie ab.
      """,
    fr: """
      Faites glisser les lignes, ou utilisez leurs flèches. Au clavier\u{A0}: ESPACE prend une \
      ligne, les flèches la déplacent, ESPACE la pose.
      """,
    es: """
      Arrastra las líneas o usa sus flechas. Con el teclado: ESPACIO toma una línea, las flechas \
      la mueven, ESPACIO la suelta.
      """,
    pt: """
      Arraste as linhas ou use as setas delas. No teclado: ESPAÇO pega uma linha, as setas a \
      movem, ESPAÇO a solta.
      """,
    zh: "拖动各行，或使用行上的箭头。用键盘：空格拿起一行，方向键移动，空格放下。",
    ja: "行をドラッグするか、行の矢印を使ってください。キーボードでは、スペースで行を持ち、矢印キーで動かし、スペースで置きます。",
    ar: """
      اسحب الأسطر أو استعمل أسهمها. بلوحة المفاتيح: المسافة لرفع السطر، والأسهم لتحريكه، والمسافة \
      لوضعه.
      """)

  /// How the matching is played on the page.
  package static let howToDragMatch = Phrase(
    en: """
      Tap a place and then what belongs to it, or drag. What has a place becomes free when you tap \
      it again.
      """,
    ru: """
      Нажмите на место, потом на то, что к нему подходит, или перетащите. Ещё одно нажатие \
      освобождает место.
      """,
    uk: """
      Натисніть на місце, потім на те, що до нього пасує, або перетягніть. Ще одне натискання \
      звільняє місце.
      """,
    de: """
      Tippe einen Platz an und dann, was dazu gehört, oder zieh es hin. Noch ein Tippen macht den \
      Platz wieder frei.
      """,
    fr: """
      Touchez une place puis ce qui lui correspond, ou faites glisser. Touchez encore pour libérer \
      la place.
      """,
    es: """
      Toca un lugar y después lo que le corresponde, o arrástralo. Tocarlo otra vez deja libre el \
      lugar.
      """,
    pt: """
      Toque em um lugar e depois no que combina com ele, ou arraste. Tocar de novo libera o lugar.
      """,
    zh: "先点一个位置，再点与它相配的内容，也可以拖动。再点一次即可取消。",
    ja: "場所をタップしてから、それに合うものをタップするか、ドラッグしてください。もう一度タップすると外れます。",
    ar: """
      انقر موضعًا ثم ما يناسبه، أو اسحبه إليه. والنقر مرة أخرى يخلي الموضع.
      """)

  /// An item with its place; also told when it moves there.
  package static let itemAt = Phrase(
    en: "{item}: place {n} of {count}",
    ru: "{item}: место {n} из {count}",
    uk: "{item}: місце {n} з {count}",
    de: "{item}: Platz {n} von {count}",
    fr: "{item}\u{A0}: place {n} sur {count}",
    es: "{item}: lugar {n} de {count}",
    pt: "{item}: lugar {n} de {count}",
    zh: "{item}：第 {n}/{count} 位",
    ja: "{item}：{count} 個中 {n} 番目",
    ar: "{item}: الموضع {n} من {count}")

  package static let moveUp = Phrase(
    en: "move up",
    ru: "выше",
    uk: "вище",
    de: "nach oben",
    fr: "monter",
    es: "subir",
    pt: "subir",
    zh: "上移",
    ja: "上へ",
    ar: "إلى أعلى")

  package static let moveDown = Phrase(
    en: "move down",
    ru: "ниже",
    uk: "нижче",
    de: "nach unten",
    fr: "descendre",
    es: "bajar",
    pt: "descer",
    zh: "下移",
    ja: "下へ",
    ar: "إلى أسفل")

  package static let itemPickedUp = Phrase(
    en: "picked up",
    ru: "взято",
    uk: "взято",
    de: "aufgehoben",
    fr: "prise",
    es: "tomada",
    pt: "na mão",
    zh: "已拿起",
    ja: "持っています",
    ar: "مرفوع")

  package static let itemDropped = Phrase(
    en: "dropped",
    ru: "положено",
    uk: "покладено",
    de: "abgelegt",
    fr: "posée",
    es: "soltada",
    pt: "solta",
    zh: "已放下",
    ja: "置きました",
    ar: "وُضع")

  /// The state of a place, or of an item, that waits for the other half of its pair.
  package static let placeChosen = Phrase(
    en: "chosen",
    ru: "выбрано",
    uk: "вибрано",
    de: "gewählt",
    fr: "choisi",
    es: "elegido",
    pt: "escolhido",
    zh: "已选",
    ja: "選択中",
    ar: "مختار")

  /// The state of a place that has no item yet.
  package static let placeEmpty = Phrase(
    en: "empty",
    ru: "пусто",
    uk: "порожньо",
    de: "leer",
    fr: "vide",
    es: "vacío",
    pt: "vazio",
    zh: "空",
    ja: "空き",
    ar: "فارغ")

  /// The heading of the items that may belong to the places.
  package static let itemsToPlace = Phrase(
    en: "what belongs where?",
    ru: "что к чему?",
    uk: "що до чого?",
    de: "Was gehört wohin?",
    fr: "qui va où\u{A0}?",
    es: "¿qué va dónde?",
    pt: "o que vai onde?",
    zh: "什么配什么？",
    ja: "どれがどこ？",
    ar: "ما مكان كل منها؟")

  package static let placesLeft = Phrase(
    en: "{n, plural, one {# place is} other {# places are}} still empty.",
    ru: """
      {n, plural, one {Пусто ещё # место} few {Пусты ещё # места} many {Пусто ещё # мест} other \
      {Пусто ещё # места}}.
      """,
    uk: """
      {n, plural, one {Порожнє ще # місце} few {Порожні ще # місця} many {Порожні ще # місць} \
      other {Порожні ще # місця}}.
      """,
    de: "{n, plural, one {Noch # Platz ist} other {Noch # Plätze sind}} leer.",
    fr: """
      {n, plural, one {# place est encore vide} many {# de places sont encore vides} other {# \
      places sont encore vides}}.
      """,
    es: """
      {n, plural, one {Queda # lugar vacío} many {Quedan # de lugares vacíos} other {Quedan # \
      lugares vacíos}}.
      """,
    pt: """
      {n, plural, one {Resta # lugar vazio} many {Restam # de lugares vazios} other {Restam # \
      lugares vazios}}.
      """,
    zh: "还有 {n, plural, other {# 个}}空位。",
    ja: "空いている場所があと {n, plural, other {# つ}}あります。",
    ar: """
      {n, plural, zero {لا مواضع فارغة} one {بقي موضع فارغ واحد} two {بقي موضعان فارغان} few {بقيت \
      # مواضع فارغة} many {بقي # موضعًا فارغًا} other {بقي # موضع فارغ}}.
      """)

  package static let lettersNeeded = Phrase(
    en: "Type {n, plural, one {# letter} other {# letters}}, one for each place.",
    ru: """
      Введите {n, plural, one {# букву} few {# буквы} many {# букв} other {# буквы}}, по одной на \
      место.
      """,
    uk: """
      Введіть {n, plural, one {# літеру} few {# літери} many {# літер} other {# літери}}, по одній \
      на місце.
      """,
    de: """
      Gib {n, plural, one {# Buchstaben} other {# Buchstaben}} ein, einen für jeden Platz.
      """,
    fr: """
      Tapez {n, plural, one {# lettre} many {# de lettres} other {# lettres}}, une par place.
      """,
    es: """
      Escribe {n, plural, one {# letra} many {# de letras} other {# letras}}, una por lugar.
      """,
    pt: "Digite {n, plural, one {# letra} many {# de letras} other {# letras}}, uma por lugar.",
    zh: "请输入 {n, plural, other {# 个}}字母，每个位置一个。",
    ja: "場所ごとに1文字、{n, plural, other {# 文字}}を入力してください。",
    ar: """
      اكتب {n, plural, zero {لا حروف} one {حرفًا واحدًا} two {حرفين} few {# حروف} many {# حرفًا} \
      other {# حرف}}، حرفًا لكل موضع.
      """)

  package static let noSuchItem = Phrase(
    en: "No item has this letter.",
    ru: "Строки с этой буквой нет.",
    uk: "Рядка з цією літерою немає.",
    de: "Diesen Buchstaben hat keine Zeile.",
    fr: "Aucune ligne n’a cette lettre.",
    es: "Ninguna línea tiene esa letra.",
    pt: "Nenhuma linha tem essa letra.",
    zh: "没有这个字母的选项。",
    ja: "その文字の項目はありません。",
    ar: "لا عنصر بهذا الحرف.")

  package static let itemUsedTwice = Phrase(
    en: "{letter} is there twice.",
    ru: "{letter} стоит дважды.",
    uk: "{letter} стоїть двічі.",
    de: "{letter} kommt zweimal vor.",
    fr: "{letter} y est deux fois.",
    es: "{letter} está dos veces.",
    pt: "{letter} aparece duas vezes.",
    zh: "{letter} 出现了两次。",
    ja: "{letter} が2回あります。",
    ar: "{letter} مكرر مرتين.")

  /// The item that belongs to a place for which the player took another.
  package static let belongsHere = Phrase(
    en: "right: {item}",
    ru: "верно: {item}",
    uk: "правильно: {item}",
    de: "richtig: {item}",
    fr: "juste\u{A0}: {item}",
    es: "correcto: {item}",
    pt: "certo: {item}",
    zh: "正确：{item}",
    ja: "正解：{item}",
    ar: "الصحيح: {item}")

  package static let placingPartly = Phrase(
    en: "{right} of {count} places are right.",
    ru: "Верных мест: {right} из {count}.",
    uk: "Правильних місць: {right} з {count}.",
    de: "{right} von {count} Plätzen stimmen.",
    fr: "Places justes\u{A0}: {right} sur {count}.",
    es: "Lugares correctos: {right} de {count}.",
    pt: "Lugares certos: {right} de {count}.",
    zh: "{count} 个位置中有 {right} 个正确。",
    ja: "{count} か所中 {right} か所が正解。",
    ar: "مواضع صحيحة: {right} من {count}.")

  package static let placingWrong = Phrase(
    en: "No place is right.",
    ru: "Ни одно место не верно.",
    uk: "Жодне місце не правильне.",
    de: "Kein Platz stimmt.",
    fr: "Aucune place n’est juste.",
    es: "Ningún lugar es correcto.",
    pt: "Nenhum lugar está certo.",
    zh: "没有一个位置正确。",
    ja: "正しい場所はありません。",
    ar: "لا موضع صحيح.")

  package static let placingLate = Phrase(
    en: "Time is up!",
    ru: "Время вышло!",
    uk: "Час вийшов!",
    de: "Die Zeit ist um!",
    fr: "Temps écoulé\u{A0}!",
    es: "¡Se acabó el tiempo!",
    pt: "Acabou o tempo!",
    zh: "时间到！",
    ja: "時間切れ！",
    ar: "انتهى الوقت!")

  package static let rightOrderIs = Phrase(
    en: "The right order: {answer}",
    ru: "Верный порядок: {answer}",
    uk: "Правильний порядок: {answer}",
    de: "Die richtige Reihenfolge: {answer}",
    fr: "Le bon ordre\u{A0}: {answer}",
    es: "El orden correcto: {answer}",
    pt: "A ordem certa: {answer}",
    zh: "正确顺序：{answer}",
    ja: "正しい順番：{answer}",
    ar: "الترتيب الصحيح: {answer}")

  package static let rightPairsAre = Phrase(
    en: "What belongs together: {answer}",
    ru: "Верные пары: {answer}",
    uk: "Правильні пари: {answer}",
    de: "Was zusammengehört: {answer}",
    fr: "Les bonnes paires\u{A0}: {answer}",
    es: "Lo que va junto: {answer}",
    pt: "O que combina: {answer}",
    zh: "正确配对：{answer}",
    ja: "正しい組み合わせ：{answer}",
    ar: "المطابقة الصحيحة: {answer}")

  package static let placingSummary = Phrase(
    en: """
      {right} right, {partly} right in part, {wrong} wrong, {late} out of time: {points, plural, \
      one {# point} other {# points}}.
      """,
    ru: """
      Верно {right}, частью {partly}, неверно {wrong}, не успели {late}: {points, plural, one {# \
      очко} few {# очка} many {# очков} other {# очка}}.
      """,
    uk: """
      Правильно {right}, частково {partly}, неправильно {wrong}, не встигли {late}: {points, \
      plural, one {# очко} few {# очки} many {# очок} other {# очка}}.
      """,
    de: """
      {right} richtig, {partly} zum Teil, {wrong} falsch, {late} zu spät: {points, plural, one {# \
      Punkt} other {# Punkte}}.
      """,
    fr: """
      Justes\u{A0}: {right}, en partie\u{A0}: {partly}, fausses\u{A0}: {wrong}, hors \
      délai\u{A0}: {late}\u{A0}; {points, plural, one {# point} many {# de points} other {# \
      points}}.
      """,
    es: """
      Aciertos: {right}, en parte: {partly}, fallos: {wrong}, fuera de tiempo: {late}; {points, \
      plural, one {# punto} many {# de puntos} other {# puntos}}.
      """,
    pt: """
      Certas: {right}, em parte: {partly}, erradas: {wrong}, fora do tempo: {late}; {points, \
      plural, one {# ponto} many {# de pontos} other {# pontos}}.
      """,
    zh: """
      答对 {right}，部分答对 {partly}，答错 {wrong}，超时 {late}：{points, plural, other {# 分}}。
      """,
    ja: """
      正解 {right}、一部正解 {partly}、不正解 {wrong}、時間切れ {late}：{points, plural, other {# 点}}。
      """,
    ar: """
      صحيحة {right}، صحيحة جزئيًا {partly}، خاطئة {wrong}، متأخرة {late}: {points, plural, zero \
      {لا نقاط} one {نقطة واحدة} two {نقطتان} few {# نقاط} many {# نقطة} other {# نقطة}}.
      """)

  static let placing = [
    orderingName, matchingName, orderingQuestions, matchingQuestions, placingWhole, placingPart,
    howToTypePlaces, howToDragOrder, howToDragMatch, itemAt, moveUp, moveDown,
    itemPickedUp, itemDropped, placeChosen, placeEmpty, itemsToPlace, placesLeft, lettersNeeded,
    noSuchItem, itemUsedTwice, belongsHere, placingPartly, placingWrong, placingLate, rightOrderIs,
    rightPairsAre, placingSummary,
  ]
}

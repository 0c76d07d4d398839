// The ordering and the matching: questions whose items belong to places, against the clock.
extension Phrase {
  package static let orderingName = Phrase(
    en: "ordering",
    ru: "по порядку",
    uk: "за порядком",
    de: "Reihenfolge",
    fr: "remise en ordre",
    es: "ordenar",
    pt: "ordenar",
    zh: "排序题",
    ja: "並べ替え",
    ar: "ترتيب")

  package static let matchingName = Phrase(
    en: "matching",
    ru: "найди пару",
    uk: "знайди пару",
    de: "Zuordnung",
    fr: "associations",
    es: "emparejar",
    pt: "associar",
    zh: "配对题",
    ja: "組み合わせ",
    ar: "مطابقة")

  package static let orderingQuestions = Phrase(
    en: """
      {questions, plural, one {# question} other {# questions}}, each with items that you put \
      in order.
      """,
    ru: """
      {questions, plural, one {# вопрос} few {# вопроса} many {# вопросов} other {# \
      вопроса}}; в каждом нужно расставить варианты по порядку.
      """,
    uk: """
      {questions, plural, one {# питання} few {# питання} many {# питань} other {# \
      питання}}; у кожному треба розставити варіанти за порядком.
      """,
    de: """
      {questions, plural, one {# Frage} other {# Fragen}}, jeweils mit Einträgen, die du in \
      die richtige Reihenfolge bringst.
      """,
    fr: """
      {questions, plural, one {# question} many {# de questions} other {# questions}}, avec \
      chaque fois des éléments à remettre en ordre.
      """,
    es: """
      {questions, plural, one {# pregunta} many {# de preguntas} other {# preguntas}}, cada \
      una con elementos que pones en orden.
      """,
    pt: """
      {questions, plural, one {# pergunta} many {# de perguntas} other {# perguntas}}, cada \
      uma com itens que você põe em ordem.
      """,
    zh: "{questions, plural, other {# 道题}}，每题要把各项排成正确的顺序。",
    ja: "全 {questions, plural, other {# 問}}。項目を正しい順に並べます。",
    ar: """
      {questions, plural, zero {لا أسئلة} one {سؤال واحد} two {سؤالان} few {# أسئلة} many \
      {# سؤالًا} other {# سؤال}}، في كل منها عناصر ترتبها.
      """)

  package static let matchingQuestions = Phrase(
    en: """
      {questions, plural, one {# question} other {# questions}}, each with texts for which you \
      find the right partners.
      """,
    ru: """
      {questions, plural, one {# вопрос} few {# вопроса} many {# вопросов} other {# \
      вопроса}}; в каждом нужно подобрать пары.
      """,
    uk: """
      {questions, plural, one {# питання} few {# питання} many {# питань} other {# \
      питання}}; у кожному треба дібрати пари.
      """,
    de: """
      {questions, plural, one {# Frage} other {# Fragen}}, jeweils mit Texten, denen du die \
      richtigen Partner zuordnest.
      """,
    fr: """
      {questions, plural, one {# question} many {# de questions} other {# questions}}, avec \
      chaque fois des paires à retrouver.
      """,
    es: """
      {questions, plural, one {# pregunta} many {# de preguntas} other {# preguntas}}, cada \
      una con textos a los que buscas su pareja.
      """,
    pt: """
      {questions, plural, one {# pergunta} many {# de perguntas} other {# perguntas}}, cada \
      uma com textos para os quais você acha o par.
      """,
    zh: "{questions, plural, other {# 道题}}，每题要为各项找到正确的配对。",
    ja: "全 {questions, plural, other {# 問}}。それぞれに合う相手を選びます。",
    ar: """
      {questions, plural, zero {لا أسئلة} one {سؤال واحد} two {سؤالان} few {# أسئلة} many \
      {# سؤالًا} other {# سؤال}}، في كل منها نصوص تجد لكل منها ما يناسبه.
      """)

  package static let placingWhole = Phrase(
    en: """
      If all places are right, you earn {points, plural, one {# point} other {# points}}.
      """,
    ru: """
      Если верны все места, вы получаете {points, plural, one {# очко} few {# очка} many {# \
      очков} other {# очка}}.
      """,
    uk: """
      Якщо правильні всі місця, ви отримуєте {points, plural, one {# очко} few {# очки} many \
      {# очок} other {# очка}}.
      """,
    de: """
      Sind alle Plätze richtig, bekommst du {points, plural, one {# Punkt} other {# Punkte}}.
      """,
    fr: """
      Si toutes les places sont justes, vous gagnez {points, plural, one {# point} many {# de \
      points} other {# points}}.
      """,
    es: """
      Si aciertas todos los lugares, ganas {points, plural, one {# punto} many {# de puntos} \
      other {# puntos}}.
      """,
    pt: """
      Se todos os lugares estiverem certos, você ganha {points, plural, one {# ponto} many {# \
      de pontos} other {# pontos}}.
      """,
    zh: "所有位置都正确，得 {points, plural, other {# 分}}。",
    ja: "すべての場所が正しければ {points, plural, other {# 点}}。",
    ar: """
      إذا كانت كل المواضع صحيحة تكسب {points, plural, zero {لا نقاط} one {نقطة واحدة} two \
      {نقطتين} few {# نقاط} many {# نقطة} other {# نقطة}}.
      """)

  package static let placingPart = Phrase(
    en: "Each right place earns {points, plural, one {# point} other {# points}}.",
    ru: """
      За каждое верное место {points, plural, one {# очко} few {# очка} many {# очков} other \
      {# очка}}.
      """,
    uk: """
      За кожне правильне місце {points, plural, one {# очко} few {# очки} many {# очок} other \
      {# очка}}.
      """,
    de: """
      Jeder richtige Platz bringt {points, plural, one {# Punkt} other {# Punkte}}.
      """,
    fr: """
      Chaque place juste rapporte {points, plural, one {# point} many {# de points} other {# \
      points}}.
      """,
    es: """
      Cada lugar acertado da {points, plural, one {# punto} many {# de puntos} other {# \
      puntos}}.
      """,
    pt: """
      Cada lugar certo vale {points, plural, one {# ponto} many {# de pontos} other {# pontos}}.
      """,
    zh: "每个正确的位置得 {points, plural, other {# 分}}。",
    ja: "正しい場所一つにつき {points, plural, other {# 点}}。",
    ar: """
      كل موضع صحيح يكسب {points, plural, zero {لا نقاط} one {نقطة واحدة} two {نقطتين} few {# \
      نقاط} many {# نقطة} other {# نقطة}}.
      """)

  package static let howToTypeOrder = Phrase(
    en: """
      Type the letters of the items in their right order, such as BCA, and press ENTER. n \
      starts afresh at once, q quits, ? shows this help; the clock runs on meanwhile.
      """,
    ru: """
      Введите буквы вариантов в верном порядке, например BCA, и нажмите ENTER. n — сразу \
      начать заново, q — выйти, ? — эта справка; время при этом идёт.
      """,
    uk: """
      Введіть літери варіантів у правильному порядку, наприклад BCA, і натисніть ENTER. n — \
      одразу почати заново, q — вийти, ? — ця довідка; час при цьому йде.
      """,
    de: """
      Gib die Buchstaben der Einträge in der richtigen Reihenfolge ein, etwa BCA, und drücke \
      ENTER. n beginnt sofort von vorn, q beendet, ? zeigt diese Hilfe; die Uhr läuft dabei \
      weiter.
      """,
    fr: """
      Tapez les lettres des éléments dans le bon ordre, par exemple BCA, puis ENTER. n \
      recommence aussitôt, q quitte,\u{A0}? affiche cette aide\u{A0}; le temps continue de \
      s’écouler.
      """,
    es: """
      Escribe las letras de los elementos en el orden correcto, por ejemplo BCA, y pulsa \
      ENTER. n empieza de nuevo enseguida, q sale, ? muestra esta ayuda; el reloj sigue \
      corriendo.
      """,
    pt: """
      Digite as letras dos itens na ordem certa, por exemplo BCA, e tecle ENTER. n recomeça \
      na hora, q sai, ? mostra esta ajuda; o relógio continua correndo.
      """,
    zh: "按正确顺序输入各项的字母，例如 BCA，然后按 ENTER。n 立即重新开始，q 退出，? 显示本帮助；其间计时不停。",
    ja: "項目の文字を正しい順に（例えば BCA）入力して ENTER を押してください。n ですぐに最初から、q で終了、? でこのヘルプ。その間も時間は進みます。",
    ar: """
      اكتب حروف العناصر بالترتيب الصحيح، مثل BCA، ثم اضغط ENTER. n لبدء جديد فورًا، وq \
      للخروج، و? لهذه المساعدة؛ ويستمر الوقت أثناء ذلك.
      """)

  package static let howToTypeMatches = Phrase(
    en: """
      Type the letter for each number in turn, such as CAB, or with the numbers, such as 1C 2A \
      3B, and press ENTER. n starts afresh at once, q quits, ? shows this help; the clock runs \
      on meanwhile.
      """,
    ru: """
      Введите букву для каждого номера по очереди, например CAB, или с номерами: 1C 2A 3B, и \
      нажмите ENTER. n — сразу начать заново, q — выйти, ? — эта справка; время при этом идёт.
      """,
    uk: """
      Введіть літеру для кожного номера по черзі, наприклад CAB, або з номерами: 1C 2A 3B, і \
      натисніть ENTER. n — одразу почати заново, q — вийти, ? — ця довідка; час при цьому йде.
      """,
    de: """
      Gib der Reihe nach den Buchstaben zu jeder Nummer ein, etwa CAB, oder mit den Nummern, \
      etwa 1C 2A 3B, und drücke ENTER. n beginnt sofort von vorn, q beendet, ? zeigt diese \
      Hilfe; die Uhr läuft dabei weiter.
      """,
    fr: """
      Tapez la lettre de chaque numéro à la suite, par exemple CAB, ou avec les numéros, comme \
      1C 2A 3B, puis ENTER. n recommence aussitôt, q quitte,\u{A0}? affiche cette aide\u{A0}; \
      le temps continue de s’écouler.
      """,
    es: """
      Escribe la letra de cada número, por ejemplo CAB, o con los números, como 1C 2A 3B, y \
      pulsa ENTER. n empieza de nuevo enseguida, q sale, ? muestra esta ayuda; el reloj sigue \
      corriendo.
      """,
    pt: """
      Digite a letra de cada número, por exemplo CAB, ou com os números, como 1C 2A 3B, e \
      tecle ENTER. n recomeça na hora, q sai, ? mostra esta ajuda; o relógio continua correndo.
      """,
    zh: "依次输入每个编号对应的字母，例如 CAB，或带编号，例如 1C 2A 3B，然后按 ENTER。n 立即重新开始，q 退出，? 显示本帮助；其间计时不停。",
    ja:
      "番号ごとに合う文字を順に（例えば CAB）、または番号付きで（1C 2A 3B）入力して ENTER を押してください。n ですぐに最初から、q で終了、? でこのヘルプ。その間も時間は進みます。",
    ar: """
      اكتب الحرف المناسب لكل رقم بالتتابع، مثل CAB، أو مع الأرقام، مثل 1C 2A 3B، ثم اضغط \
      ENTER. n لبدء جديد فورًا، وq للخروج، و? لهذه المساعدة؛ ويستمر الوقت أثناء ذلك.
      """)

  package static let howToPlace = Phrase(
    en: """
      The letter of an item puts it in the marked place. Or mark a place with the arrow keys \
      or the mouse, pick its item up with SPACE or a click, and move it; ENTER answers. p \
      pauses, n starts afresh, w tells where a question comes from. Here and in a pause the \
      clock stands still.
      """,
    ru: """
      Буква варианта ставит его на отмеченное место. Или отметьте место стрелками или мышью, \
      возьмите вариант пробелом или щелчком и переставьте; ENTER — ответить. p — пауза, n — \
      начать заново, w — откуда вопрос. Здесь и во время паузы часы стоят.
      """,
    uk: """
      Літера варіанта ставить його на позначене місце. Або позначте місце стрілками чи мишею, \
      візьміть варіант пробілом або клацанням і переставте; ENTER — відповісти. p — пауза, n — \
      почати заново, w — звідки питання. Тут і під час паузи годинник стоїть.
      """,
    de: """
      Der Buchstabe eines Eintrags setzt ihn auf den markierten Platz. Oder markiere einen \
      Platz mit Pfeiltasten oder Maus, nimm den Eintrag mit LEERTASTE oder Klick auf und \
      verschiebe ihn; ENTER antwortet. p macht Pause, n beginnt von vorn, w zeigt die Herkunft \
      einer Frage. Hier und in der Pause steht die Uhr still.
      """,
    fr: """
      La lettre d’un élément le met à la place marquée. Ou marquez une place avec les flèches \
      ou la souris, prenez l’élément avec ESPACE ou un clic, et déplacez-le\u{A0}; ENTER \
      répond. p met en pause, n recommence, w indique l’origine d’une question. Ici et pendant \
      une pause, le temps s’arrête.
      """,
    es: """
      La letra de un elemento lo pone en el lugar marcado. O marca un lugar con las flechas o \
      el ratón, toma el elemento con ESPACIO o un clic y muévelo; ENTER responde. p hace una \
      pausa, n empieza de nuevo, w dice de dónde viene una pregunta. Aquí y en una pausa el \
      reloj se para.
      """,
    pt: """
      A letra de um item o põe no lugar marcado. Ou marque um lugar com as setas ou o mouse, \
      pegue o item com ESPAÇO ou um clique e mova-o; ENTER responde. p pausa, n recomeça, w diz \
      de onde vem uma pergunta. Aqui e na pausa o relógio fica parado.
      """,
    zh: "按某项的字母，把它放到标记的位置。或用方向键或鼠标标记位置，用空格键或点击拿起该项再移动；ENTER 作答。p 暂停，n 重新开始，w 查看题目出处。在此处和暂停时计时停止。",
    ja:
      "項目の文字を押すと、印の場所に入ります。または矢印キーかマウスで場所を選び、スペースかクリックで項目を持って動かします。ENTER で回答。p で一時停止、n で最初から、w で出典。ここと一時停止中は時間が止まります。",
    ar: """
      حرف العنصر يضعه في الموضع المحدد. أو حدد موضعًا بالأسهم أو الفأرة، وخذ عنصره بمفتاح \
      المسافة أو بنقرة، ثم انقله؛ وENTER للإجابة. p للإيقاف المؤقت، وn لبدء جديد، وw لمصدر \
      السؤال. يتوقف الوقت هنا وأثناء الإيقاف.
      """)

  package static let lettersPrompt = Phrase(
    en: "Letters (A to {last}, {seconds, plural, one {# second} other {# seconds}} left):",
    ru: """
      Буквы (от A до {last}, ещё {seconds, plural, one {# секунда} few {# секунды} many {# \
      секунд} other {# секунды}}):
      """,
    uk: """
      Літери (від A до {last}, ще {seconds, plural, one {# секунда} few {# секунди} many {# \
      секунд} other {# секунди}}):
      """,
    de: "Buchstaben (A bis {last}, noch {seconds, plural, one {# Sekunde} other {# Sekunden}}):",
    fr: """
      Lettres (A à {last}, reste {seconds, plural, one {# seconde} many {# de secondes} other \
      {# secondes}})\u{A0}:
      """,
    es: """
      Letras (A a {last}, {seconds, plural, one {queda # segundo} many {quedan # de segundos} \
      other {quedan # segundos}}):
      """,
    pt: """
      Letras (A a {last}, {seconds, plural, one {resta # segundo} many {restam # de segundos} \
      other {restam # segundos}}):
      """,
    zh: "字母（A 到 {last}，剩 {seconds, plural, other {# 秒}}）：",
    ja: "文字（A～{last}、残り {seconds, plural, other {# 秒}}）：",
    ar: """
      الحروف (A إلى {last}، {seconds, plural, zero {انتهى الوقت} one {بقيت ثانية واحدة} two \
      {بقيت ثانيتان} few {بقيت # ثوانٍ} many {بقيت # ثانية} other {بقيت # ثانية}}):
      """)

  package static let partlyRight = Phrase(
    en: "{right} of {count} are right.",
    ru: "Верно {right} из {count}.",
    uk: "Правильно {right} з {count}.",
    de: "{right} von {count} sind richtig.",
    fr: "{right} sur {count} sont justes.",
    es: "{right} de {count} son correctos.",
    pt: "{right} de {count} estão certos.",
    zh: "{count} 个中对了 {right} 个。",
    ja: "{count} 個のうち {right} 個が正解。",
    ar: "صحيح {right} من {count}.")

  package static let nothingInPlace = Phrase(
    en: "Wrong! Nothing is in its place.",
    ru: "Неверно! Ничто не на своём месте.",
    uk: "Неправильно! Ніщо не на своєму місці.",
    de: "Falsch! Nichts ist an seinem Platz.",
    fr: "Faux\u{A0}! Rien n’est à sa place.",
    es: "¡Mal! Nada está en su lugar.",
    pt: "Errado! Nada está no lugar.",
    zh: "答错了！没有一项在正确的位置。",
    ja: "不正解！正しい場所にあるものはありません。",
    ar: "خطأ! لا شيء في موضعه.")

  package static let placesTimeUp = Phrase(
    en: "Time is up!",
    ru: "Время вышло!",
    uk: "Час вийшов!",
    de: "Die Zeit ist um!",
    fr: "Temps écoulé\u{A0}!",
    es: "¡Se acabó el tiempo!",
    pt: "O tempo acabou!",
    zh: "时间到！",
    ja: "時間切れ！",
    ar: "انتهى الوقت!")

  package static let lettersNeeded = Phrase(
    en: "Type {n, plural, one {# letter} other {# letters}}, one for each place.",
    ru: """
      Введите {n, plural, one {# букву} few {# буквы} many {# букв} other {# буквы}}, по одной \
      для каждого места.
      """,
    uk: """
      Введіть {n, plural, one {# літеру} few {# літери} many {# літер} other {# літери}}, по \
      одній для кожного місця.
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
    pt: """
      Digite {n, plural, one {# letra} many {# de letras} other {# letras}}, uma por lugar.
      """,
    zh: "请输入 {n, plural, other {# 个}}字母，每个位置一个。",
    ja: "場所ごとに一つ、{n, plural, other {# 文字}}を入力してください。",
    ar: """
      اكتب {n, plural, zero {لا حروف} one {حرفًا واحدًا} two {حرفين} few {# حروف} many {# \
      حرفًا} other {# حرف}}، حرفًا لكل موضع.
      """)

  package static let letterTwice = Phrase(
    en: "{letter} is in two places.",
    ru: "{letter} стоит на двух местах.",
    uk: "{letter} стоїть на двох місцях.",
    de: "{letter} steht an zwei Plätzen.",
    fr: "{letter} est à deux places.",
    es: "{letter} está en dos lugares.",
    pt: "{letter} está em dois lugares.",
    zh: "{letter} 用了两次。",
    ja: "{letter} が二か所にあります。",
    ar: "{letter} في موضعين.")

  package static let noSuchLetter = Phrase(
    en: "“{line}” has something else than the letters A to {last}.",
    ru: "В «{line}» есть не только буквы от A до {last}.",
    uk: "У «{line}» є не лише літери від A до {last}.",
    de: "„{line}“ enthält anderes als die Buchstaben A bis {last}.",
    fr: "«\u{A0}{line}\u{A0}» contient autre chose que les lettres A à {last}.",
    es: "«{line}» contiene algo más que las letras de A a {last}.",
    pt: "“{line}” tem algo além das letras de A a {last}.",
    zh: "“{line}”中有 A 到 {last} 以外的字符。",
    ja: "「{line}」に A～{last} 以外の文字があります。",
    ar: "في «{line}» ما ليس من الحروف A إلى {last}.")

  package static let placesLeft = Phrase(
    en: "{n, plural, one {# place is} other {# places are}} still empty.",
    ru: """
      {n, plural, one {Ещё пусто # место} few {Ещё пусты # места} many {Ещё пусто # мест} other \
      {Ещё пусто # места}}.
      """,
    uk: """
      {n, plural, one {Ще порожнє # місце} few {Ще порожні # місця} many {Ще порожньо # місць} \
      other {Ще порожньо # місця}}.
      """,
    de: "{n, plural, one {# Platz ist} other {# Plätze sind}} noch leer.",
    fr: """
      Il reste {n, plural, one {# place vide} many {# de places vides} other {# places vides}}.
      """,
    es: """
      {n, plural, one {Queda # lugar vacío} many {Quedan # de lugares vacíos} other {Quedan # \
      lugares vacíos}}.
      """,
    pt: """
      {n, plural, one {Resta # lugar vazio} many {Restam # de lugares vazios} other {Restam # \
      lugares vazios}}.
      """,
    zh: "还有 {n, plural, other {# 个}}位置是空的。",
    ja: "あと {n, plural, other {# か所}}空いています。",
    ar: """
      {n, plural, zero {لا مواضع فارغة} one {بقي موضع فارغ} two {بقي موضعان فارغان} few {بقيت \
      # مواضع فارغة} many {بقي # موضعًا فارغًا} other {بقي # موضع فارغ}}.
      """)

  package static let placingSummary = Phrase(
    en: """
      {right} right, {partly} partly right, {wrong} wrong, {late} out of time: {points, \
      plural, one {# point} other {# points}}.
      """,
    ru: """
      Верно {right}, частично {partly}, неверно {wrong}, не успели {late}: {points, plural, \
      one {# очко} few {# очка} many {# очков} other {# очка}}.
      """,
    uk: """
      Правильно {right}, частково {partly}, неправильно {wrong}, не встигли {late}: {points, \
      plural, one {# очко} few {# очки} many {# очок} other {# очка}}.
      """,
    de: """
      {right} richtig, {partly} teils richtig, {wrong} falsch, {late} zu spät: {points, \
      plural, one {# Punkt} other {# Punkte}}.
      """,
    fr: """
      Justes\u{A0}: {right}, en partie\u{A0}: {partly}, fausses\u{A0}: {wrong}, hors \
      délai\u{A0}: {late}\u{A0}; {points, plural, one {# point} many {# de points} other {# \
      points}}.
      """,
    es: """
      Aciertos: {right}, en parte: {partly}, fallos: {wrong}, fuera de tiempo: {late}; \
      {points, plural, one {# punto} many {# de puntos} other {# puntos}}.
      """,
    pt: """
      Certas: {right}, em parte: {partly}, erradas: {wrong}, fora do tempo: {late}; {points, \
      plural, one {# ponto} many {# de pontos} other {# pontos}}.
      """,
    zh: "答对 {right}，部分对 {partly}，答错 {wrong}，超时 {late}：{points, plural, other {# 分}}。",
    ja: "正解 {right}、一部正解 {partly}、不正解 {wrong}、時間切れ {late}：{points, plural, other {# 点}}。",
    ar: """
      صحيحة {right}، صحيحة جزئيًا {partly}، خاطئة {wrong}، متأخرة {late}: {points, plural, zero \
      {لا نقاط} one {نقطة واحدة} two {نقطتان} few {# نقاط} many {# نقطة} other {# نقطة}}.
      """)

  /// The label of the key that picks an item up and puts it down.
  package static let pickUp = Phrase(
    en: "pick up", ru: "взять", uk: "взяти", de: "aufnehmen", fr: "prendre", es: "tomar",
    pt: "pegar", zh: "拿起", ja: "持つ", ar: "خذ")

  /// The label of the letters that put an item in the marked place.
  package static let putInPlace = Phrase(
    en: "put here", ru: "поставить", uk: "поставити", de: "hierher", fr: "placer ici",
    es: "poner aquí", pt: "pôr aqui", zh: "放到此处", ja: "ここに置く", ar: "ضع هنا")

  static let placing = [
    orderingName, matchingName, orderingQuestions, matchingQuestions, placingWhole, placingPart,
    howToTypeOrder, howToTypeMatches, howToPlace, lettersPrompt, partlyRight, nothingInPlace,
    placesTimeUp, lettersNeeded, letterTwice, noSuchLetter, placesLeft, placingSummary, pickUp,
    putInPlace,
  ]
}

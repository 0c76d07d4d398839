// Higher or lower: guessing a number.
extension Phrase {
  package static let higherOrLowerName = Phrase(
    en: "higher or lower",
    ru: "больше или меньше",
    uk: "більше чи менше",
    de: "höher oder tiefer",
    fr: "plus ou moins",
    es: "mayor o menor",
    pt: "maior ou menor",
    zh: "猜数字",
    ja: "ハイ＆ロー",
    ar: "أعلى أم أدنى")

  package static let higherOrLowerWelcome = Phrase(
    en: """
      Higher or lower: guess the number, but not too low. Type ? for help, n for a new \
      game, q to quit.
      """,
    ru: """
      Больше или меньше: угадайте число, но не занижайте. ? — справка, n — новая игра, q \
      — выйти.
      """,
    uk: "Більше чи менше: вгадайте число, але не занижуйте. ? — довідка, n — нова гра, q — вийти.",
    de: """
      Höher oder tiefer: Rate die Zahl, aber nicht zu niedrig. ? zeigt die Hilfe, n \
      beginnt ein neues Spiel, q beendet.
      """,
    fr: """
      Plus ou moins\u{A0}: devinez le nombre, sans viser trop bas. Tapez\u{A0}? pour \
      l’aide, n pour une nouvelle partie, q pour quitter.
      """,
    es: """
      Mayor o menor: adivina el número, pero sin quedarte corto. Escribe ? para la ayuda, \
      n para otra partida, q para salir.
      """,
    pt: """
      Maior ou menor: adivinhe o número, mas não para baixo. Digite ? para ajuda, n para \
      outra partida, q para sair.
      """,
    zh: "猜数字：猜出这个数，但不要猜低了。? 查看帮助，n 开始新游戏，q 退出。",
    ja: "ハイ＆ロー：数を当ててください。ただし低すぎてはいけません。? でヘルプ、n で新しいゲーム、q で終了。",
    ar: "أعلى أم أدنى: خمّن الرقم دون أن تنزل عنه. اكتب ? للمساعدة، وn للعبة جديدة، وq للخروج.")

  package static let higherOrLowerStart = Phrase(
    en: """
      {questions, plural, one {# question} other {# questions}}, {lives, plural, one {# \
      life} other {# lives}}, high score {best}.
      """,
    ru: """
      {questions, plural, one {# вопрос} few {# вопроса} many {# вопросов} other {# \
      вопроса}}, {lives, plural, one {# жизнь} few {# жизни} many {# жизней} other {# \
      жизни}}, рекорд {best}.
      """,
    uk: """
      {questions, plural, one {# питання} few {# питання} many {# питань} other {# \
      питання}}, {lives, plural, one {# життя} few {# життя} many {# життів} other {# \
      життя}}, рекорд {best}.
      """,
    de: """
      {questions, plural, one {# Frage} other {# Fragen}}, {lives, plural, one {# Leben} \
      other {# Leben}}, Rekord {best}.
      """,
    fr: """
      {questions, plural, one {# question} many {# de questions} other {# questions}}, \
      {lives, plural, one {# vie} many {# de vies} other {# vies}}, record {best}.
      """,
    es: """
      {questions, plural, one {# pregunta} many {# de preguntas} other {# preguntas}}, \
      {lives, plural, one {# vida} many {# de vidas} other {# vidas}}, récord {best}.
      """,
    pt: """
      {questions, plural, one {# pergunta} many {# de perguntas} other {# perguntas}}, \
      {lives, plural, one {# vida} many {# de vidas} other {# vidas}}, recorde {best}.
      """,
    zh: "{questions, plural, other {# 道题}}，{lives, plural, other {# 条命}}，最高分 {best}。",
    ja: "{questions, plural, other {# 問}}、{lives, plural, other {ライフ #}}、最高得点 {best}。",
    ar: """
      {questions, plural, zero {لا أسئلة} one {سؤال واحد} two {سؤالان} few {# أسئلة} many \
      {# سؤالًا} other {# سؤال}}، {lives, plural, zero {لا أرواح} one {روح واحدة} two \
      {روحان} few {# أرواح} many {# روحًا} other {# روح}}، الرقم القياسي {best}.
      """)

  package static let guessTheNumber = Phrase(
    en: """
      You are asked for a number. Guess it, or a little more: a guess below the right \
      answer earns nothing and costs a life.
      """,
    ru: """
      Вас спрашивают о числе. Назовите его или немного больше: ответ меньше верного не \
      приносит очков и отнимает жизнь.
      """,
    uk: """
      Вас питають про число. Назвіть його або трохи більше: відповідь, менша за \
      правильну, не дає очок і забирає життя.
      """,
    de: """
      Gefragt ist eine Zahl. Rate sie oder etwas mehr: Wer unter der richtigen Antwort \
      liegt, bekommt nichts und verliert ein Leben.
      """,
    fr: """
      On vous demande un nombre. Devinez-le, ou un peu plus\u{A0}: une réponse trop basse \
      ne rapporte rien et coûte une vie.
      """,
    es: """
      Se te pide un número. Adivínalo, o di un poco más: quedarse por debajo de la \
      respuesta no da nada y cuesta una vida.
      """,
    pt: """
      Pedem a você um número. Acerte, ou diga um pouco mais: um palpite abaixo da \
      resposta não vale nada e custa uma vida.
      """,
    zh: "每题问一个数。猜中它，或者猜得稍大一点：猜得比正确答案小，不得分，还会失去一条命。",
    ja: "数を当てる問題です。ぴったりか、少し大きめに答えてください。正解より小さいと得点はなく、ライフを1つ失います。",
    ar: """
      يُطلب منك رقم. خمّنه أو خمّن أكثر منه بقليل: التخمين الأقل من الإجابة الصحيحة لا \
      يكسب شيئًا ويكلّف روحًا.
      """)

  package static let lowGuessCostsLife = Phrase(
    en: "A guess below the answer costs a life.",
    ru: "Ответ меньше верного отнимает жизнь.",
    uk: "Відповідь, менша за правильну, забирає життя.",
    de: "Wer zu niedrig rät, verliert ein Leben.",
    fr: "Une réponse trop basse coûte une vie.",
    es: "Quedarse por debajo de la respuesta cuesta una vida.",
    pt: "Um palpite abaixo da resposta custa uma vida.",
    zh: "猜得比正确答案小会失去一条命。",
    ja: "正解より小さいとライフを1つ失います。",
    ar: "التخمين الأقل من الإجابة يكلّف روحًا.")

  package static let guessesEarn = Phrase(
    en: """
      An exact guess earns {exact, plural, one {# point} other {# points}}; the further \
      above, the fewer: {someOff} at {some} too much, {mostOff} at {most}. Beyond that it \
      earns nothing and costs a life.
      """,
    ru: """
      Точный ответ приносит {exact, plural, one {# очко} few {# очка} many {# очков} \
      other {# очка}}; чем сильнее он завышен, тем меньше: {someOff} при завышении на \
      {some}, {mostOff} — на {most}. Если ещё сильнее, очков нет, и отнимается жизнь.
      """,
    uk: """
      Точна відповідь дає {exact, plural, one {# очко} few {# очки} many {# очок} other \
      {# очка}}; що сильніше вона завищена, то менше: {someOff} за завищення на {some}, \
      {mostOff} — на {most}. Якщо ще сильніше, очок немає, і забирається життя.
      """,
    de: """
      Ein Treffer bringt {exact, plural, one {# Punkt} other {# Punkte}}; je weiter \
      darüber, desto weniger: {someOff} bei {some} zu viel, {mostOff} bei {most}. Darüber \
      gibt es nichts, und ein Leben ist verloren.
      """,
    fr: """
      Une réponse exacte rapporte {exact, plural, one {# point} many {# de points} other \
      {# points}}\u{A0}; plus elle est haute, moins elle rapporte\u{A0}: {someOff} pour \
      {some} de trop, {mostOff} pour {most}. Au-delà, elle ne rapporte rien et coûte une \
      vie.
      """,
    es: """
      Un acierto exacto da {exact, plural, one {# punto} many {# de puntos} other {# \
      puntos}}; cuanto más te pases, menos: {someOff} si te pasas un {some}, {mostOff} si \
      es un {most}. Más allá no da nada y cuesta una vida.
      """,
    pt: """
      Um palpite exato vale {exact, plural, one {# ponto} many {# de pontos} other {# \
      pontos}}; quanto mais acima, menos: {someOff} com {some} a mais, {mostOff} com \
      {most}. Além disso não vale nada e custa uma vida.
      """,
    zh: """
      完全猜中得 {exact, plural, other {# 分}}；猜得越高得分越少：高出 {some} 得 {someOff} 分，高出 {most} 得 \
      {mostOff} 分。再高就不得分，还会失去一条命。
      """,
    ja: """
      ぴったりなら {exact, plural, other {# 点}}。大きく外すほど減ります：{some} 多いと {someOff} 点、{most} 多いと \
      {mostOff} 点。それを超えると得点はなく、ライフを1つ失います。
      """,
    ar: """
      التخمين الدقيق يكسب {exact, plural, zero {لا نقاط} one {نقطة واحدة} two {نقطتين} \
      few {# نقاط} many {# نقطة} other {# نقطة}}؛ وكلما زاد قلّت النقاط: {someOff} عند \
      الزيادة بمقدار {some}، و{mostOff} عند {most}. وما زاد على ذلك لا يكسب شيئًا ويكلّف \
      روحًا.
      """)

  package static let yearsCount = Phrase(
    en: """
      For a year it counts how much too late you are, as a part of the years since: \
      {some, plural, one {# point} other {# points}} at {half}.
      """,
    ru: """
      Для года важно, на сколько вы опоздали, в доле от числа лет, прошедших с тех пор: \
      при {half} — {some, plural, one {# очко} few {# очка} many {# очков} other {# \
      очка}}.
      """,
    uk: """
      Для року важливо, на скільки ви запізнилися, як частка років, що минули відтоді: за \
      {half} — {some, plural, one {# очко} few {# очки} many {# очок} other {# очка}}.
      """,
    de: """
      Bei einem Jahr zählt, wie viel zu spät du liegst, als Anteil der Jahre seither: \
      {some, plural, one {# Punkt} other {# Punkte}} bei {half}.
      """,
    fr: """
      Pour une année, c’est le retard qui compte, en proportion des années écoulées \
      depuis\u{A0}: {some, plural, one {# point} many {# de points} other {# points}} à \
      {half}.
      """,
    es: """
      En un año cuenta cuánto te retrasas, como parte de los años pasados desde entonces: \
      {some, plural, one {# punto} many {# de puntos} other {# puntos}} con un {half}.
      """,
    pt: """
      Para um ano conta o quanto você se atrasa, como parte dos anos passados desde \
      então: {some, plural, one {# ponto} many {# de pontos} other {# pontos}} com {half}.
      """,
    zh: "年份题看你猜晚了多少，按距今年数的比例计算：晚 {half} 得 {some, plural, other {# 分}}。",
    ja: "年を答える問題では、その年から今までの年数に対して、どれだけ遅いかで決まります：{half} で {some, plural, other {# 点}}。",
    ar: """
      في أسئلة السنوات يُحسب مقدار تأخرك كنسبة من السنوات التي مضت منذ ذلك الحين: {some, \
      plural, zero {لا نقاط} one {نقطة واحدة} two {نقطتان} few {# نقاط} many {# نقطة} \
      other {# نقطة}} عند {half}.
      """)

  package static let yearsCountInFrame = Phrase(
    en: """
      For a year it counts how much too late you are, as a part of the years on the slider: \
      {some, plural, one {# point} other {# points}} at {half}.
      """,
    ru: """
      Для года важно, на сколько вы опоздали, в доле от всех лет на шкале: при {half} — \
      {some, plural, one {# очко} few {# очка} many {# очков} other {# очка}}.
      """,
    uk: """
      Для року важливо, на скільки ви запізнилися, як частка всіх років на шкалі: за \
      {half} — {some, plural, one {# очко} few {# очки} many {# очок} other {# очка}}.
      """,
    de: """
      Bei einem Jahr zählt, wie viel zu spät du liegst, als Anteil der Jahre auf dem \
      Regler: {some, plural, one {# Punkt} other {# Punkte}} bei {half}.
      """,
    fr: """
      Pour une année, c’est le retard qui compte, en proportion des années du \
      curseur\u{A0}: {some, plural, one {# point} many {# de points} other {# points}} à \
      {half}.
      """,
    es: """
      En un año cuenta cuánto te retrasas, como parte de los años del control: {some, \
      plural, one {# punto} many {# de puntos} other {# puntos}} con un {half}.
      """,
    pt: """
      Para um ano conta o quanto você se atrasa, como parte dos anos do controle: {some, \
      plural, one {# ponto} many {# de pontos} other {# pontos}} com {half}.
      """,
    zh: "年份题看你猜晚了多少，按滑块上的年数比例计算：晚 {half} 得 {some, plural, other {# 分}}。",
    ja: "年を答える問題では、スライダー全体の年数に対して、どれだけ遅いかで決まります：{half} で {some, plural, other {# 点}}。",
    ar: """
      في أسئلة السنوات يُحسب مقدار تأخرك كنسبة من السنوات على الشريط: {some, plural, zero \
      {لا نقاط} one {نقطة واحدة} two {نقطتان} few {# نقاط} many {# نقطة} other {# نقطة}} \
      عند {half}.
      """)

  package static let yearsCountAtMost = Phrase(
    en: """
      For a year it counts how much too late you are, as a part of the years since \
      ({years} at most): {some, plural, one {# point} other {# points}} at {half}.
      """,
    ru: """
      Для года важно, на сколько вы опоздали, в доле от числа лет, прошедших с тех пор \
      (но не больше {years}): при {half} — {some, plural, one {# очко} few {# очка} many \
      {# очков} other {# очка}}.
      """,
    uk: """
      Для року важливо, на скільки ви запізнилися, як частка років, що минули відтоді \
      (але не більше {years}): за {half} — {some, plural, one {# очко} few {# очки} many \
      {# очок} other {# очка}}.
      """,
    de: """
      Bei einem Jahr zählt, wie viel zu spät du liegst, als Anteil der Jahre seither \
      (höchstens {years}): {some, plural, one {# Punkt} other {# Punkte}} bei {half}.
      """,
    fr: """
      Pour une année, c’est le retard qui compte, en proportion des années écoulées \
      depuis ({years} au plus)\u{A0}: {some, plural, one {# point} many {# de points} \
      other {# points}} à {half}.
      """,
    es: """
      En un año cuenta cuánto te retrasas, como parte de los años pasados desde entonces \
      ({years} como máximo): {some, plural, one {# punto} many {# de puntos} other {# \
      puntos}} con un {half}.
      """,
    pt: """
      Para um ano conta o quanto você se atrasa, como parte dos anos passados desde então \
      (no máximo {years}): {some, plural, one {# ponto} many {# de pontos} other {# \
      pontos}} com {half}.
      """,
    zh: "年份题看你猜晚了多少，按距今年数（最多 {years} 年）的比例计算：晚 {half} 得 {some, plural, other {# 分}}。",
    ja: """
      年を答える問題では、その年から今までの年数（最大 {years} 年）に対して、どれだけ遅いかで決まります：{half} で {some, plural, other \
      {# 点}}。
      """,
    ar: """
      في أسئلة السنوات يُحسب مقدار تأخرك كنسبة من السنوات التي مضت منذ ذلك الحين ({years} \
      على الأكثر): {some, plural, zero {لا نقاط} one {نقطة واحدة} two {نقطتان} few {# \
      نقاط} many {# نقطة} other {# نقطة}} عند {half}.
      """)

  package static let yearsEarnNothing = Phrase(
    en: "From {part} on a guess earns nothing.",
    ru: "Начиная с {part} очков нет.",
    uk: "Починаючи з {part} очок немає.",
    de: "Ab {part} gibt es nichts.",
    fr: "À partir de {part}, une réponse ne rapporte rien.",
    es: "A partir de un {part} no da nada.",
    pt: "A partir de {part} não vale nada.",
    zh: "晚 {part} 或更多不得分。",
    ja: "{part} 以上では得点がありません。",
    ar: "وابتداءً من {part} لا يكسب التخمين شيئًا.")

  package static let yearsCostLife = Phrase(
    en: "From {part} on a guess earns nothing and costs a life.",
    ru: "Начиная с {part} очков нет, и отнимается жизнь.",
    uk: "Починаючи з {part} очок немає, і забирається життя.",
    de: "Ab {part} gibt es nichts, und ein Leben ist verloren.",
    fr: "À partir de {part}, une réponse ne rapporte rien et coûte une vie.",
    es: "A partir de un {part} no da nada y cuesta una vida.",
    pt: "A partir de {part} não vale nada e custa uma vida.",
    zh: "晚 {part} 或更多不得分，还会失去一条命。",
    ja: "{part} 以上では得点がなく、ライフを1つ失います。",
    ar: "وابتداءً من {part} لا يكسب التخمين شيئًا ويكلّف روحًا.")

  package static let startWithLives = Phrase(
    en: """
      You start with {lives, plural, one {# life} other {# lives}}. No question comes \
      again before all others have come.
      """,
    ru: """
      В начале у вас {lives, plural, one {# жизнь} few {# жизни} many {# жизней} other {# \
      жизни}}. Вопрос не повторится, пока не заданы все остальные.
      """,
    uk: """
      Спочатку у вас {lives, plural, one {# життя} few {# життя} many {# життів} other {# \
      життя}}. Питання не повториться, доки не поставлено всі інші.
      """,
    de: """
      Du beginnst mit {lives, plural, one {# Leben} other {# Leben}}. Keine Frage kommt \
      wieder, bevor alle anderen dran waren.
      """,
    fr: """
      Vous commencez avec {lives, plural, one {# vie} many {# de vies} other {# vies}}. \
      Aucune question ne revient avant que toutes les autres soient passées.
      """,
    es: """
      Empiezas con {lives, plural, one {# vida} many {# de vidas} other {# vidas}}. \
      Ninguna pregunta se repite hasta que han salido todas las demás.
      """,
    pt: """
      Você começa com {lives, plural, one {# vida} many {# de vidas} other {# vidas}}. \
      Nenhuma pergunta se repete antes de todas as outras aparecerem.
      """,
    zh: "开始时你有 {lives, plural, other {# 条命}}。所有题目都出过之前，不会重复。",
    ja: "{lives, plural, other {ライフ #}} で始まります。すべての問題が出るまで、同じ問題は出ません。",
    ar: """
      تبدأ ومعك {lives, plural, zero {لا أرواح} one {روح واحدة} two {روحان} few {# أرواح} \
      many {# روحًا} other {# روح}}. لا يتكرر سؤال قبل أن تُطرح كل الأسئلة الأخرى.
      """)

  package static let howToTypeNumber = Phrase(
    en: """
      Type a number, as 12345, 12,345, 3.1 billion or 2.5 million, and press ENTER; ENTER \
      alone takes the number offered, which + and - move by a tenth of the range, > and < \
      by a step. n starts a new game, q quits.
      """,
    ru: """
      Введите число, например 12345, 12 345, 3,1 миллиарда или 2,5 млн, и нажмите ENTER; \
      один ENTER берёт предложенное число, которое + и - сдвигают на десятую часть \
      диапазона, а > и < на шаг. n — новая игра, q — выйти.
      """,
    uk: """
      Введіть число, наприклад 12345, 12 345, 3,1 мільярда або 2,5 млн, і натисніть \
      ENTER; сам ENTER бере запропоноване число, яке + і - зсувають на десяту частину \
      діапазону, а > і < на крок. n — нова гра, q — вийти.
      """,
    de: """
      Gib eine Zahl ein, etwa 12345, 12.345, 3,1 Milliarden oder 2,5 Mio., und drücke \
      ENTER; ENTER allein nimmt die angebotene Zahl, die + und - um ein Zehntel des \
      Bereichs verschieben, > und < um einen Schritt. n beginnt ein neues Spiel, q \
      beendet.
      """,
    fr: """
      Tapez un nombre, comme 12345, 12 345, 3,1 milliards ou 2,5 millions, puis \
      ENTER\u{A0}; ENTER seul prend le nombre proposé, que + et - déplacent d’un dixième \
      de l’intervalle, > et < d’un pas. n commence une nouvelle partie, q quitte.
      """,
    es: """
      Escribe un número, como 12345, 12.345, 3,1 mil millones o 2,5 millones, y pulsa \
      ENTER; ENTER solo toma el número propuesto, que + y - mueven una décima parte del \
      intervalo, y > y < un paso. n empieza otra partida, q sale.
      """,
    pt: """
      Digite um número, como 12345, 12.345, 3,1 bilhões ou 2,5 milhões, e tecle ENTER; só \
      ENTER aceita o número oferecido, que + e - movem um décimo do intervalo, e > e < um \
      passo. n começa outra partida, q sai.
      """,
    zh: """
      输入一个数，如 12345、12,345、31亿 或 250万，然后按 ENTER；直接按 ENTER 则采用给出的数，+ 和 - 使它移动范围的十分之一，> 和 < \
      移动一步。n 开始新游戏，q 退出。
      """,
    ja: """
      12345、12,345、31億、250万のように数を入力して ENTER を押してください。ENTER だけなら表示中の数で答えます。+ と - \
      で範囲の10分の1、> と < で1段階動きます。n で新しいゲーム、q で終了。
      """,
    ar: """
      اكتب رقمًا مثل 12345 أو 12,345 أو 3.1 مليار أو 2.5 مليون ثم اضغط ENTER؛ وENTER وحده \
      يأخذ الرقم المعروض، ويحرّكه + و- بعُشر المجال، و> و< بخطوة. n للعبة جديدة، وq \
      للخروج.
      """)

  package static let howToMoveSlider = Phrase(
    en: """
      Move the slider with the mouse or with ← and →, by tenths with PgUp and PgDn (or \
      shift), by a step with ↑ and ↓; or type a number, as 12345, 12,345, 3.1 billion or \
      2.5 million. ENTER guesses. p pauses and hides the question, w says where it came \
      from, n starts a new game, q quits.
      """,
    ru: """
      Двигайте ползунок мышью или клавишами ← и →, десятыми долями — PgUp и PgDn (или с \
      shift), на шаг — ↑ и ↓; или введите число, например 12345, 12 345, 3,1 миллиарда \
      или 2,5 млн. ENTER — ответить, p — пауза, вопрос при ней не виден, w — откуда \
      вопрос, n — новая игра, q — выйти.
      """,
    uk: """
      Рухайте повзунок мишею або клавішами ← і →, десятими частками — PgUp і PgDn (або з \
      shift), на крок — ↑ і ↓; або введіть число, наприклад 12345, 12 345, 3,1 мільярда \
      або 2,5 млн. ENTER — відповісти, p — пауза, питання тоді не видно, w — звідки \
      питання, n — нова гра, q — вийти.
      """,
    de: """
      Bewege den Regler mit der Maus oder mit ← und →, um Zehntel mit PgUp und PgDn (oder \
      mit Umschalt), um einen Schritt mit ↑ und ↓; oder gib eine Zahl ein, etwa 12345, \
      12.345, 3,1 Milliarden oder 2,5 Mio. ENTER antwortet. p macht Pause und verdeckt \
      die Frage, w zeigt ihre Herkunft, n beginnt ein neues Spiel, q beendet.
      """,
    fr: """
      Déplacez le curseur avec la souris ou avec ← et →, par dixièmes avec PgUp et PgDn \
      (ou Maj), d’un pas avec ↑ et ↓\u{A0}; ou tapez un nombre, comme 12345, 12 345, 3,1 \
      milliards ou 2,5 millions. ENTER valide. p met en pause et cache la question, w \
      indique son origine, n commence une nouvelle partie, q quitte.
      """,
    es: """
      Mueve el control con el ratón o con ← y →, por décimas con PgUp y PgDn (o \
      mayúsculas), un paso con ↑ y ↓; o escribe un número, como 12345, 12.345, 3,1 mil \
      millones o 2,5 millones. ENTER responde. p hace una pausa y oculta la pregunta, w \
      dice de dónde viene, n empieza otra partida, q sale.
      """,
    pt: """
      Mova o controle com o mouse ou com ← e →, por décimos com PgUp e PgDn (ou shift), \
      um passo com ↑ e ↓; ou digite um número, como 12345, 12.345, 3,1 bilhões ou 2,5 \
      milhões. ENTER responde. p pausa e esconde a pergunta, w diz de onde ela veio, n \
      começa outra partida, q sai.
      """,
    zh: """
      用鼠标或 ← → 移动滑块，PgUp 和 PgDn（或 shift）移动十分之一，↑ ↓ 移动一步；也可以输入一个数，如 12345、12,345、31亿 或 \
      250万。ENTER 作答。p 暂停并隐藏题目，w 查看出处，n 开始新游戏，q 退出。
      """,
    ja: """
      マウスか ← → でスライダーを動かします。PgUp と PgDn（または shift）で10分の1、↑ ↓ \
      で1段階。12345、12,345、31億、250万のように数を入力することもできます。ENTER で回答。p で一時停止して問題を隠し、w で出典、n \
      で新しいゲーム、q で終了。
      """,
    ar: """
      حرّك المؤشر بالفأرة أو بالسهمين ← و→، وبالأعشار بـ PgUp وPgDn (أو shift)، وبخطوة \
      بالسهمين ↑ و↓؛ أو اكتب رقمًا مثل 12345 أو 12,345 أو 3.1 مليار أو 2.5 مليون. ENTER \
      للإجابة، وp لإيقاف مؤقت يخفي السؤال، وw لمصدره، وn للعبة جديدة، وq للخروج.
      """)

  package static let score = Phrase(
    en: "score {score}",
    ru: "счёт {score}",
    uk: "рахунок {score}",
    de: "Punkte {score}",
    fr: "score {score}",
    es: "puntos {score}",
    pt: "pontos {score}",
    zh: "得分 {score}",
    ja: "得点 {score}",
    ar: "النقاط {score}")

  package static let move = Phrase(
    en: "move",
    ru: "двигать",
    uk: "рухати",
    de: "bewegen",
    fr: "déplacer",
    es: "mover",
    pt: "mover",
    zh: "移动",
    ja: "動かす",
    ar: "تحريك")

  package static let faster = Phrase(
    en: "faster",
    ru: "быстрее",
    uk: "швидше",
    de: "schneller",
    fr: "plus vite",
    es: "rápido",
    pt: "rápido",
    zh: "加快",
    ja: "速く",
    ar: "أسرع")

  package static let typeIn = Phrase(
    en: "type",
    ru: "ввести",
    uk: "ввести",
    de: "tippen",
    fr: "taper",
    es: "escribir",
    pt: "digitar",
    zh: "输入",
    ja: "入力",
    ar: "كتابة")

  package static let pause = Phrase(
    en: "pause",
    ru: "пауза",
    uk: "пауза",
    de: "Pause",
    fr: "pause",
    es: "pausa",
    pt: "pausa",
    zh: "暂停",
    ja: "一時停止",
    ar: "توقف")

  package static let erase = Phrase(
    en: "erase",
    ru: "стереть",
    uk: "стерти",
    de: "löschen",
    fr: "effacer",
    es: "borrar",
    pt: "apagar",
    zh: "删除",
    ja: "1字消す",
    ar: "مسح")

  package static let discard = Phrase(
    en: "discard",
    ru: "сбросить",
    uk: "скинути",
    de: "verwerfen",
    fr: "annuler",
    es: "descartar",
    pt: "descartar",
    zh: "清空",
    ja: "取り消す",
    ar: "تجاهل")

  package static let guess = Phrase(
    en: "guess",
    ru: "ответить",
    uk: "відповісти",
    de: "raten",
    fr: "valider",
    es: "responder",
    pt: "responder",
    zh: "作答",
    ja: "回答",
    ar: "خمّن")

  package static let next = Phrase(
    en: "next",
    ru: "дальше",
    uk: "далі",
    de: "weiter",
    fr: "suivant",
    es: "siguiente",
    pt: "próxima",
    zh: "下一题",
    ja: "次へ",
    ar: "التالي")

  package static let playAgain = Phrase(
    en: "play again",
    ru: "ещё раз",
    uk: "ще раз",
    de: "noch einmal",
    fr: "rejouer",
    es: "jugar otra vez",
    pt: "jogar de novo",
    zh: "再玩一次",
    ja: "もう一度",
    ar: "العب مجددًا")

  package static let isRight = Phrase(
    en: "{answer} is right",
    ru: "{answer} — верный ответ",
    uk: "{answer} — правильна відповідь",
    de: "{answer} ist richtig",
    fr: "{answer} est la réponse",
    es: "{answer} es lo correcto",
    pt: "{answer} é o certo",
    zh: "正确答案 {answer}",
    ja: "正解 {answer}",
    ar: "الصحيح {answer}")

  package static let wasYourGuess = Phrase(
    en: "{guess} was your guess",
    ru: "{guess} — ваше число",
    uk: "{guess} — ваше число",
    de: "{guess} war dein Tipp",
    fr: "{guess} était votre réponse",
    es: "{guess} fue tu respuesta",
    pt: "{guess} foi seu palpite",
    zh: "你猜的是 {guess}",
    ja: "あなたの回答 {guess}",
    ar: "تخمينك {guess}")

  package static let year = Phrase(
    en: "year",
    ru: "год",
    uk: "рік",
    de: "Jahr",
    fr: "année",
    es: "año",
    pt: "ano",
    zh: "年份",
    ja: "年",
    ar: "سنة")

  package static let questionNumber = Phrase(
    en: "Question {n}",
    ru: "Вопрос {n}",
    uk: "Питання {n}",
    de: "Frage {n}",
    fr: "Question {n}",
    es: "Pregunta {n}",
    pt: "Pergunta {n}",
    zh: "第 {n} 题",
    ja: "第 {n} 問",
    ar: "السؤال {n}")

  package static let questionNumberAsked = Phrase(
    en: "Question {n}: {question}",
    ru: "Вопрос {n}: {question}",
    uk: "Питання {n}: {question}",
    de: "Frage {n}: {question}",
    fr: "Question {n}\u{A0}: {question}",
    es: "Pregunta {n}: {question}",
    pt: "Pergunta {n}: {question}",
    zh: "第 {n} 题：{question}",
    ja: "第 {n} 問：{question}",
    ar: "السؤال {n}: {question}")

  package static let exactlyRight = Phrase(
    en: "Exactly right: {answer}.",
    ru: "Точно: {answer}.",
    uk: "Точно: {answer}.",
    de: "Genau richtig: {answer}.",
    fr: "Exact\u{A0}: {answer}.",
    es: "Exacto: {answer}.",
    pt: "Exato: {answer}.",
    zh: "完全正确：{answer}。",
    ja: "ぴったり：{answer}。",
    ar: "صحيح تمامًا: {answer}.")

  package static let tooEarly = Phrase(
    en: "Too early: the right answer is {answer}.",
    ru: "Слишком рано: верный ответ — {answer}.",
    uk: "Зарано: правильна відповідь — {answer}.",
    de: "Zu früh: Die richtige Antwort ist {answer}.",
    fr: "Trop tôt\u{A0}: la bonne réponse est {answer}.",
    es: "Demasiado pronto: la respuesta correcta es {answer}.",
    pt: "Cedo demais: a resposta certa é {answer}.",
    zh: "太早了：正确答案是 {answer}。",
    ja: "早すぎます：正解は {answer}。",
    ar: "أبكر من اللازم: الإجابة الصحيحة {answer}.")

  package static let tooLow = Phrase(
    en: "Too low: the right answer is {answer}.",
    ru: "Слишком мало: верный ответ — {answer}.",
    uk: "Замало: правильна відповідь — {answer}.",
    de: "Zu niedrig: Die richtige Antwort ist {answer}.",
    fr: "Trop bas\u{A0}: la bonne réponse est {answer}.",
    es: "Demasiado bajo: la respuesta correcta es {answer}.",
    pt: "Baixo demais: a resposta certa é {answer}.",
    zh: "太低了：正确答案是 {answer}。",
    ja: "低すぎます：正解は {answer}。",
    ar: "أقل من اللازم: الإجابة الصحيحة {answer}.")

  package static let aLittleLate = Phrase(
    en: "A little late: the right answer is {answer}.",
    ru: "Чуть позже нужного: верный ответ — {answer}.",
    uk: "Трохи запізно: правильна відповідь — {answer}.",
    de: "Etwas zu spät: Die richtige Antwort ist {answer}.",
    fr: "Un peu tard\u{A0}: la bonne réponse est {answer}.",
    es: "Un poco tarde: la respuesta correcta es {answer}.",
    pt: "Um pouco tarde: a resposta certa é {answer}.",
    zh: "稍晚了一点：正确答案是 {answer}。",
    ja: "少し遅いです：正解は {answer}。",
    ar: "متأخر قليلًا: الإجابة الصحيحة {answer}.")

  package static let aLittleHigh = Phrase(
    en: "A little high: the right answer is {answer}.",
    ru: "Чуть больше нужного: верный ответ — {answer}.",
    uk: "Трохи забагато: правильна відповідь — {answer}.",
    de: "Etwas zu hoch: Die richtige Antwort ist {answer}.",
    fr: "Un peu haut\u{A0}: la bonne réponse est {answer}.",
    es: "Un poco alto: la respuesta correcta es {answer}.",
    pt: "Um pouco alto: a resposta certa é {answer}.",
    zh: "稍高了一点：正确答案是 {answer}。",
    ja: "少し高いです：正解は {answer}。",
    ar: "أعلى قليلًا: الإجابة الصحيحة {answer}.")

  package static let tooLate = Phrase(
    en: "Too late: the right answer is {answer}.",
    ru: "Слишком поздно: верный ответ — {answer}.",
    uk: "Запізно: правильна відповідь — {answer}.",
    de: "Zu spät: Die richtige Antwort ist {answer}.",
    fr: "Trop tard\u{A0}: la bonne réponse est {answer}.",
    es: "Demasiado tarde: la respuesta correcta es {answer}.",
    pt: "Tarde demais: a resposta certa é {answer}.",
    zh: "太晚了：正确答案是 {answer}。",
    ja: "遅すぎます：正解は {answer}。",
    ar: "متأخر جدًا: الإجابة الصحيحة {answer}.")

  package static let tooHigh = Phrase(
    en: "Too high: the right answer is {answer}.",
    ru: "Слишком много: верный ответ — {answer}.",
    uk: "Забагато: правильна відповідь — {answer}.",
    de: "Zu hoch: Die richtige Antwort ist {answer}.",
    fr: "Trop haut\u{A0}: la bonne réponse est {answer}.",
    es: "Demasiado alto: la respuesta correcta es {answer}.",
    pt: "Alto demais: a resposta certa é {answer}.",
    zh: "太高了：正确答案是 {answer}。",
    ja: "高すぎます：正解は {answer}。",
    ar: "أعلى من اللازم: الإجابة الصحيحة {answer}.")

  /// A number with its unit, in brackets where the unit's form would depend on the number.
  package static let numberWithUnit = Phrase(
    en: "{number} {unit}",
    ru: "{number} ({unit})",
    uk: "{number} ({unit})",
    de: "{number} {unit}",
    fr: "{number} {unit}",
    es: "{number} {unit}",
    pt: "{number} {unit}",
    zh: "{number} {unit}",
    ja: "{number} {unit}",
    ar: "{number} {unit}")

  package static let accuracyIs = Phrase(
    en: "Accuracy {accuracy} %, {points, plural, one {# point} other {# points}}.",
    ru: """
      Точность {accuracy} %, {points, plural, one {# очко} few {# очка} many {# очков} \
      other {# очка}}.
      """,
    uk: """
      Точність {accuracy} %, {points, plural, one {# очко} few {# очки} many {# очок} \
      other {# очка}}.
      """,
    de: "Genauigkeit {accuracy} %, {points, plural, one {# Punkt} other {# Punkte}}.",
    fr: """
      Précision {accuracy} %, {points, plural, one {# point} many {# de points} other {# \
      points}}.
      """,
    es: """
      Precisión {accuracy} %, {points, plural, one {# punto} many {# de puntos} other {# \
      puntos}}.
      """,
    pt: """
      Precisão {accuracy} %, {points, plural, one {# ponto} many {# de pontos} other {# \
      pontos}}.
      """,
    zh: "准确度 {accuracy} %，{points, plural, other {# 分}}。",
    ja: "正確さ {accuracy} %、{points, plural, other {# 点}}。",
    ar: """
      الدقة {accuracy} %، {points, plural, zero {لا نقاط} one {نقطة واحدة} two {نقطتان} \
      few {# نقاط} many {# نقطة} other {# نقطة}}.
      """)

  package static let accuracyAndLifeLost = Phrase(
    en: "Accuracy {accuracy} %, {points, plural, one {# point} other {# points}}, a life lost.",
    ru: """
      Точность {accuracy} %, {points, plural, one {# очко} few {# очка} many {# очков} \
      other {# очка}}, жизнь потеряна.
      """,
    uk: """
      Точність {accuracy} %, {points, plural, one {# очко} few {# очки} many {# очок} \
      other {# очка}}, життя втрачено.
      """,
    de: """
      Genauigkeit {accuracy} %, {points, plural, one {# Punkt} other {# Punkte}}, ein \
      Leben verloren.
      """,
    fr: """
      Précision {accuracy} %, {points, plural, one {# point} many {# de points} other {# \
      points}}, une vie perdue.
      """,
    es: """
      Precisión {accuracy} %, {points, plural, one {# punto} many {# de puntos} other {# \
      puntos}}, una vida menos.
      """,
    pt: """
      Precisão {accuracy} %, {points, plural, one {# ponto} many {# de pontos} other {# \
      pontos}}, uma vida perdida.
      """,
    zh: "准确度 {accuracy} %，{points, plural, other {# 分}}，失去一条命。",
    ja: "正確さ {accuracy} %、{points, plural, other {# 点}}、ライフを1つ失いました。",
    ar: """
      الدقة {accuracy} %، {points, plural, zero {لا نقاط} one {نقطة واحدة} two {نقطتان} \
      few {# نقاط} many {# نقطة} other {# نقطة}}، وفقدت روحًا.
      """)

  package static let gameOverAfter = Phrase(
    en: """
      Game over after {questions, plural, one {# question} other {# questions}}: {points, \
      plural, one {# point} other {# points}}.
      """,
    ru: """
      Игра окончена: {questions, plural, one {# вопрос} few {# вопроса} many {# вопросов} \
      other {# вопроса}}, {points, plural, one {# очко} few {# очка} many {# очков} other \
      {# очка}}.
      """,
    uk: """
      Гру закінчено: {questions, plural, one {# питання} few {# питання} many {# питань} \
      other {# питання}}, {points, plural, one {# очко} few {# очки} many {# очок} other \
      {# очка}}.
      """,
    de: """
      Spiel vorbei nach {questions, plural, one {# Frage} other {# Fragen}}: {points, \
      plural, one {# Punkt} other {# Punkte}}.
      """,
    fr: """
      Partie terminée après {questions, plural, one {# question} many {# de questions} \
      other {# questions}}\u{A0}: {points, plural, one {# point} many {# de points} other \
      {# points}}.
      """,
    es: """
      Fin de la partida tras {questions, plural, one {# pregunta} many {# de preguntas} \
      other {# preguntas}}: {points, plural, one {# punto} many {# de puntos} other {# \
      puntos}}.
      """,
    pt: """
      Fim de jogo após {questions, plural, one {# pergunta} many {# de perguntas} other \
      {# perguntas}}: {points, plural, one {# ponto} many {# de pontos} other {# pontos}}.
      """,
    zh: "游戏结束：{questions, plural, other {# 道题}}，{points, plural, other {# 分}}。",
    ja: "ゲーム終了：{questions, plural, other {# 問}}、{points, plural, other {# 点}}。",
    ar: """
      انتهت اللعبة بعد {questions, plural, zero {لا أسئلة} one {سؤال واحد} two {سؤالين} \
      few {# أسئلة} many {# سؤالًا} other {# سؤال}}: {points, plural, zero {لا نقاط} one \
      {نقطة واحدة} two {نقطتان} few {# نقاط} many {# نقطة} other {# نقطة}}.
      """)

  package static let isNoNumber = Phrase(
    en: "\"{line}\" is no number: write it as 12345, 12,345, 3.1 billion or 2.5 million.",
    ru: "«{line}» — не число: пишите 12345, 12 345, 3,1 миллиарда или 2,5 млн.",
    uk: "«{line}» — не число: пишіть 12345, 12 345, 3,1 мільярда або 2,5 млн.",
    de: "„{line}“ ist keine Zahl: Schreib sie als 12345, 12.345, 3,1 Milliarden oder 2,5 Mio.",
    fr: """
      «\u{A0}{line}\u{A0}» n’est pas un nombre\u{A0}: écrivez 12345, 12 345, 3,1 \
      milliards ou 2,5 millions.
      """,
    es: "«{line}» no es un número: escríbelo como 12345, 12.345, 3,1 mil millones o 2,5 millones.",
    pt: "“{line}” não é um número: escreva como 12345, 12.345, 3,1 bilhões ou 2,5 milhões.",
    zh: "“{line}”不是数：请写成 12345、12,345、31亿 或 250万。",
    ja: "「{line}」は数ではありません：12345、12,345、31億、250万のように書いてください。",
    ar: "«{line}» ليس رقمًا: اكتبه مثل 12345 أو 12,345 أو 3.1 مليار أو 2.5 مليون.")

  package static let noQuestionToAnswer = Phrase(
    en: "There is no question to answer.",
    ru: "Вопроса сейчас нет.",
    uk: "Зараз немає питання.",
    de: "Es gibt keine offene Frage.",
    fr: "Il n’y a pas de question en cours.",
    es: "No hay ninguna pregunta abierta.",
    pt: "Não há pergunta para responder.",
    zh: "现在没有题目。",
    ja: "今は問題がありません。",
    ar: "لا يوجد سؤال للإجابة عنه.")

  package static let outsideRange = Phrase(
    en: "That is outside the range.",
    ru: "Это вне диапазона.",
    uk: "Це поза діапазоном.",
    de: "Das liegt außerhalb des Bereichs.",
    fr: "C’est hors de l’intervalle.",
    es: "Eso está fuera del intervalo.",
    pt: "Isso está fora do intervalo.",
    zh: "超出了范围。",
    ja: "範囲の外です。",
    ar: "هذا خارج المجال.")

  package static let onlyWholeNumbers = Phrase(
    en: "Only whole numbers here.",
    ru: "Здесь только целые числа.",
    uk: "Тут лише цілі числа.",
    de: "Hier nur ganze Zahlen.",
    fr: "Ici, seulement des nombres entiers.",
    es: "Aquí solo números enteros.",
    pt: "Aqui só números inteiros.",
    zh: "这里只能用整数。",
    ja: "ここでは整数だけです。",
    ar: "الأعداد الصحيحة فقط هنا.")

  package static let atMostDecimals = Phrase(
    en: "At most {n, plural, one {# decimal place} other {# decimal places}} here.",
    ru: """
      Самое большее {n, plural, one {# знак} few {# знака} many {# знаков} other {# \
      знака}} после запятой.
      """,
    uk: """
      Щонайбільше {n, plural, one {# знак} few {# знаки} many {# знаків} other {# знака}} \
      після коми.
      """,
    de: "Hier höchstens {n, plural, one {# Nachkommastelle} other {# Nachkommastellen}}.",
    fr: "Ici, au plus {n, plural, one {# décimale} many {# de décimales} other {# décimales}}.",
    es: "Aquí, como máximo {n, plural, one {# decimal} many {# de decimales} other {# decimales}}.",
    pt: """
      Aqui, no máximo {n, plural, one {# casa decimal} many {# de casas decimais} other \
      {# casas decimais}}.
      """,
    zh: "这里最多 {n, plural, other {# 位小数}}。",
    ja: "ここでは小数点以下 {n, plural, other {# 桁}}までです。",
    ar: """
      هنا {n, plural, zero {لا منازل عشرية} one {منزلة عشرية واحدة} two {منزلتان عشريتان} \
      few {# منازل عشرية} many {# منزلة عشرية} other {# منزلة عشرية}} على الأكثر.
      """)

  package static let newGameOrQuit = Phrase(
    en: "ENTER for a new game, q to quit:",
    ru: "ENTER — новая игра, q — выйти:",
    uk: "ENTER — нова гра, q — вийти:",
    de: "ENTER für ein neues Spiel, q beendet:",
    fr: "ENTER pour rejouer, q pour quitter\u{A0}:",
    es: "ENTER para otra partida, q para salir:",
    pt: "ENTER para outra partida, q para sair:",
    zh: "ENTER 开始新游戏，q 退出：",
    ja: "ENTER で新しいゲーム、q で終了：",
    ar: "ENTER للعبة جديدة، q للخروج:")

  package static let guessPrompt = Phrase(
    en: "Guess ({low} to {high}, ENTER = {offered}):",
    ru: "Ваше число (от {low} до {high}, ENTER = {offered}):",
    uk: "Ваше число (від {low} до {high}, ENTER = {offered}):",
    de: "Dein Tipp ({low} bis {high}, ENTER = {offered}):",
    fr: "Votre réponse (de {low} à {high}, ENTER = {offered})\u{A0}:",
    es: "Tu respuesta (de {low} a {high}, ENTER = {offered}):",
    pt: "Seu palpite (de {low} a {high}, ENTER = {offered}):",
    zh: "你猜（{low} 到 {high}，ENTER = {offered}）：",
    ja: "回答（{low}～{high}、ENTER = {offered}）：",
    ar: "تخمينك ({low} إلى {high}، ENTER = {offered}):")

  package static let livesLeft = Phrase(
    en: "{lives, plural, one {# life} other {# lives}} left, score {score}, high score {best}.",
    ru: """
      {lives, plural, one {# жизнь} few {# жизни} many {# жизней} other {# жизни}} в \
      запасе, счёт {score}, рекорд {best}.
      """,
    uk: """
      {lives, plural, one {# життя} few {# життя} many {# життів} other {# життя}} у \
      запасі, рахунок {score}, рекорд {best}.
      """,
    de: "Noch {lives, plural, one {# Leben} other {# Leben}}, Punkte {score}, Rekord {best}.",
    fr: """
      Encore {lives, plural, one {# vie} many {# de vies} other {# vies}}, score {score}, \
      record {best}.
      """,
    es: """
      {lives, plural, one {Te queda # vida} many {Te quedan # de vidas} other {Te quedan \
      # vidas}}, puntos {score}, récord {best}.
      """,
    pt: """
      {lives, plural, one {Resta # vida} many {Restam # de vidas} other {Restam # \
      vidas}}, pontos {score}, recorde {best}.
      """,
    zh: "还剩 {lives, plural, other {# 条命}}，得分 {score}，最高分 {best}。",
    ja: "残り {lives, plural, other {ライフ #}}、得点 {score}、最高得点 {best}。",
    ar: """
      {lives, plural, zero {لم تبق أرواح} one {بقيت روح واحدة} two {بقيت روحان} few {بقيت \
      # أرواح} many {بقيت # روحًا} other {بقيت # روح}}، النقاط {score}، الرقم القياسي \
      {best}.
      """)

  package static let youLeaveWith = Phrase(
    en: "You leave with {points, plural, one {# point} other {# points}}.",
    ru: """
      Вы уходите, у вас {points, plural, one {# очко} few {# очка} many {# очков} other \
      {# очка}}.
      """,
    uk: "Ви йдете, у вас {points, plural, one {# очко} few {# очки} many {# очок} other {# очка}}.",
    de: "Du hörst auf, mit {points, plural, one {# Punkt} other {# Punkten}}.",
    fr: "Vous partez avec {points, plural, one {# point} many {# de points} other {# points}}.",
    es: "Te vas con {points, plural, one {# punto} many {# de puntos} other {# puntos}}.",
    pt: "Você sai com {points, plural, one {# ponto} many {# de pontos} other {# pontos}}.",
    zh: "你离开了游戏，得 {points, plural, other {# 分}}。",
    ja: "{points, plural, other {# 点}} で終了します。",
    ar: """
      تغادر ومعك {points, plural, zero {لا نقاط} one {نقطة واحدة} two {نقطتان} few {# \
      نقاط} many {# نقطة} other {# نقطة}}.
      """)

  package static let gameEndsWith = Phrase(
    en: "It ends with {points, plural, one {# point} other {# points}}.",
    ru: """
      Она закончится, у вас {points, plural, one {# очко} few {# очка} many {# очков} \
      other {# очка}}.
      """,
    uk: """
      Вона закінчиться, у вас {points, plural, one {# очко} few {# очки} many {# очок} \
      other {# очка}}.
      """,
    de: "Es endet mit {points, plural, one {# Punkt} other {# Punkten}}.",
    fr: "Elle se termine avec {points, plural, one {# point} many {# de points} other {# points}}.",
    es: "Termina con {points, plural, one {# punto} many {# de puntos} other {# puntos}}.",
    pt: "Ela termina com {points, plural, one {# ponto} many {# de pontos} other {# pontos}}.",
    zh: "本局以 {points, plural, other {# 分}} 结束。",
    ja: "{points, plural, other {# 点}} で終わります。",
    ar: """
      ستنتهي ومعك {points, plural, zero {لا نقاط} one {نقطة واحدة} two {نقطتان} few {# \
      نقاط} many {# نقطة} other {# نقطة}}.
      """)

  static let higherOrLower = [
    higherOrLowerName, higherOrLowerWelcome, higherOrLowerStart, guessTheNumber, lowGuessCostsLife,
    guessesEarn,
    yearsCount, yearsCountInFrame, yearsCountAtMost, yearsEarnNothing, yearsCostLife,
    startWithLives, howToTypeNumber,
    howToMoveSlider, score, move, faster, typeIn, erase, discard, pause, guess, next, playAgain,
    isRight,
    wasYourGuess, year, questionNumber, questionNumberAsked, exactlyRight, tooEarly, tooLow,
    aLittleLate, aLittleHigh, tooLate, tooHigh, numberWithUnit, accuracyIs, accuracyAndLifeLost,
    gameOverAfter, isNoNumber, noQuestionToAnswer, outsideRange, onlyWholeNumbers, atMostDecimals,
    newGameOrQuit, guessPrompt, livesLeft, youLeaveWith, gameEndsWith,
  ]
}

// The short answer: questions that are answered in the player's own words, against the clock.
extension Phrase {
  package static let shortAnswerName = Phrase(
    en: "short answer",
    ru: "короткий ответ",
    uk: "коротка відповідь",
    de: "Kurzantwort",
    fr: "réponse courte",
    es: "respuesta corta",
    pt: "resposta curta",
    zh: "简答题",
    ja: "一言クイズ",
    ar: "إجابة قصيرة")

  package static let shortQuestions = Phrase(
    en: """
      {questions, plural, one {# question} other {# questions}}, to be answered in your own \
      words. A right answer earns {points, plural, one {# point} other {# points}}.
      """,
    ru: """
      {questions, plural, one {# вопрос} few {# вопроса} many {# вопросов} other {# \
      вопроса}}, ответ пишете вы сами. За верный ответ {points, plural, one {# очко} few {# \
      очка} many {# очков} other {# очка}}.
      """,
    uk: """
      {questions, plural, one {# питання} few {# питання} many {# питань} other {# \
      питання}}, відповідь пишете ви самі. За правильну відповідь {points, plural, one {# \
      очко} few {# очки} many {# очок} other {# очка}}.
      """,
    de: """
      {questions, plural, one {# Frage} other {# Fragen}}, die du in eigenen Worten \
      beantwortest. Eine richtige Antwort bringt {points, plural, one {# Punkt} other {# \
      Punkte}}.
      """,
    fr: """
      {questions, plural, one {# question} many {# de questions} other {# questions}}, à \
      répondre avec vos mots. Une bonne réponse rapporte {points, plural, one {# point} \
      many {# de points} other {# points}}.
      """,
    es: """
      {questions, plural, one {# pregunta} many {# de preguntas} other {# preguntas}} que \
      respondes con tus palabras. Cada acierto da {points, plural, one {# punto} many {# de \
      puntos} other {# puntos}}.
      """,
    pt: """
      {questions, plural, one {# pergunta} many {# de perguntas} other {# perguntas}} para \
      responder com suas palavras. Uma resposta certa vale {points, plural, one {# ponto} \
      many {# de pontos} other {# pontos}}.
      """,
    zh: "{questions, plural, other {# 道题}}，请自己写出答案。答对得 {points, plural, other {# 分}}。",
    ja: "全 {questions, plural, other {# 問}}。答えは自分で書きます。正解すると {points, plural, other {# 点}}。",
    ar: """
      {questions, plural, zero {لا أسئلة} one {سؤال واحد} two {سؤالان} few {# أسئلة} many \
      {# سؤالًا} other {# سؤال}}، تجيب عنها بكلماتك. الإجابة الصحيحة تكسب {points, plural, \
      zero {لا نقاط} one {نقطة واحدة} two {نقطتين} few {# نقاط} many {# نقطة} other {# نقطة}}.
      """)

  package static let shortTries = Phrase(
    en: """
      You have {tries, plural, one {# try} other {# tries}} at each question; after the first, \
      a right answer earns {points, plural, one {# point} other {# points}}.
      """,
    ru: """
      На каждый вопрос {tries, plural, one {# попытка} few {# попытки} many {# попыток} \
      other {# попытки}}; после первой за верный ответ {points, plural, one {# очко} few {# \
      очка} many {# очков} other {# очка}}.
      """,
    uk: """
      На кожне питання {tries, plural, one {# спроба} few {# спроби} many {# спроб} other {# \
      спроби}}; після першої за правильну відповідь {points, plural, one {# очко} few {# \
      очки} many {# очок} other {# очка}}.
      """,
    de: """
      Du hast {tries, plural, one {# Versuch} other {# Versuche}} für jede Frage; nach dem \
      ersten bringt eine richtige Antwort {points, plural, one {# Punkt} other {# Punkte}}.
      """,
    fr: """
      Vous avez {tries, plural, one {# essai} many {# d’essais} other {# essais}} par \
      question\u{A0}; après le premier, une bonne réponse rapporte {points, plural, one {# \
      point} many {# de points} other {# points}}.
      """,
    es: """
      Tienes {tries, plural, one {# intento} many {# de intentos} other {# intentos}} por \
      pregunta; después del primero, un acierto da {points, plural, one {# punto} many {# de \
      puntos} other {# puntos}}.
      """,
    pt: """
      Você tem {tries, plural, one {# tentativa} many {# de tentativas} other {# \
      tentativas}} por pergunta; depois da primeira, uma resposta certa vale {points, \
      plural, one {# ponto} many {# de pontos} other {# pontos}}.
      """,
    zh: "每题有 {tries, plural, other {# 次}}机会；第一次之后答对得 {points, plural, other {# 分}}。",
    ja: "1問につき {tries, plural, other {# 回}}まで答えられます。2回目からの正解は {points, plural, other {# 点}}。",
    ar: """
      لك في كل سؤال {tries, plural, zero {لا محاولات} one {محاولة واحدة} two {محاولتان} few \
      {# محاولات} many {# محاولة} other {# محاولة}}؛ وبعد الأولى تكسب الإجابة الصحيحة \
      {points, plural, zero {لا نقاط} one {نقطة واحدة} two {نقطتين} few {# نقاط} many {# \
      نقطة} other {# نقطة}}.
      """)

  /// The sentence about the differences that are forgiven, for packs that forgive all of them.
  package static let shortForgiven = Phrase(
    en: "Capitals, accents, articles and one slip of the finger do not matter.",
    ru: "Большие буквы, знаки над буквами и одна опечатка не важны.",
    uk: "Великі літери, знаки над літерами й одна описка не важливі.",
    de: "Großschreibung, Akzente, Artikel und ein Tippfehler spielen keine Rolle.",
    fr: "Majuscules, accents, articles et une faute de frappe ne comptent pas.",
    es: "No importan las mayúsculas, los acentos, los artículos ni una errata.",
    pt: "Maiúsculas, acentos, artigos e um erro de digitação não importam.",
    zh: "大小写、重音符号、冠词和一处笔误都没关系。",
    ja: "大文字小文字、アクセント記号、冠詞、1字の打ち間違いは問いません。",
    ar: "لا تهم الحروف الكبيرة ولا الحركات ولا أداة التعريف ولا خطأ كتابة واحد.")

  package static let howToTypeAnswer = Phrase(
    en: """
      Type your answer and press ENTER; an empty line passes. /n starts afresh at once, /q \
      quits, /? shows this help; the clock runs on meanwhile.
      """,
    ru: """
      Введите ответ и нажмите ENTER; пустая строка — пропустить. /n — сразу начать заново, \
      /q — выйти, /? — эта справка; время при этом идёт.
      """,
    uk: """
      Введіть відповідь і натисніть ENTER; порожній рядок — пропустити. /n — одразу почати \
      заново, /q — вийти, /? — ця довідка; час при цьому йде.
      """,
    de: """
      Gib deine Antwort ein und drücke ENTER; eine leere Zeile passt. /n beginnt sofort von \
      vorn, /q beendet, /? zeigt diese Hilfe; die Uhr läuft dabei weiter.
      """,
    fr: """
      Tapez votre réponse puis ENTER\u{A0}; une ligne vide passe. /n recommence aussitôt, /q \
      quitte, /? affiche cette aide\u{A0}; le temps continue de s’écouler.
      """,
    es: """
      Escribe tu respuesta y pulsa ENTER; una línea vacía pasa. /n empieza de nuevo \
      enseguida, /q sale, /? muestra esta ayuda; el reloj sigue corriendo.
      """,
    pt: """
      Digite sua resposta e tecle ENTER; uma linha vazia passa. /n recomeça na hora, /q sai, \
      /? mostra esta ajuda; o relógio continua correndo.
      """,
    zh: "输入答案，然后按 ENTER；空行表示跳过。/n 立即重新开始，/q 退出，/? 显示本帮助；其间计时不停。",
    ja: "答えを入力して ENTER を押してください。空行でパス。/n ですぐに最初から、/q で終了、/? でこのヘルプ。その間も時間は進みます。",
    ar: """
      اكتب إجابتك ثم اضغط ENTER؛ والسطر الفارغ للتجاوز. /n لبدء جديد فورًا، و/q للخروج، و/? \
      لهذه المساعدة؛ ويستمر الوقت أثناء ذلك.
      """)

  package static let howToAnswer = Phrase(
    en: """
      Type your answer and press ENTER. TAB, or ENTER without an answer, passes; ESC quits. \
      After an answer, p pauses, n starts afresh, w tells where a question comes from. Here \
      and in a pause the clock stands still.
      """,
    ru: """
      Введите ответ и нажмите ENTER. TAB или ENTER без ответа — пропустить, ESC — выйти. \
      После ответа: p — пауза, n — начать заново, w — откуда вопрос. Здесь и во время паузы \
      часы стоят.
      """,
    uk: """
      Введіть відповідь і натисніть ENTER. TAB або ENTER без відповіді — пропустити, ESC — \
      вийти. Після відповіді: p — пауза, n — почати заново, w — звідки питання. Тут і під \
      час паузи годинник стоїть.
      """,
    de: """
      Gib deine Antwort ein und drücke ENTER. TAB, oder ENTER ohne Antwort, passt; ESC \
      beendet. Nach einer Antwort macht p Pause, n beginnt von vorn, w zeigt die Herkunft \
      einer Frage. Hier und in der Pause steht die Uhr still.
      """,
    fr: """
      Tapez votre réponse puis ENTER. TAB, ou ENTER sans réponse, passe\u{A0}; ESC quitte. \
      Après une réponse, p met en pause, n recommence, w indique l’origine d’une question. \
      Ici et pendant une pause, le temps s’arrête.
      """,
    es: """
      Escribe tu respuesta y pulsa ENTER. TAB, o ENTER sin respuesta, pasa; ESC sale. Después \
      de una respuesta, p hace una pausa, n empieza de nuevo, w dice de dónde viene una \
      pregunta. Aquí y en una pausa el reloj se para.
      """,
    pt: """
      Digite sua resposta e tecle ENTER. TAB, ou ENTER sem resposta, passa; ESC sai. Depois \
      de uma resposta, p pausa, n recomeça, w diz de onde vem uma pergunta. Aqui e na pausa o \
      relógio fica parado.
      """,
    zh: "输入答案，然后按 ENTER。TAB 或不填答案按 ENTER 表示跳过；ESC 退出。答题后：p 暂停，n 重新开始，w 查看题目出处。在此处和暂停时计时停止。",
    ja:
      "答えを入力して ENTER を押してください。TAB または空の ENTER でパス、ESC で終了。答えた後は p で一時停止、n で最初から、w で出典。ここと一時停止中は時間が止まります。",
    ar: """
      اكتب إجابتك ثم اضغط ENTER. TAB أو ENTER بلا إجابة للتجاوز؛ وESC للخروج. بعد الإجابة: p \
      للإيقاف المؤقت، وn لبدء جديد، وw لمصدر السؤال. يتوقف الوقت هنا وأثناء الإيقاف.
      """)

  package static let shortAnswerPrompt = Phrase(
    en: "Answer ({seconds, plural, one {# second} other {# seconds}} left):",
    ru: """
      Ответ (ещё {seconds, plural, one {# секунда} few {# секунды} many {# секунд} other {# \
      секунды}}):
      """,
    uk: """
      Відповідь (ще {seconds, plural, one {# секунда} few {# секунди} many {# секунд} other \
      {# секунди}}):
      """,
    de: "Antwort (noch {seconds, plural, one {# Sekunde} other {# Sekunden}}):",
    fr: """
      Réponse (reste {seconds, plural, one {# seconde} many {# de secondes} other {# \
      secondes}})\u{A0}:
      """,
    es: """
      Respuesta ({seconds, plural, one {queda # segundo} many {quedan # de segundos} other \
      {quedan # segundos}}):
      """,
    pt: """
      Resposta ({seconds, plural, one {resta # segundo} many {restam # de segundos} other \
      {restam # segundos}}):
      """,
    zh: "答案（剩 {seconds, plural, other {# 秒}}）：",
    ja: "答え（残り {seconds, plural, other {# 秒}}）：",
    ar: """
      الإجابة ({seconds, plural, zero {انتهى الوقت} one {بقيت ثانية} two {بقيت ثانيتان} few \
      {بقيت # ثوانٍ} many {بقيت # ثانية} other {بقيت # ثانية}}):
      """)

  package static let rightButForSlip = Phrase(
    en: "Right! It is written {answer}.",
    ru: "Верно! Пишется: {answer}.",
    uk: "Правильно! Пишеться: {answer}.",
    de: "Richtig! Man schreibt es {answer}.",
    fr: "Juste\u{A0}! Cela s’écrit {answer}.",
    es: "¡Correcto! Se escribe {answer}.",
    pt: "Certo! Escreve-se {answer}.",
    zh: "答对了！写作 {answer}。",
    ja: "正解！正しくは {answer} と書きます。",
    ar: "صحيح! تُكتب {answer}.")

  package static let rightAnswerIs = Phrase(
    en: "Right! The answer is {answer}.",
    ru: "Верно! Ответ: {answer}.",
    uk: "Правильно! Відповідь: {answer}.",
    de: "Richtig! Die Antwort ist {answer}.",
    fr: "Juste\u{A0}! La réponse est {answer}.",
    es: "¡Correcto! La respuesta es {answer}.",
    pt: "Certo! A resposta é {answer}.",
    zh: "答对了！答案是 {answer}。",
    ja: "正解！答えは {answer}。",
    ar: "صحيح! الإجابة {answer}.")

  package static let passedAnswer = Phrase(
    en: "Passed. The right answer is {answer}.",
    ru: "Пропущено. Верный ответ: {answer}.",
    uk: "Пропущено. Правильна відповідь: {answer}.",
    de: "Gepasst. Die richtige Antwort ist {answer}.",
    fr: "Passé. La bonne réponse est {answer}.",
    es: "Pasas. La respuesta correcta es {answer}.",
    pt: "Passou. A resposta certa é {answer}.",
    zh: "已跳过。正确答案是 {answer}。",
    ja: "パス。正解は {answer}。",
    ar: "تجاوزت. الإجابة الصحيحة {answer}.")

  package static let notThat = Phrase(
    en: "Not {text}. {tries, plural, one {# try} other {# tries}} left.",
    ru: """
      Не {text}. Ещё {tries, plural, one {# попытка} few {# попытки} many {# попыток} other {# \
      попытки}}.
      """,
    uk: """
      Не {text}. Ще {tries, plural, one {# спроба} few {# спроби} many {# спроб} other {# \
      спроби}}.
      """,
    de: "Nicht {text}. Noch {tries, plural, one {# Versuch} other {# Versuche}}.",
    fr: """
      Pas {text}. Encore {tries, plural, one {# essai} many {# d’essais} other {# essais}}.
      """,
    es: """
      No es {text}. {tries, plural, one {Queda # intento} many {Quedan # de intentos} other \
      {Quedan # intentos}}.
      """,
    pt: """
      Não é {text}. {tries, plural, one {Resta # tentativa} many {Restam # de tentativas} \
      other {Restam # tentativas}}.
      """,
    zh: "不是 {text}。还有 {tries, plural, other {# 次}}机会。",
    ja: "{text} ではありません。あと {tries, plural, other {# 回}}。",
    ar: """
      ليست {text}. {tries, plural, zero {لم تبق محاولات} one {بقيت محاولة واحدة} two {بقيت \
      محاولتان} few {بقيت # محاولات} many {بقيت # محاولة} other {بقيت # محاولة}}.
      """)

  package static let saidBefore = Phrase(
    en: "You have said that already.",
    ru: "Это вы уже отвечали.",
    uk: "Це ви вже відповідали.",
    de: "Das hast du schon gesagt.",
    fr: "Vous l’avez déjà dit.",
    es: "Eso ya lo has dicho.",
    pt: "Você já disse isso.",
    zh: "这个已经答过了。",
    ja: "それはもう答えました。",
    ar: "قلت ذلك من قبل.")

  package static let needsLetter = Phrase(
    en: "An answer needs a letter or a digit.",
    ru: "В ответе нужна буква или цифра.",
    uk: "У відповіді потрібна літера або цифра.",
    de: "Eine Antwort braucht einen Buchstaben oder eine Ziffer.",
    fr: "Une réponse demande une lettre ou un chiffre.",
    es: "Una respuesta necesita una letra o una cifra.",
    pt: "Uma resposta precisa de uma letra ou um algarismo.",
    zh: "答案里要有字母、文字或数字。",
    ja: "答えには文字か数字が必要です。",
    ar: "تحتاج الإجابة إلى حرف أو رقم.")

  package static let shortSummary = Phrase(
    en: """
      {right} right, {wrong} wrong, {passed} passed, {late} out of time: {points, plural, one \
      {# point} other {# points}}.
      """,
    ru: """
      Верно {right}, неверно {wrong}, пропущено {passed}, не успели {late}: {points, plural, \
      one {# очко} few {# очка} many {# очков} other {# очка}}.
      """,
    uk: """
      Правильно {right}, неправильно {wrong}, пропущено {passed}, не встигли {late}: {points, \
      plural, one {# очко} few {# очки} many {# очок} other {# очка}}.
      """,
    de: """
      {right} richtig, {wrong} falsch, {passed} gepasst, {late} zu spät: {points, plural, one \
      {# Punkt} other {# Punkte}}.
      """,
    fr: """
      Justes\u{A0}: {right}, fausses\u{A0}: {wrong}, passées\u{A0}: {passed}, hors \
      délai\u{A0}: {late}\u{A0}; {points, plural, one {# point} many {# de points} other {# \
      points}}.
      """,
    es: """
      Aciertos: {right}, fallos: {wrong}, pasadas: {passed}, fuera de tiempo: {late}; \
      {points, plural, one {# punto} many {# de puntos} other {# puntos}}.
      """,
    pt: """
      Certas: {right}, erradas: {wrong}, passadas: {passed}, fora do tempo: {late}; {points, \
      plural, one {# ponto} many {# de pontos} other {# pontos}}.
      """,
    zh: "答对 {right}，答错 {wrong}，跳过 {passed}，超时 {late}：{points, plural, other {# 分}}。",
    ja: "正解 {right}、不正解 {wrong}、パス {passed}、時間切れ {late}：{points, plural, other {# 点}}。",
    ar: """
      صحيحة {right}، خاطئة {wrong}، متجاوزة {passed}، متأخرة {late}: {points, plural, zero {لا \
      نقاط} one {نقطة واحدة} two {نقطتان} few {# نقاط} many {# نقطة} other {# نقطة}}.
      """)

  /// The label of the key that gives up a question.
  package static let pass = Phrase(
    en: "pass", ru: "пропустить", uk: "пропустити", de: "passen", fr: "passer", es: "pasar",
    pt: "passar", zh: "跳过", ja: "パス", ar: "تجاوز")

  static let shortAnswer = [
    shortAnswerName, shortQuestions, shortTries, shortForgiven, howToTypeAnswer, howToAnswer,
    shortAnswerPrompt, rightButForSlip, rightAnswerIs, passedAnswer, notThat, saidBefore,
    needsLetter, shortSummary, pass,
  ]
}

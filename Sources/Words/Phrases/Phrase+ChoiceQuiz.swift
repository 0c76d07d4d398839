// The choice quiz: questions with several choices, against the clock.
extension Phrase {
  package static let choiceQuizName = Phrase(
    en: "choice quiz",
    ru: "викторина",
    uk: "вікторина",
    de: "Quiz",
    fr: "quiz",
    es: "concurso",
    pt: "quiz",
    zh: "选择题",
    ja: "クイズ",
    ar: "اختبار")

  package static let quizQuestions = Phrase(
    en: """
      {questions, plural, one {# question} other {# questions}}, each with several \
      choices, one of them right. A right answer earns {points, plural, one {# point} \
      other {# points}}.
      """,
    ru: """
      {questions, plural, one {# вопрос} few {# вопроса} many {# вопросов} other {# \
      вопроса}}, к каждому несколько ответов, верный один. За верный ответ {points, \
      plural, one {# очко} few {# очка} many {# очков} other {# очка}}.
      """,
    uk: """
      {questions, plural, one {# питання} few {# питання} many {# питань} other {# \
      питання}}, до кожного кілька відповідей, правильна одна. За правильну відповідь \
      {points, plural, one {# очко} few {# очки} many {# очок} other {# очка}}.
      """,
    de: """
      {questions, plural, one {# Frage} other {# Fragen}} mit mehreren Antworten, eine \
      davon ist richtig. Eine richtige Antwort bringt {points, plural, one {# Punkt} \
      other {# Punkte}}.
      """,
    fr: """
      {questions, plural, one {# question} many {# de questions} other {# questions}} à \
      plusieurs choix, dont un seul est juste. Une bonne réponse rapporte {points, \
      plural, one {# point} many {# de points} other {# points}}.
      """,
    es: """
      {questions, plural, one {# pregunta} many {# de preguntas} other {# preguntas}} con \
      varias opciones, solo una correcta. Cada acierto da {points, plural, one {# punto} \
      many {# de puntos} other {# puntos}}.
      """,
    pt: """
      {questions, plural, one {# pergunta} many {# de perguntas} other {# perguntas}} com \
      várias opções, só uma certa. Uma resposta certa vale {points, plural, one {# ponto} \
      many {# de pontos} other {# pontos}}.
      """,
    zh: "{questions, plural, other {# 道题}}，每题有几个选项，只有一个正确。答对得 {points, plural, other {# 分}}。",
    ja: "全 {questions, plural, other {# 問}}。選択肢のうち正解は1つです。正解すると {points, plural, other {# 点}}。",
    ar: """
      {questions, plural, zero {لا أسئلة} one {سؤال واحد} two {سؤالان} few {# أسئلة} many \
      {# سؤالًا} other {# سؤال}}، لكل منها عدة خيارات، واحد منها صحيح. الإجابة الصحيحة \
      تكسب {points, plural, zero {لا نقاط} one {نقطة واحدة} two {نقطتين} few {# نقاط} \
      many {# نقطة} other {# نقطة}}.
      """)

  package static let quizTime = Phrase(
    en: "Each question has {seconds, plural, one {# second} other {# seconds}}.",
    ru: """
      На вопрос {seconds, plural, one {# секунда} few {# секунды} many {# секунд} other \
      {# секунды}}.
      """,
    uk: """
      На питання {seconds, plural, one {# секунда} few {# секунди} many {# секунд} other \
      {# секунди}}.
      """,
    de: "Für jede Frage hast du {seconds, plural, one {# Sekunde} other {# Sekunden}}.",
    fr: """
      Chaque question dure {seconds, plural, one {# seconde} many {# de secondes} other \
      {# secondes}}.
      """,
    es: """
      Cada pregunta dura {seconds, plural, one {# segundo} many {# de segundos} other {# \
      segundos}}.
      """,
    pt: """
      Cada pergunta tem {seconds, plural, one {# segundo} many {# de segundos} other {# \
      segundos}}.
      """,
    zh: "每题限时 {seconds, plural, other {# 秒}}。",
    ja: "制限時間は1問 {seconds, plural, other {# 秒}}です。",
    ar: """
      لكل سؤال {seconds, plural, zero {لا ثوانٍ} one {ثانية واحدة} two {ثانيتان} few {# \
      ثوانٍ} many {# ثانية} other {# ثانية}}.
      """)

  package static let quizWarningAtLastSecond = Phrase(
    en: "You are warned before the last second.",
    ru: "Перед последней секундой — предупреждение.",
    uk: "Перед останньою секундою — попередження.",
    de: "Vor der letzten Sekunde wirst du gewarnt.",
    fr: "Vous êtes averti avant la dernière seconde.",
    es: "Se te avisa antes del último segundo.",
    pt: "Você é avisado antes do último segundo.",
    zh: "最后一秒前会有提醒。",
    ja: "最後の1秒の前に警告します。",
    ar: "يأتيك تنبيه قبل الثانية الأخيرة.")

  package static let quizWarning = Phrase(
    en: "You are warned when {seconds, plural, one {# second} other {# seconds}} are left.",
    ru: """
      За {seconds, plural, one {# секунду} few {# секунды} many {# секунд} other {# \
      секунды}} до конца — предупреждение.
      """,
    uk: """
      За {seconds, plural, one {# секунду} few {# секунди} many {# секунд} other {# \
      секунди}} до кінця — попередження.
      """,
    de: """
      Du wirst gewarnt, wenn noch {seconds, plural, one {# Sekunde} other {# Sekunden}} \
      bleiben.
      """,
    fr: """
      Vous êtes averti quand il reste {seconds, plural, one {# seconde} many {# de \
      secondes} other {# secondes}}.
      """,
    es: """
      Se te avisa cuando {seconds, plural, one {queda # segundo} many {quedan # de \
      segundos} other {quedan # segundos}}.
      """,
    pt: """
      Você é avisado quando {seconds, plural, one {resta # segundo} many {restam # de \
      segundos} other {restam # segundos}}.
      """,
    zh: "剩下 {seconds, plural, other {# 秒}} 时会有提醒。",
    ja: "残り {seconds, plural, other {# 秒}}で警告します。",
    ar: """
      يأتيك تنبيه حين تبقى {seconds, plural, zero {لا ثوانٍ} one {ثانية واحدة} two \
      {ثانيتان} few {# ثوانٍ} many {# ثانية} other {# ثانية}}.
      """)

  package static let quizTimeUp = Phrase(
    en: """
      When the time is up, the right answer is shown, nothing is earned, and the next \
      question comes by itself.
      """,
    ru: """
      Когда время выйдет, игра покажет верный ответ и сама перейдёт дальше; за такой \
      вопрос очков нет.
      """,
    uk: """
      Коли час вийде, гра покаже правильну відповідь і сама перейде далі; за таке питання \
      очок немає.
      """,
    de: """
      Ist die Zeit um, siehst du die richtige Antwort, bekommst nichts, und die nächste \
      Frage kommt von selbst.
      """,
    fr: """
      Le temps écoulé, la bonne réponse s’affiche sans rien rapporter, et la question \
      suivante vient d’elle-même.
      """,
    es: """
      Cuando se acaba el tiempo, se muestra la respuesta correcta, no se gana nada y la \
      siguiente pregunta llega sola.
      """,
    pt: """
      Quando o tempo acaba, a resposta certa aparece, nada se ganha e a próxima pergunta \
      vem sozinha.
      """,
    zh: "时间一到就显示正确答案，不得分，并自动进入下一题。",
    ja: "時間切れになると正解が表示され、得点はなく、自動的に次の問題に進みます。",
    ar: "عند انتهاء الوقت تظهر الإجابة الصحيحة بلا نقاط، ويأتي السؤال التالي تلقائيًا.")

  package static let howToTypeChoice = Phrase(
    en: """
      Type the number or the letter of a choice, as 1 or a for the first, and press \
      ENTER. n starts afresh at once, q quits, ? shows this help; the clock runs on \
      meanwhile.
      """,
    ru: """
      Введите номер или букву ответа, для первого 1 или a, и нажмите ENTER. n — сразу \
      начать заново, q — выйти, ? — эта справка; время при этом идёт.
      """,
    uk: """
      Введіть номер або літеру відповіді, для першої 1 або a, і натисніть ENTER. n — \
      одразу почати заново, q — вийти, ? — ця довідка; час при цьому йде.
      """,
    de: """
      Gib die Nummer oder den Buchstaben einer Antwort ein, 1 oder a für die erste, und \
      drücke ENTER. n beginnt sofort von vorn, q beendet, ? zeigt diese Hilfe; die Uhr \
      läuft dabei weiter.
      """,
    fr: """
      Tapez le numéro ou la lettre d’un choix, 1 ou a pour le premier, puis ENTER. n \
      recommence aussitôt, q quitte,\u{A0}? affiche cette aide\u{A0}; le temps continue \
      de s’écouler.
      """,
    es: """
      Escribe el número o la letra de una opción, 1 o a para la primera, y pulsa ENTER. n \
      empieza de nuevo enseguida, q sale, ? muestra esta ayuda; el reloj sigue corriendo.
      """,
    pt: """
      Digite o número ou a letra de uma opção, 1 ou a para a primeira, e tecle ENTER. n \
      recomeça na hora, q sai, ? mostra esta ajuda; o relógio continua correndo.
      """,
    zh: "输入选项的编号或字母（第一个为 1 或 a），然后按 ENTER。n 立即重新开始，q 退出，? 显示本帮助；其间计时不停。",
    ja: "選択肢の番号か文字（最初なら 1 か a）を入力して ENTER を押してください。n ですぐに最初から、q で終了、? でこのヘルプ。その間も時間は進みます。",
    ar: """
      اكتب رقم الخيار أو حرفه، 1 أو a للأول، ثم اضغط ENTER. n لبدء جديد فورًا، وq للخروج، \
      و? لهذه المساعدة؛ ويستمر الوقت أثناء ذلك.
      """)

  package static let howToChoose = Phrase(
    en: """
      Press the number or the letter of a choice, or choose one with the arrow keys and \
      press ENTER, or click on it. p pauses, n starts afresh, w tells where a \
      question comes from. Here and in a pause the clock stands still.
      """,
    ru: """
      Нажмите номер или букву ответа, или выберите его стрелками и нажмите ENTER, или \
      щёлкните по нему. p — пауза, n — начать заново, w — откуда вопрос. Здесь и во \
      время паузы часы стоят.
      """,
    uk: """
      Натисніть номер або літеру відповіді, або виберіть її стрілками й натисніть ENTER, \
      або клацніть по ній. p — пауза, n — почати заново, w — звідки питання. Тут і \
      під час паузи годинник стоїть.
      """,
    de: """
      Drücke die Nummer oder den Buchstaben einer Antwort, oder wähle sie mit den \
      Pfeiltasten und drücke ENTER, oder klicke sie an. p macht Pause, n beginnt \
      von vorn, w zeigt die Herkunft einer Frage. Hier und in der Pause steht die Uhr \
      still.
      """,
    fr: """
      Pressez le numéro ou la lettre d’un choix, ou choisissez avec les flèches et \
      pressez ENTER, ou cliquez dessus. p met en pause, n recommence, w indique \
      l’origine d’une question. Ici et pendant une pause, le temps s’arrête.
      """,
    es: """
      Pulsa el número o la letra de una opción, o elígela con las flechas y pulsa ENTER, \
      o haz clic en ella. p hace una pausa, n empieza de nuevo, w dice de dónde \
      viene una pregunta. Aquí y en una pausa el reloj se para.
      """,
    pt: """
      Tecle o número ou a letra de uma opção, ou escolha com as setas e tecle ENTER, ou \
      clique nela. p pausa, n recomeça, w diz de onde vem uma pergunta. Aqui e na \
      pausa o relógio fica parado.
      """,
    zh: "按选项的编号或字母，或用方向键选择后按 ENTER，或点击它。p 暂停，n 重新开始，w 查看题目出处。在此处和暂停时计时停止。",
    ja: "選択肢の番号か文字を押すか、矢印キーで選んで ENTER を押すか、クリックしてください。p で一時停止、n で最初から、w で出典。ここと一時停止中は時間が止まります。",
    ar: """
      اضغط رقم الخيار أو حرفه، أو اختره بالأسهم واضغط ENTER، أو انقر عليه. p للإيقاف \
      المؤقت، وn لبدء جديد، وw لمصدر السؤال. يتوقف الوقت هنا وأثناء الإيقاف.
      """)

  package static let quizQuestionAsked = Phrase(
    en: "Question {n} of {count}: {question}",
    ru: "Вопрос {n} из {count}: {question}",
    uk: "Питання {n} з {count}: {question}",
    de: "Frage {n} von {count}: {question}",
    fr: "Question {n} sur {count}\u{A0}: {question}",
    es: "Pregunta {n} de {count}: {question}",
    pt: "Pergunta {n} de {count}: {question}",
    zh: "第 {n}/{count} 题：{question}",
    ja: "第 {n}/{count} 問：{question}",
    ar: "السؤال {n} من {count}: {question}")

  package static let rightAnswer = Phrase(
    en: "Right!",
    ru: "Верно!",
    uk: "Правильно!",
    de: "Richtig!",
    fr: "Juste\u{A0}!",
    es: "¡Correcto!",
    pt: "Certo!",
    zh: "答对了！",
    ja: "正解！",
    ar: "صحيح!")

  package static let wrongAnswer = Phrase(
    en: "Wrong! The right answer is {answer}.",
    ru: "Неверно! Верный ответ: {answer}.",
    uk: "Неправильно! Правильна відповідь: {answer}.",
    de: "Falsch! Die richtige Antwort ist {answer}.",
    fr: "Faux\u{A0}! La bonne réponse est {answer}.",
    es: "¡Mal! La respuesta correcta es {answer}.",
    pt: "Errado! A resposta certa é {answer}.",
    zh: "答错了！正确答案是 {answer}。",
    ja: "不正解！正解は {answer}。",
    ar: "خطأ! الإجابة الصحيحة {answer}.")

  package static let lateAnswer = Phrase(
    en: "Time is up! The right answer is {answer}.",
    ru: "Время вышло! Верный ответ: {answer}.",
    uk: "Час вийшов! Правильна відповідь: {answer}.",
    de: "Die Zeit ist um! Die richtige Antwort ist {answer}.",
    fr: "Temps écoulé\u{A0}! La bonne réponse est {answer}.",
    es: "¡Se acabó el tiempo! La respuesta correcta es {answer}.",
    pt: "Acabou o tempo! A resposta certa é {answer}.",
    zh: "时间到！正确答案是 {answer}。",
    ja: "時間切れ！正解は {answer}。",
    ar: "انتهى الوقت! الإجابة الصحيحة {answer}.")

  package static let sourceIs = Phrase(
    en: "Source: {source}",
    ru: "Источник: {source}",
    uk: "Джерело: {source}",
    de: "Quelle: {source}",
    fr: "Source\u{A0}: {source}",
    es: "Fuente: {source}",
    pt: "Fonte: {source}",
    zh: "来源：{source}",
    ja: "出典：{source}",
    ar: "المصدر: {source}")

  package static let pictureIs = Phrase(
    en: "Picture: {text}",
    ru: "Картинка: {text}",
    uk: "Картинка: {text}",
    de: "Bild: {text}",
    fr: "Image\u{A0}: {text}",
    es: "Imagen: {text}",
    pt: "Imagem: {text}",
    zh: "图片：{text}",
    ja: "画像：{text}",
    ar: "الصورة: {text}")

  package static let pictureNotDescribed = Phrase(
    en: "Picture: not described",
    ru: "Картинка: нет описания",
    uk: "Картинка: немає опису",
    de: "Bild: nicht beschrieben",
    fr: "Image\u{A0}: sans description",
    es: "Imagen: sin descripción",
    pt: "Imagem: sem descrição",
    zh: "图片：没有说明",
    ja: "画像：説明なし",
    ar: "الصورة: بلا وصف")

  package static let quizSummary = Phrase(
    en: """
      {right} right, {wrong} wrong, {late} out of time: {points, plural, one {# point} \
      other {# points}}.
      """,
    ru: """
      Верно {right}, неверно {wrong}, не успели {late}: {points, plural, one {# очко} few \
      {# очка} many {# очков} other {# очка}}.
      """,
    uk: """
      Правильно {right}, неправильно {wrong}, не встигли {late}: {points, plural, one {# \
      очко} few {# очки} many {# очок} other {# очка}}.
      """,
    de: """
      {right} richtig, {wrong} falsch, {late} zu spät: {points, plural, one {# Punkt} \
      other {# Punkte}}.
      """,
    fr: """
      Justes\u{A0}: {right}, fausses\u{A0}: {wrong}, hors délai\u{A0}: {late}\u{A0}; \
      {points, plural, one {# point} many {# de points} other {# points}}.
      """,
    es: """
      Aciertos: {right}, fallos: {wrong}, fuera de tiempo: {late}; {points, plural, one \
      {# punto} many {# de puntos} other {# puntos}}.
      """,
    pt: """
      Certas: {right}, erradas: {wrong}, fora do tempo: {late}; {points, plural, one {# \
      ponto} many {# de pontos} other {# pontos}}.
      """,
    zh: "答对 {right}，答错 {wrong}，超时 {late}：{points, plural, other {# 分}}。",
    ja: "正解 {right}、不正解 {wrong}、時間切れ {late}：{points, plural, other {# 点}}。",
    ar: """
      صحيحة {right}، خاطئة {wrong}، متأخرة {late}: {points, plural, zero {لا نقاط} one \
      {نقطة واحدة} two {نقطتان} few {# نقاط} many {# نقطة} other {# نقطة}}.
      """)

  package static let secondsLeft = Phrase(
    en: "{seconds, plural, one {# second} other {# seconds}} left",
    ru: "ещё {seconds, plural, one {# секунда} few {# секунды} many {# секунд} other {# секунды}}",
    uk: "ще {seconds, plural, one {# секунда} few {# секунди} many {# секунд} other {# секунди}}",
    de: "noch {seconds} Sek.",
    fr: "reste {seconds} s",
    es: "quedan {seconds} s",
    pt: "faltam {seconds} s",
    zh: "剩 {seconds, plural, other {# 秒}}",
    ja: "残り {seconds, plural, other {# 秒}}",
    ar: """
      {seconds, plural, zero {انتهى الوقت} one {بقيت ثانية} two {بقيت ثانيتان} few {بقيت \
      # ثوانٍ} many {بقيت # ثانية} other {بقيت # ثانية}}
      """)

  package static let answerPrompt = Phrase(
    en: "Answer (1 to {n}, {seconds, plural, one {# second} other {# seconds}} left):",
    ru: """
      Ответ (от 1 до {n}, ещё {seconds, plural, one {# секунда} few {# секунды} many {# \
      секунд} other {# секунды}}):
      """,
    uk: """
      Відповідь (від 1 до {n}, ще {seconds, plural, one {# секунда} few {# секунди} many \
      {# секунд} other {# секунди}}):
      """,
    de: "Antwort (1 bis {n}, noch {seconds, plural, one {# Sekunde} other {# Sekunden}}):",
    fr: """
      Réponse (1 à {n}, reste {seconds, plural, one {# seconde} many {# de secondes} \
      other {# secondes}})\u{A0}:
      """,
    es: """
      Respuesta (1 a {n}, {seconds, plural, one {queda # segundo} many {quedan # de \
      segundos} other {quedan # segundos}}):
      """,
    pt: """
      Resposta (1 a {n}, {seconds, plural, one {resta # segundo} many {restam # de \
      segundos} other {restam # segundos}}):
      """,
    zh: "答案（1 到 {n}，剩 {seconds, plural, other {# 秒}}）：",
    ja: "答え（1～{n}、残り {seconds, plural, other {# 秒}}）：",
    ar: """
      الإجابة (1 إلى {n}، {seconds, plural, zero {انتهى الوقت} one {بقيت ثانية واحدة} two \
      {بقيت ثانيتان} few {بقيت # ثوانٍ} many {بقيت # ثانية} other {بقيت # ثانية}}):
      """)

  package static let answer = Phrase(
    en: "answer",
    ru: "ответить",
    uk: "відповісти",
    de: "antworten",
    fr: "répondre",
    es: "responder",
    pt: "responder",
    zh: "作答",
    ja: "回答",
    ar: "إجابة")

  package static let start = Phrase(
    en: "start",
    ru: "начать",
    uk: "почати",
    de: "anfangen",
    fr: "commencer",
    es: "empezar",
    pt: "começar",
    zh: "开始",
    ja: "開始",
    ar: "ابدأ")

  package static let inSeconds = Phrase(
    en: "in {n} s",
    ru: "через {n} с",
    uk: "через {n} с",
    de: "in {n} s",
    fr: "dans {n} s",
    es: "en {n} s",
    pt: "em {n} s",
    zh: "{n} 秒后",
    ja: "あと {n} 秒",
    ar: "بعد {n} ث")

  package static let highScoreHeading = Phrase(
    en: "High score {best}",
    ru: "Рекорд {best}",
    uk: "Рекорд {best}",
    de: "Rekord: {best}",
    fr: "Record\u{A0}: {best}",
    es: "Récord: {best}",
    pt: "Recorde: {best}",
    zh: "最高分 {best}",
    ja: "最高得点 {best}",
    ar: "الرقم القياسي {best}")

  package static let playAgainOrQuit = Phrase(
    en: "ENTER to play again, q to quit:",
    ru: "ENTER — играть ещё раз, q — выйти:",
    uk: "ENTER — грати ще раз, q — вийти:",
    de: "ENTER spielt noch einmal, q beendet:",
    fr: "ENTER pour rejouer, q pour quitter\u{A0}:",
    es: "ENTER para jugar otra vez, q para salir:",
    pt: "ENTER para jogar de novo, q para sair:",
    zh: "ENTER 再玩一次，q 退出：",
    ja: "ENTER でもう一度、q で終了：",
    ar: "ENTER للعب مجددًا، q للخروج:")

  package static let startOrQuit = Phrase(
    en: "ENTER to start, q to quit:",
    ru: "ENTER — начать, q — выйти:",
    uk: "ENTER — почати, q — вийти:",
    de: "ENTER fängt an, q beendet:",
    fr: "ENTER pour commencer, q pour quitter\u{A0}:",
    es: "ENTER para empezar, q para salir:",
    pt: "ENTER para começar, q para sair:",
    zh: "ENTER 开始，q 退出：",
    ja: "ENTER で開始、q で終了：",
    ar: "ENTER للبدء، q للخروج:")

  package static let cameTooLate = Phrase(
    en: "That came too late for the question before.",
    ru: "Для прошлого вопроса это было поздно.",
    uk: "Для попереднього питання це було запізно.",
    de: "Das kam zu spät für die vorige Frage.",
    fr: "C’était trop tard pour la question précédente.",
    es: "Eso llegó tarde para la pregunta anterior.",
    pt: "Isso chegou tarde para a pergunta anterior.",
    zh: "对上一题来说太晚了。",
    ja: "前の問題には間に合いませんでした。",
    ar: "جاء ذلك متأخرًا للسؤال السابق.")

  package static let quizScore = Phrase(
    en: """
      Score {score}, {questions, plural, one {# question} other {# questions}} left, high \
      score {best}.
      """,
    ru: """
      Счёт {score}, впереди {questions, plural, one {# вопрос} few {# вопроса} many {# \
      вопросов} other {# вопроса}}, рекорд {best}.
      """,
    uk: """
      Рахунок {score}, попереду {questions, plural, one {# питання} few {# питання} many \
      {# питань} other {# питання}}, рекорд {best}.
      """,
    de: "Punkte {score}, noch {questions, plural, one {# Frage} other {# Fragen}}, Rekord {best}.",
    fr: """
      Score {score}, encore {questions, plural, one {# question} many {# de questions} \
      other {# questions}}, record {best}.
      """,
    es: """
      Puntos {score}, {questions, plural, one {queda # pregunta} many {quedan # de \
      preguntas} other {quedan # preguntas}}, récord {best}.
      """,
    pt: """
      Pontos {score}, {questions, plural, one {resta # pergunta} many {restam # de \
      perguntas} other {restam # perguntas}}, recorde {best}.
      """,
    zh: "得分 {score}，还有 {questions, plural, other {# 道题}}，最高分 {best}。",
    ja: "得点 {score}、残り {questions, plural, other {# 問}}、最高得点 {best}。",
    ar: """
      النقاط {score}، {questions, plural, zero {لم تبق أسئلة} one {بقي سؤال واحد} two \
      {بقي سؤالان} few {بقيت # أسئلة} many {بقي # سؤالًا} other {بقي # سؤال}}، الرقم \
      القياسي {best}.
      """)

  package static let streak = Phrase(
    en: "{n, plural, one {# right answer} other {# right answers}} in a row!",
    ru: """
      {n, plural, one {# верный ответ} few {# верных ответа} many {# верных ответов} other {# \
      верного ответа}} подряд!
      """,
    uk: """
      {n, plural, one {# правильна відповідь} few {# правильні відповіді} many {# правильних \
      відповідей} other {# правильної відповіді}} поспіль!
      """,
    de: "{n, plural, one {# richtige Antwort} other {# richtige Antworten}} in Folge!",
    fr: """
      {n, plural, one {# bonne réponse} many {# de bonnes réponses} other {# bonnes réponses}} \
      de suite !
      """,
    es: "¡{n, plural, one {# acierto} many {# de aciertos} other {# aciertos}} seguidos!",
    pt: "{n, plural, one {# acerto} many {# de acertos} other {# acertos}} seguidos!",
    zh: "{n, plural, other {连续答对 # 题！}}", ja: "{n, plural, other {# 問連続正解！}}",
    ar: """
      {n, plural, zero {لا إجابات صحيحة} one {إجابة صحيحة واحدة} two {إجابتان صحيحتان} few {# \
      إجابات صحيحة} many {# إجابة صحيحة} other {# إجابة صحيحة}} على التوالي!
      """)

  /// The label of the key that keeps a result on the screen.
  package static let stayHere = Phrase(
    en: "stay", ru: "остаться", uk: "залишитися", de: "bleiben", fr: "rester", es: "quedarse",
    pt: "ficar", zh: "停留", ja: "とどまる", ar: "البقاء")

  static let choiceQuiz = [
    streak, stayHere,
    choiceQuizName, quizQuestions, quizTime, quizWarningAtLastSecond, quizWarning, quizTimeUp,
    howToTypeChoice, howToChoose, quizQuestionAsked, rightAnswer, wrongAnswer, lateAnswer, sourceIs,
    pictureIs, pictureNotDescribed, quizSummary, secondsLeft, answerPrompt, answer, start,
    inSeconds, highScoreHeading, playAgainOrQuit, startOrQuit, cameTooLate, quizScore,
  ]
}

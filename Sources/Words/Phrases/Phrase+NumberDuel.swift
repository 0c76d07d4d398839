// The sentences of a duel.
extension Phrase {
  package static let numberDuelName = Phrase(
    en: "number duel",
    ru: "числовая дуэль",
    uk: "дуель чисел",
    de: "Zahlenduell",
    fr: "duel de nombres",
    es: "duelo de números",
    pt: "duelo de números",
    zh: "数字对决",
    ja: "数当て対決",
    ar: "مبارزة الأرقام")

  package static let duelIntroduction = Phrase(
    en: """
      Number duel: I guess your number, you guess mine, and fewer attempts win. Type ? for help, n \
      for a new duel, q to quit.
      """,
    ru: """
      Числовая дуэль: я угадываю ваше число, вы — моё; побеждает тот, кому хватит меньше попыток. \
      ? — помощь, n — новая дуэль, q — выход.
      """,
    uk: """
      Дуель чисел: я вгадую ваше число, ви — моє; перемагає той, кому вистачить менше спроб. ? — \
      довідка, n — нова дуель, q — вихід.
      """,
    de: """
      Zahlenduell: Ich rate deine Zahl, du meine, und wer weniger Versuche braucht, gewinnt. ? für \
      Hilfe, n für ein neues Duell, q zum Beenden.
      """,
    fr: """
      Duel de nombres\u{A0}: je devine votre nombre, vous le mien, et le moins d’essais l’emporte. \
      Tapez ? pour l’aide, n pour un nouveau duel, q pour quitter.
      """,
    es: """
      Duelo de números: yo adivino tu número, tú el mío, y gana quien necesite menos intentos. \
      Escribe ? para la ayuda, n para otro duelo, q para salir.
      """,
    pt: """
      Duelo de números: eu adivinho o seu número, você o meu, e vence quem precisar de menos \
      tentativas. Digite ? para ajuda, n para outro duelo, q para sair.
      """,
    zh: "数字对决：我猜你的数，你猜我的数，次数少者获胜。输入 ? 查看帮助，n 开始新对决，q 退出。",
    ja: "数当て対決：私があなたの数を、あなたが私の数を当てます。回数の少ないほうが勝ちです。? でヘルプ、n で新しい対決、q で終了。",
    ar: """
      مبارزة الأرقام: أخمّن رقمك وتخمّن رقمي، والأقل محاولات يفوز. اكتب ? للمساعدة، n لمبارزة \
      جديدة، q للخروج.
      """)

  package static let duelInShort = Phrase(
    en: "I guess your number, you guess mine, and fewer attempts win.",
    ru: "Я угадываю ваше число, вы — моё; побеждает тот, кому хватит меньше попыток.",
    uk: "Я вгадую ваше число, ви — моє; перемагає той, кому вистачить менше спроб.",
    de: "Ich rate deine Zahl, du meine, und wer weniger Versuche braucht, gewinnt.",
    fr: "Je devine votre nombre, vous le mien, et le moins d’essais l’emporte.",
    es: "Yo adivino tu número, tú el mío, y gana quien necesite menos intentos.",
    pt: "Eu adivinho o seu número, você o meu, e vence quem precisar de menos tentativas.",
    zh: "我猜你的数，你猜我的数，次数少者获胜。",
    ja: "私があなたの数を、あなたが私の数を当てます。回数の少ないほうが勝ちです。",
    ar: "أخمّن رقمك وتخمّن رقمي، والأقل محاولات يفوز.")

  package static let duelLongestRun = Phrase(
    en: "Longest run of wins: {run}",
    ru: "Самая длинная серия побед: {run}",
    uk: "Найдовша серія перемог: {run}",
    de: "Längste Siegesserie: {run}",
    fr: "Plus longue série de victoires\u{A0}: {run}",
    es: "Racha de victorias más larga: {run}",
    pt: "Maior sequência de vitórias: {run}",
    zh: "最长连胜：{run}",
    ja: "最長の連勝：{run}",
    ar: "أطول سلسلة انتصارات: {run}")

  package static let duelThink = Phrase(
    en: "Think of a number from {low} to {high}, and keep it to yourself.",
    ru: "Задумайте число от {low} до {high} и никому его не говорите.",
    uk: "Загадайте число від {low} до {high} і нікому його не кажіть.",
    de: "Denk dir eine Zahl von {low} bis {high} und behalte sie für dich.",
    fr: "Pensez à un nombre de {low} à {high} et gardez-le pour vous.",
    es: "Piensa un número del {low} al {high} y no se lo digas a nadie.",
    pt: "Pense em um número de {low} a {high} e guarde-o para você.",
    zh: "想一个 {low} 到 {high} 的数，不要说出来。",
    ja: "{low} から {high} までの数を一つ思い浮かべ、秘密にしてください。",
    ar: "فكّر في رقم من {low} إلى {high} واحتفظ به لنفسك.")

  package static let duelKeepIt = Phrase(
    en: "Keep it to yourself, and press ENTER when you have it.",
    ru: "Никому его не говорите, а когда задумаете, нажмите ENTER.",
    uk: "Нікому його не кажіть, а коли загадаєте, натисніть ENTER.",
    de: "Behalte sie für dich und drücke ENTER, wenn du sie hast.",
    fr: "Gardez-le pour vous et appuyez sur ENTER quand vous l’avez.",
    es: "No se lo digas a nadie y pulsa ENTER cuando lo tengas.",
    pt: "Guarde-o para você e tecle ENTER quando já o tiver.",
    zh: "不要说出来，想好后按 ENTER。",
    ja: "秘密にしたまま、決まったら ENTER を押してください。",
    ar: "احتفظ به لنفسك، واضغط ENTER عندما يكون جاهزًا.")

  package static let duelRoundOne = Phrase(
    en: "Round one: I guess. Say whether your number is greater (>), less (<) or equal (=).",
    ru: "Первый раунд: угадываю я. Скажите, ваше число больше (>), меньше (<) или равно (=).",
    uk: "Перший раунд: вгадую я. Скажіть, ваше число більше (>), менше (<) чи дорівнює (=).",
    de: "Erste Runde: Ich rate. Sag, ob deine Zahl größer (>), kleiner (<) oder gleich (=) ist.",
    fr: """
      Première manche\u{A0}: je devine. Dites si votre nombre est plus grand (>), plus petit (<) \
      ou égal (=).
      """,
    es: "Primera ronda: adivino yo. Di si tu número es mayor (>), menor (<) o igual (=).",
    pt: "Primeira rodada: eu adivinho. Diga se o seu número é maior (>), menor (<) ou igual (=).",
    zh: "第一轮：我来猜。告诉我你的数更大（>）、更小（<）还是相等（=）。",
    ja: "第一ラウンド：私が当てます。あなたの数のほうが大きい（>）、小さい（<）、等しい（=）で答えてください。",
    ar: "الجولة الأولى: أنا أخمّن. قل هل رقمك أكبر (g) أم أصغر (l) أم مساوٍ (e).")

  package static let duelRoundTwo = Phrase(
    en: """
      I needed {n, plural, one {# attempt} other {# attempts}}. Round two: I have thought of a \
      number from {low} to {high}.
      """,
    ru: "Мне понадобилось попыток: {n}. Второй раунд: я загадал число от {low} до {high}.",
    uk: "Мені знадобилося спроб: {n}. Другий раунд: я загадав число від {low} до {high}.",
    de: """
      Ich habe {n, plural, one {# Versuch} other {# Versuche}} gebraucht. Zweite Runde: Ich habe \
      mir eine Zahl von {low} bis {high} gedacht.
      """,
    fr: """
      Il m’a fallu {n, plural, one {# essai} many {# d’essais} other {# essais}}. Deuxième \
      manche\u{A0}: j’ai pensé à un nombre de {low} à {high}.
      """,
    es: """
      He necesitado {n, plural, one {# intento} many {# de intentos} other {# intentos}}. Segunda \
      ronda: he pensado un número del {low} al {high}.
      """,
    pt: """
      Precisei de {n, plural, one {# tentativa} many {# de tentativas} other {# tentativas}}. \
      Segunda rodada: pensei em um número de {low} a {high}.
      """,
    zh: "我用了 {n, plural, other {# 次}}。第二轮：我想好了一个 {low} 到 {high} 的数。",
    ja: "私は {n, plural, other {# 回}} かかりました。第二ラウンド：{low} から {high} までの数を一つ決めました。",
    ar: """
      احتجتُ إلى {n, plural, zero {لا محاولات} one {محاولة واحدة} two {محاولتين} few {# محاولات} \
      many {# محاولة} other {# محاولة}}. الجولة الثانية: فكّرتُ في رقم من {low} إلى {high}.
      """)

  package static let duelCannotBeGreater = Phrase(
    en: "Your number cannot be greater than {guess}: you said that it is less than {earlier}.",
    ru: "Ваше число не может быть больше, чем {guess}: вы сказали, что оно меньше, чем {earlier}.",
    uk: "Ваше число не може бути більшим за {guess}: ви сказали, що воно менше за {earlier}.",
    de: """
      Deine Zahl kann nicht größer als {guess} sein: Du hast gesagt, dass sie kleiner als \
      {earlier} ist.
      """,
    fr: """
      Votre nombre ne peut pas être plus grand que {guess}\u{A0}: vous avez dit qu’il est plus \
      petit que {earlier}.
      """,
    es: "Tu número no puede ser mayor que {guess}: dijiste que es menor que {earlier}.",
    pt: "Seu número não pode ser maior que {guess}: você disse que é menor que {earlier}.",
    zh: "你的数不可能大于 {guess}：你说过它小于 {earlier}。",
    ja: "あなたの数が {guess} より大きいはずはありません。{earlier} より小さいと答えています。",
    ar: "لا يمكن أن يكون رقمك أكبر من {guess}: قلتَ إنه أصغر من {earlier}.")

  package static let duelCannotBeLess = Phrase(
    en: "Your number cannot be less than {guess}: you said that it is greater than {earlier}.",
    ru: "Ваше число не может быть меньше, чем {guess}: вы сказали, что оно больше, чем {earlier}.",
    uk: "Ваше число не може бути меншим за {guess}: ви сказали, що воно більше за {earlier}.",
    de: """
      Deine Zahl kann nicht kleiner als {guess} sein: Du hast gesagt, dass sie größer als \
      {earlier} ist.
      """,
    fr: """
      Votre nombre ne peut pas être plus petit que {guess}\u{A0}: vous avez dit qu’il est plus \
      grand que {earlier}.
      """,
    es: "Tu número no puede ser menor que {guess}: dijiste que es mayor que {earlier}.",
    pt: "Seu número não pode ser menor que {guess}: você disse que é maior que {earlier}.",
    zh: "你的数不可能小于 {guess}：你说过它大于 {earlier}。",
    ja: "あなたの数が {guess} より小さいはずはありません。{earlier} より大きいと答えています。",
    ar: "لا يمكن أن يكون رقمك أصغر من {guess}: قلتَ إنه أكبر من {earlier}.")

  package static let duelNothingGreater = Phrase(
    en: "Your number cannot be greater than {guess}: the numbers go from {low} to {high}.",
    ru: "Ваше число не может быть больше, чем {guess}: числа здесь от {low} до {high}.",
    uk: "Ваше число не може бути більшим за {guess}: числа тут від {low} до {high}.",
    de: "Deine Zahl kann nicht größer als {guess} sein: Die Zahlen gehen von {low} bis {high}.",
    fr: """
      Votre nombre ne peut pas être plus grand que {guess}\u{A0}: les nombres vont de {low} à \
      {high}.
      """,
    es: "Tu número no puede ser mayor que {guess}: los números van del {low} al {high}.",
    pt: "Seu número não pode ser maior que {guess}: os números vão de {low} a {high}.",
    zh: "你的数不可能大于 {guess}：范围是 {low} 到 {high}。",
    ja: "あなたの数が {guess} より大きいはずはありません。数は {low} から {high} までです。",
    ar: "لا يمكن أن يكون رقمك أكبر من {guess}: الأرقام من {low} إلى {high}.")

  package static let duelNothingLess = Phrase(
    en: "Your number cannot be less than {guess}: the numbers go from {low} to {high}.",
    ru: "Ваше число не может быть меньше, чем {guess}: числа здесь от {low} до {high}.",
    uk: "Ваше число не може бути меншим за {guess}: числа тут від {low} до {high}.",
    de: "Deine Zahl kann nicht kleiner als {guess} sein: Die Zahlen gehen von {low} bis {high}.",
    fr: """
      Votre nombre ne peut pas être plus petit que {guess}\u{A0}: les nombres vont de {low} à \
      {high}.
      """,
    es: "Tu número no puede ser menor que {guess}: los números van del {low} al {high}.",
    pt: "Seu número não pode ser menor que {guess}: os números vão de {low} a {high}.",
    zh: "你的数不可能小于 {guess}：范围是 {low} 到 {high}。",
    ja: "あなたの数が {guess} より小さいはずはありません。数は {low} から {high} までです。",
    ar: "لا يمكن أن يكون رقمك أصغر من {guess}: الأرقام من {low} إلى {high}.")

  package static let duelPressBack = Phrase(
    en: "So I forget that answer and ask again; press b if an earlier one was wrong.",
    ru: "Этот ответ не считается, спрашиваю снова; если неверен один из прежних, нажмите b.",
    uk: "Ця відповідь не рахується, питаю ще раз; якщо хибна одна з попередніх, натисніть b.",
    de: "Diese Antwort zählt nicht, ich frage noch einmal; war eine frühere falsch, drücke b.",
    fr: """
      J’oublie donc cette réponse et je repose la question\u{A0}; si une réponse précédente était \
      fausse, appuyez sur b.
      """,
    es: "Olvido esa respuesta y vuelvo a preguntar; si una anterior era falsa, pulsa b.",
    pt: "Esqueço essa resposta e pergunto de novo; se uma anterior estava errada, tecle b.",
    zh: "这个回答不算，我再问一次；如果之前的回答有误，请按 b。",
    ja: "この答えは取り消して、もう一度聞きます。前の答えが間違っていたら b を押してください。",
    ar: "لذا أهمل هذا الجواب وأسأل مجددًا؛ إن كان جواب سابق خاطئًا فاضغط b.")

  package static let duelTypeBack = Phrase(
    en: "So I forget that answer and ask again; type {back} if an earlier one was wrong.",
    ru: """
      Этот ответ не считается, спрашиваю снова; если неверен один из прежних, наберите «{back}».
      """,
    uk: "Ця відповідь не рахується, питаю ще раз; якщо хибна одна з попередніх, наберіть «{back}».",
    de: """
      Diese Antwort zählt nicht, ich frage noch einmal; war eine frühere falsch, gib „{back}“ ein.
      """,
    fr: """
      J’oublie donc cette réponse et je repose la question\u{A0}; si une réponse précédente était \
      fausse, tapez «\u{A0}{back}\u{A0}».
      """,
    es: "Olvido esa respuesta y vuelvo a preguntar; si una anterior era falsa, escribe «{back}».",
    pt: "Esqueço essa resposta e pergunto de novo; se uma anterior estava errada, digite “{back}”.",
    zh: "这个回答不算，我再问一次；如果之前的回答有误，请输入“{back}”。",
    ja: "この答えは取り消して、もう一度聞きます。前の答えが間違っていたら「{back}」と入力してください。",
    ar: "لذا أهمل هذا الجواب وأسأل مجددًا؛ إن كان جواب سابق خاطئًا فاكتب «{back}».")

  package static let duelHint = Phrase(
    en: "Hint: {parts}.",
    ru: "Подсказка: {parts}.",
    uk: "Підказка: {parts}.",
    de: "Tipp: {parts}.",
    fr: "Indice\u{A0}: {parts}.",
    es: "Pista: {parts}.",
    pt: "Dica: {parts}.",
    zh: "提示：{parts}。",
    ja: "ヒント：{parts}。",
    ar: "تلميح: {parts}.")

  package static let duelWarmer = Phrase(
    en: "warmer",
    ru: "теплее",
    uk: "тепліше",
    de: "wärmer",
    fr: "plus chaud",
    es: "más caliente",
    pt: "mais quente",
    zh: "更接近了",
    ja: "近づいた",
    ar: "أقرب")

  package static let duelColder = Phrase(
    en: "colder",
    ru: "холоднее",
    uk: "холодніше",
    de: "kälter",
    fr: "plus froid",
    es: "más frío",
    pt: "mais frio",
    zh: "更远了",
    ja: "遠ざかった",
    ar: "أبعد")

  package static let duelAsWarm = Phrase(
    en: "as warm as before",
    ru: "так же тепло",
    uk: "так само тепло",
    de: "so warm wie vorher",
    fr: "aussi chaud qu’avant",
    es: "igual de caliente",
    pt: "tão quente quanto antes",
    zh: "远近不变",
    ja: "近さは同じ",
    ar: "بنفس القرب")

  package static let duelOnlyLeft = Phrase(
    en: "only {number} is left",
    ru: "осталось только {number}",
    uk: "лишилося тільки {number}",
    de: "nur {number} ist übrig",
    fr: "il ne reste que {number}",
    es: "solo queda el {number}",
    pt: "só resta o {number}",
    zh: "只剩 {number}",
    ja: "残りは {number} だけ",
    ar: "لم يبقَ إلا {number}")

  package static let duelLeft = Phrase(
    en: "{low} to {high} left",
    ru: "осталось от {low} до {high}",
    uk: "лишилося від {low} до {high}",
    de: "übrig sind {low} bis {high}",
    fr: "il reste de {low} à {high}",
    es: "quedan del {low} al {high}",
    pt: "restam de {low} a {high}",
    zh: "剩下 {low} 到 {high}",
    ja: "残りは {low} から {high}",
    ar: "بقي من {low} إلى {high}")

  package static let duelAttemptsLeft = Phrase(
    en: "at worst {n, plural, one {# attempt} other {# attempts}} to go",
    ru: """
      в худшем случае ещё {n, plural, one {# попытка} few {# попытки} many {# попыток} other {# \
      попытки}}
      """,
    uk: """
      у найгіршому разі ще {n, plural, one {# спроба} few {# спроби} many {# спроб} other {# \
      спроби}}
      """,
    de: "schlimmstenfalls noch {n, plural, one {# Versuch} other {# Versuche}}",
    fr: "au pire encore {n, plural, one {# essai} many {# d’essais} other {# essais}}",
    es: """
      como mucho {n, plural, one {# intento más} many {# de intentos más} other {# intentos más}}
      """,
    pt: "no máximo mais {n, plural, one {# tentativa} many {# de tentativas} other {# tentativas}}",
    zh: "最多还需 {n, plural, other {# 次}}",
    ja: "最悪でもあと {n, plural, other {# 回}}",
    ar: """
      في أسوأ الأحوال يتبقى {n, plural, zero {لا محاولات} one {محاولة واحدة} two {محاولتان} few {# \
      محاولات} many {# محاولة} other {# محاولة}}
      """)

  package static let duelWon = Phrase(
    en: """
      You needed {yours, plural, one {# attempt} other {# attempts}}, I needed {mine, plural, one \
      {# attempt} other {# attempts}}: you win!
      """,
    ru: """
      У вас {yours, plural, one {# попытка} few {# попытки} many {# попыток} other {# попытки}}, у \
      меня {mine, plural, one {# попытка} few {# попытки} many {# попыток} other {# попытки}}: вы \
      победили!
      """,
    uk: """
      У вас {yours, plural, one {# спроба} few {# спроби} many {# спроб} other {# спроби}}, у мене \
      {mine, plural, one {# спроба} few {# спроби} many {# спроб} other {# спроби}}: ви перемогли!
      """,
    de: """
      Du hast {yours, plural, one {# Versuch} other {# Versuche}} gebraucht, ich {mine, plural, \
      one {# Versuch} other {# Versuche}}: Du gewinnst!
      """,
    fr: """
      Il vous a fallu {yours, plural, one {# essai} many {# d’essais} other {# essais}}, à moi \
      {mine, plural, one {# essai} many {# d’essais} other {# essais}}\u{A0}: vous gagnez\u{A0}!
      """,
    es: """
      Tú necesitaste {yours, plural, one {# intento} many {# de intentos} other {# intentos}}, yo \
      {mine, plural, one {# intento} many {# de intentos} other {# intentos}}: ¡ganas tú!
      """,
    pt: """
      Você precisou de {yours, plural, one {# tentativa} many {# de tentativas} other {# \
      tentativas}}, eu de {mine, plural, one {# tentativa} many {# de tentativas} other {# \
      tentativas}}: você venceu!
      """,
    zh: "你用了 {yours, plural, other {# 次}}，我用了 {mine, plural, other {# 次}}：你赢了！",
    ja: "あなたは {yours, plural, other {# 回}}、私は {mine, plural, other {# 回}}。あなたの勝ち！",
    ar: """
      احتجتَ إلى {yours, plural, zero {لا محاولات} one {محاولة واحدة} two {محاولتين} few {# \
      محاولات} many {# محاولة} other {# محاولة}} واحتجتُ إلى {mine, plural, zero {لا محاولات} one \
      {محاولة واحدة} two {محاولتين} few {# محاولات} many {# محاولة} other {# محاولة}}: فزتَ!
      """)

  package static let duelLost = Phrase(
    en: """
      You needed {yours, plural, one {# attempt} other {# attempts}}, I needed {mine, plural, one \
      {# attempt} other {# attempts}}: I win.
      """,
    ru: """
      У вас {yours, plural, one {# попытка} few {# попытки} many {# попыток} other {# попытки}}, у \
      меня {mine, plural, one {# попытка} few {# попытки} many {# попыток} other {# попытки}}: \
      победил я.
      """,
    uk: """
      У вас {yours, plural, one {# спроба} few {# спроби} many {# спроб} other {# спроби}}, у мене \
      {mine, plural, one {# спроба} few {# спроби} many {# спроб} other {# спроби}}: переміг я.
      """,
    de: """
      Du hast {yours, plural, one {# Versuch} other {# Versuche}} gebraucht, ich {mine, plural, \
      one {# Versuch} other {# Versuche}}: Ich gewinne.
      """,
    fr: """
      Il vous a fallu {yours, plural, one {# essai} many {# d’essais} other {# essais}}, à moi \
      {mine, plural, one {# essai} many {# d’essais} other {# essais}}\u{A0}: je gagne.
      """,
    es: """
      Tú necesitaste {yours, plural, one {# intento} many {# de intentos} other {# intentos}}, yo \
      {mine, plural, one {# intento} many {# de intentos} other {# intentos}}: gano yo.
      """,
    pt: """
      Você precisou de {yours, plural, one {# tentativa} many {# de tentativas} other {# \
      tentativas}}, eu de {mine, plural, one {# tentativa} many {# de tentativas} other {# \
      tentativas}}: eu venci.
      """,
    zh: "你用了 {yours, plural, other {# 次}}，我用了 {mine, plural, other {# 次}}：我赢了。",
    ja: "あなたは {yours, plural, other {# 回}}、私は {mine, plural, other {# 回}}。私の勝ちです。",
    ar: """
      احتجتَ إلى {yours, plural, zero {لا محاولات} one {محاولة واحدة} two {محاولتين} few {# \
      محاولات} many {# محاولة} other {# محاولة}} واحتجتُ إلى {mine, plural, zero {لا محاولات} one \
      {محاولة واحدة} two {محاولتين} few {# محاولات} many {# محاولة} other {# محاولة}}: فزتُ أنا.
      """)

  package static let duelDrawn = Phrase(
    en: "Each of us needed {mine, plural, one {# attempt} other {# attempts}}: a draw.",
    ru: """
      У нас обоих {mine, plural, one {# попытка} few {# попытки} many {# попыток} other {# \
      попытки}}: ничья.
      """,
    uk: """
      У нас обох {mine, plural, one {# спроба} few {# спроби} many {# спроб} other {# спроби}}: \
      нічия.
      """,
    de: """
      Wir haben beide {mine, plural, one {# Versuch} other {# Versuche}} gebraucht: unentschieden.
      """,
    fr: """
      Il nous a fallu à tous deux {mine, plural, one {# essai} many {# d’essais} other {# \
      essais}}\u{A0}: égalité.
      """,
    es: """
      Los dos necesitamos {mine, plural, one {# intento} many {# de intentos} other {# intentos}}: \
      empate.
      """,
    pt: """
      Nós dois precisamos de {mine, plural, one {# tentativa} many {# de tentativas} other {# \
      tentativas}}: empate.
      """,
    zh: "我们都用了 {mine, plural, other {# 次}}：平局。",
    ja: "どちらも {mine, plural, other {# 回}}。引き分けです。",
    ar: """
      احتاج كل منا إلى {mine, plural, zero {لا محاولات} one {محاولة واحدة} two {محاولتين} few {# \
      محاولات} many {# محاولة} other {# محاولة}}: تعادل.
      """)

  package static let duelTypeNumber = Phrase(
    en: "Type a number, as 42.",
    ru: "Наберите число, например 42.",
    uk: "Наберіть число, наприклад 42.",
    de: "Gib eine Zahl ein, etwa 42.",
    fr: "Tapez un nombre, comme 42.",
    es: "Escribe un número, como 42.",
    pt: "Digite um número, como 42.",
    zh: "请输入一个数，如 42。",
    ja: "42 のように数を入力してください。",
    ar: "اكتب رقمًا، مثل 42.")

  package static let duelNoNumber = Phrase(
    en: "\"{line}\" is no number: write it as 42.",
    ru: "«{line}» — не число: напишите, например, 42.",
    uk: "«{line}» — не число: напишіть, наприклад, 42.",
    de: "„{line}“ ist keine Zahl: Schreib sie wie 42.",
    fr: "«\u{A0}{line}\u{A0}» n’est pas un nombre\u{A0}: écrivez par exemple 42.",
    es: "«{line}» no es un número: escríbelo como 42.",
    pt: "“{line}” não é um número: escreva como 42.",
    zh: "“{line}”不是数：请写成 42 这样。",
    ja: "「{line}」は数ではありません。42 のように書いてください。",
    ar: "«{line}» ليس رقمًا: اكتبه مثل 42.")

  package static let duelNoAnswer = Phrase(
    en: "\"{line}\" is no answer.",
    ru: "«{line}» — не ответ.",
    uk: "«{line}» — не відповідь.",
    de: "„{line}“ ist keine Antwort.",
    fr: "«\u{A0}{line}\u{A0}» n’est pas une réponse.",
    es: "«{line}» no es una respuesta.",
    pt: "“{line}” não é uma resposta.",
    zh: "“{line}”不是回答。",
    ja: "「{line}」は答えではありません。",
    ar: "«{line}» ليس جوابًا.")

  package static let duelAnswerWanted = Phrase(
    en: "Type > if your number is greater than {guess}, < if it is less, = if it is equal.",
    ru: "Наберите >, если ваше число больше {guess}, <, если меньше, =, если равно.",
    uk: "Наберіть >, якщо ваше число більше за {guess}, <, якщо менше, =, якщо дорівнює.",
    de: "Gib > ein, wenn deine Zahl größer als {guess} ist, < wenn kleiner, = wenn gleich.",
    fr: """
      Tapez > si votre nombre est plus grand que {guess}, < s’il est plus petit, = s’il est égal.
      """,
    es: "Escribe > si tu número es mayor que {guess}, < si es menor, = si es igual.",
    pt: "Digite > se o seu número é maior que {guess}, < se é menor, = se é igual.",
    zh: "如果你的数大于 {guess} 请输入 >，小于输入 <，相等输入 =。",
    ja: "あなたの数が {guess} より大きければ >、小さければ <、等しければ = を入力してください。",
    ar: "اكتب g إن كان رقمك أكبر من {guess}، و l إن كان أصغر، و e إن كان مساويًا.")

  package static let duelNoLevel = Phrase(
    en: "\"{line}\" is no level here: type a number from 1 to {count}, or a level's name.",
    ru: "«{line}» — здесь нет такого уровня: наберите номер от 1 до {count} или название уровня.",
    uk: "«{line}» — тут немає такого рівня: наберіть номер від 1 до {count} або назву рівня.",
    de: """
      „{line}“ ist hier kein Level: Gib eine Zahl von 1 bis {count} oder den Namen eines Levels \
      ein.
      """,
    fr: """
      «\u{A0}{line}\u{A0}» n’est pas un niveau ici\u{A0}: tapez un nombre de 1 à {count}, ou le \
      nom d’un niveau.
      """,
    es: "«{line}» no es ningún nivel: escribe un número del 1 al {count} o el nombre de un nivel.",
    pt: "“{line}” não é um nível daqui: digite um número de 1 a {count} ou o nome de um nível.",
    zh: "“{line}”不是这里的关卡：请输入 1 到 {count} 的数字或关卡名。",
    ja: "「{line}」というレベルはありません。1 から {count} の番号かレベル名を入力してください。",
    ar: "«{line}» ليس مستوى هنا: اكتب رقمًا من 1 إلى {count} أو اسم مستوى.")

  package static let duelOutside = Phrase(
    en: "That is outside the range: my number is one from {low} to {high}.",
    ru: "Это вне диапазона: моё число — от {low} до {high}.",
    uk: "Це поза діапазоном: моє число — від {low} до {high}.",
    de: "Das liegt außerhalb: Meine Zahl ist eine von {low} bis {high}.",
    fr: "C’est hors limites\u{A0}: mon nombre va de {low} à {high}.",
    es: "Eso está fuera: mi número va del {low} al {high}.",
    pt: "Isso está fora: meu número vai de {low} a {high}.",
    zh: "超出范围：我的数在 {low} 到 {high} 之间。",
    ja: "範囲外です。私の数は {low} から {high} までです。",
    ar: "هذا خارج النطاق: رقمي من {low} إلى {high}.")

  package static let duelIsGreater = Phrase(
    en: "My number is greater than {guess}.",
    ru: "Моё число больше, чем {guess}.",
    uk: "Моє число більше за {guess}.",
    de: "Meine Zahl ist größer als {guess}.",
    fr: "Mon nombre est plus grand que {guess}.",
    es: "Mi número es mayor que {guess}.",
    pt: "Meu número é maior que {guess}.",
    zh: "我的数大于 {guess}。",
    ja: "私の数は {guess} より大きいです。",
    ar: "رقمي أكبر من {guess}.")

  package static let duelIsLess = Phrase(
    en: "My number is less than {guess}.",
    ru: "Моё число меньше, чем {guess}.",
    uk: "Моє число менше за {guess}.",
    de: "Meine Zahl ist kleiner als {guess}.",
    fr: "Mon nombre est plus petit que {guess}.",
    es: "Mi número es menor que {guess}.",
    pt: "Meu número é menor que {guess}.",
    zh: "我的数小于 {guess}。",
    ja: "私の数は {guess} より小さいです。",
    ar: "رقمي أصغر من {guess}.")

  package static let duelFound = Phrase(
    en: "Equal: {number} is my number!",
    ru: "Равно: моё число — {number}!",
    uk: "Дорівнює: моє число — {number}!",
    de: "Gleich: {number} ist meine Zahl!",
    fr: "Égal\u{A0}: {number} est mon nombre\u{A0}!",
    es: "Igual: ¡{number} es mi número!",
    pt: "Igual: {number} é o meu número!",
    zh: "相等：我的数就是 {number}！",
    ja: "正解：私の数は {number} です！",
    ar: "مساوٍ: {number} هو رقمي!")

  package static let duelWinsInARow = Phrase(
    en: "Wins in a row: {run}",
    ru: "Побед подряд: {run}",
    uk: "Перемог поспіль: {run}",
    de: "Siege in Folge: {run}",
    fr: "Victoires de suite\u{A0}: {run}",
    es: "Victorias seguidas: {run}",
    pt: "Vitórias seguidas: {run}",
    zh: "连胜：{run}",
    ja: "連勝：{run}",
    ar: "انتصارات متتالية: {run}")

  package static let duelRecordIs = Phrase(
    en: "The record is {best}.",
    ru: "Рекорд: {best}.",
    uk: "Рекорд: {best}.",
    de: "Der Rekord ist {best}.",
    fr: "Le record est de {best}.",
    es: "El récord es {best}.",
    pt: "O recorde é {best}.",
    zh: "纪录是 {best}。",
    ja: "記録は {best} です。",
    ar: "الرقم القياسي {best}.")

  package static let duelNothingToTakeBack = Phrase(
    en: "There is no answer to take back.",
    ru: "Нет ответа, который можно взять назад.",
    uk: "Немає відповіді, яку можна забрати.",
    de: "Keine Antwort zum Zurücknehmen.",
    fr: "Aucune réponse à annuler.",
    es: "No hay respuesta que deshacer.",
    pt: "Não há resposta para desfazer.",
    zh: "没有可撤回的回答。",
    ja: "取り消せる答えがありません。",
    ar: "لا جواب يمكن التراجع عنه.")

  package static let duelTakenBack = Phrase(
    en: "Your last answer is taken back.",
    ru: "Ваш последний ответ не считается.",
    uk: "Вашу останню відповідь скасовано.",
    de: "Deine letzte Antwort zählt nicht.",
    fr: "Votre dernière réponse est annulée.",
    es: "Tu última respuesta ya no cuenta.",
    pt: "Sua última resposta foi desfeita.",
    zh: "已撤回你的上一个回答。",
    ja: "最後の答えを取り消しました。",
    ar: "أُلغي جوابك الأخير.")

  package static let duelNoHints = Phrase(
    en: "No level of this pack has hints.",
    ru: "В этом наборе подсказок нет.",
    uk: "У цьому наборі підказок немає.",
    de: "Kein Level dieses Pakets hat Tipps.",
    fr: "Ce paquet n’a pas d’indices.",
    es: "Este paquete no tiene pistas.",
    pt: "Este pacote não tem dicas.",
    zh: "这个题包没有提示。",
    ja: "このパックにヒントはありません。",
    ar: "لا تلميحات في هذه الحزمة.")

  package static let duelHintsShown = Phrase(
    en: "Hints are shown.",
    ru: "Подсказки показываются.",
    uk: "Підказки показуються.",
    de: "Tipps werden gezeigt.",
    fr: "Les indices sont affichés.",
    es: "Se muestran las pistas.",
    pt: "As dicas aparecem.",
    zh: "提示已显示。",
    ja: "ヒントを表示します。",
    ar: "التلميحات ظاهرة.")

  package static let duelHintsHidden = Phrase(
    en: "Hints are hidden.",
    ru: "Подсказки скрыты.",
    uk: "Підказки приховано.",
    de: "Tipps sind ausgeblendet.",
    fr: "Les indices sont masqués.",
    es: "Las pistas están ocultas.",
    pt: "As dicas estão ocultas.",
    zh: "提示已隐藏。",
    ja: "ヒントを隠します。",
    ar: "التلميحات مخفية.")

  package static let duelHintsShownType = Phrase(
    en: "Hints are shown; type {hints} to hide them.",
    ru: "Подсказки показываются; «{hints}» — скрыть их.",
    uk: "Підказки показуються; «{hints}» — приховати їх.",
    de: "Tipps werden gezeigt; „{hints}“ blendet sie aus.",
    fr: "Indices affichés\u{A0}; tapez «\u{A0}{hints}\u{A0}» pour les masquer.",
    es: "Se muestran las pistas; escribe «{hints}» para ocultarlas.",
    pt: "As dicas aparecem; digite “{hints}” para ocultá-las.",
    zh: "提示已显示；输入“{hints}”可隐藏。",
    ja: "ヒント表示中。「{hints}」と入力すると隠れます。",
    ar: "التلميحات ظاهرة؛ اكتب «{hints}» لإخفائها.")

  package static let duelHintsHiddenType = Phrase(
    en: "Hints are hidden; type {hints} to show them.",
    ru: "Подсказки скрыты; «{hints}» — показывать их.",
    uk: "Підказки приховано; «{hints}» — показувати їх.",
    de: "Tipps sind ausgeblendet; „{hints}“ zeigt sie.",
    fr: "Indices masqués\u{A0}; tapez «\u{A0}{hints}\u{A0}» pour les afficher.",
    es: "Las pistas están ocultas; escribe «{hints}» para verlas.",
    pt: "As dicas estão ocultas; digite “{hints}” para vê-las.",
    zh: "提示已隐藏；输入“{hints}”可显示。",
    ja: "ヒント非表示。「{hints}」と入力すると表示します。",
    ar: "التلميحات مخفية؛ اكتب «{hints}» لإظهارها.")

  package static let duelLeaving = Phrase(
    en: "You leave the duel.",
    ru: "Вы покидаете дуэль.",
    uk: "Ви залишаєте дуель.",
    de: "Du verlässt das Duell.",
    fr: "Vous quittez le duel.",
    es: "Abandonas el duelo.",
    pt: "Você abandona o duelo.",
    zh: "你离开了对决。",
    ja: "対決をやめます。",
    ar: "تغادر المبارزة.")

  package static let duelLeavingRun = Phrase(
    en: "You leave the duel, which ends your run of {n, plural, one {# win} other {# wins}}.",
    ru: """
      Вы покидаете дуэль, и серия прерывается: {n, plural, one {# победа} few {# победы} many {# \
      побед} other {# победы}}.
      """,
    uk: """
      Ви залишаєте дуель, і серія переривається: {n, plural, one {# перемога} few {# перемоги} \
      many {# перемог} other {# перемоги}}.
      """,
    de: """
      Du verlässt das Duell; damit endet deine Serie von {n, plural, one {# Sieg} other {# \
      Siegen}}.
      """,
    fr: """
      Vous quittez le duel, ce qui met fin à votre série de {n, plural, one {# victoire} many {# \
      de victoires} other {# victoires}}.
      """,
    es: """
      Abandonas el duelo y acaba tu racha de {n, plural, one {# victoria} many {# de victorias} \
      other {# victorias}}.
      """,
    pt: """
      Você abandona o duelo e encerra sua sequência de {n, plural, one {# vitória} many {# de \
      vitórias} other {# vitórias}}.
      """,
    zh: "你离开了对决，{n, plural, other {# 连胜}}中断。",
    ja: "対決をやめたので、{n, plural, other {# 連勝}}が途切れました。",
    ar: """
      تغادر المبارزة، وتنتهي سلسلتك من {n, plural, zero {لا انتصارات} one {انتصار واحد} two \
      {انتصارين} few {# انتصارات} many {# انتصارًا} other {# انتصار}}.
      """)

  package static let duelEndsRun = Phrase(
    en: "That ends your run of {n, plural, one {# win} other {# wins}}.",
    ru: """
      Серия прервётся: {n, plural, one {# победа} few {# победы} many {# побед} other {# победы}}.
      """,
    uk: """
      Серія перерветься: {n, plural, one {# перемога} few {# перемоги} many {# перемог} other {# \
      перемоги}}.
      """,
    de: "Damit endet deine Serie von {n, plural, one {# Sieg} other {# Siegen}}.",
    fr: """
      Cela met fin à votre série de {n, plural, one {# victoire} many {# de victoires} other {# \
      victoires}}.
      """,
    es: """
      Eso acaba con tu racha de {n, plural, one {# victoria} many {# de victorias} other {# \
      victorias}}.
      """,
    pt: """
      Isso encerra sua sequência de {n, plural, one {# vitória} many {# de vitórias} other {# \
      vitórias}}.
      """,
    zh: "这会中断你的 {n, plural, other {# 连胜}}。",
    ja: "{n, plural, other {# 連勝}}が途切れます。",
    ar: """
      هذا ينهي سلسلتك من {n, plural, zero {لا انتصارات} one {انتصار واحد} two {انتصارين} few {# \
      انتصارات} many {# انتصارًا} other {# انتصار}}.
      """)

  package static let duelLeave = Phrase(
    en: "Leave this duel?",
    ru: "Выйти из дуэли?",
    uk: "Вийти з дуелі?",
    de: "Dieses Duell verlassen?",
    fr: "Quitter ce duel\u{A0}?",
    es: "¿Salir del duelo?",
    pt: "Sair deste duelo?",
    zh: "要离开这场对决吗？",
    ja: "この対決をやめますか？",
    ar: "هل تريد مغادرة المبارزة؟")

  package static let duelStartNew = Phrase(
    en: "Start a new duel?",
    ru: "Начать новую дуэль?",
    uk: "Почати нову дуель?",
    de: "Neues Duell beginnen?",
    fr: "Commencer un nouveau duel\u{A0}?",
    es: "¿Empezar otro duelo?",
    pt: "Começar outro duelo?",
    zh: "要开始新对决吗？",
    ja: "新しい対決を始めますか？",
    ar: "هل تريد بدء مبارزة جديدة؟")

  package static let duelStatus = Phrase(
    en: "wins in a row {run}   record {best}",
    ru: "побед подряд {run}   рекорд {best}",
    uk: "перемог поспіль {run}   рекорд {best}",
    de: "Siege in Folge {run}   Rekord {best}",
    fr: "à la suite {run}   record {best}",
    es: "victorias seguidas {run}   récord {best}",
    pt: "vitórias seguidas {run}   recorde {best}",
    zh: "连胜 {run}   纪录 {best}",
    ja: "連勝 {run}   記録 {best}",
    ar: "انتصارات متتالية {run}   الأفضل {best}")

  package static let duelBackKey = Phrase(
    en: "back",
    ru: "назад",
    uk: "назад",
    de: "zurück",
    fr: "annuler",
    es: "deshacer",
    pt: "desfazer",
    zh: "撤回",
    ja: "取り消す",
    ar: "تراجع")

  package static let duelLevel = Phrase(
    en: "level",
    ru: "уровень",
    uk: "рівень",
    de: "Level",
    fr: "niveau",
    es: "nivel",
    pt: "nível",
    zh: "关卡",
    ja: "レベル",
    ar: "المستوى")

  package static let duelHideHints = Phrase(
    en: "hide hints",
    ru: "скрыть подсказки",
    uk: "сховати підказки",
    de: "Tipps aus",
    fr: "sans indices",
    es: "sin pistas",
    pt: "sem dicas",
    zh: "隐藏提示",
    ja: "ヒントを隠す",
    ar: "إخفاء التلميحات")

  package static let duelShowHints = Phrase(
    en: "show hints",
    ru: "показать подсказки",
    uk: "показати підказки",
    de: "Tipps an",
    fr: "indices",
    es: "ver pistas",
    pt: "ver dicas",
    zh: "显示提示",
    ja: "ヒントを表示",
    ar: "إظهار التلميحات")

  package static let duelStepThink = Phrase(
    en: "think",
    ru: "задумайте",
    uk: "загадайте",
    de: "denken",
    fr: "penser",
    es: "piensa",
    pt: "pense",
    zh: "想数",
    ja: "決める",
    ar: "فكّر")

  package static let duelStepIGuess = Phrase(
    en: "I guess",
    ru: "угадываю я",
    uk: "вгадую я",
    de: "ich rate",
    fr: "je devine",
    es: "adivino yo",
    pt: "eu adivinho",
    zh: "我猜",
    ja: "私が当てる",
    ar: "أنا أخمّن")

  package static let duelStepYouGuess = Phrase(
    en: "you guess",
    ru: "угадываете вы",
    uk: "вгадуєте ви",
    de: "du rätst",
    fr: "vous devinez",
    es: "adivinas tú",
    pt: "você adivinha",
    zh: "你猜",
    ja: "あなたが当てる",
    ar: "أنت تخمّن")

  package static let duelStepResult = Phrase(
    en: "result",
    ru: "итог",
    uk: "підсумок",
    de: "Ergebnis",
    fr: "résultat",
    es: "resultado",
    pt: "resultado",
    zh: "结果",
    ja: "結果",
    ar: "النتيجة")

  package static let duelThought = Phrase(
    en: "I have one",
    ru: "задумано",
    uk: "загадано",
    de: "ich hab eine",
    fr: "c’est fait",
    es: "ya lo tengo",
    pt: "já pensei",
    zh: "想好了",
    ja: "決めた",
    ar: "جاهز")

  package static let duelGuess = Phrase(
    en: "guess",
    ru: "назвать",
    uk: "назвати",
    de: "raten",
    fr: "deviner",
    es: "probar",
    pt: "chutar",
    zh: "猜",
    ja: "当てる",
    ar: "خمّن")

  package static let duelNew = Phrase(
    en: "new duel",
    ru: "новая дуэль",
    uk: "нова дуель",
    de: "neues Duell",
    fr: "nouveau duel",
    es: "otro duelo",
    pt: "novo duelo",
    zh: "新对决",
    ja: "もう一度",
    ar: "مبارزة جديدة")

  /// The answer that the number is less, on a button and as a word that players type.
  package static let duelLess = Phrase(
    en: "less",
    ru: "меньше",
    uk: "менше",
    de: "kleiner",
    fr: "moins",
    es: "menor",
    pt: "menor",
    zh: "更小",
    ja: "小さい",
    ar: "أصغر")

  /// The answer that the number is found, on a button and as a word that players type.
  package static let duelEqual = Phrase(
    en: "equal",
    ru: "равно",
    uk: "дорівнює",
    de: "gleich",
    fr: "égal",
    es: "igual",
    pt: "igual",
    zh: "相等",
    ja: "同じ",
    ar: "مساوٍ")

  /// The answer that the number is greater, on a button and as a word that players type.
  package static let duelGreater = Phrase(
    en: "greater",
    ru: "больше",
    uk: "більше",
    de: "größer",
    fr: "plus",
    es: "mayor",
    pt: "maior",
    zh: "更大",
    ja: "大きい",
    ar: "أكبر")

  /// The word that players type to take an answer back.
  package static let duelBackWord = Phrase(
    en: "back",
    ru: "назад",
    uk: "назад",
    de: "zurück",
    fr: "retour",
    es: "atrás",
    pt: "voltar",
    zh: "返回",
    ja: "戻る",
    ar: "رجوع")

  /// The word that players type to show or hide the hints.
  package static let duelHintsWord = Phrase(
    en: "hints",
    ru: "подсказки",
    uk: "підказки",
    de: "Tipps",
    fr: "indices",
    es: "pistas",
    pt: "dicas",
    zh: "提示",
    ja: "ヒント",
    ar: "تلميحات")

  package static let duelIsThisYours = Phrase(
    en: "Attempt {n}: is this your number?",
    ru: "Попытка {n}: это ваше число?",
    uk: "Спроба {n}: це ваше число?",
    de: "Versuch {n}: Ist das deine Zahl?",
    fr: "Essai {n}\u{A0}: est-ce votre nombre\u{A0}?",
    es: "Intento {n}: ¿es este tu número?",
    pt: "Tentativa {n}: é este o seu número?",
    zh: "第 {n} 次：这是你的数吗？",
    ja: "{n} 回目：これがあなたの数？",
    ar: "المحاولة {n}: هل هذا رقمك؟")

  package static let duelYou = Phrase(
    en: "you",
    ru: "вы",
    uk: "ви",
    de: "du",
    fr: "vous",
    es: "tú",
    pt: "você",
    zh: "你",
    ja: "あなた",
    ar: "أنت")

  package static let duelI = Phrase(
    en: "I",
    ru: "я",
    uk: "я",
    de: "ich",
    fr: "moi",
    es: "yo",
    pt: "eu",
    zh: "我",
    ja: "私",
    ar: "أنا")

  package static let duelLevelPrompt = Phrase(
    en: "Level (1 to {count}, ENTER = {offered}):",
    ru: "Уровень (от 1 до {count}, ENTER = {offered}):",
    uk: "Рівень (від 1 до {count}, ENTER = {offered}):",
    de: "Level (1 bis {count}, ENTER = {offered}):",
    fr: "Niveau (1 à {count}, ENTER = {offered})\u{A0}:",
    es: "Nivel (1 a {count}, ENTER = {offered}):",
    pt: "Nível (1 a {count}, ENTER = {offered}):",
    zh: "关卡（1 到 {count}，ENTER = {offered}）：",
    ja: "レベル（1～{count}、ENTER = {offered}）：",
    ar: "المستوى (من 1 إلى {count}، ENTER = {offered}):")

  package static let duelThinkPrompt = Phrase(
    en: "ENTER when you have one:",
    ru: "ENTER, когда задумаете:",
    uk: "ENTER, коли загадаєте:",
    de: "ENTER, wenn du eine hast:",
    fr: "ENTER quand vous en avez un\u{A0}:",
    es: "ENTER cuando lo tengas:",
    pt: "ENTER quando já tiver um:",
    zh: "想好后按 ENTER：",
    ja: "決まったら ENTER：",
    ar: "ENTER عندما يكون جاهزًا:")

  package static let duelAttemptPrompt = Phrase(
    en: "Attempt {n}: {guess}? (> < =):",
    ru: "Попытка {n}: {guess}? (> < =):",
    uk: "Спроба {n}: {guess}? (> < =):",
    de: "Versuch {n}: {guess}? (> < =):",
    fr: "Essai {n}\u{A0}: {guess}\u{A0}? (> < =)\u{A0}:",
    es: "Intento {n}: ¿{guess}? (> < =):",
    pt: "Tentativa {n}: {guess}? (> < =):",
    zh: "第 {n} 次：{guess}？（> < =）：",
    ja: "{n} 回目：{guess}？（> < =）：",
    ar: "المحاولة {n}: {guess}؟ (g l e):")

  package static let duelYourAttemptPrompt = Phrase(
    en: "Your attempt {n}:",
    ru: "Ваша попытка {n}:",
    uk: "Ваша спроба {n}:",
    de: "Dein Versuch {n}:",
    fr: "Votre essai {n}\u{A0}:",
    es: "Tu intento {n}:",
    pt: "Sua tentativa {n}:",
    zh: "你的第 {n} 次：",
    ja: "あなたの {n} 回目：",
    ar: "محاولتك {n}:")

  package static let duelNewOrQuit = Phrase(
    en: "ENTER for a new duel, q to quit:",
    ru: "ENTER — новая дуэль, q — выход:",
    uk: "ENTER — нова дуель, q — вихід:",
    de: "ENTER: neues Duell, q: beenden:",
    fr: "ENTER pour un autre duel, q pour quitter\u{A0}:",
    es: "ENTER: otro duelo, q: salir:",
    pt: "ENTER: novo duelo, q: sair:",
    zh: "ENTER 新对决，q 退出：",
    ja: "ENTER で新しい対決、q で終了：",
    ar: "ENTER لمبارزة جديدة، q للخروج:")

  package static let duelLevelTitle = Phrase(
    en: "{name}: {low} to {high}",
    ru: "{name}: от {low} до {high}",
    uk: "{name}: від {low} до {high}",
    de: "{name}: {low} bis {high}",
    fr: "{name}\u{A0}: {low} à {high}",
    es: "{name}: {low} a {high}",
    pt: "{name}: {low} a {high}",
    zh: "{name}：{low} 到 {high}",
    ja: "{name}：{low}～{high}",
    ar: "{name}: من {low} إلى {high}")

  package static let duelGuessesAny = Phrase(
    en: """
      {level}. The computer guesses any number that is left: at worst {most, plural, one {# \
      attempt} other {# attempts}}.
      """,
    ru: """
      {level}. Компьютер называет любое из оставшихся чисел: в худшем случае {most, plural, one {# \
      попытка} few {# попытки} many {# попыток} other {# попытки}}.
      """,
    uk: """
      {level}. Комп’ютер називає будь-яке з чисел, що лишилися: у найгіршому разі {most, plural, \
      one {# спроба} few {# спроби} many {# спроб} other {# спроби}}.
      """,
    de: """
      {level}. Der Computer rät irgendeine übrige Zahl: schlimmstenfalls {most, plural, one {# \
      Versuch} other {# Versuche}}.
      """,
    fr: """
      {level}. L’ordinateur propose n’importe quel nombre restant\u{A0}: au pire {most, plural, \
      one {# essai} many {# d’essais} other {# essais}}.
      """,
    es: """
      {level}. El ordenador dice cualquier número de los que quedan: como mucho {most, plural, one \
      {# intento} many {# de intentos} other {# intentos}}.
      """,
    pt: """
      {level}. O computador chuta qualquer número que resta: no máximo {most, plural, one {# \
      tentativa} many {# de tentativas} other {# tentativas}}.
      """,
    zh: "{level}。电脑任猜剩下的数：最多 {most, plural, other {# 次}}。",
    ja: "{level}。コンピューターは残りの数からどれかを選びます：最悪でも {most, plural, other {# 回}}。",
    ar: """
      {level}. يخمّن الحاسوب أي رقم باقٍ: في أسوأ الأحوال {most, plural, zero {لا محاولات} one \
      {محاولة واحدة} two {محاولتان} few {# محاولات} many {# محاولة} other {# محاولة}}.
      """)

  package static let duelGuessesNearMiddle = Phrase(
    en: """
      {level}. The computer guesses near the middle of what is left: at worst {most, plural, one \
      {# attempt} other {# attempts}}.
      """,
    ru: """
      {level}. Компьютер метит ближе к середине оставшихся: в худшем случае {most, plural, one {# \
      попытка} few {# попытки} many {# попыток} other {# попытки}}.
      """,
    uk: """
      {level}. Комп’ютер цілить ближче до середини решти: у найгіршому разі {most, plural, one {# \
      спроба} few {# спроби} many {# спроб} other {# спроби}}.
      """,
    de: """
      {level}. Der Computer rät nahe der Mitte der übrigen: schlimmstenfalls {most, plural, one {# \
      Versuch} other {# Versuche}}.
      """,
    fr: """
      {level}. L’ordinateur vise près du milieu de ce qui reste\u{A0}: au pire {most, plural, one \
      {# essai} many {# d’essais} other {# essais}}.
      """,
    es: """
      {level}. El ordenador apunta cerca del centro de lo que queda: como mucho {most, plural, one \
      {# intento} many {# de intentos} other {# intentos}}.
      """,
    pt: """
      {level}. O computador mira perto do meio do que resta: no máximo {most, plural, one {# \
      tentativa} many {# de tentativas} other {# tentativas}}.
      """,
    zh: "{level}。电脑猜剩余范围的中间附近：最多 {most, plural, other {# 次}}。",
    ja: "{level}。コンピューターは残りの真ん中あたりを狙います：最悪でも {most, plural, other {# 回}}。",
    ar: """
      {level}. يخمّن الحاسوب قرب منتصف الباقي: في أسوأ الأحوال {most, plural, zero {لا محاولات} \
      one {محاولة واحدة} two {محاولتان} few {# محاولات} many {# محاولة} other {# محاولة}}.
      """)

  package static let duelHalves = Phrase(
    en: """
      {level}. The computer halves what is left: at worst {most, plural, one {# attempt} other {# \
      attempts}}.
      """,
    ru: """
      {level}. Компьютер делит оставшиеся пополам: в худшем случае {most, plural, one {# попытка} \
      few {# попытки} many {# попыток} other {# попытки}}.
      """,
    uk: """
      {level}. Комп’ютер ділить решту навпіл: у найгіршому разі {most, plural, one {# спроба} few \
      {# спроби} many {# спроб} other {# спроби}}.
      """,
    de: """
      {level}. Der Computer halbiert, was übrig ist: schlimmstenfalls {most, plural, one {# \
      Versuch} other {# Versuche}}.
      """,
    fr: """
      {level}. L’ordinateur coupe en deux ce qui reste\u{A0}: au pire {most, plural, one {# essai} \
      many {# d’essais} other {# essais}}.
      """,
    es: """
      {level}. El ordenador parte por la mitad lo que queda: como mucho {most, plural, one {# \
      intento} many {# de intentos} other {# intentos}}.
      """,
    pt: """
      {level}. O computador divide ao meio o que resta: no máximo {most, plural, one {# tentativa} \
      many {# de tentativas} other {# tentativas}}.
      """,
    zh: "{level}。电脑每次折半：最多 {most, plural, other {# 次}}。",
    ja: "{level}。コンピューターは残りを半分に分けます：最悪でも {most, plural, other {# 回}}。",
    ar: """
      {level}. يقسم الحاسوب الباقي نصفين: في أسوأ الأحوال {most, plural, zero {لا محاولات} one \
      {محاولة واحدة} two {محاولتان} few {# محاولات} many {# محاولة} other {# محاولة}}.
      """)

  package static let duelRulesRoundOne = Phrase(
    en: """
      Round one: think of a number. The computer guesses it, and you answer only whether your \
      number is greater, less or equal. Answers that cannot all be true do not count.
      """,
    ru: """
      Первый раунд: задумайте число. Компьютер угадывает его, а вы отвечаете только, больше ваше \
      число, меньше или равно. Ответы, которые не могут быть верны вместе, не считаются.
      """,
    uk: """
      Перший раунд: загадайте число. Комп’ютер вгадує його, а ви відповідаєте лише, чи ваше число \
      більше, менше чи дорівнює. Відповіді, що не можуть бути правдивими разом, не рахуються.
      """,
    de: """
      Erste Runde: Denk dir eine Zahl. Der Computer rät sie, und du antwortest nur, ob deine Zahl \
      größer, kleiner oder gleich ist. Antworten, die nicht alle stimmen können, zählen nicht.
      """,
    fr: """
      Première manche\u{A0}: pensez à un nombre. L’ordinateur le devine et vous répondez seulement \
      si votre nombre est plus grand, plus petit ou égal. Des réponses qui se contredisent ne \
      comptent pas.
      """,
    es: """
      Primera ronda: piensa un número. El ordenador lo adivina y tú solo respondes si tu número es \
      mayor, menor o igual. Las respuestas que se contradicen no cuentan.
      """,
    pt: """
      Primeira rodada: pense em um número. O computador adivinha e você só responde se o seu \
      número é maior, menor ou igual. Respostas que se contradizem não contam.
      """,
    zh: "第一轮：想一个数。电脑来猜，你只回答你的数更大、更小还是相等。互相矛盾的回答不算。",
    ja: "第一ラウンド：数を一つ思い浮かべます。コンピューターがそれを当て、あなたは自分の数のほうが大きい、小さい、等しいだけを答えます。矛盾する答えは数えません。",
    ar: """
      الجولة الأولى: فكّر في رقم. يخمّنه الحاسوب وتجيب فقط هل رقمك أكبر أم أصغر أم مساوٍ. الأجوبة \
      المتناقضة لا تُحتسب.
      """)

  package static let duelRulesRoundTwo = Phrase(
    en: """
      Round two: the computer thinks of a number and you guess it, with the same three answers. \
      Who needed fewer attempts wins; as many are a draw.
      """,
    ru: """
      Второй раунд: компьютер загадывает число, а вы угадываете его по тем же трём ответам. \
      Побеждает тот, кому хватило меньше попыток; поровну — ничья.
      """,
    uk: """
      Другий раунд: комп’ютер загадує число, а ви вгадуєте його за тими самими трьома відповідями. \
      Перемагає той, кому вистачило менше спроб; порівну — нічия.
      """,
    de: """
      Zweite Runde: Der Computer denkt sich eine Zahl, und du rätst sie mit denselben drei \
      Antworten. Wer weniger Versuche brauchte, gewinnt; gleich viele sind ein Unentschieden.
      """,
    fr: """
      Deuxième manche\u{A0}: l’ordinateur pense à un nombre et vous le devinez, avec les trois \
      mêmes réponses. Le moins d’essais l’emporte\u{A0}; autant d’essais, c’est l’égalité.
      """,
    es: """
      Segunda ronda: el ordenador piensa un número y tú lo adivinas, con las mismas tres \
      respuestas. Gana quien necesitó menos intentos; los mismos son un empate.
      """,
    pt: """
      Segunda rodada: o computador pensa em um número e você adivinha, com as mesmas três \
      respostas. Vence quem precisou de menos tentativas; o mesmo número é empate.
      """,
    zh: "第二轮：电脑想一个数，你来猜，回答同样有三种。次数少者获胜；次数相同为平局。",
    ja: "第二ラウンド：コンピューターが数を決め、あなたが同じ三つの答えを頼りに当てます。回数の少ないほうが勝ち、同じなら引き分けです。",
    ar: """
      الجولة الثانية: يفكّر الحاسوب في رقم وتخمّنه بالأجوبة الثلاثة نفسها. يفوز من احتاج إلى \
      محاولات أقل؛ وإن تساوت فالتعادل.
      """)

  package static let duelRulesRun = Phrase(
    en: """
      The high score is the longest run of wins, at any level. A draw keeps a run going; a duel \
      that is lost, or left after the first guess, ends it.
      """,
    ru: """
      Рекорд — самая длинная серия побед на любом уровне. Ничья серию не прерывает; поражение или \
      уход после первой догадки — прерывает.
      """,
    uk: """
      Рекорд — найдовша серія перемог на будь-якому рівні. Нічия серії не перериває; поразка або \
      вихід після першої здогадки — перериває.
      """,
    de: """
      Der Rekord ist die längste Siegesserie auf irgendeinem Level. Ein Unentschieden lässt sie \
      weiterlaufen; ein verlorenes oder nach dem ersten Raten verlassenes Duell beendet sie.
      """,
    fr: """
      Le record est la plus longue série de victoires, à n’importe quel niveau. Une égalité ne \
      l’interrompt pas\u{A0}; un duel perdu, ou quitté après la première proposition, y met fin.
      """,
    es: """
      El récord es la racha de victorias más larga, en cualquier nivel. Un empate no la corta; un \
      duelo perdido, o abandonado tras el primer intento, acaba con ella.
      """,
    pt: """
      O recorde é a maior sequência de vitórias, em qualquer nível. Um empate não a interrompe; um \
      duelo perdido, ou abandonado após o primeiro chute, a encerra.
      """,
    zh: "最高分是任意关卡的最长连胜。平局不中断连胜；输掉或猜过一次后离开则中断。",
    ja: "記録は、どのレベルでもよいので最長の連勝です。引き分けでは途切れません。負けるか、最初の予想のあとでやめると途切れます。",
    ar: """
      الرقم القياسي هو أطول سلسلة انتصارات في أي مستوى. التعادل لا يقطعها؛ أما الخسارة أو المغادرة \
      بعد أول تخمين فتنهيها.
      """)

  package static let duelKeys = Phrase(
    en: """
      Answer with < = >, with l e g, with the arrows left, down and right, or click; b takes your \
      last answer back. Your own guesses are typed, or moved along the bar with the arrows, PgUp, \
      PgDn, Home, End or the mouse; ENTER guesses.
      """,
    ru: """
      Отвечайте клавишами < = >, буквами м р б, стрелками влево, вниз, вправо или мышью; b \
      отменяет последний ответ. Своё число вводите цифрами или двигайте по шкале стрелками, PgUp, \
      PgDn, Home, End и мышью; ENTER — назвать его.
      """,
    uk: """
      Відповідайте клавішами < = >, стрілками вліво, вниз, вправо або мишею; b скасовує останню \
      відповідь. Своє число вводьте цифрами або рухайте шкалою стрілками, PgUp, PgDn, Home, End і \
      мишею; ENTER — назвати його.
      """,
    de: """
      Antworte mit < = >, mit l e g, mit den Pfeilen links, unten und rechts, oder klicke; b nimmt \
      die letzte Antwort zurück. Deine eigene Zahl tippst du oder schiebst sie auf der Leiste mit \
      Pfeilen, Bild↑, Bild↓, Pos1, Ende oder Maus; ENTER rät.
      """,
    fr: """
      Répondez avec < = >, avec l e g, avec les flèches gauche, bas et droite, ou cliquez\u{A0}; b \
      annule la dernière réponse. Votre nombre se tape, ou se déplace sur la barre avec les \
      flèches, PgUp, PgDn, Home, End ou la souris\u{A0}; ENTER le propose.
      """,
    es: """
      Responde con < = >, con l e g, con las flechas izquierda, abajo y derecha, o con un clic; b \
      deshace la última respuesta. Tu número se escribe, o se mueve por la barra con las flechas, \
      PgUp, PgDn, Home, End o el ratón; ENTER lo prueba.
      """,
    pt: """
      Responda com < = >, com l e g, com as setas esquerda, baixo e direita, ou clique; b desfaz a \
      última resposta. O seu número é digitado, ou movido na barra com as setas, PgUp, PgDn, Home, \
      End ou o mouse; ENTER chuta.
      """,
    zh: "用 < = >、l e g、左下右方向键或点击回答；b 撤回上一个回答。你的数可以输入，或用方向键、PgUp、PgDn、Home、End 或鼠标在条上移动；ENTER 猜。",
    ja: """
      答えは < = >、l e g、左・下・右の矢印、クリックのどれでも。b \
      で最後の答えを取り消します。自分の数は入力するか、矢印、PgUp、PgDn、Home、End、マウスでバーの上を動かし、ENTER で当てます。
      """,
    ar: """
      أجب بـ l e g أو بالأسهم يسار وأسفل ويمين أو بالنقر؛ b يلغي جوابك الأخير. رقمك تكتبه \
      أو تحرّكه على الشريط بالأسهم أو PgUp أو PgDn أو Home أو End أو الفأرة؛ ENTER يخمّن.
      """)

  package static let duelLetters = Phrase(
    en: "i shows or hides the hints, which is remembered; w tells where the level comes from.",
    ru: "i показывает или скрывает подсказки, и это запоминается; w — откуда взят уровень.",
    uk: "i показує або ховає підказки, і це запам’ятовується; w — звідки взято рівень.",
    de: "i zeigt oder verbirgt die Tipps, und das bleibt so; w zeigt, woher das Level stammt.",
    fr: "i affiche ou masque les indices, et c’est retenu\u{A0}; w indique d’où vient le niveau.",
    es: "i muestra u oculta las pistas, y se recuerda; w dice de dónde viene el nivel.",
    pt: "i mostra ou oculta as dicas, e isso é lembrado; w diz de onde vem o nível.",
    zh: "i 显示或隐藏提示（会记住）；w 显示关卡来源。",
    ja: "i でヒントの表示を切り替え（記憶されます）、w でレベルの出典。",
    ar: "i يُظهر التلميحات أو يخفيها ويُحفظ ذلك؛ w يبيّن مصدر المستوى.")

  package static let duelHowToType = Phrase(
    en: """
      Answer with >, < or =, or with {greater}, {less} or {equal}; {back} takes your last answer \
      back. {hints} shows or hides the hints, n starts a new duel, q quits.
      """,
    ru: """
      Отвечайте >, < или =, либо словами: {greater}, {less}, {equal}; «{back}» отменяет последний \
      ответ. «{hints}» показывает или скрывает подсказки, n — новая дуэль, q — выход.
      """,
    uk: """
      Відповідайте >, < або =, чи словами: {greater}, {less}, {equal}; «{back}» скасовує останню \
      відповідь. «{hints}» показує або ховає підказки, n — нова дуель, q — вихід.
      """,
    de: """
      Antworte mit >, < oder =, oder mit {greater}, {less} oder {equal}; „{back}“ nimmt die letzte \
      Antwort zurück. „{hints}“ zeigt oder verbirgt die Tipps, n beginnt ein neues Duell, q \
      beendet.
      """,
    fr: """
      Répondez avec >, < ou =, ou avec {greater}, {less} ou {equal}\u{A0}; «\u{A0}{back}\u{A0}» \
      annule la dernière réponse. «\u{A0}{hints}\u{A0}» affiche ou masque les indices, n commence \
      un nouveau duel, q quitte.
      """,
    es: """
      Responde con >, < o =, o con {greater}, {less} o {equal}; «{back}» deshace la última \
      respuesta. «{hints}» muestra u oculta las pistas, n empieza otro duelo, q sale.
      """,
    pt: """
      Responda com >, < ou =, ou com {greater}, {less} ou {equal}; “{back}” desfaz a última \
      resposta. “{hints}” mostra ou oculta as dicas, n começa outro duelo, q sai.
      """,
    zh: """
      用 >、< 或 = 回答，也可输入“{greater}”、“{less}”或“{equal}”；“{back}”撤回上一个回答。“{hints}”显示或隐藏提示，n 开始新对决，q \
      退出。
      """,
    ja: """
      >、<、= か、「{greater}」「{less}」「{equal}」で答えます。「{back}」で最後の答えを取り消し、「{hints}」でヒントの表示を切り替え、n \
      で新しい対決、q で終了。
      """,
    ar: """
      أجب بـ g أو l أو e، أو بالكلمات {greater} أو {less} أو {equal}؛ «{back}» يلغي جوابك الأخير. \
      «{hints}» يُظهر التلميحات أو يخفيها، n لمبارزة جديدة، q للخروج.
      """)

  static let numberDuel = [
    numberDuelName, duelIntroduction, duelInShort, duelLongestRun, duelThink, duelKeepIt,
    duelRoundOne, duelRoundTwo, duelCannotBeGreater, duelCannotBeLess, duelNothingGreater,
    duelNothingLess, duelPressBack, duelTypeBack, duelHint, duelWarmer, duelColder, duelAsWarm,
    duelOnlyLeft, duelLeft, duelAttemptsLeft, duelWon, duelLost, duelDrawn,
    duelTypeNumber, duelNoNumber, duelNoAnswer, duelAnswerWanted, duelNoLevel, duelOutside,
    duelIsGreater, duelIsLess, duelFound, duelWinsInARow, duelRecordIs, duelNothingToTakeBack,
    duelTakenBack, duelNoHints, duelHintsShown, duelHintsHidden, duelHintsShownType,
    duelHintsHiddenType, duelLeaving, duelLeavingRun, duelEndsRun, duelLeave, duelStartNew,
    duelStatus, duelBackKey, duelLevel, duelHideHints, duelShowHints, duelStepThink,
    duelStepIGuess, duelStepYouGuess, duelStepResult, duelThought, duelGuess, duelNew,
    duelLess, duelEqual, duelGreater, duelBackWord, duelHintsWord, duelIsThisYours, duelYou, duelI,
    duelLevelPrompt, duelThinkPrompt, duelAttemptPrompt, duelYourAttemptPrompt, duelNewOrQuit,
    duelLevelTitle, duelGuessesAny, duelGuessesNearMiddle, duelHalves, duelRulesRoundOne,
    duelRulesRoundTwo, duelRulesRun, duelKeys, duelLetters, duelHowToType,
  ]
}

// Packs in lines, their signers, choices that are typed, and reports about questions.
extension Phrase {
  package static let whichPack = Phrase(
    en: "Which one? 1 to {n}, q to quit:",
    ru: "Какой набор? От 1 до {n}, q — выйти:",
    uk: "Який набір? Від 1 до {n}, q — вийти:",
    de: "Welches? 1 bis {n}, q beendet:",
    fr: "Lequel\u{A0}? De 1 à {n}, q pour quitter\u{A0}:",
    es: "¿Cuál? De 1 a {n}, q para salir:",
    pt: "Qual? De 1 a {n}, q para sair:",
    zh: "选哪一个？1 到 {n}，q 退出：",
    ja: "どれにしますか？ 1～{n}、q で終了：",
    ar: "أيها تختار؟ من 1 إلى {n}، q للخروج:")

  package static let highScore = Phrase(
    en: "high score {best}",
    ru: "рекорд {best}",
    uk: "рекорд {best}",
    de: "Rekord {best}",
    fr: "record {best}",
    es: "récord {best}",
    pt: "recorde {best}",
    zh: "最高分 {best}",
    ja: "最高得点 {best}",
    ar: "الأفضل {best}")

  package static let highScoreLine = Phrase(
    en: "High score {best}.",
    ru: "Рекорд {best}.",
    uk: "Рекорд {best}.",
    de: "Rekord: {best}.",
    fr: "Record\u{A0}: {best}.",
    es: "Récord: {best}.",
    pt: "Recorde: {best}.",
    zh: "最高分 {best}。",
    ja: "最高得点 {best}。",
    ar: "الرقم القياسي {best}.")

  package static let playOneWith = Phrase(
    en: "Play one with: packplay FILE",
    ru: "Играть: packplay ФАЙЛ",
    uk: "Грати: packplay ФАЙЛ",
    de: "Spielen mit: packplay DATEI",
    fr: "Pour jouer\u{A0}: packplay FICHIER",
    es: "Para jugar: packplay ARCHIVO",
    pt: "Para jogar: packplay ARQUIVO",
    zh: "开始游玩：packplay 文件",
    ja: "遊ぶには：packplay ファイル",
    ar: "للعب: packplay ملف")

  package static let playedInLines = Phrase(
    en: "this game is played in lines so far: packplay --plain {file}",
    ru: "в эту игру пока играют построчно: packplay --plain {file}",
    uk: "у цю гру поки що грають рядками: packplay --plain {file}",
    de: "dieses Spiel gibt es bisher nur zeilenweise: packplay --plain {file}",
    fr: "ce jeu ne se joue pour l’instant que ligne par ligne\u{A0}: packplay --plain {file}",
    es: "este juego se juega por ahora línea a línea: packplay --plain {file}",
    pt: "por enquanto este jogo é jogado linha a linha: packplay --plain {file}",
    zh: "这个游戏目前只能逐行游玩：packplay --plain {file}",
    ja: "このゲームは今のところ行単位でのみ遊べます：packplay --plain {file}",
    ar: "تُلعب هذه اللعبة حاليًا سطرًا بسطر: packplay --plain {file}")

  package static let gameTellsItsRules = Phrase(
    en: "The game tells its rules itself.",
    ru: "Игра сама расскажет свои правила.",
    uk: "Гра сама розповість свої правила.",
    de: "Das Spiel erklärt seine Regeln selbst.",
    fr: "Le jeu explique lui-même ses règles.",
    es: "El juego explica sus propias reglas.",
    pt: "O próprio jogo explica as regras.",
    zh: "游戏会自己说明规则。",
    ja: "ルールはゲームの中で説明されます。",
    ar: "ستشرح اللعبة قواعدها بنفسها.")

  package static let notToBeTrusted = Phrase(
    en: "not to be trusted: {reason}",
    ru: "не внушает доверия: {reason}",
    uk: "не викликає довіри: {reason}",
    de: "nicht vertrauenswürdig: {reason}",
    fr: "non fiable\u{A0}: {reason}",
    es: "no es de confianza: {reason}",
    pt: "não é confiável: {reason}",
    zh: "不可信：{reason}",
    ja: "信頼できません：{reason}",
    ar: "غير موثوقة: {reason}")

  package static let signatureNotChecked = Phrase(
    en: "signature not checked, key {key}",
    ru: "подпись не проверена, ключ {key}",
    uk: "підпис не перевірено, ключ {key}",
    de: "Signatur nicht geprüft, Schlüssel {key}",
    fr: "signature non vérifiée, clé {key}",
    es: "firma sin comprobar, clave {key}",
    pt: "assinatura não verificada, chave {key}",
    zh: "签名未验证，密钥 {key}",
    ja: "署名は未確認、鍵 {key}",
    ar: "لم يُفحص التوقيع، المفتاح {key}")

  package static let signedBy = Phrase(
    en: "signed by {name}",
    ru: "подписано: {name}",
    uk: "підписано: {name}",
    de: "signiert von {name}",
    fr: "signé par {name}",
    es: "firmado por {name}",
    pt: "assinado por {name}",
    zh: "签名者：{name}",
    ja: "署名：{name}",
    ar: "بتوقيع {name}")

  package static let keyIsNotTrusted = Phrase(
    en: "The signature was not checked: the key {key} is not one that you trust.",
    ru: "Подпись не проверена: ключа {key} нет среди тех, которым вы доверяете.",
    uk: "Підпис не перевірено: ключа {key} немає серед тих, яким ви довіряєте.",
    de: """
      Die Signatur wurde nicht geprüft: Der Schlüssel {key} gehört nicht zu denen, denen \
      du vertraust.
      """,
    fr: """
      La signature n’a pas été vérifiée\u{A0}: la clé {key} ne fait pas partie de vos \
      clés de confiance.
      """,
    es: """
      La firma no se ha comprobado: la clave {key} no está entre las que consideras de \
      confianza.
      """,
    pt: "A assinatura não foi verificada: a chave {key} não está entre as em que você confia.",
    zh: "签名未验证：密钥 {key} 不在你信任的密钥之中。",
    ja: "署名は確認されていません：鍵 {key} は信頼済みの鍵ではありません。",
    ar: "لم يُفحص التوقيع: المفتاح {key} ليس من المفاتيح التي تثق بها.")

  package static let signedBySentence = Phrase(
    en: "Signed by {name}.",
    ru: "Подписано: {name}.",
    uk: "Підписано: {name}.",
    de: "Signiert von {name}.",
    fr: "Signé par {name}.",
    es: "Firmado por {name}.",
    pt: "Assinado por {name}.",
    zh: "签名者：{name}。",
    ja: "署名：{name}。",
    ar: "بتوقيع {name}.")

  package static let notSignedSentence = Phrase(
    en: "Not signed.",
    ru: "Не подписано.",
    uk: "Не підписано.",
    de: "Nicht signiert.",
    fr: "Non signé.",
    es: "Sin firmar.",
    pt: "Sem assinatura.",
    zh: "未签名。",
    ja: "署名なし。",
    ar: "بلا توقيع.")

  package static let typeNumber = Phrase(
    en: "Type a number from 1 to {n}.",
    ru: "Введите номер от 1 до {n}.",
    uk: "Введіть номер від 1 до {n}.",
    de: "Gib eine Zahl von 1 bis {n} ein.",
    fr: "Tapez un nombre de 1 à {n}.",
    es: "Escribe un número del 1 al {n}.",
    pt: "Digite um número de 1 a {n}.",
    zh: "请输入 1 到 {n} 的数字。",
    ja: "1～{n} の数字を入力してください。",
    ar: "اكتب رقمًا من 1 إلى {n}.")

  package static let noChoice = Phrase(
    en: "\"{line}\" is none of the choices: type a number from 1 to {n}.",
    ru: "«{line}» — не ответ: введите номер от 1 до {n}.",
    uk: "«{line}» — не відповідь: введіть номер від 1 до {n}.",
    de: "„{line}“ steht nicht zur Wahl: Gib eine Zahl von 1 bis {n} ein.",
    fr: "«\u{A0}{line}\u{A0}» ne fait pas partie des choix\u{A0}: tapez un nombre de 1 à {n}.",
    es: "«{line}» no es una opción: escribe un número del 1 al {n}.",
    pt: "“{line}” não é uma opção: digite um número de 1 a {n}.",
    zh: "“{line}”不是选项：请输入 1 到 {n} 的数字。",
    ja: "「{line}」は選択肢にありません：1～{n} の数字を入力してください。",
    ar: "«{line}» ليس من الخيارات: اكتب رقمًا من 1 إلى {n}.")

  /// The line that asks for the place a question comes from; each language's word is accepted in all.
  package static let whereCommand = Phrase(
    en: "where",
    ru: "где",
    uk: "де",
    de: "wo",
    fr: "où",
    es: "dónde",
    pt: "onde",
    zh: "出处",
    ja: "出典",
    ar: "أين")

  package static let whereHelp = Phrase(
    en: "where names the id, file and line of the question, if you want to report it.",
    ru: "где (where) — id, файл и строка вопроса, если вы хотите о нём сообщить.",
    uk: "де (where) — id, файл і рядок питання, якщо ви хочете про нього повідомити.",
    de: "wo (where) nennt Id, Datei und Zeile der Frage, falls du sie melden willst.",
    fr: """
      où (where) indique l’id, le fichier et la ligne de la question, si vous voulez la \
      signaler.
      """,
    es: """
      dónde (where) indica el id, el archivo y la línea de la pregunta, por si quieres \
      avisar de un error.
      """,
    pt: """
      onde (where) mostra o id, o arquivo e a linha da pergunta, se você quiser relatar \
      um erro.
      """,
    zh: "输入“出处”（where）可查看题目的编号、文件和行号，方便反馈问题。",
    ja: "「出典」（where）で問題の id、ファイル、行がわかります。報告の際に使ってください。",
    ar: "«أين» (where) يعرض معرّف السؤال وملفه وسطره إن أردت الإبلاغ عنه.")

  package static let questionNow = Phrase(
    en: "Now: {place}",
    ru: "Сейчас: {place}",
    uk: "Зараз: {place}",
    de: "Jetzt: {place}",
    fr: "Maintenant\u{A0}: {place}",
    es: "Ahora: {place}",
    pt: "Agora: {place}",
    zh: "本题：{place}",
    ja: "今の問題：{place}",
    ar: "الآن: {place}")

  package static let questionBefore = Phrase(
    en: "Before: {place}",
    ru: "До этого: {place}",
    uk: "До цього: {place}",
    de: "Davor: {place}",
    fr: "Avant\u{A0}: {place}",
    es: "Antes: {place}",
    pt: "Antes: {place}",
    zh: "上一题：{place}",
    ja: "前の問題：{place}",
    ar: "قبله: {place}")

  package static let noQuestionYet = Phrase(
    en: "No question has been asked yet.",
    ru: "Ни одного вопроса ещё не было.",
    uk: "Жодного питання ще не було.",
    de: "Es wurde noch keine Frage gestellt.",
    fr: "Aucune question n’a encore été posée.",
    es: "Todavía no se ha hecho ninguna pregunta.",
    pt: "Nenhuma pergunta foi feita ainda.",
    zh: "还没有出过题。",
    ja: "まだ問題は出ていません。",
    ar: "لم يُطرح أي سؤال بعد.")

  static let player = [
    whichPack, highScore, highScoreLine, playOneWith, playedInLines, gameTellsItsRules,
    notToBeTrusted, signatureNotChecked, signedBy, keyIsNotTrusted, signedBySentence,
    notSignedSentence, typeNumber, noChoice, whereCommand, whereHelp, questionNow, questionBefore,
    noQuestionYet,
  ]
}

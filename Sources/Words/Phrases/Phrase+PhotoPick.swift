// The sentences of photo pick.
extension Phrase {
  package static let photoPickName = Phrase(
    en: "photo pick",
    ru: "найди фото",
    uk: "знайди фото",
    de: "Foto finden",
    fr: "trouvez la photo",
    es: "encuentra la foto",
    pt: "ache a foto",
    zh: "找照片",
    ja: "写真さがし",
    ar: "اختر الصورة")

  package static let photoIntroduction = Phrase(
    en: """
      Photo pick: find the photo of the person asked for. Type ? for help, n for a new game, q to \
      quit.
      """,
    ru: "Найдите фотографию того, о ком вопрос. ? — справка, n — новая игра, q — выйти.",
    uk: "Знайдіть фото того, про кого питання. ? — довідка, n — нова гра, q — вийти.",
    de: """
      Foto finden: Finde das Foto der gesuchten Person. ? für Hilfe, n für ein neues Spiel, q zum \
      Beenden.
      """,
    fr: """
      Trouvez la photo de la personne demandée. Tapez ? pour l’aide, n pour une nouvelle partie, \
      q pour quitter.
      """,
    es: """
      Encuentra la foto de la persona por la que se pregunta. Escribe ? para la ayuda, n para una \
      partida nueva, q para salir.
      """,
    pt: """
      Ache a foto da pessoa pedida. Digite ? para ajuda, n para um novo jogo, q para sair.
      """,
    zh: "找照片：找出题目所问人物的照片。输入 ? 查看帮助，n 开始新游戏，q 退出。",
    ja: "写真さがし：問われた人の写真を選びます。? でヘルプ、n で新しいゲーム、q で終了。",
    ar: "اختر الصورة: اعثر على صورة الشخص المطلوب. اكتب ? للمساعدة، n للعبة جديدة، q للخروج.")

  package static let photoQuestionsAndRecord = Phrase(
    en: "{n, plural, one {# question} other {# questions}}, high score {best}.",
    ru: """
      {n, plural, one {# вопрос} few {# вопроса} many {# вопросов} other {# вопроса}}, \
      рекорд {best}.
      """,
    uk: """
      {n, plural, one {# питання} few {# питання} many {# питань} other {# питання}}, \
      рекорд {best}.
      """,
    de: "{n, plural, one {# Frage} other {# Fragen}}, Rekord {best}.",
    fr: """
      {n, plural, one {# question} many {# de questions} other {# questions}}, record {best}.
      """,
    es: """
      {n, plural, one {# pregunta} many {# de preguntas} other {# preguntas}}, récord {best}.
      """,
    pt: """
      {n, plural, one {# pergunta} many {# de perguntas} other {# perguntas}}, recorde {best}.
      """,
    zh: "{n, plural, other {共 # 道题}}，最高分 {best}。",
    ja: "{n, plural, other {全 # 問}}、最高得点 {best}。",
    ar: """
      {n, plural, zero {لا أسئلة} one {سؤال واحد} two {سؤالان} few {# أسئلة} many {# سؤالًا} \
      other {# سؤال}}، الرقم القياسي {best}.
      """)

  package static let photoUndescribed = Phrase(
    en: "a photo without a description",
    ru: "фотография без описания",
    uk: "фото без опису",
    de: "ein Foto ohne Beschreibung",
    fr: "une photo sans description",
    es: "una foto sin descripción",
    pt: "uma foto sem descrição",
    zh: "没有说明的照片",
    ja: "説明のない写真",
    ar: "صورة بلا وصف")

  package static let personNumber = Phrase(
    en: "number {number}",
    ru: "номер {number}",
    uk: "номер {number}",
    de: "Nummer {number}",
    fr: "numéro {number}",
    es: "número {number}",
    pt: "número {number}",
    zh: "{number} 号",
    ja: "背番号 {number}",
    ar: "الرقم {number}")

  package static let personInducted = Phrase(
    en: "inducted in {year}",
    ru: "в Зале славы с {year}",
    uk: "у Залі слави з {year}",
    de: "in der Ruhmeshalle seit {year}",
    fr: "au panthéon depuis {year}",
    es: "en el Salón de la Fama desde {year}",
    pt: "no Hall da Fama desde {year}",
    zh: "{year} 年入选名人堂",
    ja: "{year} 年に殿堂入り",
    ar: "في قاعة المشاهير منذ {year}")

  package static let personYears = Phrase(
    en: "{from} to {to}",
    ru: "{from}–{to}",
    uk: "{from}–{to}",
    de: "{from}–{to}",
    fr: "{from}–{to}",
    es: "{from}–{to}",
    pt: "{from}–{to}",
    zh: "{from}–{to} 年",
    ja: "{from}～{to} 年",
    ar: "من {from} إلى {to}")

  package static let personFrom = Phrase(
    en: "from {from}",
    ru: "с {from}",
    uk: "з {from}",
    de: "ab {from}",
    fr: "depuis {from}",
    es: "desde {from}",
    pt: "desde {from}",
    zh: "{from} 年起",
    ja: "{from} 年から",
    ar: "منذ {from}")

  package static let personTo = Phrase(
    en: "to {to}",
    ru: "до {to}",
    uk: "до {to}",
    de: "bis {to}",
    fr: "jusqu’en {to}",
    es: "hasta {to}",
    pt: "até {to}",
    zh: "至 {to} 年",
    ja: "{to} 年まで",
    ar: "حتى {to}")

  package static let personFacts = Phrase(
    en: "{name}: {facts}.",
    ru: "{name}: {facts}.",
    uk: "{name}: {facts}.",
    de: "{name}: {facts}.",
    fr: "{name}\u{A0}: {facts}.",
    es: "{name}: {facts}.",
    pt: "{name}: {facts}.",
    zh: "{name}：{facts}。",
    ja: "{name}：{facts}。",
    ar: "{name}: {facts}.")

  package static let licenceIs = Phrase(
    en: "Licence: {licence}.",
    ru: "Лицензия: {licence}.",
    uk: "Ліцензія: {licence}.",
    de: "Lizenz: {licence}.",
    fr: "Licence\u{A0}: {licence}.",
    es: "Licencia: {licence}.",
    pt: "Licença: {licence}.",
    zh: "许可证：{licence}。",
    ja: "ライセンス：{licence}",
    ar: "الترخيص: {licence}.")

  package static let photoAsk = Phrase(
    en: "Tap the one that is {name}.",
    ru: "Найдите фотографию: {name}.",
    uk: "Знайдіть фото: {name}.",
    de: "Wer ist {name}?",
    fr: "Qui est {name}\u{A0}?",
    es: "¿Quién es {name}?",
    pt: "Quem é {name}?",
    zh: "哪一位是 {name}？",
    ja: "{name} はどれ？",
    ar: "اختر صورة {name}.")

  package static let photoWrong = Phrase(
    en: "Wrong! That's {name}.",
    ru: "Неверно! Это {name}.",
    uk: "Неправильно! Це {name}.",
    de: "Falsch! Das ist {name}.",
    fr: "Faux\u{A0}! C’est {name}.",
    es: "¡Error! Es {name}.",
    pt: "Errado! Esta pessoa é {name}.",
    zh: "错了！这是 {name}。",
    ja: "残念！これは {name} です。",
    ar: "خطأ! هذا {name}.")

  package static let photoScore = Phrase(
    en: """
      Your score is {score} with {rest, plural, one {# question} other {# questions}} remaining!
      """,
    ru: """
      Ваш счёт {score}, впереди {rest, plural, one {# вопрос} few {# вопроса} \
      many {# вопросов} other {# вопроса}}!
      """,
    uk: """
      Ваш рахунок {score}, попереду {rest, plural, one {# питання} few {# питання} \
      many {# питань} other {# питання}}!
      """,
    de: """
      Dein Punktestand ist {score}, noch {rest, plural, one {# Frage} other {# Fragen}}!
      """,
    fr: """
      Votre score est de {score}, encore {rest, plural, one {# question} many {# de questions} \
      other {# questions}}\u{A0}!
      """,
    es: """
      Llevas {score} y quedan por jugar {rest, plural, one {# pregunta} many {# de preguntas} \
      other {# preguntas}}.
      """,
    pt: """
      Seu placar é {score}, com mais {rest, plural, one {# pergunta} many {# de perguntas} \
      other {# perguntas}} pela frente!
      """,
    zh: "你的得分是 {score}，还剩 {rest, plural, other {# 道题}}！",
    ja: "現在 {score} 点、残り {rest, plural, other {# 問}}！",
    ar: """
      نتيجتك {score}، وبقي لك {rest, plural, zero {لا أسئلة} one {سؤال واحد} two {سؤالان} \
      few {# أسئلة} many {# سؤالًا} other {# سؤال}}!
      """)

  package static let photoFinalScore = Phrase(
    en: "Game over! Your final score was {score}.",
    ru: "Игра окончена! Окончательный счёт {score}.",
    uk: "Гру закінчено! Остаточний рахунок {score}.",
    de: "Spiel vorbei! Endstand: {score}.",
    fr: "Partie terminée\u{A0}! Score final\u{A0}: {score}.",
    es: "¡Fin de la partida! Tu puntuación final es {score}.",
    pt: "Fim de jogo! Seu placar final é {score}.",
    zh: "游戏结束！最终得分 {score}。",
    ja: "ゲーム終了！最終得点は {score} です。",
    ar: "انتهت اللعبة! نتيجتك النهائية {score}.")

  package static let photoQuestion = Phrase(
    en: "Question {number} of {count}: {ask}",
    ru: "Вопрос {number} из {count}: {ask}",
    uk: "Питання {number} з {count}: {ask}",
    de: "Frage {number} von {count}: {ask}",
    fr: "Question {number} sur {count}\u{A0}: {ask}",
    es: "Pregunta {number} de {count}: {ask}",
    pt: "Pergunta {number} de {count}: {ask}",
    zh: "第 {number} 题（共 {count} 题）：{ask}",
    ja: "第 {number} 問（全 {count} 問）：{ask}",
    ar: "السؤال {number} من {count}: {ask}")

  package static let photoPrompt = Phrase(
    en: "Photo (1 to {count}):",
    ru: "Фотография (от 1 до {count}):",
    uk: "Фото (від 1 до {count}):",
    de: "Foto (1 bis {count}):",
    fr: "Photo (1 à {count})\u{A0}:",
    es: "Foto (1 a {count}):",
    pt: "Foto (1 a {count}):",
    zh: "照片（1 到 {count}）：",
    ja: "写真（1～{count}）：",
    ar: "الصورة (من 1 إلى {count}):")

  package static let photoUnknown = Phrase(
    en: "\"{line}\" is none of the photos: type a number from 1 to {n}.",
    ru: "«{line}» — не фотография: введите номер от 1 до {n}.",
    uk: "«{line}» — не фото: введіть номер від 1 до {n}.",
    de: "„{line}“ ist keins der Fotos: Gib eine Zahl von 1 bis {n} ein.",
    fr: """
      «\u{A0}{line}\u{A0}» n’est aucune des photos\u{A0}: tapez un nombre de 1 à {n}.
      """,
    es: "«{line}» no es ninguna de las fotos: escribe un número del 1 al {n}.",
    pt: "“{line}” não é nenhuma das fotos: digite um número de 1 a {n}.",
    zh: "“{line}”不是任何一张照片：请输入 1 到 {n} 的数字。",
    ja: "「{line}」という写真はありません。1 から {n} の番号を入力してください。",
    ar: "«{line}» ليست من الصور: اكتب رقمًا من 1 إلى {n}.")

  package static let photoPickKey = Phrase(
    en: "pick",
    ru: "выбрать",
    uk: "вибрати",
    de: "wählen",
    fr: "choisir",
    es: "elegir",
    pt: "escolher",
    zh: "选择",
    ja: "選ぶ",
    ar: "اختيار")

  package static let photoChooseKey = Phrase(
    en: "choose",
    ru: "найти",
    uk: "знайти",
    de: "suchen",
    fr: "trouver",
    es: "buscar",
    pt: "buscar",
    zh: "查找",
    ja: "探す",
    ar: "بحث")

  package static let photoRules = Phrase(
    en: """
      {questions, plural, one {# question} other {# questions}}, each with \
      {photos, plural, one {# photo} other {# photos}} of different people: find the one that is \
      asked for.
      """,
    ru: """
      {questions, plural, one {# вопрос} few {# вопроса} many {# вопросов} other {# вопроса}}, \
      в каждом {photos, plural, one {# фотография} few {# фотографии} many {# фотографий} \
      other {# фотографии}} разных людей: найдите того, о ком вопрос.
      """,
    uk: """
      {questions, plural, one {# питання} few {# питання} many {# питань} other {# питання}}, \
      у кожному {photos, plural, one {# фотографія} few {# фотографії} many {# фотографій} \
      other {# фотографії}} різних людей: знайдіть того, про кого питання.
      """,
    de: """
      {questions, plural, one {# Frage} other {# Fragen}} mit je \
      {photos, plural, one {# Foto} other {# Fotos}} verschiedener Personen: Finde die gesuchte.
      """,
    fr: """
      {questions, plural, one {# question} many {# de questions} other {# questions}}, avec \
      chaque fois {photos, plural, one {# photo} many {# de photos} other {# photos}} de \
      personnes différentes\u{A0}: trouvez celle qui est demandée.
      """,
    es: """
      {questions, plural, one {# pregunta} many {# de preguntas} other {# preguntas}}, cada una \
      con {photos, plural, one {# foto} many {# de fotos} other {# fotos}} de personas distintas: \
      encuentra la que se pide.
      """,
    pt: """
      {questions, plural, one {# pergunta} many {# de perguntas} other {# perguntas}}, cada uma \
      com {photos, plural, one {# foto} many {# de fotos} other {# fotos}} de pessoas diferentes: \
      ache a que se pede.
      """,
    zh: """
      共 {questions, plural, other {# 道题}}，每题有 {photos, plural, other {# 张}}不同人物的照片：\
      找出所问的人。
      """,
    ja: """
      全 {questions, plural, other {# 問}}。毎回、別々の人の写真 {photos, plural, other {# 枚}}から、\
      問われた人を選びます。
      """,
    ar: """
      {questions, plural, zero {لا أسئلة} one {سؤال واحد} two {سؤالان} few {# أسئلة} \
      many {# سؤالًا} other {# سؤال}}، في كل مرة {photos, plural, zero {لا صور} \
      one {صورة واحدة} two {صورتان} few {# صور} many {# صورة} other {# صورة}} لأشخاص مختلفين: \
      اعثر على الشخص المطلوب.
      """)

  package static let photoPoints = Phrase(
    en: """
      The right photo earns {right, plural, one {# point} other {# points}}; a wrong one costs \
      nothing.
      """,
    ru: """
      За верную фотографию {right, plural, one {# очко} few {# очка} many {# очков} \
      other {# очка}}; за неверную ничего не отнимается.
      """,
    uk: """
      За правильне фото {right, plural, one {# очко} few {# очки} many {# очок} other {# очка}}; \
      за неправильне нічого не віднімається.
      """,
    de: """
      Das richtige Foto bringt {right, plural, one {# Punkt} other {# Punkte}}; ein falsches \
      kostet nichts.
      """,
    fr: """
      La bonne photo rapporte {right, plural, one {# point} many {# de points} \
      other {# points}}\u{A0}; une mauvaise ne coûte rien.
      """,
    es: """
      La foto correcta da {right, plural, one {# punto} many {# de puntos} other {# puntos}}; \
      una equivocada no cuesta nada.
      """,
    pt: """
      A foto certa vale {right, plural, one {# ponto} many {# de pontos} other {# pontos}}; uma \
      errada não custa nada.
      """,
    zh: "选对得 {right, plural, other {# 分}}；选错不扣分。",
    ja: "正しい写真で {right, plural, other {# 点}}。間違えても減点はありません。",
    ar: """
      الصورة الصحيحة تكسبك {right, plural, zero {لا نقاط} one {نقطة واحدة} two {نقطتين} \
      few {# نقاط} many {# نقطة} other {# نقطة}}؛ والخاطئة لا تكلفك شيئًا.
      """)

  package static let photoPointsAndCost = Phrase(
    en: """
      The right photo earns {right, plural, one {# point} other {# points}}; a wrong one costs \
      {wrong, plural, one {# point} other {# points}}, but no score is below 0.
      """,
    ru: """
      За верную фотографию {right, plural, one {# очко} few {# очка} many {# очков} \
      other {# очка}}; за неверную отнимается {wrong, plural, one {# очко} few {# очка} \
      many {# очков} other {# очка}}, но меньше нуля счёт не бывает.
      """,
    uk: """
      За правильне фото {right, plural, one {# очко} few {# очки} many {# очок} other {# очка}}; \
      за неправильне віднімається {wrong, plural, one {# очко} few {# очки} many {# очок} \
      other {# очка}}, але менше нуля рахунок не буває.
      """,
    de: """
      Das richtige Foto bringt {right, plural, one {# Punkt} other {# Punkte}}; ein falsches \
      kostet {wrong, plural, one {# Punkt} other {# Punkte}}, aber unter 0 fällt der Punktestand \
      nie.
      """,
    fr: """
      La bonne photo rapporte {right, plural, one {# point} many {# de points} \
      other {# points}}\u{A0}; une mauvaise coûte {wrong, plural, one {# point} \
      many {# de points} other {# points}}, mais le score ne descend jamais sous 0.
      """,
    es: """
      La foto correcta da {right, plural, one {# punto} many {# de puntos} other {# puntos}}; \
      una equivocada cuesta {wrong, plural, one {# punto} many {# de puntos} other {# puntos}}, \
      pero nunca se baja de 0.
      """,
    pt: """
      A foto certa vale {right, plural, one {# ponto} many {# de pontos} other {# pontos}}; uma \
      errada custa {wrong, plural, one {# ponto} many {# de pontos} other {# pontos}}, mas o \
      placar nunca fica abaixo de 0.
      """,
    zh: """
      选对得 {right, plural, other {# 分}}；选错扣 {wrong, plural, other {# 分}}，但得分不会低于 0。
      """,
    ja: """
      正しい写真で {right, plural, other {# 点}}。間違えると {wrong, plural, other {# 点}}減りますが、\
      0 点より下にはなりません。
      """,
    ar: """
      الصورة الصحيحة تكسبك {right, plural, zero {لا نقاط} one {نقطة واحدة} two {نقطتين} \
      few {# نقاط} many {# نقطة} other {# نقطة}}؛ والخاطئة تكلفك {wrong, plural, \
      zero {لا نقاط} one {نقطة واحدة} two {نقطتين} few {# نقاط} many {# نقطة} other {# نقطة}}، \
      ولا تقل النتيجة عن 0.
      """)

  package static let photoRulesInShort = Phrase(
    en: "right +{right}, wrong −{wrong}, never below 0",
    ru: "верно +{right}, неверно −{wrong}, не ниже 0",
    uk: "так +{right}, ні −{wrong}, не нижче 0",
    de: "richtig +{right}, falsch −{wrong}, nie unter 0",
    fr: "juste +{right}, faux −{wrong}, jamais sous 0",
    es: "acierto +{right}, fallo −{wrong}, mínimo 0",
    pt: "certo +{right}, errado −{wrong}, mínimo 0",
    zh: "答对 +{right}，答错 −{wrong}，不低于 0",
    ja: "正解 +{right}、不正解 −{wrong}、最低 0 点",
    ar: "للصحيح {right}، وللخطأ خصم {wrong}، لا أقل من 0")

  package static let photoRulesWithoutCost = Phrase(
    en: "right +{right}, wrong costs nothing",
    ru: "верно +{right}, ошибки без штрафа",
    uk: "так +{right}, помилки без штрафу",
    de: "richtig +{right}, falsch kostet nichts",
    fr: "juste +{right}, une erreur ne coûte rien",
    es: "acierto +{right}, fallar no cuesta nada",
    pt: "certo +{right}, errar não custa nada",
    zh: "答对 +{right}，答错不扣分",
    ja: "正解 +{right}、不正解は減点なし",
    ar: "للصحيح {right}، ولا خصم للخطأ")

  package static let photoShownOnce = Phrase(
    en: "Whoever was asked for is not shown again in the same game.",
    ru: "Тот, о ком уже был вопрос, в этой игре больше не появится.",
    uk: "Той, про кого вже питали, у цій грі більше не з’явиться.",
    de: "Wer schon gefragt war, erscheint im selben Spiel nicht mehr.",
    fr: "Une personne déjà demandée ne revient plus dans la même partie.",
    es: "Quien ya se ha pedido no vuelve a salir en la misma partida.",
    pt: "Quem já foi pedido não aparece de novo na mesma partida.",
    zh: "已经问过的人在同一局中不会再出现。",
    ja: "一度問われた人は、同じゲームではもう出てきません。",
    ar: "من سُئل عنه لا يظهر مرة أخرى في اللعبة نفسها.")

  package static let photoHowToType = Phrase(
    en: """
      Here the photos are described in words. Type the number or the letter of one, as 1 or a for \
      the first, and press ENTER. n starts a new game, q quits, ? shows this help.
      """,
    ru: """
      Здесь фотографии описаны словами. Введите номер или букву, для первой 1 или a, и нажмите \
      ENTER. n — новая игра, q — выйти, ? — эта справка.
      """,
    uk: """
      Тут фото описано словами. Введіть номер або літеру, для першого 1 або a, і натисніть ENTER. \
      n — нова гра, q — вийти, ? — ця довідка.
      """,
    de: """
      Hier sind die Fotos in Worten beschrieben. Gib die Nummer oder den Buchstaben ein, für das \
      erste 1 oder a, und drücke ENTER. n beginnt ein neues Spiel, q beendet, ? zeigt diese Hilfe.
      """,
    fr: """
      Ici, les photos sont décrites par des mots. Tapez le numéro ou la lettre, 1 ou a pour la \
      première, puis ENTER. n commence une nouvelle partie, q quitte, ? affiche cette aide.
      """,
    es: """
      Aquí las fotos se describen con palabras. Escribe el número o la letra, 1 o a para la \
      primera, y pulsa ENTER. n empieza otra partida, q sale, ? muestra esta ayuda.
      """,
    pt: """
      Aqui as fotos são descritas em palavras. Digite o número ou a letra, 1 ou a para a primeira, \
      e tecle ENTER. n começa um novo jogo, q sai, ? mostra esta ajuda.
      """,
    zh: """
      这里用文字描述照片。输入编号或字母（第一张是 1 或 a），再按 ENTER。n 开始新游戏，q 退出，\
      ? 显示本帮助。
      """,
    ja: """
      ここでは写真を言葉で説明します。番号か文字（1 枚目なら 1 か a）を入力して ENTER を押します。\
      n で新しいゲーム、q で終了、? でこのヘルプ。
      """,
    ar: """
      الصور هنا موصوفة بالكلمات. اكتب رقم الصورة أو حرفها، 1 أو a للأولى، ثم اضغط ENTER. \
      n للعبة جديدة، q للخروج، ? لهذه المساعدة.
      """)

  package static let photoKeys = Phrase(
    en: """
      Press the number of a photo, or choose one with the arrow keys and press ENTER, or click on \
      it. p pauses, n starts a new game, w tells where a question comes from.
      """,
    ru: """
      Нажмите номер фотографии, или выберите её стрелками и нажмите ENTER, или щёлкните по ней. \
      p — пауза, n — новая игра, w — откуда вопрос.
      """,
    uk: """
      Натисніть номер фото, або виберіть його стрілками й натисніть ENTER, або клацніть по ньому. \
      p — пауза, n — нова гра, w — звідки питання.
      """,
    de: """
      Drücke die Nummer eines Fotos, oder wähle eins mit den Pfeiltasten und drücke ENTER, oder \
      klicke darauf. p macht Pause, n beginnt ein neues Spiel, w zeigt, woher eine Frage stammt.
      """,
    fr: """
      Appuyez sur le numéro d’une photo, ou choisissez-la avec les flèches puis ENTER, ou cliquez \
      dessus. p met en pause, n commence une nouvelle partie, w indique d’où vient une question.
      """,
    es: """
      Pulsa el número de una foto, o elígela con las flechas y pulsa ENTER, o haz clic en ella. \
      p es pausa, n empieza otra partida, w dice de dónde viene una pregunta.
      """,
    pt: """
      Tecle o número de uma foto, ou escolha com as setas e tecle ENTER, ou clique nela. p pausa, \
      n começa um novo jogo, w diz de onde vem uma pergunta.
      """,
    zh: """
      按照片的编号，或用方向键选择后按 ENTER，或直接点击。p 暂停，n 开始新游戏，w 显示题目来源。
      """,
    ja: """
      写真の番号を押すか、矢印キーで選んで ENTER を押すか、クリックします。p で一時停止、\
      n で新しいゲーム、w で問題の出典。
      """,
    ar: """
      اضغط رقم صورة، أو اخترها بالأسهم ثم اضغط ENTER، أو انقر عليها. p إيقاف مؤقت، n لعبة \
      جديدة، w يبيّن مصدر السؤال.
      """)

  package static let photoLeaving = Phrase(
    en: """
      You leave with {n, plural, one {# point} other {# points}}; only a finished game counts.
      """,
    ru: """
      Вы уходите, у вас {n, plural, one {# очко} few {# очка} many {# очков} other {# очка}}; \
      засчитывается только законченная игра.
      """,
    uk: """
      Ви виходите, у вас {n, plural, one {# очко} few {# очки} many {# очок} other {# очка}}; \
      зараховується лише завершена гра.
      """,
    de: """
      Du gehst mit {n, plural, one {# Punkt} other {# Punkten}}; nur ein beendetes Spiel zählt.
      """,
    fr: """
      Vous quittez avec {n, plural, one {# point} many {# de points} other {# points}}\u{A0}; \
      seule une partie terminée compte.
      """,
    es: """
      Te vas con {n, plural, one {# punto} many {# de puntos} other {# puntos}}; solo cuenta una \
      partida terminada.
      """,
    pt: """
      Você sai com {n, plural, one {# ponto} many {# de pontos} other {# pontos}}; só vale uma \
      partida terminada.
      """,
    zh: "你离开时有 {n, plural, other {# 分}}；只有完成的游戏才算数。",
    ja: "{n, plural, other {# 点}}で中断します。最後まで終えたゲームだけが記録されます。",
    ar: """
      تغادر ومعك {n, plural, zero {لا نقاط} one {نقطة واحدة} two {نقطتان} few {# نقاط} \
      many {# نقطة} other {# نقطة}}؛ لا تُحتسب إلا اللعبة المكتملة.
      """)

  package static let photoUnfinished = Phrase(
    en: """
      You have {n, plural, one {# point} other {# points}}; only a finished game counts.
      """,
    ru: """
      У вас {n, plural, one {# очко} few {# очка} many {# очков} other {# очка}}; \
      засчитывается только законченная игра.
      """,
    uk: """
      У вас {n, plural, one {# очко} few {# очки} many {# очок} other {# очка}}; \
      зараховується лише завершена гра.
      """,
    de: """
      Du hast {n, plural, one {# Punkt} other {# Punkte}}; nur ein beendetes Spiel zählt.
      """,
    fr: """
      Vous avez {n, plural, one {# point} many {# de points} other {# points}}\u{A0}; \
      seule une partie terminée compte.
      """,
    es: """
      Tienes {n, plural, one {# punto} many {# de puntos} other {# puntos}}; solo cuenta una \
      partida terminada.
      """,
    pt: """
      Você tem {n, plural, one {# ponto} many {# de pontos} other {# pontos}}; só vale uma \
      partida terminada.
      """,
    zh: "你有 {n, plural, other {# 分}}；只有完成的游戏才算数。",
    ja: "現在 {n, plural, other {# 点}}です。最後まで終えたゲームだけが記録されます。",
    ar: """
      لديك {n, plural, zero {لا نقاط} one {نقطة واحدة} two {نقطتان} few {# نقاط} \
      many {# نقطة} other {# نقطة}}؛ لا تُحتسب إلا اللعبة المكتملة.
      """)

  static let photoPick = [
    photoPickName, photoIntroduction, photoQuestionsAndRecord, photoUndescribed, personNumber,
    personInducted, personYears, personFrom, personTo, personFacts, licenceIs, photoAsk,
    photoWrong, photoScore, photoFinalScore, photoQuestion, photoPrompt, photoUnknown,
    photoPickKey, photoChooseKey, photoRules, photoPoints, photoPointsAndCost,
    photoRulesInShort, photoRulesWithoutCost, photoShownOnce, photoHowToType, photoKeys,
    photoLeaving, photoUnfinished,
  ]
}

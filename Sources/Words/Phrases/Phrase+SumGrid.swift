// The sentences of the grid game.
extension Phrase {
  package static let sumGridName = Phrase(
    en: "sum grid",
    ru: "суммы в сетке",
    uk: "суми в сітці",
    de: "Summengitter",
    fr: "grille de sommes",
    es: "cuadrícula de sumas",
    pt: "grade de somas",
    zh: "求和网格",
    ja: "たし算グリッド",
    ar: "شبكة المجاميع")

  package static let gridIntroduction = Phrase(
    en: """
      Sum grid: find the answer of each sum in the grid. Type ? for help, n for a new game, q to \
      quit.
      """,
    ru: """
      Суммы в сетке: найдите в сетке ответ каждого примера. ? — помощь, n — новая игра, q — выход.
      """,
    uk: """
      Суми в сітці: знайдіть у сітці відповідь кожного прикладу. ? — довідка, n — нова гра, \
      q — вихід.
      """,
    de: """
      Summengitter: Finde das Ergebnis jeder Aufgabe im Gitter. ? für Hilfe, n für ein neues \
      Spiel, q zum Beenden.
      """,
    fr: """
      Grille de sommes\u{A0}: trouvez le résultat de chaque addition dans la grille. Tapez ? pour \
      l’aide, n pour une nouvelle partie, q pour quitter.
      """,
    es: """
      Cuadrícula de sumas: encuentra en ella el resultado de cada suma. Escribe ? para la ayuda, \
      n para una partida nueva, q para salir.
      """,
    pt: """
      Grade de somas: ache na grade o resultado de cada soma. Digite ? para ajuda, n para um novo \
      jogo, q para sair.
      """,
    zh: "求和网格：在网格中找出每道加法的答案。输入 ? 查看帮助，n 开始新游戏，q 退出。",
    ja: """
      たし算グリッド：たし算の答えをグリッドの中から探します。? でヘルプ、n で新しいゲーム、q で終了。
      """,
    ar: """
      شبكة المجاميع: ابحث في الشبكة عن ناتج كل عملية جمع. اكتب ? للمساعدة، n للعبة جديدة، q للخروج.
      """)

  package static let gridHighScore = Phrase(
    en: "High score: {n, plural, one {# question solved} other {# questions solved}}.",
    ru: """
      Рекорд: {n, plural, one {# решённый вопрос} few {# решённых вопроса} \
      many {# решённых вопросов} other {# решённых вопроса}}.
      """,
    uk: """
      Рекорд: {n, plural, one {# розв’язаний приклад} few {# розв’язані приклади} \
      many {# розв’язаних прикладів} other {# розв’язаного прикладу}}.
      """,
    de: "Rekord: {n, plural, one {# gelöste Aufgabe} other {# gelöste Aufgaben}}.",
    fr: """
      Record\u{A0}: {n, plural, one {# question résolue} many {# de questions résolues} \
      other {# questions résolues}}.
      """,
    es: """
      Récord: {n, plural, one {# pregunta resuelta} many {# de preguntas resueltas} \
      other {# preguntas resueltas}}.
      """,
    pt: """
      Recorde: {n, plural, one {# pergunta resolvida} many {# de perguntas resolvidas} \
      other {# perguntas resolvidas}}.
      """,
    zh: "最高分：解出 {n, plural, other {# 道题}}。",
    ja: "最高記録：{n, plural, other {# 問正解}}。",
    ar: """
      الرقم القياسي: {n, plural, zero {لا أسئلة محلولة} one {سؤال محلول واحد} \
      two {سؤالان محلولان} few {# أسئلة محلولة} many {# سؤالًا محلولًا} other {# سؤال محلول}}.
      """)

  package static let gridHeading = Phrase(
    en: "Level {number} of {count}: {name}",
    ru: "Уровень {number} из {count}: {name}",
    uk: "Рівень {number} з {count}: {name}",
    de: "Level {number} von {count}: {name}",
    fr: "Niveau {number} sur {count}\u{A0}: {name}",
    es: "Nivel {number} de {count}: {name}",
    pt: "Nível {number} de {count}: {name}",
    zh: "第 {number} 关（共 {count} 关）：{name}",
    ja: "レベル {number}（全 {count}）：{name}",
    ar: "المستوى {number} من {count}: {name}")

  package static let gridQuestion = Phrase(
    en: "Question {number}: {sum}",
    ru: "Вопрос {number}: {sum}",
    uk: "Питання {number}: {sum}",
    de: "Aufgabe {number}: {sum}",
    fr: "Question {number}\u{A0}: {sum}",
    es: "Pregunta {number}: {sum}",
    pt: "Pergunta {number}: {sum}",
    zh: "第 {number} 题：{sum}",
    ja: "第 {number} 問：{sum}",
    ar: "السؤال {number}: {sum}")

  package static let gridQuestionSolved = Phrase(
    en: "Question {number} solved",
    ru: "Вопрос {number} решён",
    uk: "Питання {number} розв’язано",
    de: "Aufgabe {number} gelöst",
    fr: "Question {number} résolue",
    es: "Pregunta {number} resuelta",
    pt: "Pergunta {number} resolvida",
    zh: "第 {number} 题已解出",
    ja: "第 {number} 問 正解済み",
    ar: "السؤال {number} محلول")

  package static let gridQuestionOpen = Phrase(
    en: "Question {number} not solved yet",
    ru: "Вопрос {number} ещё не решён",
    uk: "Питання {number} ще не розв’язано",
    de: "Aufgabe {number} noch nicht gelöst",
    fr: "Question {number} pas encore résolue",
    es: "Pregunta {number} sin resolver",
    pt: "Pergunta {number} ainda sem resposta",
    zh: "第 {number} 题尚未解出",
    ja: "第 {number} 問 未正解",
    ar: "السؤال {number} لم يُحل بعد")

  package static let gridPathPrompt = Phrase(
    en: "Path:",
    ru: "Путь:",
    uk: "Шлях:",
    de: "Weg:",
    fr: "Chemin\u{A0}:",
    es: "Camino:",
    pt: "Caminho:",
    zh: "路径：",
    ja: "経路：",
    ar: "المسار:")

  package static let gridPath = Phrase(
    en: "Path: {digits}",
    ru: "Путь: {digits}",
    uk: "Шлях: {digits}",
    de: "Weg: {digits}",
    fr: "Chemin\u{A0}: {digits}",
    es: "Camino: {digits}",
    pt: "Caminho: {digits}",
    zh: "路径：{digits}",
    ja: "経路：{digits}",
    ar: "المسار: {digits}")

  package static let gridRight = Phrase(
    en: "Right! {sum}",
    ru: "Верно! {sum}",
    uk: "Правильно! {sum}",
    de: "Richtig! {sum}",
    fr: "Exact\u{A0}! {sum}",
    es: "¡Correcto! {sum}",
    pt: "Certo! {sum}",
    zh: "答对了！{sum}",
    ja: "正解！{sum}",
    ar: "صحيح! {sum}")

  package static let gridWrong = Phrase(
    en: "No, that is {spelt}. Try again.",
    ru: "Нет, это {spelt}. Попробуйте ещё.",
    uk: "Ні, це {spelt}. Спробуйте ще.",
    de: "Nein, das ist {spelt}. Noch einmal.",
    fr: "Non, c’est {spelt}. Réessayez.",
    es: "No, eso es {spelt}. Otra vez.",
    pt: "Não, isso é {spelt}. Tente de novo.",
    zh: "不对，这是 {spelt}。再试一次。",
    ja: "違います。それは {spelt} です。もう一度。",
    ar: "لا، هذا {spelt}. حاول مجددًا.")

  package static let gridLevelDone = Phrase(
    en: "Level {number} is done!",
    ru: "Уровень {number} пройден!",
    uk: "Рівень {number} пройдено!",
    de: "Level {number} ist geschafft!",
    fr: "Niveau {number} terminé\u{A0}!",
    es: "¡Nivel {number} superado!",
    pt: "Nível {number} concluído!",
    zh: "第 {number} 关完成！",
    ja: "レベル {number} クリア！",
    ar: "اكتمل المستوى {number}!")

  package static let gridAllDone = Phrase(
    en: "All levels are done: {n, plural, one {# question solved} other {# questions solved}}.",
    ru: """
      Все уровни пройдены: {n, plural, one {# решённый вопрос} few {# решённых вопроса} \
      many {# решённых вопросов} other {# решённых вопроса}}.
      """,
    uk: """
      Усі рівні пройдено: {n, plural, one {# розв’язаний приклад} few {# розв’язані приклади} \
      many {# розв’язаних прикладів} other {# розв’язаного прикладу}}.
      """,
    de: """
      Alle Level geschafft: {n, plural, one {# gelöste Aufgabe} other {# gelöste Aufgaben}}.
      """,
    fr: """
      Tous les niveaux sont terminés\u{A0}: {n, plural, one {# question résolue} \
      many {# de questions résolues} other {# questions résolues}}.
      """,
    es: """
      Todos los niveles superados: {n, plural, one {# pregunta resuelta} \
      many {# de preguntas resueltas} other {# preguntas resueltas}}.
      """,
    pt: """
      Todos os níveis concluídos: {n, plural, one {# pergunta resolvida} \
      many {# de perguntas resolvidas} other {# perguntas resolvidas}}.
      """,
    zh: "全部关卡完成：解出 {n, plural, other {# 道题}}。",
    ja: "全レベルクリア：{n, plural, other {# 問正解}}。",
    ar: """
      اكتملت كل المستويات: {n, plural, zero {لا أسئلة محلولة} one {سؤال محلول واحد} \
      two {سؤالان محلولان} few {# أسئلة محلولة} many {# سؤالًا محلولًا} other {# سؤال محلول}}.
      """)

  package static let gridHighScoreIs = Phrase(
    en: "The high score is {best}.",
    ru: "Рекорд: {best}.",
    uk: "Рекорд: {best}.",
    de: "Der Rekord ist {best}.",
    fr: "Le record est de {best}.",
    es: "El récord es {best}.",
    pt: "O recorde é {best}.",
    zh: "最高分是 {best}。",
    ja: "最高記録は {best} です。",
    ar: "الرقم القياسي {best}.")

  package static let gridLastOne = Phrase(
    en: "This is the last one of the level.",
    ru: "Это последний вопрос уровня.",
    uk: "Це останнє питання рівня.",
    de: "Das ist die letzte Aufgabe des Levels.",
    fr: "C’est la dernière du niveau.",
    es: "Es la última de este nivel.",
    pt: "Esta é a última do nível.",
    zh: "这是本关的最后一题。",
    ja: "このレベルの最後の問題です。",
    ar: "هذا آخر سؤال في المستوى.")

  package static let gridHint = Phrase(
    en: "The answer can begin at {cell}.",
    ru: "Ответ может начинаться в {cell}.",
    uk: "Відповідь може починатися в {cell}.",
    de: "Das Ergebnis kann bei {cell} beginnen.",
    fr: "La réponse peut commencer en {cell}.",
    es: "La respuesta puede empezar en {cell}.",
    pt: "A resposta pode começar em {cell}.",
    zh: "答案可以从 {cell} 开始。",
    ja: "答えは {cell} から始められます。",
    ar: "يمكن أن يبدأ الجواب من {cell}.")

  package static let gridUnreadable = Phrase(
    en: """
      "{line}" is no path: type the cells of the answer, as A1 A2, or its first cell and a \
      direction, as A1 right.
      """,
    ru: """
      «{line}» — не путь: введите клетки ответа, например A1 A2, или первую клетку и направление, \
      например A1 вправо.
      """,
    uk: """
      «{line}» — не шлях: введіть клітинки відповіді, наприклад A1 A2, або першу клітинку й \
      напрямок, наприклад A1 праворуч.
      """,
    de: """
      „{line}“ ist kein Weg: Gib die Felder des Ergebnisses ein, etwa A1 A2, oder das erste Feld \
      und eine Richtung, etwa A1 rechts.
      """,
    fr: """
      «\u{A0}{line}\u{A0}» n’est pas un chemin\u{A0}: tapez les cases de la réponse, comme A1 A2, \
      ou la première case et une direction, comme A1 droite.
      """,
    es: """
      «{line}» no es un camino: escribe las casillas de la respuesta, como A1 A2, o la primera y \
      una dirección, como A1 derecha.
      """,
    pt: """
      “{line}” não é um caminho: digite as casas da resposta, como A1 A2, ou a primeira e uma \
      direção, como A1 direita.
      """,
    zh: "“{line}”不是路径：请输入答案的各个格子，如 A1 A2，或第一个格子和方向，如 A1 右。",
    ja: """
      「{line}」は経路ではありません。答えのマスを A1 A2 のように、または最初のマスと方向を \
      A1 右 のように入力してください。
      """,
    ar: """
      «{line}» ليس مسارًا: اكتب خانات الجواب، مثل A1 A2، أو الخانة الأولى واتجاهًا، مثل A1 يمين.
      """)

  package static let gridNoPath = Phrase(
    en: "There is no path.",
    ru: "Пути нет.",
    uk: "Шляху немає.",
    de: "Da ist kein Weg.",
    fr: "Il n’y a pas de chemin.",
    es: "No hay ningún camino.",
    pt: "Não há caminho.",
    zh: "没有路径。",
    ja: "経路がありません。",
    ar: "لا يوجد مسار.")

  package static let gridOutside = Phrase(
    en: "That leaves the grid, which goes from A1 to {last}.",
    ru: "Это выходит за сетку: она от A1 до {last}.",
    uk: "Це виходить за сітку: вона від A1 до {last}.",
    de: "Das führt aus dem Gitter, das von A1 bis {last} reicht.",
    fr: "Cela sort de la grille, qui va de A1 à {last}.",
    es: "Eso se sale de la cuadrícula, que va de A1 a {last}.",
    pt: "Isso sai da grade, que vai de A1 a {last}.",
    zh: "这超出了网格，网格从 A1 到 {last}。",
    ja: "グリッドの外です。グリッドは A1 から {last} までです。",
    ar: "هذا خارج الشبكة، وهي من A1 إلى {last}.")

  package static let gridApart = Phrase(
    en: "{one} and {other} are not neighbours.",
    ru: "{one} и {other} — не соседние клетки.",
    uk: "{one} і {other} — не сусідні клітинки.",
    de: "{one} und {other} liegen nicht nebeneinander.",
    fr: "{one} et {other} ne sont pas voisines.",
    es: "{one} y {other} no son vecinas.",
    pt: "{one} e {other} não são vizinhas.",
    zh: "{one} 和 {other} 不相邻。",
    ja: "{one} と {other} は隣り合っていません。",
    ar: "{one} و {other} غير متجاورتين.")

  package static let gridTwice = Phrase(
    en: "{cell} is there twice; each cell may be used once.",
    ru: "{cell} встречается дважды, а каждую клетку можно взять один раз.",
    uk: "{cell} трапляється двічі, а кожну клітинку можна взяти один раз.",
    de: "{cell} kommt zweimal vor; jedes Feld darf einmal benutzt werden.",
    fr: "{cell} y est deux fois\u{A0}; chaque case ne sert qu’une fois.",
    es: "{cell} sale dos veces; cada casilla se usa una sola vez.",
    pt: "{cell} aparece duas vezes; cada casa só pode ser usada uma vez.",
    zh: "{cell} 出现了两次；每个格子只能用一次。",
    ja: "{cell} が二度出ています。各マスは一度しか使えません。",
    ar: "تكررت {cell} مرتين؛ تُستخدم كل خانة مرة واحدة.")

  package static let gridLeaving = Phrase(
    en: "You leave with {n, plural, one {# question solved} other {# questions solved}}.",
    ru: """
      Игра прервана: {n, plural, one {# решённый вопрос} few {# решённых вопроса} \
      many {# решённых вопросов} other {# решённых вопроса}}.
      """,
    uk: """
      Гру перервано: {n, plural, one {# розв’язаний приклад} few {# розв’язані приклади} \
      many {# розв’язаних прикладів} other {# розв’язаного прикладу}}.
      """,
    de: "Du gehst mit {n, plural, one {# gelösten Aufgabe} other {# gelösten Aufgaben}}.",
    fr: """
      Vous quittez avec {n, plural, one {# question résolue} many {# de questions résolues} \
      other {# questions résolues}}.
      """,
    es: """
      Te vas con {n, plural, one {# pregunta resuelta} many {# de preguntas resueltas} \
      other {# preguntas resueltas}}.
      """,
    pt: """
      Você sai com {n, plural, one {# pergunta resolvida} many {# de perguntas resolvidas} \
      other {# perguntas resolvidas}}.
      """,
    zh: "你离开时解出了 {n, plural, other {# 道题}}。",
    ja: "{n, plural, other {# 問正解}}で中断します。",
    ar: """
      تغادر ومعك {n, plural, zero {لا أسئلة محلولة} one {سؤال محلول واحد} \
      two {سؤالان محلولان} few {# أسئلة محلولة} many {# سؤالًا محلولًا} other {# سؤال محلول}}.
      """)

  package static let gridEndsWith = Phrase(
    en: "It ends with {n, plural, one {# question solved} other {# questions solved}}.",
    ru: """
      Она закончится: {n, plural, one {# решённый вопрос} few {# решённых вопроса} \
      many {# решённых вопросов} other {# решённых вопроса}}.
      """,
    uk: """
      Її підсумок: {n, plural, one {# розв’язаний приклад} few {# розв’язані приклади} \
      many {# розв’язаних прикладів} other {# розв’язаного прикладу}}.
      """,
    de: "Es endet mit {n, plural, one {# gelösten Aufgabe} other {# gelösten Aufgaben}}.",
    fr: """
      Elle se termine avec {n, plural, one {# question résolue} many {# de questions résolues} \
      other {# questions résolues}}.
      """,
    es: """
      Acaba con {n, plural, one {# pregunta resuelta} many {# de preguntas resueltas} \
      other {# preguntas resueltas}}.
      """,
    pt: """
      Ela termina com {n, plural, one {# pergunta resolvida} many {# de perguntas resolvidas} \
      other {# perguntas resolvidas}}.
      """,
    zh: "本局以解出 {n, plural, other {# 道题}}结束。",
    ja: "{n, plural, other {# 問正解}}で終わりになります。",
    ar: """
      ستنتهي بـ {n, plural, zero {لا أسئلة محلولة} one {سؤال محلول واحد} \
      two {سؤالين محلولين} few {# أسئلة محلولة} many {# سؤالًا محلولًا} other {# سؤال محلول}}.
      """)

  package static let gridStatus = Phrase(
    en: "solved {score}   high score {best}",
    ru: "решено {score}   рекорд {best}",
    uk: "розв’язано {score}   рекорд {best}",
    de: "gelöst {score}   Rekord {best}",
    fr: "résolues {score}   record {best}",
    es: "resueltas {score}   récord {best}",
    pt: "resolvidas {score}   recorde {best}",
    zh: "解出 {score}   最高分 {best}",
    ja: "正解 {score}   最高 {best}",
    ar: "المحلول {score}   الأفضل {best}")

  package static let gridNextLevel = Phrase(
    en: "next level",
    ru: "дальше",
    uk: "далі",
    de: "nächstes Level",
    fr: "niveau suivant",
    es: "otro nivel",
    pt: "outro nível",
    zh: "下一关",
    ja: "次のレベル",
    ar: "المستوى التالي")

  package static let gridNext = Phrase(
    en: "Next: {level}",
    ru: "Дальше: {level}",
    uk: "Далі: {level}",
    de: "Als Nächstes: {level}",
    fr: "Ensuite\u{A0}: {level}",
    es: "A continuación: {level}",
    pt: "A seguir: {level}",
    zh: "下一关：{level}",
    ja: "次：{level}",
    ar: "التالي: {level}")

  package static let spaceKey = Phrase(
    en: "SPACE",
    ru: "ПРОБЕЛ",
    uk: "ПРОБІЛ",
    de: "LEER",
    fr: "ESPACE",
    es: "ESPACIO",
    pt: "ESPAÇO",
    zh: "空格",
    ja: "SPACE",
    ar: "مسافة")

  package static let gridMarkKey = Phrase(
    en: "mark",
    ru: "отметить",
    uk: "позначити",
    de: "wählen",
    fr: "marquer",
    es: "marcar",
    pt: "marcar",
    zh: "标记",
    ja: "選ぶ",
    ar: "تحديد")

  package static let gridCheckKey = Phrase(
    en: "check",
    ru: "проверить",
    uk: "перевірити",
    de: "prüfen",
    fr: "valider",
    es: "probar",
    pt: "conferir",
    zh: "检查",
    ja: "確認",
    ar: "تحقق")

  package static let gridSkipKey = Phrase(
    en: "skip",
    ru: "другой",
    uk: "інше",
    de: "andere",
    fr: "passer",
    es: "pasar",
    pt: "pular",
    zh: "换题",
    ja: "飛ばす",
    ar: "تخطٍّ")

  package static let gridHintKey = Phrase(
    en: "hint",
    ru: "подсказка",
    uk: "підказка",
    de: "Tipp",
    fr: "indice",
    es: "pista",
    pt: "dica",
    zh: "提示",
    ja: "ヒント",
    ar: "تلميح")

  package static let directionUp = Phrase(
    en: "up",
    ru: "вверх",
    uk: "вгору",
    de: "oben",
    fr: "haut",
    es: "arriba",
    pt: "cima",
    zh: "上",
    ja: "上",
    ar: "فوق")

  package static let directionDown = Phrase(
    en: "down",
    ru: "вниз",
    uk: "вниз",
    de: "unten",
    fr: "bas",
    es: "abajo",
    pt: "baixo",
    zh: "下",
    ja: "下",
    ar: "تحت")

  package static let directionLeft = Phrase(
    en: "left",
    ru: "влево",
    uk: "ліворуч",
    de: "links",
    fr: "gauche",
    es: "izquierda",
    pt: "esquerda",
    zh: "左",
    ja: "左",
    ar: "يسار")

  package static let directionRight = Phrase(
    en: "right",
    ru: "вправо",
    uk: "праворуч",
    de: "rechts",
    fr: "droite",
    es: "derecha",
    pt: "direita",
    zh: "右",
    ja: "右",
    ar: "يمين")

  package static let gridRules = Phrase(
    en: """
      The grid holds {rows} by {columns} digits. Add up the two numbers, and find the answer in \
      the grid: a path of neighbouring cells, side by side or corner to corner, no cell twice, \
      whose digits in order are the number.
      """,
    ru: """
      В сетке {rows} × {columns} цифр. Сложите два числа и найдите ответ в сетке: путь по соседним \
      клеткам, по стороне или по углу, ни одной клетки дважды, цифры которого по порядку дают это \
      число.
      """,
    uk: """
      У сітці {rows} × {columns} цифр. Додайте два числа й знайдіть відповідь у сітці: шлях \
      сусідніми клітинками, через сторону чи кут, жодної клітинки двічі, цифри якого по порядку \
      дають це число.
      """,
    de: """
      Das Gitter hat {rows} mal {columns} Ziffern. Zähle die beiden Zahlen zusammen und finde das \
      Ergebnis im Gitter: einen Weg über Nachbarfelder, Seite an Seite oder Ecke an Ecke, kein \
      Feld zweimal, dessen Ziffern der Reihe nach die Zahl ergeben.
      """,
    fr: """
      La grille contient {rows} × {columns} chiffres. Additionnez les deux nombres et trouvez la \
      réponse dans la grille\u{A0}: un chemin de cases voisines, par un côté ou par un coin, sans \
      reprendre de case, dont les chiffres forment le nombre dans l’ordre.
      """,
    es: """
      La cuadrícula tiene {rows} por {columns} cifras. Suma los dos números y busca el resultado \
      en ella: un camino de casillas vecinas, por un lado o por una esquina, sin repetir casilla, \
      cuyas cifras en orden forman el número.
      """,
    pt: """
      A grade tem {rows} por {columns} algarismos. Some os dois números e ache o resultado na \
      grade: um caminho de casas vizinhas, pelo lado ou pelo canto, sem repetir casa, cujos \
      algarismos formam o número em ordem.
      """,
    zh: """
      网格有 {rows} × {columns} 个数字。把两个数相加，在网格中找出答案：一条由相邻格子（上下左右或斜向）\
      组成的路径，每个格子只用一次，各位数字按顺序组成该数。
      """,
    ja: """
      グリッドには {rows} × {columns} 個の数字があります。二つの数をたして、答えをグリッドから探します。\
      答えは隣り合うマス（縦・横・斜め）をたどる経路で、同じマスは一度しか使えず、数字を順に並べると\
      その数になります。
      """,
    ar: """
      في الشبكة {rows} × {columns} من الأرقام. اجمع العددين وابحث عن الناتج في الشبكة: مسار من \
      خانات متجاورة، جنبًا إلى جنب أو ركنًا إلى ركن، دون تكرار خانة، وأرقامه بالترتيب هي العدد.
      """)

  package static let gridPaths = Phrase(
    en: """
      Every answer stands in a straight line somewhere, in any of the 8 directions; any other path \
      that spells it counts as well. A wrong path costs nothing.
      """,
    ru: """
      Каждый ответ стоит где-нибудь по прямой, в любом из 8 направлений; любой другой путь, \
      который его даёт, тоже засчитывается. За неверный путь ничего не снимается.
      """,
    uk: """
      Кожна відповідь стоїть десь по прямій, у будь-якому з 8 напрямків; будь-який інший шлях, що \
      її дає, теж зараховується. За неправильний шлях нічого не знімається.
      """,
    de: """
      Jedes Ergebnis steht irgendwo in gerader Linie, in einer der 8 Richtungen; jeder andere Weg, \
      der es ergibt, zählt auch. Ein falscher Weg kostet nichts.
      """,
    fr: """
      Chaque réponse se trouve quelque part en ligne droite, dans l’une des 8 directions\u{A0}; \
      tout autre chemin qui la forme compte aussi. Un chemin faux ne coûte rien.
      """,
    es: """
      Cada respuesta está en algún sitio en línea recta, en una de las 8 direcciones; cualquier \
      otro camino que la forme también vale. Un camino equivocado no cuesta nada.
      """,
    pt: """
      Cada resposta está em algum lugar em linha reta, numa das 8 direções; qualquer outro caminho \
      que a forme também vale. Um caminho errado não custa nada.
      """,
    zh: "每个答案都在某处排成直线，可能是 8 个方向之一；其他能拼出它的路径也算对。选错不扣分。",
    ja: """
      どの答えも、8 方向のどれかに一直線に並んでいます。同じ数になる別の経路でも正解です。\
      間違えても減点はありません。
      """,
    ar: """
      كل جواب موجود في مكان ما على خط مستقيم، في أحد الاتجاهات الـ 8؛ وأي مسار آخر يكوّنه يُحتسب \
      أيضًا. المسار الخاطئ لا يكلفك شيئًا.
      """)

  package static let gridLevels = Phrase(
    en: """
      {levels, plural, one {# level} other {# levels}}, {questions, plural, one {# question} \
      other {# questions}} each. The score is how many questions you solve in one game.
      """,
    ru: """
      {levels, plural, one {# уровень} few {# уровня} many {# уровней} other {# уровня}}, \
      {questions, plural, one {# вопрос} few {# вопроса} many {# вопросов} other {# вопроса}} \
      на каждом. Счёт — сколько вопросов решено за одну игру.
      """,
    uk: """
      {levels, plural, one {# рівень} few {# рівні} many {# рівнів} other {# рівня}}, \
      {questions, plural, one {# питання} few {# питання} many {# питань} other {# питання}} \
      на кожному. Рахунок — скільки питань розв’язано за одну гру.
      """,
    de: """
      {levels, plural, one {# Level} other {# Level}} mit je {questions, plural, \
      one {# Aufgabe} other {# Aufgaben}}. Es zählt, wie viele Aufgaben du in einem Spiel löst.
      """,
    fr: """
      {levels, plural, one {# niveau} many {# de niveaux} other {# niveaux}}, {questions, plural, \
      one {# question} many {# de questions} other {# questions}} par niveau. Le score est le \
      nombre de questions résolues en une partie.
      """,
    es: """
      {levels, plural, one {# nivel} many {# de niveles} other {# niveles}}, {questions, plural, \
      one {# pregunta} many {# de preguntas} other {# preguntas}} en cada uno. Cuenta cuántas \
      preguntas resuelves en una partida.
      """,
    pt: """
      {levels, plural, one {# nível} many {# de níveis} other {# níveis}}, {questions, plural, \
      one {# pergunta} many {# de perguntas} other {# perguntas}} em cada um. O placar é quantas \
      perguntas você resolve numa partida.
      """,
    zh: """
      共 {levels, plural, other {# 关}}，每关 {questions, plural, other {# 道题}}。得分是一局中解出的题数。
      """,
    ja: """
      全 {levels, plural, other {# レベル}}、各 {questions, plural, other {# 問}}。\
      一回のゲームで解いた問題の数が得点です。
      """,
    ar: """
      {levels, plural, zero {لا مستويات} one {مستوى واحد} two {مستويان} few {# مستويات} \
      many {# مستوى} other {# مستوى}}، في كل منها {questions, plural, zero {لا أسئلة} \
      one {سؤال واحد} two {سؤالان} few {# أسئلة} many {# سؤالًا} other {# سؤال}}. النتيجة هي عدد \
      الأسئلة التي تحلها في لعبة واحدة.
      """)

  package static let gridHowToType = Phrase(
    en: """
      Type the cells of the answer, row letter and column number, as A1 A2; or its first cell and \
      a direction: up, down, left, right, up right, or n, ne, e, se, s, sw, w, nw.
      """,
    ru: """
      Введите клетки ответа, букву строки и номер столбца: A1 A2; или первую клетку и направление: \
      вверх, вниз, влево, вправо, вверх вправо или с, св, в, юв, ю, юз, з, сз. Буквы строк можно \
      вводить и русские.
      """,
    uk: """
      Введіть клітинки відповіді, літеру рядка й номер стовпця: A1 A2; або першу клітинку й \
      напрямок: вгору, вниз, ліворуч, праворуч, вгору праворуч чи n, ne, e, se, s, sw, w, nw.
      """,
    de: """
      Gib die Felder des Ergebnisses ein, Buchstabe der Zeile und Nummer der Spalte, etwa A1 A2; \
      oder das erste Feld und eine Richtung: oben, unten, links, rechts, oben rechts, oder n, ne, \
      e, se, s, sw, w, nw.
      """,
    fr: """
      Tapez les cases de la réponse, lettre de la ligne et numéro de la colonne, comme A1 A2\u{A0}; \
      ou la première case et une direction\u{A0}: haut, bas, gauche, droite, haut droite, ou n, \
      ne, e, se, s, sw, w, nw.
      """,
    es: """
      Escribe las casillas de la respuesta, letra de la fila y número de la columna, como A1 A2; o \
      la primera y una dirección: arriba, abajo, izquierda, derecha, arriba derecha, o n, ne, e, \
      se, s, sw, w, nw.
      """,
    pt: """
      Digite as casas da resposta, letra da linha e número da coluna, como A1 A2; ou a primeira e \
      uma direção: cima, baixo, esquerda, direita, cima direita, ou n, ne, e, se, s, sw, w, nw.
      """,
    zh: """
      输入答案的格子，即行字母加列号，如 A1 A2；或第一个格子和方向：上、下、左、右、上 右，\
      或 n、ne、e、se、s、sw、w、nw。
      """,
    ja: """
      答えのマスを、行の文字と列の番号で A1 A2 のように入力します。または最初のマスと方向：上、下、左、\
      右、上 右、または n、ne、e、se、s、sw、w、nw。
      """,
    ar: """
      اكتب خانات الجواب، حرف الصف ورقم العمود، مثل A1 A2؛ أو الخانة الأولى واتجاهًا: فوق، تحت، \
      يسار، يمين، فوق يمين، أو n، ne، e، se، s، sw، w، nw.
      """)

  package static let gridCommands = Phrase(
    en: """
      ENTER alone shows the grid again, s asks another question of the level first, hint tells \
      where the answer begins, n starts a new game, q quits.
      """,
    ru: """
      Один ENTER снова показывает сетку, s (другой) — сначала другой вопрос уровня, подсказка \
      (hint) — где начинается ответ, n (новая) — новая игра, q (выход) — выход.
      """,
    uk: """
      Сам ENTER знову показує сітку, s — спершу інше питання рівня, hint — де починається \
      відповідь, n — нова гра, q — вихід.
      """,
    de: """
      ENTER allein zeigt das Gitter noch einmal, s stellt zuerst eine andere Aufgabe des Levels, \
      hint verrät, wo das Ergebnis beginnt, n beginnt ein neues Spiel, q beendet.
      """,
    fr: """
      ENTER seul réaffiche la grille, s pose d’abord une autre question du niveau, hint indique où \
      commence la réponse, n commence une nouvelle partie, q quitte.
      """,
    es: """
      ENTER solo vuelve a mostrar la cuadrícula, s hace antes otra pregunta del nivel, hint dice \
      dónde empieza la respuesta, n empieza otra partida, q sale.
      """,
    pt: """
      ENTER sozinho mostra a grade de novo, s faz antes outra pergunta do nível, hint diz onde a \
      resposta começa, n começa um novo jogo, q sai.
      """,
    zh: "只按 ENTER 重新显示网格，s 先做本关另一题，hint 提示答案的起点，n 开始新游戏，q 退出。",
    ja: """
      ENTER だけでグリッドを再表示、s で同じレベルの別の問題、hint で答えの始まり、\
      n で新しいゲーム、q で終了。
      """,
    ar: """
      ENTER وحده يعرض الشبكة مجددًا، s لسؤال آخر من المستوى أولًا، hint لمعرفة بداية الجواب، \
      n للعبة جديدة، q للخروج.
      """)

  package static let gridMouse = Phrase(
    en: """
      With the mouse: press on the first digit, drag over the others, let go on the last; going \
      back one step takes it back. Or click one after the other.
      """,
    ru: """
      Мышью: нажмите на первую цифру, ведите по остальным и отпустите на последней; шаг назад \
      отменяет. Или щёлкайте по ним по очереди.
      """,
    uk: """
      Мишею: натисніть на першу цифру, ведіть по інших і відпустіть на останній; крок назад \
      скасовує. Або клацайте по них по черзі.
      """,
    de: """
      Mit der Maus: auf die erste Ziffer drücken, über die anderen ziehen, auf der letzten \
      loslassen; ein Schritt zurück nimmt sie zurück. Oder eine nach der anderen anklicken.
      """,
    fr: """
      À la souris\u{A0}: appuyez sur le premier chiffre, glissez sur les autres, relâchez sur le \
      dernier\u{A0}; un pas en arrière l’annule. Ou cliquez-les l’un après l’autre.
      """,
    es: """
      Con el ratón: pulsa en la primera cifra, arrastra por las demás y suelta en la última; un \
      paso atrás la quita. O haz clic en una tras otra.
      """,
    pt: """
      Com o mouse: pressione o primeiro algarismo, arraste pelos outros e solte no último; um \
      passo atrás desfaz. Ou clique um após o outro.
      """,
    zh: "用鼠标：按住第一个数字，拖过其余数字，在最后一个上松开；退一步即撤销。也可以逐个点击。",
    ja: """
      マウス：最初の数字を押し、ほかの数字の上をドラッグして、最後の数字で離します。一歩戻ると\
      取り消せます。順にクリックしてもかまいません。
      """,
    ar: """
      بالفأرة: اضغط على الرقم الأول واسحب فوق البقية واترك عند الأخير؛ الرجوع خطوة يلغيها. أو انقر \
      عليها واحدًا تلو الآخر.
      """)

  package static let gridKeys = Phrase(
    en: """
      With keys: move with the arrows (h j k l), diagonally with Home, PgUp, End and PgDn (7 9 1 \
      3); SPACE marks a digit, BACKSPACE takes it back, ENTER checks. With / you type a path, as \
      B2 B3 or B2 right.
      """,
    ru: """
      Клавишами: ходите стрелками, наискосок — Home, PgUp, End и PgDn (7 9 1 3); ПРОБЕЛ отмечает \
      цифру, BACKSPACE отменяет, ENTER проверяет. После / можно ввести путь: B2 B3 или B2 вправо.
      """,
    uk: """
      Клавішами: ходіть стрілками, навскіс — Home, PgUp, End і PgDn (7 9 1 3); ПРОБІЛ позначає \
      цифру, BACKSPACE скасовує, ENTER перевіряє. Після / можна ввести шлях: B2 B3 або B2 праворуч.
      """,
    de: """
      Mit Tasten: Pfeile (h j k l) bewegen, schräg Pos1, Bild↑, Ende und Bild↓ (7 9 1 3); die \
      Leertaste wählt eine Ziffer, BACKSPACE nimmt sie zurück, ENTER prüft. Nach / gibst du einen \
      Weg ein, etwa B2 B3 oder B2 rechts.
      """,
    fr: """
      Au clavier\u{A0}: déplacez-vous avec les flèches (h j k l), en diagonale avec Home, PgUp, \
      End et PgDn (7 9 1 3)\u{A0}; ESPACE marque un chiffre, BACKSPACE l’annule, ENTER valide. \
      Après /, tapez un chemin, comme B2 B3 ou B2 droite.
      """,
    es: """
      Con el teclado: muévete con las flechas (h j k l), en diagonal con Home, PgUp, End y PgDn \
      (7 9 1 3); ESPACIO marca una cifra, BACKSPACE la quita, ENTER comprueba. Con / escribes un \
      camino, como B2 B3 o B2 derecha.
      """,
    pt: """
      No teclado: mova com as setas (h j k l), na diagonal com Home, PgUp, End e PgDn (7 9 1 3); \
      ESPAÇO marca um algarismo, BACKSPACE desfaz, ENTER confere. Com / você digita um caminho, \
      como B2 B3 ou B2 direita.
      """,
    zh: """
      用键盘：方向键（h j k l）移动，Home、PgUp、End、PgDn（7 9 1 3）斜向移动；空格标记数字，\
      BACKSPACE 撤销，ENTER 检查。按 / 后可输入路径，如 B2 B3 或 B2 右。
      """,
    ja: """
      キー：矢印（h j k l）で移動、斜めは Home、PgUp、End、PgDn（7 9 1 3）。SPACE で数字を選び、\
      BACKSPACE で取り消し、ENTER で確認。/ のあとに B2 B3 や B2 右 のように経路を入力できます。
      """,
    ar: """
      بالمفاتيح: تحرّك بالأسهم (h j k l)، وقطريًا بـ Home و PgUp و End و PgDn (7 9 1 3)؛ المسافة \
      تحدد رقمًا، BACKSPACE يلغيه، ENTER يتحقق. بعد / اكتب مسارًا، مثل B2 B3 أو B2 يمين.
      """)

  package static let gridLetters = Phrase(
    en: """
      s asks another question of the level first, i tells where the answer begins, w where the \
      question comes from.
      """,
    ru: "s — сначала другой вопрос уровня, i — где начинается ответ, w — откуда вопрос.",
    uk: "s — спершу інше питання рівня, i — де починається відповідь, w — звідки питання.",
    de: """
      s stellt zuerst eine andere Aufgabe des Levels, i verrät, wo das Ergebnis beginnt, w zeigt, \
      woher die Aufgabe stammt.
      """,
    fr: """
      s pose d’abord une autre question du niveau, i indique où commence la réponse, w d’où vient \
      la question.
      """,
    es: """
      s hace antes otra pregunta del nivel, i dice dónde empieza la respuesta, w de dónde viene la \
      pregunta.
      """,
    pt: """
      s faz antes outra pergunta do nível, i diz onde a resposta começa, w de onde vem a pergunta.
      """,
    zh: "s 先做本关另一题，i 提示答案的起点，w 显示题目来源。",
    ja: "s で同じレベルの別の問題、i で答えの始まり、w で問題の出典。",
    ar: "s لسؤال آخر من المستوى أولًا، i لمعرفة بداية الجواب، w لمعرفة مصدر السؤال.")

  package static let gridHighScoreInPoints = Phrase(
    en: "High score: {n, plural, one {# point} other {# points}}.",
    ru: "Рекорд: {n, plural, one {# очко} few {# очка} many {# очков} other {# очка}}.",
    uk: "Рекорд: {n, plural, one {# очко} few {# очки} many {# очок} other {# очка}}.",
    de: "Rekord: {n, plural, one {# Punkt} other {# Punkte}}.",
    fr: "Record\u{A0}: {n, plural, one {# point} many {# de points} other {# points}}.",
    es: "Récord: {n, plural, one {# punto} many {# de puntos} other {# puntos}}.",
    pt: "Recorde: {n, plural, one {# ponto} many {# de pontos} other {# pontos}}.",
    zh: "最高分：{n, plural, other {# 分}}。",
    ja: "最高記録：{n, plural, other {# 点}}。",
    ar: """
      الرقم القياسي: {n, plural, zero {لا نقاط} one {نقطة واحدة} two {نقطتان} few {# نقاط} \
      many {# نقطة} other {# نقطة}}.
      """)

  package static let gridAllDoneWith = Phrase(
    en: "All levels are done: {n, plural, one {# point} other {# points}}.",
    ru: """
      Все уровни пройдены: {n, plural, one {# очко} few {# очка} many {# очков} other {# \
      очка}}.
      """,
    uk: """
      Усі рівні пройдено: {n, plural, one {# очко} few {# очки} many {# очок} other {# очка}}.
      """,
    de: "Alle Level geschafft: {n, plural, one {# Punkt} other {# Punkte}}.",
    fr: """
      Tous les niveaux sont terminés\u{A0}: {n, plural, one {# point} many {# de points} \
      other {# points}}.
      """,
    es: """
      Todos los niveles superados: {n, plural, one {# punto} many {# de puntos} other {# \
      puntos}}.
      """,
    pt: """
      Todos os níveis concluídos: {n, plural, one {# ponto} many {# de pontos} other {# \
      pontos}}.
      """,
    zh: "全部关卡完成：{n, plural, other {# 分}}。",
    ja: "全レベルクリア：{n, plural, other {# 点}}。",
    ar: """
      اكتملت كل المستويات: {n, plural, zero {لا نقاط} one {نقطة واحدة} two {نقطتان} few {# \
      نقاط} many {# نقطة} other {# نقطة}}.
      """)

  package static let gridStatusInPoints = Phrase(
    en: "score {score}   high score {best}",
    ru: "счёт {score}   рекорд {best}",
    uk: "рахунок {score}   рекорд {best}",
    de: "Punkte {score}   Rekord {best}",
    fr: "score {score}   record {best}",
    es: "puntos {score}   récord {best}",
    pt: "pontos {score}   recorde {best}",
    zh: "得分 {score}   最高分 {best}",
    ja: "得点 {score}   最高 {best}",
    ar: "النقاط {score}   الأفضل {best}")

  package static let gridAnyPath = Phrase(
    en: """
      Every answer stands in a straight line somewhere, in any of the 8 directions; any other \
      path that spells it counts as well.
      """,
    ru: """
      Каждый ответ стоит где-нибудь по прямой, в любом из 8 направлений; любой другой путь, \
      который его даёт, тоже засчитывается.
      """,
    uk: """
      Кожна відповідь стоїть десь по прямій, у будь-якому з 8 напрямків; будь-який інший \
      шлях, що її дає, теж зараховується.
      """,
    de: """
      Jedes Ergebnis steht irgendwo in gerader Linie, in einer der 8 Richtungen; jeder andere \
      Weg, der es ergibt, zählt auch.
      """,
    fr: """
      Chaque réponse se trouve quelque part en ligne droite, dans l’une des 8 \
      directions\u{A0}; tout autre chemin qui la forme compte aussi.
      """,
    es: """
      Cada respuesta está en algún sitio en línea recta, en una de las 8 direcciones; \
      cualquier otro camino que la forme también vale.
      """,
    pt: """
      Cada resposta está em algum lugar em linha reta, numa das 8 direções; qualquer outro \
      caminho que a forme também vale.
      """,
    zh: "每个答案都在某处排成直线，可能是 8 个方向之一；其他能拼出它的路径也算对。",
    ja: "どの答えも、8 方向のどれかに一直線に並んでいます。同じ数になる別の経路でも正解です。",
    ar: """
      كل جواب موجود في مكان ما على خط مستقيم، في أحد الاتجاهات الـ 8؛ وأي مسار آخر يكوّنه \
      يُحتسب أيضًا.
      """)

  package static let gridPoints = Phrase(
    en: """
      {levels, plural, one {# level} other {# levels}}, {questions, plural, one {# question} \
      other {# questions}} each. An answer earns {full, plural, one {# point} other {# \
      points}} within {quick} s, then less and less, down to {slow} after {late} s. A hint \
      costs {hint}, a wrong path {wrong}. Each level earns one to three stars.
      """,
    ru: """
      {levels, plural, one {# уровень} few {# уровня} many {# уровней} other {# уровня}}, \
      {questions, plural, one {# вопрос} few {# вопроса} many {# вопросов} other {# вопроса}} \
      на каждом. Ответ в первые {quick} с приносит {full, plural, one {# очко} few {# очка} \
      many {# очков} other {# очка}}, потом всё меньше, после {late} с — {slow}. Подсказка \
      стоит {hint}, неверный путь — {wrong}. Уровень приносит от одной до трёх звёзд.
      """,
    uk: """
      {levels, plural, one {# рівень} few {# рівні} many {# рівнів} other {# рівня}}, \
      {questions, plural, one {# питання} few {# питання} many {# питань} other {# питання}} \
      на кожному. Відповідь у перші {quick} с дає {full, plural, one {# очко} few {# очки} \
      many {# очок} other {# очка}}, потім дедалі менше, після {late} с — {slow}. Підказка \
      коштує {hint}, неправильний шлях — {wrong}. Рівень дає від однієї до трьох зірок.
      """,
    de: """
      {levels, plural, one {# Level} other {# Level}} mit je {questions, plural, one {# \
      Aufgabe} other {# Aufgaben}}. Eine Antwort bringt in den ersten {quick} s {full, \
      plural, one {# Punkt} other {# Punkte}}, dann immer weniger, nach {late} s noch {slow}. \
      Ein Hinweis kostet {hint}, ein falscher Weg {wrong}. Jedes Level bringt ein bis drei \
      Sterne.
      """,
    fr: """
      {levels, plural, one {# niveau} many {# de niveaux} other {# niveaux}}, {questions, \
      plural, one {# question} many {# de questions} other {# questions}} par niveau. Une \
      réponse rapporte {full, plural, one {# point} many {# de points} other {# points}} dans \
      les {quick} premières secondes, puis de moins en moins, jusqu’à {slow} après {late} s. \
      Un indice coûte {hint}, un chemin faux {wrong}. Chaque niveau rapporte d’une à trois \
      étoiles.
      """,
    es: """
      {levels, plural, one {# nivel} many {# de niveles} other {# niveles}}, {questions, \
      plural, one {# pregunta} many {# de preguntas} other {# preguntas}} en cada uno. Una \
      respuesta da {full, plural, one {# punto} many {# de puntos} other {# puntos}} en los \
      primeros {quick} s y luego cada vez menos, hasta {slow} a los {late} s. Una pista \
      cuesta {hint}; un camino equivocado, {wrong}. Cada nivel da de una a tres estrellas.
      """,
    pt: """
      {levels, plural, one {# nível} many {# de níveis} other {# níveis}}, {questions, \
      plural, one {# pergunta} many {# de perguntas} other {# perguntas}} em cada um. Uma \
      resposta dá {full, plural, one {# ponto} many {# de pontos} other {# pontos}} nos \
      primeiros {quick} s e depois cada vez menos, até {slow} aos {late} s. Uma dica custa \
      {hint}; um caminho errado, {wrong}. Cada nível dá de uma a três estrelas.
      """,
    zh: """
      共 {levels, plural, other {# 关}}，每关 {questions, plural, other {# 道题}}。{quick} 秒内答对得 \
      {full, plural, other {# 分}}，之后逐渐减少，{late} 秒后得 {slow}。提示扣 {hint}，选错扣 {wrong}。每关可得一到三颗星。
      """,
    ja: """
      全 {levels, plural, other {# レベル}}、各 {questions, plural, other {# 問}}。{quick} 秒以内の正解で \
      {full, plural, other {# 点}}、その後は減っていき、{late} 秒を過ぎると {slow}。ヒントは −{hint}、間違いは \
      −{wrong}。レベルごとに星 1〜3 個です。
      """,
    ar: """
      {levels, plural, zero {لا مستويات} one {مستوى واحد} two {مستويان} few {# مستويات} many \
      {# مستوى} other {# مستوى}}، في كل منها {questions, plural, zero {لا أسئلة} one {سؤال \
      واحد} two {سؤالان} few {# أسئلة} many {# سؤالًا} other {# سؤال}}. الجواب خلال {quick} ث \
      يكسب {full, plural, zero {لا نقاط} one {نقطة واحدة} two {نقطتان} few {# نقاط} many {# \
      نقطة} other {# نقطة}}، ثم أقل فأقل حتى {slow} بعد {late} ث. التلميح يكلّف {hint}، \
      والمسار الخاطئ {wrong}. كل مستوى يمنح من نجمة إلى ثلاث نجوم.
      """)

  static let sumGrid = [
    sumGridName, gridIntroduction, gridHighScore, gridHeading, gridQuestion, gridQuestionSolved,
    gridQuestionOpen, gridPathPrompt, gridPath, gridRight, gridWrong, gridLevelDone, gridAllDone,
    gridHighScoreIs, gridLastOne, gridHint, gridUnreadable, gridNoPath, gridOutside, gridApart,
    gridTwice, gridLeaving, gridEndsWith, gridStatus, gridNextLevel, gridNext, spaceKey,
    gridMarkKey, gridCheckKey, gridSkipKey, gridHintKey, directionUp, directionDown,
    directionLeft, directionRight, gridRules, gridPaths, gridLevels, gridHowToType, gridCommands,
    gridMouse, gridKeys, gridLetters, gridHighScoreInPoints, gridAllDoneWith, gridStatusInPoints,
    gridAnyPath, gridPoints,
  ]
}

'use strict';

/** The ways to play: the game of the day, practice, together, and a part of the questions. */

/**
 * Begins the same pack in another way, with a question first if a game would be lost.
 * @param {Partial<Way>} way
 * @param {string} [seed]
 */
function playWay(way, seed) {
  closeSheet();
  leaving(() => beginWay(way, seed));
}

/**
 * Begins the same pack in another way.
 * @param {Partial<Way>} way
 * @param {string} [seed]
 */
function beginWay(way, seed) {
  const { entry, engine } = game;
  if (!entry || !engine || !program) return;
  restart(entry, program, engine.pack);
  begin(openEvent(entry, way, seed), []);
  startGame();
  if (game.reply?.phase !== 'welcome') return;
  // Its start screen was seen already.
  clock.base += 500;
  send('next');
}

/** Begins the game whose questions are the same for everyone today. */
function dailyGame() {
  playWay({}, seedOfDay());
}

/**
 * Returns the button of the ways to play; that of the game of the day where there are no others.
 * @param {(label: string, action: () => void, key: string) => Content} made
 */
function waysButton(made) {
  return game.facts.way?.asksQuestions
    ? made(word('ways'), openWays, 'ways')
    : made(word('daily'), dailyGame, 'daily');
}

/**
 * Returns a wide button with a picture, a name and what the name means.
 * @param {string} name
 * @param {string} about
 * @param {string} path
 * @param {() => void} action
 */
function wayButton(name, about, path, action) {
  return button('plain.wide.option', [
    icon(path), h('span', null, h('b', null, word(name)), h('small', null, word(about))),
  ], action, { key: name });
}

function openWays() {
  const { way } = game.facts;
  openSheet(word('ways'), () => h('div.stack', null,
    !way?.isPlain && wayButton('play', 'allQuestions', 'M8 5l11 7-11 7z', () => playWay({})),
    wayButton('daily', 'dailyAbout', 'M5 6h14v14H5zM5 10h14M9 4v4M15 4v4M12 13v4M10 15h4',
      dailyGame),
    wayButton('practice', 'practiceAbout', 'M5 12a7 7 0 1 0 2-5L4 10M4 5v5h5',
      () => playWay({ lines: 'practice=on' })),
    wayButton('together', 'togetherAbout',
      'M9 11a3 3 0 1 0 0-6 3 3 0 0 0 0 6zM3 19c0-7 12-7 12 0M16 5.5a3 3 0 0 1 0 5M18 14q3 1 3 5',
      () => openParty()),
    way?.hasChoices && wayButton('whichQuestions', 'questionsAbout',
      'M4 6h9M17 6h3M15 4v4M4 12h3M11 12h9M9 10v4M4 18h9M17 18h3M15 16v4', openChoices)));
}

/**
 * Asks the engine for the tags and difficulties of the pack, with those of `lines` marked.
 * @param {string} lines
 * @param {number | string} [mark] The place of one to mark, or to take the mark from.
 */
function choicesOf(lines, mark = '') {
  const reply = game.engine?.take(`${clock.now()} ways ${mark}\n${lines}`);
  return /** @type {Choices} */ (/** @type {unknown} */ (reply));
}

function openChoices() {
  let found = choicesOf(game.facts.way?.lines ?? '');
  const group = (/** @type {boolean} */ isTag) => h('fieldset', {
    key: String(isTag), 'aria-label': word('whichQuestions'),
  }, h('div.segments', null, found.choices.map((choice, at) => Boolean(choice.isTag) === isTag
    && h('label', { key: String(at) },
      h('input', {
        type: 'checkbox', '.checked': choice.isOn,
        onchange: () => {
          found = choicesOf(found.lines, at);
          drawSheet();
        },
      }),
      h('span', isTag && game.reply ? packText(game.reply) : null,
        capital(choice.text), h('small', null, choice.count))))));
  const starts = (
    /** @type {string} */ name, /** @type {string} */ label, /** @type {() => void} */ action,
  ) => button(name, label, () => found.isEmpty || action(), {
    key: label, 'aria-disabled': found.isEmpty ? 'true' : null,
  });
  openSheet(word('whichQuestions'), () => [
    group(true), group(false),
    h('div.chosen-foot', { key: 'foot' },
      h('p.note', { role: 'status' }, emphasised(found.selected)), h('div.row', null,
        starts('big', word('play'), () => playWay(found)),
        starts('plain', word('practice'), () => playWay({
          ...found, lines: found.lines + '\npractice=on',
        })),
        starts('plain', word('together'), () => openParty(found)))),
  ]);
}

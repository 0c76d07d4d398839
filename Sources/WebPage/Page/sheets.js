'use strict';

/** The sheets above the game: menu, pause, help, settings, statistics, about, score code. */

/** @type {{ title: string, draw: () => Content, element: HTMLDialogElement } | null} */
let sheet = null;

/**
 * Opens a sheet, or turns the open one into it. The game pauses below.
 * @param {string} title
 * @param {() => Content} draw
 */
function openSheet(title, draw) {
  if (sheet) {
    Object.assign(sheet, { title, draw });
    drawSheet();
    find('h2', sheet.element)?.focus();
    return;
  }
  const element = document.createElement('dialog');
  element.className = 'sheet';
  element.setAttribute('aria-labelledby', 'sheet-title');
  element.addEventListener('cancel', closeSheet);
  // This event comes late: by then another sheet may be open.
  element.addEventListener('close', () => sheet?.element === element && closeSheet());
  element.addEventListener('click', (event) => {
    if (event.target === element) closeSheet();
  });
  document.body.append(element);
  sheet = { title, draw, element };
  hold('sheet', true);
  drawSheet();
  element.showModal();
}

/** Draws the open sheet again. */
function drawSheet() {
  if (!sheet) return;
  fill(sheet.element, [h('div.sheet-in', { key: 'in' },
    h('header', null, h('h2', { id: 'sheet-title', tabindex: -1 }, sheet.title),
      iconButton('close', 'M6 6l12 12M18 6L6 18', closeSheet)),
    h('div.sheet-body', { key: sheet.title }, sheet.draw()))]);
}

/** Closes the open sheet and goes on with the game. */
function closeSheet() {
  const element = sheet?.element;
  if (!element) return;
  sheet = null;
  element.close();
  element.remove();
  hold('sheet', false);
  screenChanged();
  refocus();
}

/**
 * Returns a wide button of a sheet; it closes the sheet unless `stays`.
 * @param {string} label
 * @param {() => void} action
 * @param {boolean} [stays]
 */
function sheetButton(label, action, stays = false) {
  return button('plain wide'.replace(' ', '.'), label, () => {
    if (!stays) closeSheet();
    action();
  }, { key: label });
}

function openMenu() {
  const hasHome = about.packs.length > 1;
  openSheet(word('menu'), () => h('div.stack', null,
    sheetButton(word('newGame'), askNewGame),
    sheetButton(word('help'), openHelp, true),
    sheetButton(word('statistics'), openStatistics, true),
    sheetButton(word('settings'), openSettings, true),
    sheetButton(word('about'), openAbout, true),
    waysButton((label, action, key) => sheetButton(label, action, key === 'ways')),
    hasHome && sheetButton(word('allPacks'), leaveGame)));
}

function openPause() {
  openSheet(word('paused'), () => h('div.stack', null,
    button('big', word('resumeGame'), closeSheet, { key: 'resume', autofocus: true }),
    sheetButton(word('newGame'), askNewGame),
    sheetButton(word('help'), openHelp, true)));
}

function openHelp() {
  openSheet(word('help'), () => [
    (game.facts.help ?? []).map((text) => h('p', null, text)),
    h('p.small', null, word('keysHelp')),
  ]);
}

function openAbout() {
  const info = game.facts.about;
  const own = game.reply ? packText(game.reply) : {};
  openSheet(word('about'), () => [
    h('h3', own, game.reply?.title ?? about.title), h('p', own, info?.description ?? ''),
    info && h('p', null, capital(info.version)),
    info?.authors && h('p', null, info.authors), info?.licence && h('p', null, info.licence),
    info?.credits.length && [
      h('h3', null, word('credits')), info.credits.map((line) => h('p', own, line)),
    ],
  ]);
}

/**
 * Asks a question that is answered yes or no.
 * @param {string} question
 * @param {() => void} action
 */
function ask(question, action) {
  openSheet(question, () => h('div.row', null,
    sheetButton(word('yes'), action), sheetButton(word('no'), () => {})));
}

/** Starts a new game, after a question if something would be lost. */
function askNewGame() {
  leaving(newGame);
}

/**
 * Does what ends the game, after a question if something would be lost.
 * @param {() => void} action
 */
function leaving(action) {
  if (game.reply?.inProgress) ask(word('newGame') + '? ' + word('leaveQuestion'), action);
  else action();
}

/** @type {{ tag: string, name: string }[]} The languages of the interface, by their own names. */
let languages = [];

/**
 * Returns a choice of a few settings.
 * @param {keyof Settings} name
 * @param {string} title
 * @param {Record<string, string>} values
 */
function settingChoice(name, title, values) {
  return h('fieldset', { key: name }, h('legend', null, title),
    h('div.segments', null, Object.entries(values).map(([value, label]) =>
      h('label', { key: value },
        h('input', {
          type: 'radio', name, value, '.checked': settings[name] === value,
          onchange: () => changeSetting(name, value),
        }), h('span', null, label)))));
}

/**
 * @param {keyof Settings} name
 * @param {string} value
 */
function changeSetting(name, value) {
  settings[name] = value;
  store.set('settings', settings);
  applySettings();
  if (name === 'language') changeLanguage();
  if (name === 'sound' || name === 'vibration') play('good');
  if (name === 'timer') send('timer ' + value);
  drawSheet();
}

function openSettings() {
  openSheet(word('settings'), () => [
    h('label.field', { key: 'language' }, h('span', null, word('language')),
      h('select', {
        onchange: (/** @type {any} */ event) => changeSetting('language', event.target.value),
        '.value': settings.language,
      },
      h('option', { value: '' }, word('automatic')),
      languages.map(({ tag, name }) => h('option', { value: tag, lang: tag }, name)))),
    settingChoice('theme', word('theme'), {
      auto: word('automatic'), light: word('themeLight'), dark: word('themeDark'),
    }),
    settingChoice('motion', word('motion'), {
      auto: word('automatic'), off: word('off'),
    }),
    settingChoice('sound', word('sound'), { on: word('on'), off: word('off') }),
    'vibrate' in navigator
      && settingChoice('vibration', word('vibration'), { on: word('on'), off: word('off') }),
    settingChoice('timer', word('timer'), { on: word('on'), off: word('off') }),
    settingChoice('keys', word('keys'), { on: word('on'), off: word('off') }),
    h('p.small', { key: 'keys-help' }, word('keysHelp')),
  ]);
}

/**
 * Returns the last scores as a line of bars.
 * @param {Scores} scores
 */
function scoreBars(scores) {
  const last = scores.games.slice(-20);
  const most = Math.max(1, ...last.map((kept) => kept[0]));
  return h('div.bars', { key: 'bars', 'aria-hidden': 'true' },
    last.map(([score]) => h('i', { vars: { part: Math.max(0, score) / most } })));
}

function openStatistics() {
  openSheet(word('statistics'), () => {
    const scores = scoresOf(scoresName());
    const { games } = scores;
    const sum = games.reduce((total, kept) => total + kept[0], 0);
    const average = Math.round((sum / games.length) * 10) / 10;
    const figure = (/** @type {string} */ name, /** @type {number} */ value) =>
      h('p.figure', { key: name }, emphasised(word(name, { [name]: shown(value) })));
    return [
      games.length
        ? [
          h('div.row', { key: 'figures' }, figure('best', scores.best), figure('average', average)),
          h('h3', { key: 'last' }, word('lastGames')), scoreBars(scores),
        ]
        : h('p', { key: 'none' }, word(store.works ? 'noGames' : 'notKept')),
      h('ol.last', { key: 'list' }, games.slice(-10).reverse().map((kept) =>
        h('li', null, h('b', null, shown(kept[0])), ' ', dateText(kept[1])))),
      h('div.stack', { key: 'code' },
        sheetButton(word('exportScores'), openExport, true),
        sheetButton(word('importScores'), openImport, true),
        sheetButton(word('resetScores'), () => ask(word('resetScores') + '?', () => {
          resetScores();
          tellBest();
        }), true),
        game.answers.length > 0 && sheetButton(word('saveAnswers'), saveAnswers, true)),
    ];
  });
}

/** @param {string} date */
function dateText(date) {
  const time = new Date(date);
  if (Number.isNaN(time.getTime())) return '';
  return time.toLocaleDateString(document.documentElement.lang, { dateStyle: 'medium' });
}

function openExport() {
  const code = scoreCode();
  openSheet(word('exportScores'), () => h('div.stack', null,
    h('textarea', { readonly: true, rows: 5, 'aria-label': word('scoreCode'), '.value': code }),
    sheetButton(word('copy'), () => shareText(code))));
}

function openImport() {
  let [text, note] = ['', ''];
  openSheet(word('importScores'), () => h('div.stack', null,
    h('textarea', {
      key: 'text', rows: 5, 'aria-label': word('scoreCode'), '.value': text,
      oninput: (/** @type {any} */ event) => { text = event.target.value; },
    }),
    h('p', { key: 'note', role: 'status' }, note),
    button('big', word('importScores'), () => {
      note = word(importScores(text) ? 'imported' : 'importFailed');
      tellBest();
      drawSheet();
    }, { key: 'import' })));
}

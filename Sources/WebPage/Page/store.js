'use strict';

/** What the page keeps in the browser: settings, scores and the game that is being played. */

const store = {
  /** False once the browser has refused to keep something. */
  works: true,

  /**
   * The ids of the packs whose scores last as long as the tab.
   * @type {string[]}
   */
  brief: [],

  /**
   * Returns the place in the browser for `key`.
   * @param {string} key
   * @returns {Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>}
   */
  place(key) {
    const isBrief = store.brief.some((id) => (key + ' ').startsWith(`scores/${id} `));
    return isBrief ? sessionStorage : localStorage;
  },

  /**
   * Returns what is kept under `key`; null if there is nothing.
   * @param {string} key
   * @returns {any}
   */
  get(key) {
    try {
      return JSON.parse(store.place(key).getItem('packtool/' + key) ?? 'null');
    } catch (error) {
      if (!(error instanceof SyntaxError)) store.works = false;
      return null;
    }
  },

  /**
   * Keeps `value` under `key`; null removes it.
   * @param {string} key
   * @param {any} value
   */
  set(key, value) {
    try {
      if (value === null) store.place(key).removeItem('packtool/' + key);
      else store.place(key).setItem('packtool/' + key, JSON.stringify(value));
    } catch {
      store.works = false;
    }
  },

  /** Returns the keys of all that is kept. */
  keys: () => [...Object.keys(localStorage), ...Object.keys(sessionStorage)],

  /**
   * Returns the names of all that is kept under keys that begin with `start`.
   * @param {string} start
   */
  names(start) {
    try {
      return store.keys()
        .filter((key) => key.startsWith('packtool/' + start))
        .map((key) => key.slice('packtool/'.length + start.length));
    } catch {
      return [];
    }
  },
};

/** @type {Settings} */
const defaults = {
  language: '', theme: 'auto', motion: 'auto', sound: 'off', vibration: 'off', timer: 'on',
  keys: 'on',
};

/** @type {Settings} */
const settings = { ...defaults };

/** Reads the settings; what is not a text is left out. */
function readSettings() {
  // A browser that keeps nothing is noticed before the first game.
  store.set('probe', true);
  store.set('probe', null);
  const kept = store.get('settings') ?? {};
  for (const name of /** @type {(keyof Settings)[]} */ (Object.keys(defaults))) {
    if (typeof kept[name] === 'string') settings[name] = kept[name];
  }
}

/**
 * Returns scores out of anything: what is wrong in them is left out.
 * @param {any} kept
 * @returns {Scores}
 */
function scoresIn(kept) {
  const listed = Array.isArray(kept?.games) ? kept.games : [];
  const games = listed
    .filter(
      (/** @type {any} */ game) =>
        Array.isArray(game) && Number.isSafeInteger(game[0]) && typeof game[1] === 'string')
    .map((/** @type {any} */ game) => /** @type {[number, string]} */ ([
      game[0], game[1].slice(0, 24),
    ]));
  return { best: Number.isSafeInteger(kept?.best) ? kept.best : 0, games: games.slice(-50) };
}

/** @param {string} id */
function scoresOf(id) {
  return scoresIn(store.get('scores/' + id));
}

/**
 * Adds a finished game to the scores of a pack.
 * @param {string} id
 * @param {number} score
 */
function keepScore(id, score) {
  const scores = scoresOf(id);
  scores.best = Math.max(scores.best, score);
  scores.games = [...scores.games, /** @type {[number, string]} */ ([
    score, new Date().toISOString(),
  ])].slice(-50);
  store.set('scores/' + id, scores);
}

/**
 * Keeps the best score of a pack, also of a game that is never finished.
 * @param {string} id
 * @param {number} best
 */
function keepBest(id, best) {
  const scores = scoresOf(id);
  if (best > scores.best) store.set('scores/' + id, { ...scores, best });
}

/** Returns all scores and records of practice as a code that can be carried to another browser. */
function scoreCode() {
  const kept = Object.fromEntries([
    ...store.names('scores/').map((id) => [id, scoresOf(id)]),
    ...store.names('study/').map((id) => ['study/' + id, cardsIn(store.get('study/' + id))]),
  ]);
  const bytes = new TextEncoder().encode(JSON.stringify(kept));
  return 'packtool1:' + btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
}

/**
 * Returns records of practice by question out of anything: what is wrong in them is left out.
 * @param {any} kept
 * @returns {Record<string, string>}
 */
function cardsIn(kept) {
  return Object.fromEntries(Object.entries(kept ?? {}).filter(
    ([question, card]) => /^\d{1,8}( \d{1,8}){3}$/.test(card) && !question.includes('\n')));
}

/**
 * Adds records of practice to those kept of a pack; of two, the one that comes later again stays.
 * @param {string} id
 * @param {Record<string, string>} theirs
 */
function addCards(id, theirs) {
  const cards = cardsIn(store.get('study/' + id));
  const due = (/** @type {string} */ card) => Number(card.split(' ')[3]);
  for (const [question, card] of Object.entries(theirs)) {
    if (!(due(cards[question] ?? card) > due(card))) cards[question] = card;
  }
  store.set('study/' + id, cards);
}

/**
 * Adds the scores and the records of practice of a code to those kept; false if it is no code.
 * @param {string} code
 */
function importScores(code) {
  try {
    const match = /^packtool1:([A-Za-z0-9+/=]+)$/.exec(code.replace(/\s/g, ''));
    if (!match) return false;
    const bytes = Uint8Array.from(atob(match[1]), (letter) => letter.charCodeAt(0));
    const read = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
    for (const [id, kept] of Object.entries(read)) {
      if (id.startsWith('study/')) {
        addCards(id.slice('study/'.length), cardsIn(kept));
        continue;
      }
      const [mine, theirs] = [scoresOf(id), scoresIn(kept)];
      const games = [...mine.games, ...theirs.games];
      games.sort((a, b) => (a[1] + a[0] < b[1] + b[0] ? -1 : 1));
      const once = games.filter((game, at) => String(game) !== String(games[at - 1]));
      store.set('scores/' + id, {
        best: Math.max(mine.best, theirs.best), games: once.slice(-50),
      });
    }
    return true;
  } catch {
    return false;
  }
}

/** Removes all scores and records of practice. */
function resetScores() {
  for (const start of ['scores/', 'study/']) {
    for (const name of store.names(start)) store.set(start + name, null);
  }
}

/**
 * Returns the records of practice of a pack, as lines of the event that opens it.
 * @param {string} id
 */
function studyOf(id) {
  return Object.entries(cardsIn(store.get('study/' + id)))
    .map(([question, card]) => `study=${card} ${question}`);
}

/**
 * Keeps the record of practice of a question.
 * @param {string} id
 * @param {{ id: string, card: string }} study
 */
function keepStudy(id, study) {
  store.set('study/' + id, { ...cardsIn(store.get('study/' + id)), [study.id]: study.card });
}

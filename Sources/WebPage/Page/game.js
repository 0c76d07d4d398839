'use strict';

/** The game that is played: sends events to the engine and draws its replies. */

/** The clock of the page: it never goes back, and stands still while the game is held. */
const clock = {
  base: 0,
  /** @type {number | null} */
  since: null,
  /** True for tests: only `packtool.wait` moves the clock. */
  stands: false,
  now() {
    if (clock.since === null || clock.stands) return clock.base;
    return Math.floor(clock.base + performance.now() - clock.since);
  },
  /** @param {boolean} runs */
  run(runs) {
    if (runs === (clock.since !== null)) return;
    clock.base = clock.now();
    clock.since = runs ? performance.now() : null;
  },
  /**
   * Moves a clock that stands, unless the game is held.
   * @param {number} milliseconds
   */
  wait(milliseconds) {
    if (clock.since !== null && clock.stands) clock.base += milliseconds;
    wake();
  },
};

const game = {
  /** @type {Engine | null} */
  engine: null,
  /** @type {PackEntry | null} */
  entry: null,
  /** @type {Reply | null} */
  reply: null,
  /** @type {{ help?: string[], about?: Reply['about'], way?: Reply['way'] }} */
  facts: {},
  /** The event that opened the game, and all since. */
  open: '',
  /** @type {string[]} */
  events: [],
  /** @type {string[]} The lines of all answers since the pack was opened; they are kept nowhere. */
  answers: [],
  /** The time of the clock at the last reply. */
  repliedAt: 0,
  /** The phase and question that are shown. */
  opened: '',
  /** True once the score of the finished game is kept. */
  isKept: false,
  /** True once the player was told that another tab has the same game. */
  isTwice: false,
  /** True while the start screen of a game that begins with a question is shown. */
  waits: false,
  /** True if that start screen is above a game that was begun. */
  isLeft: false,
  /** What is said of the first question, once it is shown. */
  unsaid: '',
  /** @type {Set<string>} Why the game is held. */
  holds: new Set(),
  wakeTimer: 0,
  saveTimer: 0,
};

/** Returns a random number of 64 bits. */
function chance() {
  return String(crypto.getRandomValues(new BigUint64Array(1))[0]);
}

/** Returns the languages that are wanted, best first. */
function wantedLanguages() {
  const wanted = options.languages || [settings.language, ...navigator.languages].join(',');
  return wanted.split(',').filter((tag) => /^[A-Za-z0-9-]{2,35}$/.test(tag)).join(',') || 'en';
}

/** Returns the seed of this day, the same for all who have the page. */
function seedOfDay() {
  const now = new Date();
  return String(now.getFullYear() * 10000 + now.getMonth() * 100 + 100 + now.getDate());
}

/** True for the first game with the seed of this day. */
function isDaily() {
  return game.open.includes(`\nseed=${seedOfDay()}\n`)
    && !game.events.some((event) => event.endsWith(' new'));
}

/** Returns today, in days since 1970-01-01. */
function today() {
  const now = new Date();
  return Math.floor(Date.UTC(now.getFullYear(), now.getMonth(), now.getDate()) / 86400000);
}

/**
 * Returns the event that opens a pack.
 * @param {PackEntry} entry
 * @param {Partial<Way>} way The lines and the part of the pack that the engine gave for the way.
 * @param {string} [seed]
 */
function openEvent(entry, { lines = '', part = '' }, seed = options.seed || chance()) {
  return [
    '0 open', `size=${entry.size}`, `seed=${seed}`, `session=${chance()}`,
    `languages=${wantedLanguages()}`, `best=${scoresOf(entry.id + part).best}`,
    `year=${new Date().getFullYear()}`, `day=${today()}`,
    // Where the clock stands, no time passes in which a new screen could be seen.
    `guard=${clock.stands ? 'off' : 'on'}`,
    ...studyOf(entry.id), lines,
  ].join('\n');
}

function isTimerOff() {
  return options.timer === 'off' || settings.timer === 'off';
}

/**
 * Opens a pack: goes on with the game that was left, else begins one.
 * @param {PackEntry} entry
 * @param {WebAssembly.Module} program
 * @param {Uint8Array} pack
 */
function openGame(entry, program, pack) {
  restart(entry, program, pack);
  const session = keptSession(entry);
  try {
    if (session && begin(session.open, session.events)) return;
  } catch {
    store.set('session/' + entry.id, null);
  }
  if (game.events.length || game.reply) restart(entry, program, pack);
  begin(openEvent(entry, {}), []);
}

/**
 * Makes a new engine for a pack, and forgets all of the game before.
 * @param {PackEntry} entry
 * @param {WebAssembly.Module} program
 * @param {Uint8Array} pack
 */
function restart(entry, program, pack) {
  clock.run(false);
  game.engine?.forget(0);
  Object.assign(game, {
    entry, engine: new Engine(program, pack), reply: null, events: [], answers: [],
    opened: '', isKept: false, isTwice: false, waits: false, isLeft: false, unsaid: '',
  });
  game.holds.delete('start');
  clock.base = 0;
}

/** Begins the game behind the start screen, or goes on with it. */
function startGame() {
  if (!game.waits) return;
  Object.assign(game, { waits: false, isLeft: false });
  enterGame();
  hold('start', false);
  redraw();
  screenChanged();
  placeFocus();
  say(game.unsaid);
  game.unsaid = '';
}

/**
 * Returns the game of a pack that was left in the middle; null if there is none.
 * @param {PackEntry} entry
 * @returns {Session | null}
 */
function keptSession(entry) {
  const kept = store.get('session/' + entry.id);
  if (kept?.digest !== entry.digest || typeof kept.open !== 'string') return null;
  if (!Array.isArray(kept.events)) return null;
  const isText = (/** @type {any} */ event) => typeof event === 'string';
  if (!kept.events.every(isText)) return null;
  if (options.seed && !kept.open.includes(`\nseed=${options.seed}\n`)) return null;
  return kept;
}

/**
 * Sends the event that opens a game, and those of a game that was left.
 * @param {string} open
 * @param {string[]} events
 */
function begin(open, events) {
  if (!game.engine) return false;
  game.open = open;
  let reply = game.engine.take(open);
  const first = reply;
  // Some games have a start screen of their own; a seed is a link to the first question.
  game.waits = !events.length && !options.seed && reply.phase === 'asking';
  if (game.waits) game.holds.add('start');
  for (const event of events) {
    reply = { ...game.engine.take(event) };
    game.events.push(event);
    if (reply.line) game.answers.push(reply.line);
    clock.base = Math.max(clock.base, parseInt(event, 10) || 0);
  }
  if (events.length && reply.error) throw new Error(reply.error);
  for (const name of /** @type {const} */ ([
    'words', 'numbers', 'languages', 'help', 'about', 'colours', 'way',
  ])) {
    if (reply[name] === undefined) Object.assign(reply, { [name]: first[name] });
  }
  game.isKept = Boolean(reply.finished);
  show(reply);
  if (events.length) send('languages ' + wantedLanguages());
  // Games begin with a time limit.
  if (events.length || isTimerOff()) send('timer ' + (isTimerOff() ? 'off' : 'on'));
  // The screen between two turns of a party hides the question as a pause does.
  const isOpen = reply.phase === 'asking' || (reply.inProgress && reply.phase !== 'handover');
  if (events.length && isOpen && !sheet) openPause();
  else if (!game.holds.size) clock.run(true);
  return true;
}

/**
 * Sends an event and shows the reply.
 * @param {string} event
 */
function send(event) {
  if (!game.engine || game.reply?.error) return;
  const text = `${clock.now()} ${event}`;
  const last = game.events.at(-1);
  // Of several movements of the slider only the last one counts.
  if (event.startsWith('slide ') && last?.split(' ')[1] === 'slide') game.events.pop();
  game.events.push(text);
  let reply;
  try {
    reply = game.engine.take(text);
  } catch (error) {
    reply = /** @type {Reply} */ ({ error: word('cannotBePlayed', { reason: String(error) }) });
  }
  if (reply.line) game.answers.push(reply.line);
  if (reply.study && game.entry) keepStudy(game.entry.id, reply.study);
  show(reply);
}

/**
 * Shows a reply: draws it, moves the focus, tells it, and wakes the engine when it asks for it.
 * @param {Reply} reply
 */
function show(reply) {
  const before = game.reply;
  game.reply = reply;
  game.repliedAt = clock.now();
  if (reply.error) {
    showError(reply.error);
    return;
  }
  takeWords(reply);
  const view = viewOf(reply);
  const opened = [reply.game, reply.phase, view.question?.(reply) ?? ''].join(' ');
  const isNew = opened !== game.opened;
  if (isNew) {
    game.opened = opened;
    shownSeconds = -1;
    view.opened?.(reply);
    screenChanged();
  }
  if (!game.waits && !isStart(reply)) enterGame();
  const hadFocus = document.activeElement !== document.body;
  redraw();
  if (isNew) placeFocus();
  else if (hadFocus && document.activeElement === document.body) refocus();
  if (game.waits) game.unsaid ||= reply.say;
  else say(reply.say);
  view.drawn?.(reply, before);
  if (game.entry && before && reply.best > before.best) keepBest(scoresName(), reply.best);
  finish(reply);
  wake();
  saveSoon();
  tellParent(before, reply);
}

/**
 * Takes over the language, labels and colours of a reply that has them.
 * @param {Reply} reply
 */
function takeWords(reply) {
  if (reply.words) words = reply.words;
  if (reply.numbers) numbers = reply.numbers;
  if (reply.languages) languages = reply.languages;
  if (reply.help) game.facts.help = reply.help;
  if (reply.about) game.facts.about = reply.about;
  if (reply.way) game.facts.way = reply.way;
  if (reply.colours !== undefined) setColours(reply.colours);
  Object.assign(document.documentElement, { lang: reply.language, dir: reply.direction });
}

/** Draws the last reply again. */
function redraw() {
  const { reply } = game;
  const root = find('#game');
  if (!reply || reply.error || !root) return;
  document.documentElement.dataset.phase = `${reply.game}-${game.waits ? 'start' : reply.phase}`;
  document.title = reply.title;
  fill(root, [
    h('a.skip', { key: 'skip', href: '#play', onclick: skipToGame }, word('skipToGame')),
    header(reply),
    h('main', { key: 'main', id: 'play', tabindex: -1, class: reply.game },
      statusRow(reply),
      h('div.scene', {
        key: 'scene', class: reply.phase + (reply.scene.losesLife ? ' loses' : ''),
      }, scene(reply))),
  ]);
}

/**
 * Returns what is shown of the game: its phase, or before its first question the start screen.
 * @param {Reply} reply
 */
function scene(reply) {
  if (!game.waits) return viewOf(reply).draw(reply);
  return startScreen(reply, (game.facts.help ?? []).slice(0, 1),
    startButtons(reply));
}

/** @param {Event} event */
function skipToGame(event) {
  event.preventDefault();
  find('#play')?.focus();
}

/**
 * Returns a round button with an icon.
 * @param {string} name
 * @param {string} path
 * @param {() => void} action
 */
function iconButton(name, path, action) {
  const title = word(name);
  return button('icon-button', icon(path), action, { key: name, 'aria-label': title, title });
}

/** @param {Reply} reply */
function header(reply) {
  const isHome = game.waits || isStart(reply);
  return h('header.top', { key: 'bar' },
    isHome
      ? about.packs.length > 1 && iconButton('allPacks', 'M4 11l8-7 8 7v9h-5v-6H9v6H4z', leaveGame)
      : iconButton('toStart', backIcon(), goBack),
    h('h1', null, h('bdi', packText(reply), reply.title)),
    !isHome && iconButton('pause', 'M9 6v12M15 6v12', openPause),
    iconButton('help', 'M9 9c0-4 6-4 6-.5 0 2.5-3 2.5-3 5.5M12 18h.01', openHelp),
    iconButton('menu', 'M5 7h14M5 12h14M5 17h14', openMenu));
}

/**
 * Shows why the pack cannot be played.
 * @param {string} text
 */
function showError(text) {
  document.documentElement.dataset.phase = 'error';
  const root = find('#game');
  if (root) {
    fill(root, [h('main.error', { key: 'error', id: 'play', tabindex: -1 },
      h('h1', null, about.title), h('p', { role: 'alert' }, text),
      about.packs.length > 1 && words.allPacks && button('big', word('allPacks'), leaveGame))]);
  }
}

/** Moves the focus to what a new phase is about; a page around this one keeps it. */
function placeFocus() {
  const active = document.activeElement;
  const wanted = game.reply && !game.waits && viewOf(game.reply).focus?.(game.reply);
  const target = game.reply && find(wanted || '.big');
  if (sheet || target === active || (window.parent !== window && !document.hasFocus())) return;
  target?.focus({ preventScroll: true });
  const seen = find('.verdict');
  if (seen) seen.scrollIntoView({ block: 'nearest' });
  else scrollTo(0, 0);
}

/** Gives the focus back to the game if it got lost. */
function refocus() {
  if (document.activeElement === document.body || !document.activeElement) placeFocus();
}

/**
 * Keeps the score of a game that is over, once, and celebrates.
 * @param {Reply} reply
 */
function finish(reply) {
  const { finished } = reply;
  if (!finished) {
    game.isKept = false;
    return;
  }
  if (game.isKept || !game.entry) return;
  game.isKept = true;
  if (game.facts.way?.keepsScores) keepScore(scoresName(), finished.score);
  if (!store.works) redraw();
  if (!finished.isRecord && !finished.isFull) return;
  celebrate(finished.isFull ? 5 : 3, finished.isRecord ? 'record' : 'win');
}

/** Sends `tick` at the time that the engine asked for. */
function wake() {
  clearTimeout(game.wakeTimer);
  const at = game.reply?.wake;
  if (at === null || at === undefined || clock.since === null) return;
  if (clock.stands && clock.now() < at) return;
  game.wakeTimer = setTimeout(() => {
    if (clock.now() < at) wake();
    else send('tick');
  }, Math.max(1, at - clock.now()));
}

/**
 * Holds the game for a reason, or ends that reason; the clock stands while there is one.
 * @param {string} reason
 * @param {boolean} isHeld
 */
function hold(reason, isHeld) {
  const wasHeld = game.holds.size > 0;
  if (isHeld) game.holds.add(reason);
  else game.holds.delete(reason);
  const nowHeld = game.holds.size > 0;
  document.documentElement.toggleAttribute('data-held', nowHeld);
  if (wasHeld === nowHeld || !game.engine) return;
  if (!nowHeld) clock.run(true);
  send(nowHeld ? 'pause' : 'resume');
  if (nowHeld) clock.run(false);
  wake();
}

/** Starts the game again; a party with the same players. */
function newGame() {
  const { way } = game.facts;
  if (way?.isParty) return beginWay(way);
  startGame();
  return send('new');
}

/** Saves all answers since the pack was opened as a file of the player's. */
function saveAnswers() {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob(game.answers, { type: 'application/jsonl' }));
  link.download = 'answers.jsonl';
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10000);
}

/** Returns the name under which the scores of the open game are kept. */
function scoresName() {
  return (game.entry?.id ?? '') + (game.facts.way?.part ?? '');
}

/** Tells the engine the best score that is kept now, after scores were reset or imported. */
function tellBest() {
  if (game.entry) send('best ' + scoresOf(scoresName()).best);
}

/** Tells the engine the language that is wanted now. */
function changeLanguage() {
  if (game.engine) send('languages ' + wantedLanguages());
  else drawHome();
}

/** Keeps the session soon, so that a reload goes on with it. */
function saveSoon() {
  clearTimeout(game.saveTimer);
  game.saveTimer = setTimeout(saveNow, 400);
}

/** Keeps the session if leaving would lose something, and else forgets it. */
function saveNow() {
  clearTimeout(game.saveTimer);
  const { entry, reply, open, events } = game;
  if (!entry || !reply || reply.error) return;
  // Whoever comes back meets the same question, also the first one.
  const isAsked = reply.phase === 'asking' && (!game.waits || game.isLeft);
  const isKept = (reply.keep || isAsked) && events.length <= 5000;
  store.set('session/' + entry.id, isKept ? { digest: entry.digest, open, events } : null);
}

/**
 * Calls the other tabs that have the same pack; the call leaves nothing in the store.
 * @param {'opened' | 'answer'} call
 */
function callTabs(call) {
  const name = 'tab/' + game.entry?.id;
  store.set(name, call);
  store.set(name, null);
}

/**
 * Follows what another tab keeps: tells the player, once, that the game is open in two, and takes
 * over a better score.
 * @param {StorageEvent} event
 */
function storeChanged(event) {
  const { entry, reply } = game;
  if (!entry || !reply || reply.error) return;
  const isScore = event.key === 'packtool/scores/' + scoresName();
  if (isScore && scoresOf(scoresName()).best > reply.best) tellBest();
  if (event.key !== 'packtool/tab/' + entry.id || !event.newValue) return;
  if (event.newValue === '"opened"') callTabs('answer');
  if (game.isTwice) return;
  game.isTwice = true;
  toast(word('openTwice'), 8000);
}

/** Leaves the game; it can be gone on with. */
function leave() {
  if (game.engine) saveNow();
  clearTimeout(game.wakeTimer);
  game.engine?.forget(0);
  Object.assign(game, { engine: null, reply: null, entry: null });
}

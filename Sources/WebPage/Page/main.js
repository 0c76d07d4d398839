'use strict';

/** Starts the page: reads what it holds, opens a pack or the home page, and takes keys. */

/** @type {About} */
const about = JSON.parse(document.getElementById('about')?.textContent ?? '{}');

/** What the address asks for after `#`: a pack, and settings for tests. */
const options = {
  pack: '', seed: '', languages: '', timer: '', still: false,
  read() {
    const asked = new URLSearchParams(location.hash.slice(1));
    const seed = asked.get('seed') ?? '';
    options.pack = asked.get('pack') ?? '';
    options.seed = /^\d{1,20}$/.test(seed) ? seed : '';
    options.languages = asked.get('languages') ?? '';
    options.timer = asked.get('timer') ?? '';
    options.still = asked.has('still');
    clock.stands = asked.get('clock') === '0';
  },
};

/** @type {WebAssembly.Module | null} The engine, compiled once. */
let program = null;

/** Tells engines apart: a game that was left goes on only in the engine that it began in. */
let engineSize = 0;

/** Shows theme and motion as the settings have them. */
function applySettings() {
  document.documentElement.dataset.theme = settings.theme;
  document.documentElement.dataset.motion = isStill() ? 'off' : 'on';
}

/** The number of the last route: a pack that arrives after another route began is not shown. */
let routes = 0;

/** Opens the pack that the address names, else the only one, else the home page. */
async function route() {
  routes += 1;
  const turn = routes;
  options.read();
  applySettings();
  const named = about.packs.find((pack) => pack.id === options.pack);
  const entry = named ?? (about.packs.length === 1 ? about.packs[0] : null);
  if (entry && entry.id === game.entry?.id) return;
  closeSheet();
  leave();
  // The page routes again once it has its engine.
  if (!program) return;
  if (!entry) {
    drawHome();
    return;
  }
  if (about.form === 'site') showLoading(entry);
  try {
    const pack = about.form === 'file' ? embedded('pack') : await fetched(entry.file ?? '');
    if (turn !== routes) return;
    const digest = `${entry.digest} ${engineSize}`;
    openGame({ ...entry, size: pack.length, digest }, program, pack);
    callTabs('opened');
  } catch (error) {
    if (turn === routes) throw error;
  }
}

/** What takes keys as text. */
const fields = 'input:not([type=range]), textarea, select';

/** @param {KeyboardEvent} event */
function pageKey(event) {
  const { reply } = game;
  const target = /** @type {HTMLElement} */ (event.target);
  const isField = target.matches(fields);
  if (!reply || reply.error || sheet || isField || event.isComposing) return;
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
  const isControl = target.matches('button, a, [role=gridcell]');
  if (event.key === 'Enter' && isControl) return;
  if (settings.keys === 'off' && event.key.length === 1) return;
  if (!game.waits && viewOf(reply).key?.(event, reply)) {
    event.preventDefault();
    return;
  }
  const actions = /** @type {Record<string, () => void>} */ ({
    p: openPause, '?': openHelp, n: askNewGame, Enter: () => find('#play .big')?.click(),
  });
  if (!actions[event.key]) return;
  event.preventDefault();
  actions[event.key]();
}

/** Holds the game while the page cannot be seen. */
function visibilityChanged() {
  if (document.hidden) {
    saveNow();
    if (game.reply?.phase === 'asking' && game.reply.scene.running && !sheet) openPause();
  }
  hold('hidden', document.hidden);
}

/** Moves the ring of the seconds, many times a second if motion is wanted. */
function moveOn() {
  moveRing();
  if (isStill()) setTimeout(moveOn, 200);
  else requestAnimationFrame(moveOn);
}

/** Returns the service workers of the page; null where it may have none, as in some frames. */
function workers() {
  return self.origin !== 'null' && 'serviceWorker' in navigator ? navigator.serviceWorker : null;
}

/** Loads the engine and opens the page. */
async function start() {
  store.brief = about.packs.filter((pack) => pack.isBrief).map((pack) => pack.id);
  readSettings();
  options.read();
  applySettings();
  const region = document.createElement('div');
  Object.assign(region, { id: 'say', className: 'hidden' });
  region.setAttribute('aria-live', 'polite');
  document.body.append(region);
  addEventListener('click', dropEarly, true);
  addEventListener('keydown', dropEarly, true);
  addEventListener('keydown', pageKey);
  addEventListener('popstate', historyMoved);
  addEventListener('hashchange', () => route().catch(failed));
  addEventListener('pagehide', saveNow);
  addEventListener('storage', storeChanged);
  document.addEventListener('visibilitychange', visibilityChanged);
  listenToParent();
  const packed = about.form === 'file' ? embedded('engine') : await fetched(about.engine ?? '');
  const bytes = await whole(unpacked(packed));
  engineSize = bytes.length;
  program = await whole(WebAssembly.compile(bytes));
  find('#game')?.replaceChildren();
  if (document.hidden) hold('hidden', true);
  await route();
  moveOn();
  // Only now, as it loads all packs of the site.
  if (about.form === 'site') workers()?.register('worker.js').catch(() => {});
}

/** @param {unknown} error */
function failed(error) {
  const text = error instanceof Error ? error.message : String(error);
  showError(words.cannotBePlayed ? word('cannotBePlayed', { reason: text }) : text);
}

window.packtool = {
  transcript: () => game.engine?.transcript() ?? '',
  events: () => [game.open, ...game.events],
  reply: () => game.reply,
  wait: clock.wait,
};

start().catch(failed);

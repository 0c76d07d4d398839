'use strict';

/** The site's list of packs; a page that is one file has no other page. */

/**
 * Returns the title of a pack in the language of the interface.
 * @param {PackEntry} entry
 */
function titleOf(entry) {
  const tag = document.documentElement.lang;
  return entry.titles?.[tag] ?? entry.titles?.[tag.split('-')[0]] ?? entry.title;
}

/** Draws the home page. */
function drawHome() {
  const root = find('#game');
  if (!root) return;
  screenChanged();
  setLook(null);
  homeWords();
  document.documentElement.dataset.phase = 'home';
  document.title = about.title;
  fill(root, [
    h('header.top', { key: 'bar' }, h('h1', null, about.title),
      iconButton('settings', 'M5 7h14M5 12h14M5 17h14', openSettings)),
    h('main.home', { key: 'home', id: 'play', tabindex: -1 },
      h('ul.packs', null, about.packs.map((entry, at) => packCard(entry, at))),
      unkept(),
      workers()?.controller && h('p.small', { key: 'offline' }, word('offline'))),
  ]);
}

/**
 * Returns the address of a pack on this page; of the home page without one.
 * @param {string} [id]
 */
function addressOf(id) {
  const asked = new URLSearchParams(location.hash.slice(1));
  asked.delete('pack');
  if (id) asked.set('pack', id);
  return '#' + asked;
}

/**
 * @param {PackEntry} entry
 * @param {number} at
 */
function packCard(entry, at) {
  const { best, games } = scoresOf(entry.id);
  const told = packsTold[at];
  return h('li', { key: entry.id }, h('a.pack', {
    href: addressOf(entry.id), class: 'tint' + (at % 5),
  },
  h('span.pack-icon', null, entry.icon
    ? h('img', { src: entry.icon, alt: '' }) : packIcon(entry.kind)),
  h('span.pack-text', null, h('b', null, h('bdi', null, titleOf(entry))), ' ',
    h('span.pack-kind', null, capital([told?.game, told?.size].filter(Boolean).join(' · '))), ' ',
    h('span', null, h('bdi', null, entry.description)), ' ',
    (best > 0 || games.length > 0)
      && h('span.pack-best', null, emphasised(word('best', { best: shown(best) }))))));
}

/** @type {NonNullable<Reply['packs']>} The game and the size of each pack, in words. */
let packsTold = [];

/** Takes the labels from the engine before a pack is opened. */
function homeWords() {
  if (!program) return;
  try {
    const packs = about.packs.map((entry) => `${entry.kind} ${entry.questions}`);
    const reply = new Engine(program, new Uint8Array())
      .take(['0 languages ' + wantedLanguages(), ...packs].join('\n'));
    packsTold = reply.packs ?? [];
    if (!reply.words) return;
    takeWords(reply);
  } catch {
    // Without labels the list of packs still works.
  }
}

/** Goes to the home page; a game in progress is kept for later. */
function leaveGame() {
  leave();
  location.hash = addressOf();
  drawHome();
  find('#play')?.focus();
}

/**
 * Says that a pack is on its way.
 * @param {PackEntry} entry
 */
function showLoading(entry) {
  document.documentElement.dataset.phase = 'loading';
  if (!words.loading) homeWords();
  const root = find('#game');
  if (root) {
    fill(root, [h('main.ending', { key: 'loading', id: 'play', tabindex: -1 },
      h('h1', null, titleOf(entry)), h('p', null, word('loading')),
      about.packs.length > 1 && button('plain', word('allPacks'), leaveGame))]);
  }
  say(word('loading'));
}

'use strict';

/** The site's list of packs. */

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

/** @param {string} kind */
function packIcon(kind) {
  return icon({
    facts: 'M3 16h18M9 16a3 3 0 1 0 6 0 3 3 0 1 0-6 0M8 7l4-4 4 4',
    'choice-quiz': 'M4 5h7v6H4zM13 5h7v6h-7zM4 13h7v6H4zM13 16l3 3 5-6',
    'number-duel': 'M7 5v14M4 8l3-3M13 8c0-4 7-4 7 0 0 4-7 7-7 11h7',
    'sum-grid': 'M4 4h16v16H4zM4 9.3h16M4 14.7h16M9.3 4v16M14.7 4v16',
    ordering: 'M4 6h2M4 12h2M4 18h2M9 6h5M9 12h8M9 18h11',
    matching: 'M4 6h4M4 18h4M16 6h4M16 18h4M8 6c5 0 3 12 8 12M8 18c5 0 3-12 8-12',
    roster: 'M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM4 21c0-9 16-9 16 0',
  }[kind] ?? 'M4 18h16M8 14l8-9 2 2-8 8H8z');
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

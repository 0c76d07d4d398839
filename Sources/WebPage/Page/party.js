'use strict';

/** A party: names, the screen between two turns, and the podium. */

/**
 * Returns what is kept of the last party.
 * @returns {{ names: string[], count: number, isSame: boolean }}
 */
function lastParty() {
  const kept = store.get('party') ?? {};
  const names = Array.isArray(kept.names) ? kept.names.slice(0, 6).map(String) : [];
  const count = Math.min(6, Math.max(2, Number(kept.count) || 2));
  return { names, count, isSame: kept.isSame !== false };
}

/**
 * Asks who plays together.
 * @param {Way} [way] The questions that are played.
 */
function openParty(way = { lines: '', part: '' }) {
  const party = lastParty();
  const change = (/** @type {Partial<typeof party>} */ changed) => {
    store.set('party', Object.assign(party, changed));
    drawSheet();
  };
  const start = () => playWay({
    lines: [
      way.lines, ...Array.from({ length: party.count }, (_, at) =>
        'player=' + (party.names[at] ?? '').trim()), party.isSame ? 'questions=same' : '',
    ].join('\n'),
    part: way.part,
  });
  openSheet(word('together'), () => [
    h('fieldset', { key: 'count' }, h('legend', null, word('howManyPlay')),
      h('div.segments.few', null, [2, 3, 4, 5, 6].map((count) => h('label', { key: String(count) },
        h('input', {
          type: 'radio', name: 'count', value: count, '.checked': party.count === count,
          onchange: () => change({ count }),
        }), h('span', null, count))))),
    h('div.names', { key: 'names' }, Array.from({ length: party.count }, (_, at) => h('input', {
      key: 'name' + at, type: 'text', maxlength: 24, autocomplete: 'off', enterkeyhint: 'next',
      placeholder: word('playerNumber', { n: at + 1 }),
      'aria-label': word('playerNumber', { n: at + 1 }), '.value': party.names[at] ?? '',
      oninput: (/** @type {any} */ { target }) => {
        party.names[at] = target.value;
        store.set('party', party);
      },
      onkeydown: (/** @type {KeyboardEvent} */ event) => {
        if (!isEnter(event)) return;
        const next = find(`.names :nth-child(${at + 2})`);
        if (next) next.focus();
        else start();
      },
    }))),
    h('div.segments', { key: 'same' }, h('label', null, h('input', {
      type: 'checkbox', '.checked': party.isSame,
      onchange: () => change({ isSame: !party.isSame }),
    }), h('span', null, word('sameQuestions')))),
    h('p.small', { key: 'note' }, word('notKeptTogether')),
    h('div.row', { key: 'row' }, button('big', word('play'), start)),
  ]);
}

/**
 * Returns the players in the order of their turns, with their points.
 * @param {Reply} reply
 */
function playerList(reply) {
  return h('ul.players', { key: 'players' }, reply.scene.players.map((player) => h('li', {
    class: player.isNext ? 'next' : player.isOut ? 'out' : null,
    'aria-current': player.isNext ? 'true' : null,
  }, h('bdi', null, player.name), ' ', h('span', null, emphasised(player.points)))));
}

/**
 * Returns the podium: three steps in the order of their places, and the others below.
 * @param {Reply} reply
 */
function podium(reply) {
  return h('ol.stairs', { key: 'stairs' }, reply.scene.players.map((player, at) =>
    h('li', { class: at < 3 ? 'rank place' + player.place : null },
      h('span.who', null, h('bdi', null, player.name), ' ', h('small', null, player.points)),
      h('b', null, player.place))));
}

/** @type {GameView} The screens of a party between and after its games. */
const partyView = {
  draw(reply) {
    const isOver = reply.phase === 'podium';
    return h('div.ending.party', { key: reply.phase },
      isOver ? podium(reply) : icon('M7 4h10v16H7zM11 17h2M2 9l2 3-2 3M22 9l-2 3 2 3'),
      h('h2.prompt', { key: 'heading' }, reply.scene.heading),
      !isOver && h('p', { key: 'text' }, reply.scene.text),
      !isOver && playerList(reply),
      h('div.row', { key: 'row' }, isOver
        ? [button('big', capital(reply.next ?? ''), newGame, { key: 'big' }),
          button('plain', word('ways'), openWays, { key: 'ways' })]
        : [bigButton(reply),
          button('plain', word('endParty'), () => send('end'), { key: 'end' })]));
  },
  question: (reply) => reply.scene.heading,
  drawn(reply, before) {
    if (reply.phase === 'podium' && before && before.phase !== 'podium') celebrate(3);
  },
};

/**
 * Returns the screens of what a reply shows.
 * @param {Reply} reply
 */
function viewOf(reply) {
  return ['handover', 'podium'].includes(reply.phase) ? partyView : views[reply.game];
}

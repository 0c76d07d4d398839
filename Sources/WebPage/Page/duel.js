'use strict';

/** The number duel: the computer guesses, then the player. */

const duel = { text: '' };

/** Sends the number that is dialled. */
function sendNumber() {
  const text = duel.text.trim();
  if (text) send('guess ' + text);
  duel.text = '';
  redraw();
}

/**
 * Changes the number that is dialled.
 * @param {string} text
 */
function dial(text) {
  duel.text = text.slice(0, 18);
  play('tap');
  redraw();
}

/** Puts a minus before the number that is dialled, or takes it away. */
function changeSign() {
  dial(/^[-−]/.test(duel.text) ? duel.text.slice(1) : '−' + duel.text);
}

/**
 * Returns the bar of the numbers that are left.
 * @param {DuelScene} scene
 */
function rangeBar(scene) {
  const size = Math.max(1, scene.high - scene.low + 1);
  const at = (/** @type {number} */ value) => (value - scene.low) / size;
  return h('div.range', { key: 'range' },
    h('div.bar', {
      'aria-hidden': 'true',
      vars: { low: at(scene.from), high: at(scene.to + 1) },
    }, h('i.left'), scene.tried.map((tried) =>
      h('i.tick', { key: String(tried), vars: { at: at(tried + 0.5) } }))),
    h('div.ends', null, h('span', { 'aria-hidden': 'true' }, shown(scene.low)),
      h('b', { 'aria-hidden': scene.hint && 'true' },
        `${shown(scene.from)} … ${shown(scene.to)}`),
      h('span', { 'aria-hidden': 'true' }, shown(scene.high))));
}

/** @param {DuelScene} scene */
function triedChips(scene) {
  if (!scene.tried.length) return null;
  return h('ul.chips', { key: 'tried', 'aria-label': word('tried') },
    scene.tried.map((value, at) => h('li.chip', { key: String(at) }, shown(value))));
}

/** @param {Reply} reply */
function hintsSwitch(reply) {
  const { hints } = reply.scene;
  if (!hints) return null;
  const sign = h('span', { 'aria-hidden': 'true' }, hints.shown ? '✓ ' : '');
  return button('quiet', [sign, word('hints')], () => send(`hints ${hints.shown ? 'off' : 'on'}`), {
    key: 'hints', 'aria-pressed': String(hints.shown),
  });
}

/** Returns the button that takes the last answer back. */
function backButton() {
  return button('quiet', word('back'), () => send('back'), { key: 'back' });
}

/** @param {Reply} reply */
function levelChoice(reply) {
  const { scene } = reply;
  return [
    h('div.asked', { key: 'asked' }, h('h2.prompt', { key: 'prompt' }, scene.intro)),
    h('div.play.levels', { key: 'levels', role: 'group', 'aria-label': scene.intro },
      scene.levels.map((level, at) => button('choice.level', [
        h('span.sign', { 'aria-hidden': 'true' }, String(at + 1)),
        h('span.text', null, h('b', null, level.title),
          h('small', null, level.about.replace(level.title, '').replace(/^[.。\s]+/, ''))),
      ], () => send('choose ' + at), {
        key: 'level' + at, 'aria-pressed': String(at === scene.chosen),
        class: at === scene.chosen ? 'chosen' : '',
      }))),
    h('div.foot', { key: 'foot' }, remark(reply), hintsSwitch(reply)),
  ];
}

/** @param {Reply} reply */
function computerGuesses(reply) {
  const { scene } = reply;
  const say = (/** @type {string} */ name, /** @type {string} */ sign) =>
    button('say', [h('span.sign', { 'aria-hidden': 'true' }, sign), word(name)],
      () => send('say ' + name), { key: name, class: name });
  return [
    h('div.asked', { key: 'asked' }, h('h2.prompt', { key: 'prompt' }, scene.text)),
    h('div.play', { key: 'play' },
      h('p.value.huge', {
        key: 'guess' + scene.attempt, vars: { letters: shown(scene.guess).length },
      }, shown(scene.guess)),
      rangeBar(scene),
      h('div.says', { key: 'says' }, say('less', '↓'), say('equal', '='), say('greater', '↑')),
      scene.hint && h('p.hint', { key: 'hint' }, scene.hint)),
    h('div.foot', { key: 'foot' }, remark(reply),
      scene.canTakeBack && backButton(),
      hintsSwitch(reply)),
  ];
}

/** @param {Reply} reply */
function playerGuesses(reply) {
  const { scene } = reply;
  const digit = (/** @type {number} */ value) =>
    button('digit', String(value), () => dial(duel.text + value), { key: 'digit' + value });
  return [
    h('div.asked', { key: 'asked' }, h('h2.prompt', { key: 'prompt' }, scene.text),
      rangeBar(scene), triedChips(scene), scene.hint && h('p.hint', { key: 'hint' }, scene.hint)),
    h('div.play', { key: 'play' },
      h('div.entry', { key: 'entry' }, h('input', {
        id: 'number', type: 'text', inputmode: 'none', autocomplete: 'off', maxlength: 18,
        'aria-label': word('guess'), '.value': duel.text,
        oninput: (/** @type {any} */ { target }) => {
          duel.text = target.value.replace('-', '−');
          if (target.value !== duel.text) target.value = duel.text;
        },
        onkeydown: (/** @type {KeyboardEvent} */ event) => {
          if (isEnter(event)) sendNumber();
        },
      })),
      h('div.keypad', { key: 'keypad', dir: 'ltr', role: 'group', 'aria-label': word('keypad') },
        [1, 2, 3, 4, 5, 6, 7, 8, 9].map(digit),
        button('digit', '⌫', () => dial(duel.text.slice(0, -1)), {
          key: 'delete', 'aria-label': word('delete'),
        }),
        digit(0),
        button('digit.send', '✓', sendNumber, { key: 'send', 'aria-label': word('guess') }),
        scene.low < 0 && button('digit.wide', '±', changeSign, { key: 'sign' }))),
    h('div.foot', { key: 'foot' }, remark(reply), scene.canTakeBack && backButton(),
      hintsSwitch(reply)),
  ];
}

views['number-duel'] = {
  draw(reply) {
    const { phase, scene } = reply;
    if (phase === 'start') return levelChoice(reply);
    if (phase === 'thinking') {
      return h('div.ending', { key: 'thinking' }, h('div.trophy', { key: 'thought' }, thought()),
        h('h2.prompt', { key: 'text' }, scene.text), remark(reply), bigButton(reply), backButton());
    }
    if (phase === 'computerGuesses') return computerGuesses(reply);
    if (phase === 'playerGuesses') return playerGuesses(reply);
    return ending(reply);
  },
  focus(reply) {
    const { phase } = reply;
    if (phase === 'start') return '.level.chosen';
    if (phase === 'computerGuesses') return '.say';
    return phase === 'playerGuesses' ? '#number' : '.big';
  },
  opened() {
    duel.text = '';
  },
  drawn(reply, before) {
    // Another guess is to be seen before it is answered.
    const isGuess = reply.phase === 'computerGuesses';
    if (isGuess && reply.scene.attempt !== before?.scene.attempt) screenChanged();
  },
  key(event, reply) {
    const { phase, scene } = reply;
    if (phase === 'start' && scene.levels[Number(event.key) - 1]) {
      send(`choose ${Number(event.key) - 1}`);
      return true;
    }
    if (phase === 'computerGuesses') {
      const said = { '<': 'say less', '=': 'say equal', '>': 'say greater', Backspace: 'back' };
      const text = said[/** @type {'='} */ (event.key)];
      if (text) send(text);
      return text !== undefined;
    }
    if (phase !== 'playerGuesses') return false;
    if (/^[0-9]$/.test(event.key)) dial(duel.text + event.key);
    else if (event.key === '-' && scene.low < 0) changeSign();
    else if (event.key === 'Backspace') dial(duel.text.slice(0, -1));
    else if (event.key === 'Enter') sendNumber();
    else return false;
    return true;
  },
};

'use strict';

/** Higher or lower: a slider, three lives, and the curve of the points. */

const facts = { isTyping: false, text: '' };

/** A tall screen, where the slider stands upright in reach of the thumb; the style has it too. */
const isTall = matchMedia('(max-width: 34rem) and (min-height: 40rem)');
isTall.addEventListener('change', () => redraw());

/** Sends the guess: what is typed, else what the slider shows. */
function sendGuess() {
  if (facts.isTyping && facts.text.trim()) {
    send('guess ' + facts.text.trim());
  } else {
    send('guess');
  }
}

/**
 * Opens or closes the field for typed guesses.
 * @param {boolean} isTyping
 * @param {string} text
 */
function typeGuess(isTyping, text) {
  facts.isTyping = isTyping;
  facts.text = text;
  redraw();
  const field = /** @type {HTMLInputElement | null} */ (find(isTyping ? '#typed' : '#slider'));
  field?.focus();
  if (isTyping && !text) field?.select();
}

/**
 * Moves the slider by a button, and tells where it is now.
 * @param {number} by
 */
function moveSlider(by) {
  send(`step ${by}`);
  play('tap');
  say(game.reply?.scene.value ?? '');
}

/** @param {KeyboardEvent} event */
function slideByKey(event) {
  const isReversed = document.documentElement.dir === 'rtl';
  const events = /** @type {Record<string, string>} */ ({
    ArrowUp: 'step 1', ArrowDown: 'step -1', PageUp: 'step 10', PageDown: 'step -10',
    ArrowRight: isReversed ? 'step -1' : 'step 1', ArrowLeft: isReversed ? 'step 1' : 'step -1',
    Home: 'slide 0', End: 'slide 1',
  });
  if (!events[event.key] || event.altKey || event.ctrlKey || event.metaKey) return false;
  event.preventDefault();
  send(events[event.key]);
  play('tap');
  return true;
}

/**
 * Returns the curve of the points over the slider.
 * @param {FactsScene} scene
 */
function curve(scene) {
  const points = scene.curve ?? [];
  if (points.length < 2) return null;
  const places = points.map((height, at) => [at / (points.length - 1), height]);
  // The top is at the answer, which may lie between two places.
  places.push([scene.answerPart ?? 0, 1]);
  const line = places.sort(([a], [b]) => a - b)
    .map(([part, height]) => `${(part * 100).toFixed(2)} ${(38 - height * 36).toFixed(2)}`);
  return h('svg.curve', {
    key: 'curve', viewBox: '0 0 100 40', preserveAspectRatio: 'none', 'aria-hidden': 'true',
  },
  h('path.area', { d: `M0 40L${line.join('L')}L100 40Z` }),
  h('path.edge', { d: `M${line.join('L')}` }));
}

/** @param {FactsScene} scene */
function guessing(scene) {
  const step = (/** @type {number} */ by, /** @type {string} */ sign, /** @type {boolean} */ end) =>
    button('step', sign, () => moveSlider(by), {
      key: 'step' + by, 'aria-label': `${word('guess')} ${sign}`,
      'aria-disabled': end ? 'true' : undefined,
    });
  return [
    h('div.dial', { key: 'dial' }, step(-1, '−', scene.least), facts.isTyping
      ? h('div.typing', { key: 'typing' },
        h('input', {
          id: 'typed', type: 'text', inputmode: 'decimal', autocomplete: 'off',
          '.value': facts.text,
          'aria-label': word('type'), placeholder: scene.number,
          oninput: (/** @type {any} */ event) => { facts.text = event.target.value; },
          onkeydown: (/** @type {KeyboardEvent} */ event) => {
            if (isEnter(event)) sendGuess();
            if (event.key === 'Escape') typeGuess(false, '');
          },
        }))
      : h('p.value', {
        key: 'value', vars: { letters: scene.value.length },
      }, scene.value),
    step(1, '+', scene.most)),
    h('input', {
      key: 'slider', id: 'slider', type: 'range', min: 0, max: 1000, step: 1,
      'aria-label': word('guess'), 'aria-valuetext': scene.value, 'aria-describedby': 'ends',
      'aria-orientation': isTall.matches ? 'vertical' : undefined,
      '.value': String(Math.round(scene.part * 1000)), vars: { part: scene.part },
      onkeydown: (/** @type {KeyboardEvent} */ event) => void slideByKey(event),
      oninput: (/** @type {any} */ event) => {
        facts.isTyping = false;
        play('tap');
        send(`slide ${event.target.value / 1000}`);
      },
    }),
    scaleEnds(scene.low, scene.high),
    h('p.small', { key: 'rule' }, scene.rule),
  ];
}

/** @param {FactsScene} scene */
function judgedFact(scene) {
  const points = scene.points ?? 0;
  return [
    h('p.value', {
      key: 'answer', class: points > 0 ? 'good' : 'bad', vars: { letters: scene.answer?.length },
    }, scene.answer ?? ''),
    h('div.track', {
      key: 'track', 'aria-hidden': 'true',
      vars: { guess: scene.guessPart ?? 0, answer: scene.answerPart ?? 0 },
    },
    curve(scene), h('i.rail'),
    h('i.way', { class: (scene.guessPart ?? 0) < (scene.answerPart ?? 0) ? 'up' : '' }),
    h('i.mark.guess'), h('i.mark.answer')),
    scaleEnds(scene.low, scene.high),
    h('p.legend', { key: 'legend' }, h('i.mark.guess'), word('yourGuess'), ' ',
      h('b', null, scene.guess ?? '')),
    h('div.verdict', { key: 'verdict', class: points > 0 ? 'good' : 'bad' },
      points > 0 && h('span.points', { key: 'points', vars: { n: points }, 'aria-hidden': 'true' }),
      h('div', { key: 'text' }, h('p.strong', null, scene.verdict ?? ''),
        scene.earned && scene.earned !== scene.verdict && h('p', null, scene.earned))),
    scene.origin && h('p.small', { key: 'origin' }, scene.origin),
  ];
}

views.facts = {
  draw(reply) {
    const { scene, phase } = reply;
    if (phase === 'over') return ending(reply);
    return [
      h('div.asked', { key: 'asked' }, picture(reply, scene), asked(reply, scene.prompt)),
      h('div.play', { key: phase }, phase === 'asking' ? guessing(scene) : judgedFact(scene)),
      h('div.foot', { key: 'foot' }, remark(reply, phase === 'asking'),
        phase === 'asking'
          ? h('div.row', { key: 'row' },
            button('big', word('guess'), sendGuess, { key: 'big' }),
            button('plain', facts.isTyping ? word('back') : word('type'),
              () => typeGuess(!facts.isTyping, ''), { key: 'type' }))
          : bigButton(reply)),
    ];
  },
  focus: (reply) => (reply.phase === 'asking' ? '#slider' : '.big'),
  question: (reply) => String(reply.scene.round ?? ''),
  opened() {
    facts.isTyping = false;
    facts.text = '';
  },
  key(event, reply) {
    if (reply.phase !== 'asking') return false;
    if (/^[0-9]$/.test(event.key)) {
      event.preventDefault();
      typeGuess(true, event.key);
      return true;
    }
    if (event.key === 'Enter') {
      sendGuess();
      return true;
    }
    return slideByKey(event);
  },
  drawn(reply, before) {
    if (reply.phase !== 'judged' || before?.phase === 'judged') return;
    const points = reply.scene.points ?? 0;
    play(points > 0 ? 'good' : 'bad');
    if (points >= 90) sparkle('.points');
  },
};

'use strict';

/** Celebrations: confetti on a canvas, and drawings for the ends of games. */

const confettiColours = ['#ff8fab', '#ffd166', '#7bdff2', '#b8f2a0', '#c8a2ff', '#ff9f5a'];

/**
 * @typedef {{ x: number, y: number, dx: number, dy: number, turn: number, spin: number,
 *   size: number, colour: string }} Piece
 */

/**
 * Returns the pieces of one burst.
 * @param {number} x
 * @param {number} y
 * @param {number} unit
 * @param {number} count
 * @returns {Piece[]}
 */
function burst(x, y, unit, count) {
  return Array.from({ length: count }, (_, at) => {
    const angle = (at / count) * 2 * Math.PI + Math.random();
    const speed = unit * (0.15 + Math.random() * 0.75);
    return {
      x, y, dx: Math.cos(angle) * speed, dy: Math.sin(angle) * speed - unit * 0.35,
      turn: angle, spin: (Math.random() - 0.5) * 12, size: unit * (0.008 + Math.random() * 0.012),
      colour: confettiColours[at % confettiColours.length],
    };
  });
}

/**
 * Celebrates the end of a game or level.
 * @param {number} bursts
 */
function celebrate(bursts) {
  play('win');
  const sides = [0.5, 0.78, 0.22];
  confetti(Array.from({ length: bursts }, (_, at) =>
    ({ x: innerWidth * sides[at % 3], y: innerHeight * (0.3 + 0.1 * (at % 3)), count: 70 })));
}

/**
 * Throws a handful of confetti from an element.
 * @param {string} selector
 */
function sparkle(selector) {
  const box = find(selector)?.getBoundingClientRect();
  if (box) confetti([{ x: box.x + box.width / 2, y: box.y + box.height / 2, count: 24 }]);
}

/** @type {{ size: number, end: () => void } | null} The celebration that is to be seen. */
let celebration = null;

/**
 * Throws confetti from one place after the other, unless motion is off. It takes the place of a
 * smaller celebration that has not ended, and gives way to a greater one.
 * @param {{ x: number, y: number, count: number }[]} places
 */
function confetti(places) {
  const size = places.reduce((sum, { count }) => sum + count, 0);
  if (isStill() || (celebration && celebration.size > size)) return;
  celebration?.end();
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d');
  if (!context) return;
  const [width, height] = [innerWidth, innerHeight];
  canvas.className = 'sky';
  canvas.setAttribute('aria-hidden', 'true');
  Object.assign(canvas, { width, height });
  document.body.append(canvas);
  const shown = {
    size, end() {
      canvas.remove();
      celebration = null;
    },
  };
  celebration = shown;
  const unit = Math.min(width, height, 900);
  /** @type {Piece[]} */
  let pieces = [];
  let thrown = 0;
  let [start, before] = [performance.now(), performance.now()];
  const move = (/** @type {number} */ now) => {
    if (celebration !== shown) return;
    const step = Math.min(0.05, Math.max(0, (now - before) / 1000));
    before = now;
    if (thrown < places.length && now - start >= thrown * 550) {
      const { x, y, count } = places[thrown];
      pieces.push(...burst(x, y, unit, count));
      thrown += 1;
    }
    pieces = pieces.filter((piece) => piece.y < height + 20);
    context.clearRect(0, 0, width, height);
    for (const piece of pieces) paint(context, piece, step, unit);
    if (thrown < places.length || pieces.length) requestAnimationFrame(move);
    else shown.end();
  };
  requestAnimationFrame(move);
}

/**
 * Moves and paints one piece of confetti.
 * @param {CanvasRenderingContext2D} context
 * @param {Piece} piece
 * @param {number} step
 * @param {number} unit
 */
function paint(context, piece, step, unit) {
  piece.dy += unit * 0.7 * step;
  piece.dx *= 1 - 0.9 * step;
  piece.dy *= 1 - 0.5 * step;
  piece.x += piece.dx * step;
  piece.y += piece.dy * step;
  piece.turn += piece.spin * step;
  context.save();
  context.translate(piece.x, piece.y);
  context.rotate(piece.turn);
  context.fillStyle = piece.colour;
  context.scale(1, Math.cos(piece.turn * 2));
  context.fillRect(-piece.size, -piece.size * 0.6, piece.size * 2, piece.size * 1.2);
  context.restore();
}

/**
 * Returns a drawing.
 * @param {string} name
 * @param {string} box
 * @param {...Content} parts
 */
function drawing(name, box, ...parts) {
  return h('svg.' + name, { viewBox: box, 'aria-hidden': 'true' }, parts);
}

/**
 * Returns a filled shape of a drawing.
 * @param {string} name
 * @param {string} d
 */
function shape(name, d) {
  return h('path.' + name, { d });
}

/**
 * Returns the picture at the end of a game: a cup for a full score or a record, a star for points,
 * else a thought bubble.
 * @param {Finished | null} finished
 */
function prize(finished) {
  if (finished?.isFull || finished?.isRecord) return trophy(finished.isRecord);
  return finished && finished.score > 0 ? star() : thought();
}

/** Returns a star on a ribbon. */
function star() {
  return drawing('cup', '0 0 120 110',
    shape('ribbon', 'M40 52L28 106l18-8 14 10 14-10 18 8-12-54z'),
    h('circle.metal', { cx: 60, cy: 44, r: 38 }),
    shape('shine', 'M60 16l8.5 17.2 19 2.8-13.8 13.4 3.3 18.9L60 59.4l-17 8.9 3.3-18.9L32.5 36l19'
      + '-2.8z'));
}

/**
 * Returns the cup at the end of a game.
 * @param {boolean} isRecord
 */
function trophy(isRecord) {
  return drawing(isRecord ? 'cup record' : 'cup', '0 0 120 110',
    [0, 1, 2, 3, 4, 5, 6, 7].map((at) => h('path.ray', {
      d: 'M60 4v10', transform: `rotate(${at * 45 - 22.5} 60 48)`,
    })),
    shape('metal', 'M36 20h48v22c0 16-10 26-24 26S36 58 36 42z'),
    shape('handle', 'M36 26H24c0 16 5 24 16 26M84 26h12c0 16-5 24-16 26'),
    shape('metal', 'M55 66h10v14h12c3 0 5 3 5 8H38c0-5 2-8 5-8h12z'),
    shape('shine', 'M60 28l4.5 9 10 1.5-7.2 7 1.7 10-9-4.7-9 4.7 1.7-10-7.2-7 10-1.5z'));
}

/** Returns a thought bubble. */
function thought() {
  return drawing('badge', '0 0 120 110',
    shape('disc', 'M34 78a20 20 0 0 1-6-39 26 26 0 0 1 46-14 22 22 0 0 1 25 28 16 16 0 0 1-8 25z'),
    shape('sign', 'M46 50h.1M60 50h.1M74 50h.1'),
    h('circle.bubble', { cx: 34, cy: 92, r: 7 }), h('circle.bubble', { cx: 20, cy: 104, r: 4 }));
}

/**
 * Returns a unicorn.
 * @param {string} key
 */
function unicorn(key) {
  return h('g.unicorn', { key, class: key }, h('g.hop', null,
    shape('mane a', 'M24 62C8 60 4 76 10 92c2-10 4-18 14-20z'),
    shape('mane b', 'M26 66c-12 2-14 14-10 26 2-9 4-15 12-18z'),
    h('g.leg.back', null, shape('coat shade', 'M34 78l-3 26h8l5-24z')),
    h('g.leg', null, shape('coat shade', 'M70 78l5 26h8l-4-28z')),
    shape('coat', 'M26 70c0-14 12-18 26-17 8 0 14-2 18-9l10-20c3-6 9-8 14-5l3 5 9 14c3 5 0 9-5 9-4 '
      + '0-8-1-11-3-3 10-4 20-5 28-1 10-8 15-18 15H46c-12 0-20-6-20-17z'),
    h('g.leg', null, shape('coat', 'M38 80l2 26h8l1-24z')),
    h('g.leg.back', null, shape('coat', 'M66 80l-3 26h8l5-25z')),
    shape('horn', 'M93 18l12-20-4 23z'),
    shape('coat', 'M84 20l-1-11 9 9z'),
    shape('mane a', 'M88 16c-12-2-22 6-25 18-2 8-5 12-11 14 10 3 17 0 20-8 3-10 8-15 17-16z'),
    shape('mane b', 'M84 22c-8 2-13 8-15 16-1 6-4 11-9 14 9 0 14-5 16-12 2-8 5-12 10-13z'),
    shape('mane c', 'M82 29c-5 3-7 8-8 14-1 5-3 9-7 12 7-1 11-6 12-13 1-5 3-8 5-10z'),
    h('circle.eye', { cx: 94, cy: 30, r: 2.2 }),
    h('circle.cheek', { cx: 92, cy: 38, r: 3.4 })));
}

/** Returns the celebration of a solved sum grid: a rainbow and dancing unicorns. */
function finale() {
  const bows = ['#ff8fab', '#ffb870', '#ffe27a', '#a8e6a1', '#8fd3ff', '#c8a2ff'];
  return drawing('finale', '0 0 400 220',
    bows.map((stroke, at) => h('path.bow', {
      key: stroke, stroke, pathLength: 1,
      d: `M${30 + at * 11} 200a${170 - at * 11} ${165 - at * 11} 0 0 1 `
        + `${340 - at * 22} 0`,
    })),
    h('g', { transform: 'translate(8 100) scale(.95)' }, unicorn('u1')),
    h('g', { transform: 'translate(138 82) scale(1.15)' }, unicorn('u2')),
    h('g', { transform: 'translate(392 100) scale(-.95 .95)' }, unicorn('u3')),
    h('ellipse.cloud', { cx: 40, cy: 206, rx: 44, ry: 14 }),
    h('ellipse.cloud', { cx: 360, cy: 206, rx: 44, ry: 14 }),
    h('ellipse.cloud', { cx: 200, cy: 212, rx: 90, ry: 10 }));
}

'use strict';

/** Celebrations: confetti and fireworks on a canvas, and pictures for the ends. */

const brightColours = ['#ff6f91', '#ffc233', '#3cc8f0', '#6ddc5a', '#b07cff', '#ff8a3d'];

/**
 * Celebrates the end of a game or level by fireworks over the whole screen.
 * @param {number} rockets
 * @param {'win' | 'record'} [tune]
 */
function celebrate(rockets, tune = 'win') {
  play(tune);
  const sides = [0.5, 0.78, 0.22, 0.64, 0.36];
  fireworks(Array.from({ length: rockets }, (_, at) =>
    ({ x: innerWidth * sides[at % 5], y: innerHeight * (0.2 + 0.09 * ((at * 2) % 5)) })));
}

/** @type {{ size: number, end: () => void } | null} The celebration that is to be seen. */
let celebration = null;

/**
 * Paints the whole screen frame by frame until `draw` returns false, unless motion is off. It takes
 * the place of a smaller celebration that has not ended, and gives way to a greater one.
 * @param {number} size
 * @param {(context: CanvasRenderingContext2D, seconds: number, unit: number) => boolean} draw
 */
function paintSky(size, draw) {
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
  const start = performance.now();
  const move = (/** @type {number} */ now) => {
    if (celebration !== shown) return;
    context.clearRect(0, 0, width, height);
    const seconds = Math.max(0, now - start) / 1000;
    if (draw(context, seconds, Math.min(width, height, 900))) requestAnimationFrame(move);
    else shown.end();
  };
  requestAnimationFrame(move);
}

/**
 * Returns how far something has flown that the air slows, as seconds of its first speed.
 * @param {number} seconds
 */
function flown(seconds) {
  return (1 - Math.exp(-2 * Math.max(0, seconds))) / 2;
}

/**
 * Throws a handful of confetti from an element.
 * @param {string} selector
 */
function sparkle(selector) {
  const box = find(selector)?.getBoundingClientRect();
  if (!box) return;
  const pieces = Array.from({ length: 24 }, (_, at) => {
    const angle = (at / 12) * Math.PI + Math.random();
    const speed = 0.2 + Math.random();
    return {
      dx: Math.cos(angle) * speed, dy: Math.sin(angle) * speed - 0.6, turn: angle,
      spin: (Math.random() - 0.5) * 12, size: 0.008 + Math.random() * 0.01,
    };
  });
  paintSky(pieces.length, (context, seconds, unit) => {
    for (const [at, { dx, dy, turn, spin, size }] of pieces.entries()) {
      const [x, y] = [dx * flown(seconds), dy * flown(seconds) + 0.4 * seconds * seconds];
      const angle = turn + spin * seconds;
      context.setTransform(Math.cos(angle), Math.sin(angle), -Math.sin(angle), Math.cos(angle),
        box.x + box.width / 2 + x * unit, box.y + box.height / 2 + y * unit);
      context.scale(unit * size, unit * size * Math.cos(angle * 2));
      context.fillStyle = brightColours[at % 6];
      context.fillRect(-1, -0.6, 2, 1.2);
    }
    context.resetTransform();
    return seconds < 2.2;
  });
}

/** Seconds from rocket to rocket, of its way up and of its sparks. */
const [rocketGap, rocketRise, sparkLife] = [0.5, 0.7, 1.7];

/**
 * Sends rockets up, one after the other, each of which bursts at its place.
 * @param {{ x: number, y: number }[]} places
 */
function fireworks(places) {
  const sparks = Array.from({ length: 70 }, () => {
    const [angle, speed] = [Math.random() * 7, 0.2 + 0.75 * Math.sqrt(Math.random())];
    return [Math.cos(angle) * speed, Math.sin(angle) * speed];
  });
  paintSky(places.length * 70, (context, seconds, unit) => {
    context.lineCap = 'round';
    context.lineWidth = unit * 0.009;
    for (const [number, { x, y }] of places.entries()) {
      const age = seconds - number * rocketGap - rocketRise;
      if (age < -rocketRise || age > sparkLife) continue;
      context.strokeStyle = brightColours[number % 6];
      context.globalAlpha = Math.min(1, (sparkLife - age) * 1.2);
      context.beginPath();
      for (const [dx, dy] of age < 0 ? [[0, 0]] : sparks) {
        // From where it was a moment ago to where it is.
        for (const at of [age - 0.09, age]) {
          const fall = at < 0 ? (innerHeight - y) * (at / rocketRise) ** 2 : unit * 0.09 * at * at;
          const place = [x + dx * flown(at) * unit, y + dy * flown(at) * unit + fall];
          context[at === age ? 'lineTo' : 'moveTo'](place[0], place[1]);
        }
      }
      context.stroke();
    }
    context.globalAlpha = 1;
    return seconds < (places.length - 1) * rocketGap + rocketRise + sparkLife;
  });
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

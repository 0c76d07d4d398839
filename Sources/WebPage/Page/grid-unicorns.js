'use strict';

/** The unicorns of the sum grid. */

/** Lets unicorns gallop across the whole screen, once, unless motion is off. */
function gallop() {
  if (isStill() || find('.herd')) return;
  const herd = document.createElement('div');
  herd.className = 'sky herd';
  herd.setAttribute('aria-hidden', 'true');
  fill(herd, [0, 1, 2].map((at) => h('div.runner', { key: String(at), vars: { at } },
    drawing('steed', '0 -6 112 116', unicorn('u' + (at + 1))))));
  document.body.append(herd);
  herd.lastElementChild?.addEventListener('animationend', ({ target, currentTarget }) => {
    if (target === currentTarget) herd.remove();
  });
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

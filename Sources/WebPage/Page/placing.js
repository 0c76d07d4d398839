'use strict';

/** The ordering and the matching: items that are brought to their places, against the clock. */

/** True while a drawing follows a drag, whose lines have moved already. */
let isDragged = false;

/**
 * Follows a pointer until it goes up. `move` gets its way since it went down once that is more than
 * a tap; `end` gets the last event, or null if the drag was broken off.
 * @param {PointerEvent} event
 * @param {(x: number, y: number) => void} move
 * @param {(event: PointerEvent | null) => void} end
 */
function grab(event, move, end) {
  if (event.button !== 0 || game.reply?.phase !== 'asking') return;
  const { pointerId, clientX, clientY } = event;
  const listeners = new AbortController();
  let hasMoved = false;
  /** @type {(last: PointerEvent | null) => void} */
  const stop = (last) => {
    listeners.abort();
    if (!hasMoved) return;
    // The click that ends a drag is no tap.
    const early = new AbortController();
    addEventListener('click', (click) => click.stopPropagation(),
      { capture: true, once: true, signal: early.signal });
    setTimeout(() => early.abort(), 0);
    isDragged = true;
    end(last);
    isDragged = false;
  };
  /** @type {(name: `pointer${'move' | 'up' | 'cancel'}`, action: typeof stop) => void} */
  const listen = (name, action) => addEventListener(name, (later) => {
    if (later.pointerId === pointerId) action(later);
  }, { signal: listeners.signal });
  listen('pointermove', (later) => {
    if (!later?.buttons) return stop(null);
    const [x, y] = [later.clientX - clientX, later.clientY - clientY];
    hasMoved ||= Math.hypot(x, y) > 6;
    if (hasMoved) move(x, y);
  });
  listen('pointerup', stop);
  listen('pointercancel', () => stop(null));
}

/**
 * Drags a line of an ordering; the lines that it passes make room.
 * @param {any} event
 * @param {number} at
 */
function dragLine(event, at) {
  if (event.target.closest('.move')) return;
  // A finger on the text scrolls the page.
  if (event.pointerType !== 'mouse' && !event.target.closest('.grip')) return;
  const list = event.currentTarget.parentElement;
  const lines = [...list.children];
  const boxes = lines.map((line) => line.getBoundingClientRect());
  const middles = boxes.map(({ top, bottom }) => (top + bottom) / 2);
  const step = boxes[at].height + boxes[1].top - boxes[0].bottom;
  let to = at;
  grab(event, (_, y) => {
    list.dataset.dragging = '';
    lines[at].dataset.dragged = '';
    to = at - middles.filter((middle, line) => line < at && middle > boxes[at].top + y).length
      + middles.filter((middle, line) => line > at && middle < boxes[at].bottom + y).length;
    for (const [line, element] of lines.entries()) {
      let way = line > at && line <= to ? -step : 0;
      if (line < at && line >= to) way = step;
      element.style.translate = `0 ${line === at ? y : way}px`;
    }
  }, (last) => {
    delete list.dataset.dragging;
    delete lines[at].dataset.dragged;
    for (const element of lines) element.style.translate = '';
    if (last && to !== at) send(`mark ${at} ${to}`);
  });
}

/**
 * Drags an item of a matching to a place, or from one to where it is free.
 * @param {any} event
 * @param {number} item
 * @param {number} [from]
 */
function dragItem(event, item, from) {
  if (from !== undefined && event.pointerType !== 'mouse') return;
  const element = from === undefined ? event.currentTarget : find('.got', event.currentTarget);
  if (!element || item < 0) return;
  grab(event, (x, y) => {
    element.dataset.dragged = '';
    element.style.translate = `${x}px ${y}px`;
  }, (last) => {
    const below = last && document.elementFromPoint(last.clientX, last.clientY);
    delete element.dataset.dragged;
    element.style.translate = '';
    const place = /** @type {HTMLElement | null} */ (below?.closest('[data-place]') ?? null);
    if (place) send(`mark ${item} ${place.dataset.place}`);
    else if (last && from !== undefined) send('back ' + from);
  });
}

/**
 * Moves the item of a place of an ordering, and the focus with it.
 * @param {number} at
 * @param {number} to
 * @param {string} part
 */
function moveLine(at, to, part) {
  if (to < 0 || to >= (game.reply?.scene.places.length ?? 0)) return;
  send(`mark ${at} ${to}`);
  find(`[data-place="${to}"] ${part}`)?.focus();
}

/**
 * Returns a place of an ordering with its item.
 * @param {Reply} reply
 * @param {number} item
 * @param {number} at
 */
function lineOf(reply, item, at) {
  const { scene } = reply;
  const text = scene.items[item];
  const isHeld = scene.held && scene.place === at;
  /** @type {(name: 'up' | 'down', to: number, path: string) => Tree} */
  const arrow = (name, to, path) => button('move', icon(path),
    () => moveLine(at, to, '.' + name), {
      key: name, class: name, 'aria-label': `${capital(scene[name])}: ${text}`,
      'aria-disabled': to < 0 || to >= scene.places.length ? 'true' : undefined,
    });
  return h('li.place', {
    key: 'place' + at, class: isHeld ? 'held' : '', 'data-place': at,
    onpointerdown: (/** @type {PointerEvent} */ event) => dragLine(event, at),
  },
  button('grip', [
    icon('M9 6h.01M15 6h.01M9 12h.01M15 12h.01M9 18h.01M15 18h.01'),
    h('span.sign', { 'aria-hidden': 'true' }, scene.places[at]),
  ], () => send('choose ' + at), {
    key: 'grip', 'aria-pressed': String(isHeld),
    'aria-label': scene.names?.[at] + (isHeld ? `, ${scene.state}` : ''),
  }),
  h('span.text', packText(reply), text),
  arrow('up', at - 1, 'M6 15l6-6 6 6'), arrow('down', at + 1, 'M6 9l6 6 6-6'));
}

/**
 * Returns a place of a matching with its item, if it has one.
 * @param {Reply} reply
 * @param {number} item
 * @param {number} at
 */
function pairOf(reply, item, at) {
  const { scene } = reply;
  const isChosen = scene.place === at;
  return h('li.place', {
    key: 'place' + at, class: isChosen ? 'held' : '', 'data-place': at,
  },
  button('slot', [
    h('span.sign', { 'aria-hidden': 'true' }, String(at + 1)),
    h('span.text', packText(reply), scene.places[at]),
    h('span.got', { class: item < 0 ? '' : 'full', ...packText(reply) }, scene.items[item]),
  ], () => send('choose ' + at), {
    key: 'slot', 'aria-pressed': String(isChosen), 'aria-label': scene.names?.[at],
    onpointerdown: (/** @type {PointerEvent} */ event) => dragItem(event, item, at),
  }));
}

/**
 * Returns a place after the answer: what the player brought there, and what belongs there.
 * @param {Reply} reply
 * @param {number} item
 * @param {number} at
 */
function judgedPlace(reply, item, at) {
  const { scene } = reply;
  const mark = scene.marks[at] ?? '';
  const isPair = reply.game === 'matching';
  return h('li.place.judged-place', { key: 'place' + at, class: mark },
    h('span.sign', { 'aria-hidden': 'true' }, marks[mark] ?? String(at + 1)),
    isPair && h('span.text', packText(reply), scene.places[at]),
    isPair && h('span.hidden', { key: 'to' }, ' – '),
    h('span.text', { key: 'got' }, h('span', packText(reply), scene.items[item]),
      mark && h('span.hidden', { key: 'comma' }, ', '), spoken(mark),
      mark === 'wrong' && h('span.hidden', { key: 'point' }, '. '),
      mark === 'wrong' && h('small', { key: 'belongs' }, capital(scene.belongs[at]))));
}

/** @param {number} item */
function letterOf(item) {
  return String.fromCharCode(65 + item);
}

/**
 * Returns the items of a matching, those that have a place pale.
 * @param {Reply} reply
 */
function poolOf(reply) {
  const { scene } = reply;
  return h('div.pool', { key: 'pool', role: 'group', 'aria-label': capital(scene.pool) },
    h('p.pool-of', { key: 'of', 'aria-hidden': 'true', ...packText(reply) },
      scene.places[scene.place] + ' –'),
    scene.items.map((text, item) => {
      const isUsed = scene.arranged.includes(item);
      return button('item', [
        h('span.sign', { 'aria-hidden': 'true' }, letterOf(item)),
        h('span.text', packText(reply), text),
      ], () => send(`mark ${item} ${scene.place}`), {
        key: 'item' + item, class: isUsed ? 'used' : '', 'aria-pressed': String(isUsed),
        onpointerdown: (/** @type {PointerEvent} */ event) => dragItem(event, item),
      });
    }));
}

/**
 * Takes a key of an ordering: the arrows move the line that is picked up, else the focus.
 * @param {KeyboardEvent} event
 * @param {Scene} scene
 */
function lineKey(event, scene) {
  const steps = { ArrowUp: -1, ArrowDown: 1 }[event.key];
  const target = /** @type {HTMLElement} */ (event.target);
  const line = /** @type {HTMLElement | null} */ (target.closest('[data-place]'));
  if (!steps) return false;
  if (scene.held) moveLine(scene.place, scene.place + steps, '.grip');
  else if (line) find(`[data-place="${Number(line.dataset.place) + steps}"] .grip`)?.focus();
  return scene.held || line !== null;
}

/**
 * Takes a key of a matching: a number or an arrow chooses a place, a letter an item for it.
 * @param {KeyboardEvent} event
 * @param {Scene} scene
 */
function pairKey(event, scene) {
  const steps = { ArrowUp: -1, ArrowDown: 1 }[event.key];
  const place = steps ? scene.place + steps : Number(event.key) - 1;
  if (scene.places[place] !== undefined) {
    if (place !== scene.place) send('choose ' + place);
    return true;
  }
  const item = scene.items.findIndex((_, at) => letterOf(at) === event.key.toUpperCase());
  if (item >= 0) send(`mark ${item} ${scene.place}`);
  return item >= 0 || steps !== undefined;
}

/**
 * Lets the lines that have changed places glide there.
 * @param {Reply} reply
 * @param {Reply | null} before
 */
function glide(reply, before) {
  const [now, then] = [reply.scene.arranged, before?.scene.arranged];
  if (isStill() || isDragged || !then || before?.scene.round !== reply.scene.round) return;
  const lines = [...document.querySelectorAll('.asking .line-list > .place')]
    .map((line) => /** @type {HTMLElement} */ (line));
  for (const [at, line] of lines.entries()) {
    const from = lines[then.indexOf(now[at])];
    if (!from || from === line) continue;
    line.animate({ translate: [`0 ${from.offsetTop - line.offsetTop}px`, '0 0'] },
      { duration: 180, easing: 'ease-out' });
  }
}

/** @type {GameView} */
const placingView = {
  draw(reply) {
    const { scene, phase, game: name } = reply;
    if (phase === 'welcome') return welcome(reply);
    if (phase === 'over') return ending(reply);
    const isAsking = phase === 'asking';
    const isPair = name === 'matching';
    const place = isAsking ? (isPair ? pairOf : lineOf) : judgedPlace;
    return [
      h('div.asked', { key: 'asked' + scene.round }, roundDots(scene), picture(reply, scene),
        h('div.ask', { key: 'ask' }, asked(reply, scene.prompt), ring(reply))),
      h('div.play', { key: phase + scene.round },
        h('div.board-of', { key: 'board', class: isPair && isAsking ? 'with-pool' : '' },
          h('ol.places', { key: 'places', class: isPair ? '' : 'line-list' },
            scene.arranged.map((item, at) => place(reply, item, at))),
          isAsking && isPair && poolOf(reply)),
        !isAsking && quizVerdict(reply)),
      isAsking
        ? h('div.foot', { key: 'foot' }, remark(reply),
          button('big', word('send'), () => send('answer'), { key: 'big' }))
        : judgedFoot(reply),
    ];
  },
  focus({ phase, game: name }) {
    if (phase !== 'asking') return '.big';
    return name === 'matching' ? '.slot' : '.grip';
  },
  question: (reply) => String(reply.scene.round ?? ''),
  key(event, { phase, game: name, scene }) {
    if (phase !== 'asking') return false;
    return name === 'matching' ? pairKey(event, scene) : lineKey(event, scene);
  },
  drawn(reply, before) {
    soundOfVerdict(reply, before);
    if (reply.phase === 'asking' && before?.phase === 'asking') glide(reply, before);
    if (reply.phase !== 'judged' || before?.phase === 'judged') return;
    if (reply.scene.kind === 'right') sparkle('.place.right');
  },
};

views['ordering'] = placingView;
views['matching'] = placingView;

'use strict';

/** The sum grid: paths of digits, marked by dragging, tapping or keys. */

const grid = {
  /** @type {string[]} The cells that are marked, in order. */
  path: [],
  /** The cell that has the focus. */
  focus: 'A1',
  /** True while a finger or the mouse drags over cells. */
  isDragging: false,
  /** The cell at which the drag began, until it leaves it. */
  start: '',
  /** True if the path is sent when the drag ends. */
  sends: false,
  /** Counts the answers, so that each flashes anew. */
  sent: 0,
};

/**
 * @param {number} row
 * @param {number} column
 */
function cellName(row, column) {
  return String.fromCharCode(65 + row) + (column + 1);
}

/**
 * Returns row and column of a cell.
 * @param {string} name
 * @returns {[number, number]}
 */
function cellPlace(name) {
  return [name.charCodeAt(0) - 65, Number(name.slice(1)) - 1];
}

/**
 * True if two cells touch.
 * @param {string} a
 * @param {string} b
 */
function areNeighbours(a, b) {
  const [[r, c], [s, d]] = [cellPlace(a), cellPlace(b)];
  return a !== b && Math.abs(r - s) <= 1 && Math.abs(c - d) <= 1;
}

/** Sends the marked path. */
function sendPath() {
  if (!grid.path.length) return;
  const path = grid.path;
  grid.path = [];
  grid.sent += 1;
  send('mark ' + path.join(' '));
}

/** @param {string[]} path */
function setPath(path) {
  if (path.length > grid.path.length) play('tap');
  grid.path = path;
  redraw();
}

/**
 * Marks a cell by a tap or key: it goes on with the path, sends it, or begins a new one.
 * @param {string} name
 * @param {boolean} sends
 */
function markCell(name, sends) {
  const last = grid.path.at(-1);
  const at = grid.path.indexOf(name);
  if (last === name && sends) sendPath();
  else if (at >= 0) setPath(grid.path.slice(0, last === name ? at : at + 1));
  else if (last && areNeighbours(last, name)) setPath([...grid.path, name]);
  else setPath([name]);
}

/**
 * Returns the cell below a pointer; null outside and near the corners of cells, so that diagonals
 * are easy.
 * @param {PointerEvent} event
 * @param {boolean} isExact
 */
function cellAt(event, isExact) {
  const element = /** @type {HTMLElement} */ (event.currentTarget);
  const box = element.getBoundingClientRect();
  const rows = game.reply?.scene.rows ?? [];
  const columns = rows[0]?.length ?? 0;
  const x = ((event.clientX - box.left) / box.width) * columns;
  const y = ((event.clientY - box.top) / box.height) * rows.length;
  const [row, column] = [Math.floor(y), Math.floor(x)];
  if (row < 0 || column < 0 || row >= rows.length || column >= columns) return null;
  if (!isExact && Math.hypot(x - column - 0.5, y - row - 0.5) > 0.45) return null;
  return cellName(row, column);
}

/**
 * Marks the cells from the end of the path towards a cell; going back takes cells away.
 * @param {string} target
 */
function dragTo(target) {
  if (target === grid.start) return;
  // A drag is a path of its own; a tap goes on with the path before.
  const path = grid.start && !grid.sends ? [grid.start] : [...grid.path];
  grid.start = '';
  for (let count = 0; count < 20 && path.at(-1) !== target; count += 1) {
    const [[r, c], [row, column]] = [cellPlace(path.at(-1) ?? target), cellPlace(target)];
    const step = cellName(r + Math.sign(row - r), c + Math.sign(column - c));
    const at = path.indexOf(step);
    if (at >= 0) path.length = at + 1;
    else path.push(step);
  }
  if (path.join() !== grid.path.join()) {
    grid.sends = true;
    setPath(path);
  }
}

/**
 * Drops the click that follows when a pointer goes up, since another button may be below it then,
 * such as the one that leaves a level.
 */
function dropClick() {
  const end = new AbortController();
  const listen = (/** @type {string} */ name, /** @type {(event: any) => void} */ act) =>
    addEventListener(name, act, { capture: true, signal: end.signal });
  listen('pointerdown', () => end.abort());
  listen('keydown', () => end.abort());
  listen('click', (event) => {
    end.abort();
    if (event.detail > 0) event.stopPropagation();
  });
}

/** The handlers of the grid for mouse, pen and finger. */
const gridPointer = {
  onpointerdown(/** @type {PointerEvent} */ event) {
    const name = event.button === 0 && cellAt(event, true);
    if (!name) return;
    /** @type {HTMLElement} */ (event.currentTarget).setPointerCapture(event.pointerId);
    event.preventDefault();
    const last = grid.path.at(-1);
    const goesOn = last !== undefined && areNeighbours(last, name);
    Object.assign(grid, { isDragging: true, start: name, sends: last === name, focus: name });
    if (last !== name) setPath(goesOn && !grid.path.includes(name) ? [...grid.path, name] : [name]);
    find('[data-cell="' + name + '"]')?.focus({ preventScroll: true });
  },
  onpointermove(/** @type {PointerEvent} */ event) {
    const name = grid.isDragging && cellAt(event, false);
    if (name) dragTo(name);
  },
  onpointerup() {
    if (!grid.isDragging) return;
    grid.isDragging = false;
    if (!grid.sends) return;
    dropClick();
    sendPath();
  },
  onpointercancel() {
    grid.isDragging = false;
    setPath([]);
  },
};

/** @param {KeyboardEvent} event */
function gridKey(event) {
  const rows = game.reply?.scene.rows ?? [];
  let [row, column] = cellPlace(grid.focus);
  const moves = /** @type {Record<string, [number, number]>} */ ({
    ArrowUp: [-1, 0], ArrowDown: [1, 0], ArrowLeft: [0, -1], ArrowRight: [0, 1],
  });
  const move = moves[event.key];
  if (move) {
    row = Math.min(Math.max(row + move[0], 0), rows.length - 1);
    column = Math.min(Math.max(column + move[1], 0), rows[0].length - 1);
  } else if (event.key === 'Home') column = 0;
  else if (event.key === 'End') column = rows[0].length - 1;
  else if (event.key === ' ') markCell(grid.focus, false);
  else if (event.key === 'Enter') markCell(grid.focus, true);
  else if (event.key === 'Escape') setPath([]);
  else if (event.key === 'Backspace') setPath(grid.path.slice(0, -1));
  else return;
  event.preventDefault();
  event.stopPropagation();
  if (game.reply?.phase !== 'asking') return;
  grid.focus = cellName(row, column);
  redraw();
  find('[data-cell="' + grid.focus + '"]')?.focus();
}

/**
 * Returns a path as a line through the middles of its cells.
 * @param {string[]} path
 * @param {string} kind
 * @param {string} key
 */
function pathLine(path, kind, key) {
  const points = path.map((name) => {
    const [row, column] = cellPlace(name);
    return `${column + 0.5},${row + 0.5}`;
  });
  if (points.length === 1) points.push(points[0]);
  return h('polyline', { key, class: kind, points: points.join(' ') });
}

/** @param {GridScene} scene */
function gridCells(scene) {
  const { last } = scene;
  const columns = scene.rows[0]?.length ?? 0;
  const isWrong = last !== null && !last.isRight && grid.path.length === 0;
  return h('div.board', {
    key: 'board', role: 'grid', 'aria-label': word('grid'), dir: 'ltr',
    vars: { columns, rows: scene.rows.length }, onkeydown: gridKey, ...gridPointer,
  },
  scene.rows.map((digits, row) => h('div.cells', { role: 'row', key: 'row' + row },
    [...digits].map((digit, column) => {
      const name = cellName(row, column);
      const isMarked = grid.path.includes(name);
      return h('div.cell', {
        key: name, role: 'gridcell', 'data-cell': name, tabindex: name === grid.focus ? 0 : -1,
        'aria-selected': String(isMarked),
        'aria-label': word('cellName', { row: row + 1, column: column + 1, digit }),
        class: [
          'tint' + ((row * 2 + column) % 5), isMarked ? 'marked' : '',
          scene.hint === name ? 'hinted' : '',
        ].join(' '),
        // A screen reader's click has no pointer.
        onclick: (/** @type {MouseEvent} */ event) => event.detail === 0 && markCell(name, true),
      }, digit);
    }))),
  drawing('paths', `0 0 ${columns} ${scene.rows.length}`,
    scene.questions.map((sum, at) =>
      sum.path && pathLine(sum.path, 'solved tint' + (at % 5), 'sum' + at)),
    isWrong && last && pathLine(last.path, 'wrong', 'wrong' + grid.sent),
    grid.path.length > 1 && pathLine(grid.path, 'marking', 'marking')));
}

/** @param {GridScene} scene */
function sumList(scene) {
  return h('ol.sums', { key: 'sums', 'aria-label': word('progress') },
    scene.questions.map((sum, at) => h('li.sum', {
      key: String(at), dir: 'ltr', 'aria-current': sum.isOpen ? 'true' : undefined,
      class: sum.answer === null ? '' : 'done tint' + (at % 5),
    }, sum.sum, h('span.hidden', null, ' = '), h('b', null, String(sum.answer ?? '?')))));
}

/** @param {GridScene} scene */
function spelt(scene) {
  return grid.path.map((name) => {
    const [row, column] = cellPlace(name);
    return scene.rows[row]?.[column] ?? '';
  }).join('');
}

views['sum-grid'] = {
  draw(reply) {
    const { scene, phase } = reply;
    if (phase === 'over') return ending(reply, finale());
    if (phase === 'levelDone') return ending(reply, stars(scene));
    const digits = spelt(scene);
    return [
      h('div.asked', { key: 'asked' },
        h('h2.sum-now', { key: 'sum', dir: 'ltr' }, scene.sum.replace('?', digits || '?')),
        sumList(scene)),
      h('div.play', { key: 'play' }, gridCells(scene)),
      h('div.foot', { key: 'foot' }, remark(reply, true), h('div.row', { key: 'row' },
        button('plain', '✓', sendPath, {
          key: 'send', 'aria-label': word('send'),
          'aria-disabled': grid.path.length ? undefined : 'true',
        }),
        button('plain', word('hint'), () => send('hint'), { key: 'hint' }),
        button('plain', word('skip'), () => send('skip'), { key: 'skip' }))),
    ];
  },
  focus: (reply) => (reply.phase === 'asking' ? '[data-cell][tabindex="0"]' : '.big'),
  question: (reply) => reply.scene.heading ?? '',
  opened() {
    Object.assign(grid, { path: [], focus: 'A1', isDragging: false });
  },
  drawn(reply, before) {
    const { last } = reply.scene;
    if (before && reply.phase !== before.phase) {
      if (reply.phase === 'levelDone') celebrate(3);
      if (reply.phase === 'over') gallop();
    }
    if (!last || last === before?.scene.last || grid.sent === gridHeard) return;
    gridHeard = grid.sent;
    play(last.isRight ? 'good' : 'bad');
    if (last.isRight) sparkle('.board');
  },
};

/** The last answer whose sound was played. */
let gridHeard = 0;

/** @param {GridScene} scene */
function stars(scene) {
  return h('div.stars', { key: 'stars' }, scene.stars.map((count, at) =>
    h('span.star', { key: String(at) }, '★'.repeat(Math.max(0, count)))));
}

'use strict';

/** The interface to a page that shows the game in a frame, and to scripts behind this one. */

/** @type {((reply: Reply, before: Reply | null) => void)[]} What is called with each reply. */
const watchers = [];

/**
 * Sends a message to the page around.
 * @param {Record<string, any>} message
 */
function post(message) {
  if (window.parent !== window) window.parent.postMessage(message, '*');
}

/**
 * Tells the page around what has changed.
 * @param {Reply | null} before
 * @param {Reply} reply
 */
function tellParent(before, reply) {
  if (!before) post({ packtool: 'ready', pack: game.entry?.id, title: reply.title });
  const score = (/** @type {Reply | null} */ of) =>
    of?.status.find((item) => item.name === 'score')?.value;
  if (score(reply) !== undefined && score(reply) !== score(before)) {
    post({ packtool: 'score', pack: game.entry?.id, score: score(reply) });
  }
  if (about.answers && before && reply.line) {
    post({ packtool: 'answer', pack: game.entry?.id, answer: JSON.parse(reply.line) });
  }
  if (reply.finished && !before?.finished) {
    const { score: points, percent, isFull, isRecord } = reply.finished;
    post({ packtool: 'finished', pack: game.entry?.id, score: points, percent, isFull, isRecord });
  }
  for (const watch of watchers) watch(reply, before);
}

/** Takes `new` and `pause` from the page around. */
function listenToParent() {
  addEventListener('message', (event) => {
    if (event.source !== window.parent || window.parent === window || !game.engine) return;
    if (event.data?.packtool === 'new') newGame();
    if (event.data?.packtool === 'pause' && !sheet) openPause();
  });
}

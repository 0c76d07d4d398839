'use strict';

/** The way back to the start screen of a game, by a button of the page and by the browser's own. */

/** Milliseconds for which a new screen takes no input, as that was meant for the one before. */
const unseen = 400;

/** When the screen became another one. */
let screenAt = 0;

/** Notes that another screen is shown. */
function screenChanged() {
  screenAt = performance.now();
}

/**
 * Drops what would act on a screen that nobody has seen yet, such as the second tap of two, and
 * keys that are held down.
 * @param {Event} event
 */
function dropEarly(event) {
  const target = event.target instanceof Element ? event.target : document.body;
  if (clock.stands || sheet || target.closest('.top, .skip')) return;
  const isEarly = performance.now() - screenAt < unseen;
  if (event instanceof KeyboardEvent) {
    const acts = event.key === 'Enter' || (event.key.length === 1 && !target.matches(fields));
    if (!acts || !(isEarly || event.repeat)) return;
  } else if (!isEarly) return;
  event.preventDefault();
  event.stopPropagation();
}

/** True if the browser's history is at a game that goes on, not at its start screen. */
function isAtGame() {
  return history.state?.packtool === 'game';
}

/**
 * True if a reply is a start screen of the game's own.
 * @param {Reply} reply
 */
function isStart(reply) {
  return reply.phase === 'welcome' || reply.phase === 'start';
}

/**
 * Gives a game that goes on an entry of its own in the browser's history, from which Back leads to
 * its start screen. In a frame the history belongs to the page around.
 */
function enterGame() {
  if (window.parent !== window || isAtGame()) return;
  try {
    history.pushState({ packtool: 'game' }, '');
  } catch {
    // Some pages may not change the history; the button of the page works without it.
  }
}

/** Goes back to the start screen. */
function goBack() {
  if (isAtGame()) history.back();
  else showStart();
}

/** Shows the start screen above a game, which waits and can be gone on with. */
function showStart() {
  const { reply } = game;
  if (!reply || reply.error || game.waits || isStart(reply)) return;
  game.waits = true;
  game.isLeft = true;
  hold('start', true);
  closeSheet();
  redraw();
  screenChanged();
  placeFocus();
}

/** Follows the browser's Back and Forward between a game and its start screen. */
function historyMoved() {
  if (!game.engine) return;
  if (isAtGame()) startGame();
  else showStart();
}

/** Starts the game again from its start screen. */
function playAgain() {
  startGame();
  send('next');
}

/**
 * Returns the buttons that begin the game behind the start screen, or go on with it.
 * @param {Reply} reply
 */
function startButtons(reply) {
  if (!game.isLeft) return button('big', word('play'), startGame, { key: 'big' });
  if (reply.phase === 'over') {
    return button('big', capital(reply.next ?? ''), playAgain, { key: 'big' });
  }
  return [
    button('big', word('resumeGame'), startGame, { key: 'big' }),
    button('plain', word('newGame'), askNewGame, { key: 'new' }),
  ];
}

/** Returns the path of an arrow that points to where the language's lines begin. */
function backIcon() {
  const isReversed = document.documentElement.dir === 'rtl';
  return isReversed ? 'M13 5l7 7-7 7M20 12H4' : 'M11 5l-7 7 7 7M4 12h16';
}

'use strict';

/** Parts that the screens of several games share. */

/** @type {Record<string, GameView>} The screens of each game, by its name. */
const views = {};

/** @type {Record<string, string>} The signs of answers, beside their colours. */
const marks = { right: '✓', wrong: '✕', late: '–' };

/** @type {Record<string, string>} The labels in the interface's language. */
let words = {};

/**
 * Returns a label that begins with a capital, with `{name}`s filled in.
 * @param {string} name
 * @param {Record<string, string | number>} [values]
 */
function word(name, values = {}) {
  const text = (words[name] ?? name)
    .replace(/\{(\w+)\}/g, (all, key) => String(values[key] ?? all));
  return capital(text);
}

/**
 * Returns a text that begins with a capital.
 * @param {string} text
 */
function capital(text) {
  return text.charAt(0).toLocaleUpperCase(document.documentElement.lang) + text.slice(1);
}

/** True if nothing should move. */
function isStill() {
  return settings.motion === 'off' || options.still
    || matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/**
 * Returns the attributes of texts of the pack, where their language is not the interface's.
 * @param {Reply} reply
 */
function packText(reply) {
  if (!reply.texts || reply.texts === reply.language) return {};
  return { lang: reply.texts, dir: reply.textsDirection };
}

/** The notation of numbers in the interface's language. */
let numbers = { separator: ',', mark: '.', fewest: 4, minus: '−' };

/**
 * Returns a number as the interface's language writes it.
 * @param {number} value
 */
function shown(value) {
  const [digits, places] = String(Math.abs(value)).split('.');
  const isGrouped = digits.length >= numbers.fewest;
  const grouped = isGrouped ? digits.replace(/\B(?=(\d{3})+$)/g, numbers.separator) : digits;
  return (value < 0 ? numbers.minus : '') + grouped + (places ? numbers.mark + places : '');
}

/**
 * Returns a button with a label.
 * @param {string} name
 * @param {Content} label
 * @param {() => void} onclick
 * @param {Record<string, any>} [props]
 */
function button(name, label, onclick, props = {}) {
  return h('button.' + name, { type: 'button', onclick, ...props }, label);
}

/**
 * Returns the big button of a phase; null if it has none.
 * @param {Reply} reply
 */
function bigButton(reply) {
  return reply.next && button('big', capital(reply.next), () => send('next'), { key: 'big' });
}

/**
 * Returns the row above the game: hearts, score and the like.
 * @param {Reply} reply
 */
function statusRow(reply) {
  return h('ul.status', { key: 'status' }, reply.status.map((item) => {
    const isLives = item.name === 'lives' || item.name === 'hearts';
    const isShort = isLives && item.of && item.of <= 6;
    return h('li.stat', { key: item.name, class: item.name },
      isShort ? hearts(item) : emphasised(capital(item.text)));
  }));
}

/**
 * Returns a text with its numbers in bold.
 * @param {string} text
 */
function emphasised(text) {
  const parts = text.split(/(−?\d(?:[\d.,\u00a0\u202f]*\d)?)/);
  return parts.map((part, at) => (at % 2 ? h('b', null, part) : part));
}

const heart = 'M12 21C5 15 2 11.5 2 8a5.2 5.2 0 0 1 10-2 5.2 5.2 0 0 1 10 2c0 3.5-3 7-10 13z';

/** @param {Status} item */
function hearts(item) {
  const all = Array.from({ length: item.of ?? 0 }, (_, at) => at < item.value);
  return h('span.hearts', { role: 'img', 'aria-label': item.text },
    all.map((isWhole, at) => h('svg.heart', {
      key: String(at), viewBox: '0 0 24 24', 'aria-hidden': 'true',
      class: (isWhole ? 'whole' : 'lost') + (at === item.value ? ' last' : ''),
    }, (isWhole ? ['half'] : ['line', 'half.a', 'half.b'])
      .map((name) => shape(name, heart)))));
}

/**
 * Returns the remark on the last event; an empty line for it if it may come any time.
 * @param {Reply} reply
 * @param {boolean} [keepsRoom]
 */
function remark(reply, keepsRoom) {
  const text = reply.note?.text ?? (store.works || reply.phase !== 'over' ? '' : word('notKept'));
  return (text || keepsRoom) && h('p.note', {
    key: 'note', class: reply.note?.bad ? 'bad' : '', 'aria-hidden': text ? null : 'true',
  }, text);
}

/** Returns the remark that the browser keeps no scores, where that is so. */
function unkept() {
  return !store.works && h('p.small', { key: 'unkept' }, word('notKept'));
}

/**
 * Returns the picture of a question.
 * @param {Reply} reply
 * @param {Pictured} pictured
 */
function picture(reply, pictured) {
  const row = pictured.picture;
  if (row === null || row === undefined) return null;
  const shown = game.engine?.picture(row);
  if (!shown) return null;
  return h('div.picture', { key: 'picture' + row }, h('img', {
    src: shown.src, vars: { ratio: shown.ratio }, alt: pictured.alt ?? '', ...packText(reply),
    draggable: 'false',
    onload: (/** @type {any} */ { target }) =>
      target.style.setProperty('--ratio', String(target.naturalWidth / target.naturalHeight)),
  }));
}

/**
 * Returns the question as a heading.
 * @param {Reply} reply
 * @param {string} text
 */
function asked(reply, text) {
  const size = text.length > 300 ? 'long text' : text.length > 90 ? 'long' : '';
  return h('h2.prompt', { key: 'prompt', class: size, ...packText(reply) }, text);
}

/**
 * Returns the dots of the rounds: those played, this one and those to come.
 * @param {QuizScene} scene
 */
function roundDots(scene) {
  if (!scene.of || scene.of > 40) return null;
  return h('div.dots', { key: 'dots', 'aria-hidden': 'true' },
    Array.from({ length: scene.of }, (_, at) => {
      const kind = scene.dots[at] ?? (at === scene.dots.length ? 'now' : '');
      return h('span.dot', { key: String(at), class: kind }, marks[kind]);
    }));
}

/**
 * Returns the class of a choice: empty until the question is judged.
 * @param {Reply} reply
 * @param {number} at
 */
function verdictOn({ phase, scene }, at) {
  if (phase !== 'judged') return '';
  const isOne = (/** @type {string[] | undefined} */ several, /** @type {any} */ one) =>
    several ? several.includes(String(at)) : at === one;
  if (isOne(scene.rights, scene.right)) return 'right';
  return isOne(scene.chosen, scene.choice) ? 'wrong' : 'rest';
}

/**
 * Returns what is said of a judged choice to those who do not see its colour.
 * @param {string} kind
 */
function spoken(kind) {
  return kind && kind !== 'rest' && h('span.hidden', { key: 'kind' }, word(kind));
}

/**
 * Returns the ends of a scale.
 * @param {string} low
 * @param {string} high
 */
function scaleEnds(low, high) {
  return h('div.ends', { key: 'ends', id: 'ends' }, h('span', null, low),
    h('span.hidden', null, ' – '), h('span', null, high));
}

/** Milliseconds that a question has been open, as the page's clock shows now. */
function elapsed() {
  const scene = game.reply?.scene;
  if (!scene) return 0;
  return scene.elapsed + (scene.running ? clock.now() - game.repliedAt : 0);
}

/**
 * Returns the ring of the seconds that are left; null without a limit.
 * @param {Reply} reply
 */
function ring(reply) {
  const { limit } = reply.scene;
  if (reply.phase !== 'asking') return hasRing && h('div.ring.done', { key: 'done' });
  hasRing = typeof limit === 'number';
  if (typeof limit !== 'number') return null;
  return h('div.ring', {
    key: 'ring', role: 'timer', 'aria-live': 'off', 'aria-label': word('timeLeft'),
  },
  h('svg', { viewBox: '0 0 48 48', 'aria-hidden': 'true' },
    h('circle.rail', { cx: 24, cy: 24, r: 21 }),
    h('circle.rest', { cx: 24, cy: 24, r: 21, pathLength: 100 })),
  h('b.count', null, String(Math.ceil(Math.max(0, limit - elapsed()) / 1000))));
}

/** True if the open question has a ring; its place stays free when it is judged. */
let hasRing = false;

/** The seconds that were shown last. */
let shownSeconds = -1;

/** Moves the ring. */
function moveRing() {
  const scene = game.reply?.scene;
  const element = find('.ring[role]');
  if (!element || !scene || typeof scene.limit !== 'number') return;
  const rest = Math.max(0, scene.limit - elapsed());
  const seconds = Math.ceil(rest / 1000);
  element.style.setProperty('--rest', String(Math.round((rest / scene.limit) * 1000) / 10));
  const warning = Math.ceil((scene.limit - scene.warn) / 1000);
  element.classList.toggle('warn', seconds <= warning);
  if (seconds === shownSeconds || !scene.running) return;
  const count = find('.count', element);
  if (count?.firstChild) count.firstChild.nodeValue = String(seconds);
  if (seconds <= warning && seconds > 0) play('tick');
  shownSeconds = seconds;
}

/**
 * Sends a choice.
 * @param {number | string} at
 */
function choose(at) {
  if (game.reply?.phase === 'asking') send('choose ' + at);
}

/**
 * Returns what is said of an answer.
 * @param {Reply} reply
 */
function quizVerdict(reply) {
  const { scene } = reply;
  return [
    h('div.verdict', { key: 'verdict', class: scene.kind === 'right' ? 'good' : 'bad' },
      h('div', null, h('p.strong', null, scene.verdict ?? ''),
        scene.streak && h('p.streak', null, scene.streak))),
    scene.whys?.map((why, at) => h('p.story', { key: 'why' + at, ...packText(reply) }, why)),
    scene.explanation && h('p.story', { key: 'story', ...packText(reply) }, scene.explanation),
    scene.source && h('p.small', { key: 'source' }, scene.source),
  ];
}

/**
 * Plays the sound of a verdict when it is new, and throws confetti for a right answer.
 * @param {Reply} reply
 * @param {Reply | null} before
 */
function soundOfVerdict(reply, before) {
  if (reply.phase !== 'judged' || before?.phase === 'judged') return;
  const isRight = reply.scene.kind === 'right';
  play(isRight ? 'good' : reply.scene.kind === 'late' ? 'late' : 'bad');
  if (isRight) sparkle('.choice.right, .value.good');
}

/**
 * Returns the foot of a judged question: the line that shrinks until the next one opens by itself,
 * a button against it, and one for the next question.
 * @param {Reply} reply
 */
function judgedFoot(reply) {
  const { limit, elapsed: since } = reply.scene;
  const waits = reply.wake !== null;
  const vars = { time: `${limit}ms`, since: `-${since}ms` };
  return h('div.foot', { key: 'foot' }, remark(reply),
    waits && h('div.waiting', { key: 'line' + reply.wake, 'aria-hidden': 'true', vars }),
    h('div.row', { key: 'row' }, bigButton(reply),
      waits && button('plain', word('stay'), () => send('stay'), { key: 'stay' })));
}

/**
 * Returns the screen before a game: a picture of the pack's own or of its kind, the rules and the
 * button that begins.
 * @param {Reply} reply
 * @param {string[]} rules
 * @param {Content} start
 */
function startScreen(reply, rules, start) {
  const pictures = reply.scene.photos || reply.game === 'roster' ? [0, 1, 2] : [];
  const sources = pictures.map((row) => game.engine?.picture(row)?.src).filter((src) => src);
  return h('div.ending.welcome', { key: 'welcome' },
    h('div.poster', { key: 'poster', 'aria-hidden': 'true' }, sources.length
      ? sources.map((src) => h('img', { key: src, src, alt: '', draggable: 'false' }))
      : packIcon(reply.game)),
    h('h2.prompt', { key: 'title', ...packText(reply) }, reply.title),
    game.facts.about?.description
      && h('p.about', { key: 'about', ...packText(reply) }, game.facts.about.description),
    rules.length > 1
      ? h('ul.rules', { key: 'rules' }, rules.map((line) => h('li', null, line)))
      : h('p.rule', { key: 'rules' }, rules),
    reply.best > 0 && scoresOf(scoresName()).games.length > 0
      && h('p.pack-best', { key: 'best' }, emphasised(word('best', { best: shown(reply.best) }))),
    unkept(),
    h('div.row', { key: 'row' }, start,
      waysButton((label, action, key) => button('plain', label, action, { key })),
      button('plain', word('help'), openHelp, { key: 'help' })));
}

/**
 * Returns the rules and the button that starts the game.
 * @param {Reply} reply
 */
function welcome(reply) {
  return startScreen(reply, [reply.scene.rules ?? []].flat(), bigButton(reply));
}

/**
 * Returns the end of a game.
 * @param {Reply} reply
 * @param {Content} [picture]
 */
function ending(reply, picture) {
  const [first, ...more] = reply.scene.summary ?? [];
  const line = reply.finished?.share;
  const share = line && (isDaily() ? `${word('daily')}, ${dateText(Date())}\n${line}` : line);
  return h('div.ending', { key: 'ending' },
    picture ?? h('div.trophy', { key: 'trophy' }, prize(reply.finished)),
    h('h2.prompt', { key: 'first' }, first ?? ''),
    remark(reply),
    more.map((line) => h('p', { class: reply.finished?.isRecord ? 'new' : null }, line)),
    h('div.row', { key: 'row' }, bigButton(reply),
      share && button('plain', word('share'), () => shareText(share), { key: 'share' }),
      about.answers && game.answers.length > 0
        && button('plain', word('saveAnswers'), saveAnswers, { key: 'answers' })));
}

/**
 * Hands a text to the system's share dialog, else to the clipboard, else shows it.
 * @param {string} text
 */
async function shareText(text) {
  try {
    if (navigator.share && matchMedia('(pointer: coarse)').matches) {
      await navigator.share({ text });
      return;
    }
    await navigator.clipboard.writeText(text);
    toast(word('copied'));
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return;
    openSheet(word('share'), () => h('textarea', {
      readonly: true, rows: 6, 'aria-label': word('share'), '.value': text,
    }));
  }
}

/**
 * Shows a remark of the page for a moment, and tells it.
 * @param {string} text
 * @param {number} [milliseconds]
 */
function toast(text, milliseconds = 2500) {
  const element = document.createElement('div');
  element.className = 'toast';
  element.textContent = text;
  document.body.append(element);
  say(text);
  setTimeout(() => element.remove(), milliseconds);
}

/**
 * Tells a screen reader something, once it has finished its sentence.
 * @param {string} text
 */
function say(text) {
  const region = find('#say');
  if (region && text) region.textContent = region.textContent === text ? text + '\u00a0' : text;
}

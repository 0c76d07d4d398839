'use strict';

/**
 * Reports to a learning platform, by the run-time interface of SCORM 1.2, and keeps there what a
 * game needs to go on. Only pages that are exported for such a platform have this script.
 */

const platform = {
  /** @type {Record<string, (...texts: string[]) => unknown> | null} */
  api: null,
  /** True between the first and the last call. */
  isOpen: false,
  /** True if results count: a page that is looked at again, or beforehand, reports none. */
  counts: false,
  /** The best result so far in per cent; -1 if there is none. */
  best: -1,
  status: '',
  /** @type {Map<string, string>} What the page keeps, in place of the browser's own storage. */
  kept: new Map(),
  /** The time of the last commit. */
  sent: 0,
  /** True once the player was told that something went wrong. */
  isTold: false,
};

/** The most characters that a platform has to keep. */
const mostSuspended = 4096;

/**
 * Finds the platform: in the windows around this one, else in those around the one that opened it.
 * @returns {typeof platform.api}
 */
function foundPlatform() {
  for (const start of [window, window.opener]) {
    for (let at = /** @type {any} */ (start), level = 0; at && level < 8; level += 1) {
      try {
        if (at.API) return at.API;
        at = at.parent === at ? null : at.parent;
      } catch {
        // A window of another origin may not be looked into.
        break;
      }
    }
  }
  return null;
}

/**
 * Tells the player something about the platform, once.
 * @param {'missing' | 'refused'} name
 */
function tellOfPlatform(name) {
  if (platform.isTold) return;
  platform.isTold = true;
  const texts = about.platform?.words ?? {};
  const text = (texts[game.reply?.language ?? ''] ?? texts.en)?.[name];
  const code = name === 'refused' ? ` (${platform.api?.LMSGetLastError?.()})` : '';
  if (text) toast(text + code, 8000);
}

/**
 * Calls the platform, and returns its answer as text; one that fails answers nothing.
 * @param {string} name
 * @param {string[]} texts
 */
function callPlatform(name, ...texts) {
  try {
    return String(platform.api?.[name](...texts));
  } catch {
    return '';
  }
}

/** @param {string} name */
function told(name) {
  return callPlatform('LMSGetValue', 'cmi.' + name);
}

/**
 * Reports a value; if the platform refuses it, the player is told.
 * @param {string} name
 * @param {string | number} value
 */
function report(name, value) {
  const answer = callPlatform('LMSSetValue', 'cmi.' + name, String(value));
  if (answer !== 'true') tellOfPlatform('refused');
}

/** Returns what goes on after the player comes back; no more than the platform has to keep. */
function suspended() {
  const write = (/** @type {[string, string][]} */ entries) =>
    JSON.stringify(Object.fromEntries(entries)).replace(
      /[^ -~]/g, (letter) => '\\u' + letter.charCodeAt(0).toString(16).padStart(4, '0'));
  for (const wanted of [/\/(session|scores)\//, /\/session\//, /\/scores\//]) {
    const text = write([...platform.kept].filter(([key]) => wanted.test(key)));
    if (text.length <= mostSuspended) return text;
  }
  return '';
}

/** Returns the time since the page was opened, as hours, minutes and seconds. */
function sessionTime() {
  const seconds = Math.min(Math.floor(performance.now() / 1000), 9999 * 3600);
  const two = (/** @type {number} */ number) => String(number % 60).padStart(2, '0');
  return [String(Math.floor(seconds / 3600)).padStart(4, '0'),
    two(Math.floor(seconds / 60)), two(seconds)].join(':');
}

/** Has the platform keep all that it was told. */
function commit() {
  platform.sent = performance.now();
  report('suspend_data', suspended());
  report('core.session_time', sessionTime());
  if (callPlatform('LMSCommit', '') !== 'true') tellOfPlatform('refused');
}

/**
 * Reports the result of a game of the whole pack; of several games the best one counts.
 * @param {Finished} finished
 */
function reportResult({ percent }) {
  if (!platform.isOpen || !platform.counts || !game.facts.way?.isPlain) return;
  const mastery = about.platform?.mastery;
  const isBetter = percent !== undefined && percent > platform.best;
  if (isBetter) {
    platform.best = Math.min(percent, 100);
    // A platform need not have these two.
    callPlatform('LMSSetValue', 'cmi.core.score.min', '0');
    callPlatform('LMSSetValue', 'cmi.core.score.max', '100');
    report('core.score.raw', platform.best);
  }
  const status = percent === undefined || mastery === undefined
    ? 'completed' : platform.best >= mastery ? 'passed' : 'failed';
  if (status !== platform.status) report('core.lesson_status', platform.status = status);
  commit();
}

/** Ends the talk with the platform, which then knows whether a game can be gone on with. */
function endPlatform() {
  if (!platform.isOpen) return;
  saveNow();
  const isLeft = [...platform.kept.keys()].some((key) => key.includes('/session/'));
  report('core.exit', isLeft ? 'suspend' : '');
  commit();
  callPlatform('LMSFinish', '');
  platform.isOpen = false;
}

/** Begins the talk with the platform, and takes over what it has kept. */
function beginPlatform() {
  platform.api = foundPlatform();
  platform.isOpen = callPlatform('LMSInitialize', '') === 'true';
  if (!platform.isOpen) {
    watchers.push(() => tellOfPlatform('missing'));
    return;
  }
  platform.status = told('core.lesson_status');
  platform.counts = ['normal', ''].includes(told('core.lesson_mode'));
  const best = parseFloat(told('core.score.raw'));
  if (best >= 0) platform.best = best;
  try {
    for (const [key, text] of Object.entries(JSON.parse(told('suspend_data') || '{}'))) {
      platform.kept.set(key, String(text));
    }
  } catch {
    // What no page has written is not taken.
  }
  if (platform.counts && platform.status === 'not attempted') {
    report('core.lesson_status', platform.status = 'incomplete');
  }
  keepThere();
  watchers.push((reply, before) => {
    if (reply.finished && !before?.finished) reportResult(reply.finished);
  });
  addEventListener('pagehide', endPlatform);
  addEventListener('pageshow', (event) => event.persisted && location.reload());
  document.addEventListener('visibilitychange', () => {
    if (document.hidden && platform.isOpen) {
      saveNow();
      commit();
    }
  });
}

/** Keeps all but the settings with the platform: another player may be next at this computer. */
function keepThere() {
  const { kept } = platform;
  const place = {
    getItem: (/** @type {string} */ key) => kept.get(key) ?? null,
    removeItem: (/** @type {string} */ key) => void kept.delete(key),
    setItem(/** @type {string} */ key, /** @type {string} */ value) {
      kept.set(key, value);
      const isDue = performance.now() - platform.sent > 30000;
      if (isDue && platform.isOpen && key.includes('/session/')) commit();
    },
  };
  const own = store.place;
  store.place = (key) => (['settings', 'probe'].includes(key) ? own(key) : place);
  store.keys = () => [...kept.keys()];
}

beginPlatform();

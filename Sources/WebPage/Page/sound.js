'use strict';

/** Small sounds and vibrations, each only if the player wants it. */

/** @type {AudioContext | null} */
let audio = null;

/** Tunes: frequency and length of each tone, in hertz and seconds. */
const tunes = {
  good: [[784, 0.09], [1047, 0.2]],
  bad: [[196, 0.13], [165, 0.24]],
  late: [[392, 0.14], [330, 0.14], [262, 0.3]],
  tick: [[988, 0.02]],
  tap: [[523, 0.02]],
  win: [[523, 0.1], [659, 0.1], [784, 0.1], [1047, 0.4]],
  record: [
    [392, 0.11], [523, 0.11], [659, 0.11], [784, 0.22], [659, 0.11], [784, 0.11], [1047, 0.5],
  ],
};

/** @type {Record<string, number[]>} */
const buzzes = {
  good: [18], bad: [40, 40, 40], late: [60], tap: [6], win: [20, 50, 20, 50, 60],
  record: [20, 50, 20, 50, 120],
};

/** When a step was heard last. */
let steppedAt = 0;

/**
 * Plays one of the tunes, and shakes the phone; of many steps in a row a few.
 * @param {keyof typeof tunes} name
 */
function play(name) {
  if (name === 'tap') {
    if (performance.now() - steppedAt < 70) return;
    steppedAt = performance.now();
  }
  if (settings.vibration === 'on' && buzzes[name]) navigator.vibrate?.(buzzes[name]);
  if (settings.sound !== 'on') return;
  try {
    audio ??= new AudioContext();
    if (audio.state === 'suspended') audio.resume();
    let at = audio.currentTime;
    for (const [pitch, length] of tunes[name]) {
      tone(audio, pitch, at, length);
      at += length;
    }
  } catch {
    audio = null;
  }
}

/**
 * Strikes one tone, as on a marimba: a soft note and the short ring of the stick above it.
 * @param {AudioContext} context
 * @param {number} pitch
 * @param {number} at
 * @param {number} length
 */
function tone(context, pitch, at, length) {
  for (const [times, loud, rings] of [[1, 0.16, length + 0.2], [4, 0.03, 0.07]]) {
    const [wave, volume] = [context.createOscillator(), context.createGain()];
    wave.frequency.value = pitch * times;
    volume.gain.setValueAtTime(0, at);
    // A tone that begins at once would click.
    volume.gain.linearRampToValueAtTime(loud, at + 0.005);
    volume.gain.exponentialRampToValueAtTime(0.0005, at + rings);
    wave.connect(volume).connect(context.destination);
    wave.start(at);
    wave.stop(at + rings);
  }
}

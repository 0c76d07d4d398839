'use strict';

/** Small sounds and vibrations, each only if the player wants it. */

/** @type {AudioContext | null} */
let audio = null;

/** Tunes: frequency and length of each tone, in hertz and seconds. */
const tunes = {
  good: [[523, 0.09], [784, 0.16]],
  bad: [[233, 0.12], [175, 0.2]],
  tick: [[880, 0.03]],
  tap: [[440, 0.025]],
  win: [[523, 0.1], [659, 0.1], [784, 0.1], [1047, 0.3]],
};

/** @type {Record<string, number[]>} */
const buzzes = { good: [18], bad: [40, 40, 40], tap: [6], win: [20, 50, 20, 50, 60] };

/**
 * Plays one of the tunes, and shakes the phone.
 * @param {keyof typeof tunes} name
 */
function play(name) {
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
 * @param {AudioContext} context
 * @param {number} pitch
 * @param {number} at
 * @param {number} length
 */
function tone(context, pitch, at, length) {
  const [wave, volume] = [context.createOscillator(), context.createGain()];
  wave.type = 'triangle';
  wave.frequency.value = pitch;
  volume.gain.setValueAtTime(0.12, at);
  volume.gain.exponentialRampToValueAtTime(0.001, at + length + 0.12);
  wave.connect(volume).connect(context.destination);
  wave.start(at);
  wave.stop(at + length + 0.15);
}

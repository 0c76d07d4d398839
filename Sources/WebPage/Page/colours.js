'use strict';

/** The colours that a pack asks for, made readable on the page in both themes. */

/** @typedef {[number, number, number]} Colour */

/**
 * Returns the parts of `#rrggbb`; null for everything else.
 * @param {string} text
 * @returns {Colour | null}
 */
function colour(text) {
  const match = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(text);
  if (!match) return null;
  return [parseInt(match[1], 16), parseInt(match[2], 16), parseInt(match[3], 16)];
}

/** @param {Colour} parts */
function luminance(parts) {
  const [r, g, b] = parts.map((part) => {
    const c = part / 255;
    return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/**
 * Returns the contrast of two colours as WCAG defines it.
 * @param {Colour} a
 * @param {Colour} b
 */
function contrast(a, b) {
  const [low, high] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (high + 0.05) / (low + 0.05);
}

/**
 * Returns `parts` moved towards `end` until it can be read on `ground`.
 * @param {Colour} parts
 * @param {Colour} ground
 * @param {Colour} end
 * @returns {Colour}
 */
function readable(parts, ground, end) {
  for (let share = 0; share < 1; share += 0.04) {
    const mixed = /** @type {Colour} */ (
      parts.map((part, at) => Math.round(part + (end[at] - part) * share)));
    if (contrast(mixed, ground) >= 5.2) return mixed;
  }
  return end;
}

/**
 * Sets the accent of the page, for both themes.
 * @param {Colours | null} colours
 */
function setColours(colours) {
  const style = document.documentElement.style;
  const css = (/** @type {Colour} */ parts) => `rgb(${parts.join(' ')})`;
  const accent = colour(colours?.accent ?? '');
  const mark = colour(colours?.selection ?? '');
  const isMark = mark && contrast(mark, [27, 28, 36]) >= 4.5;
  style.setProperty('--mark', isMark ? css(mark) : '#ff9d2e');
  for (const [name, own] of [['team', accent], ['team2', mark]]) {
    if (own) style.setProperty('--' + name, css(/** @type {Colour} */ (own)));
    else style.removeProperty('--' + name);
  }
  /** @type {[string, Colour, Colour][]} */
  const themes = [
    ['light', [244, 240, 232], [0, 0, 0]], ['dark', [36, 38, 51], [255, 255, 255]],
  ];
  for (const [name, ground, end] of themes) {
    if (!accent) {
      for (const part of ['accent', 'on-accent']) style.removeProperty(`--${part}-${name}`);
      continue;
    }
    const fitting = readable(accent, ground, end);
    const ink = /** @type {Colour} */ (
      contrast(fitting, [255, 255, 255]) > 4.6 ? [255, 255, 255] : [16, 17, 24]);
    style.setProperty(`--accent-${name}`, css(fitting));
    style.setProperty(`--on-accent-${name}`, css(ink));
  }
}

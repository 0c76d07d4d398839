'use strict';

/** The look that a pack asks for. The engine has made its colours legible, for both themes. */

/** What a look may set, as the style sheet names it. */
const lookParts = [
  'paper', 'card', 'ink', 'soft', 'edge', 'faint', 'good', 'bad', 'warn', 'accent', 'on-accent',
  'veil',
];

/** The icon of the page itself. */
const ownIcon = find('link[rel=icon]')?.getAttribute('href') ?? 'data:,';

/**
 * Gives the page a look; the page's own without one.
 * @param {Look | null} look
 */
function setLook(look) {
  const root = document.documentElement;
  /** @type {(name: string, value: string | null | undefined) => void} */
  const put = (name, value) => {
    if (value) root.style.setProperty(name, value);
    else root.style.removeProperty(name);
  };
  for (const theme of /** @type {const} */ (['light', 'dark'])) {
    for (const part of lookParts) put(`--${part}-${theme}`, look?.[theme]?.[part]);
  }
  put('--mark', look?.mark);
  put('--team', look?.team);
  put('--team2', look?.team2);
  root.dataset.font = look?.font ?? '';
  setScenery(look?.picture ?? null);
  find('link[rel=icon]')?.setAttribute('href', game.entry?.icon ?? ownIcon);
}

/**
 * Shows a picture of the pack behind everything, under the veil of the style sheet.
 * @param {number | null} row
 */
function setScenery(row) {
  const shown = row === null ? null : game.engine?.picture(row);
  const old = find('.scenery');
  if (old?.querySelector('img')?.src === shown?.src) return;
  old?.remove();
  if (shown) {
    document.body.prepend(made(h('div.scenery', { 'aria-hidden': 'true' },
      h('img', { src: shown.src, alt: '' }))));
  }
}

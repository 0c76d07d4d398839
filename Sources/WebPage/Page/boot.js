'use strict';

/**
 * Starts a page that is one file: adds its style and its scripts, which the element `page` holds as
 * one deflated text, with U+0000 between them.
 */
(async () => {
  try {
    const texts = new TextDecoder().decode(await inflated(embedded('page'))).split('\0');
    for (const [at, name] of ['style', 'script'].entries()) {
      const element = document.createElement(name);
      element.textContent = texts[at];
      document.head.append(element);
    }
  } catch {
    // Such a page is as one whose scripts may not run.
  }
  // The policy lets only the scripts of a whole page run.
  if (window.packtool) return;
  document.documentElement.dataset.phase = 'error';
  const alert = document.createElement('p');
  alert.setAttribute('role', 'alert');
  alert.textContent = damaged;
  document.body.replaceChildren(alert);
})();

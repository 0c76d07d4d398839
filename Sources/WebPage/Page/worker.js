'use strict';

/**
 * The service worker of a site: keeps all files of one version, so that the site works offline.
 * The builder of the site writes the constant `site` before it.
 */
(() => {
  /** @type {any} */
  const worker = self;
  const prefix = `packtool ${new URL(worker.registration.scope).pathname} `;
  const name = prefix + site.version;

  /** Returns the names of this site's caches, newest first. */
  async function cacheNames() {
    const names = await caches.keys();
    return names.filter((one) => one.startsWith(prefix)).reverse();
  }

  /**
   * Returns the kept answer to a request.
   * @param {Request | string} request
   */
  async function kept(request) {
    for (const one of await cacheNames()) {
      const found = await (await caches.open(one)).match(request, { ignoreSearch: true });
      if (found) return found;
    }
    return undefined;
  }

  /**
   * Asks the network for the page, and the cache if there is no network or the server is ill. Where
   * the server says that the page has moved or is gone, that holds.
   * @param {Request} request
   */
  async function page(request) {
    try {
      const answer = await fetch(request);
      if (answer.status < 500) return answer;
      return (await kept('index.html')) ?? answer;
    } catch {
      return (await kept('index.html')) ?? Response.error();
    }
  }

  /**
   * True for the address of the site itself.
   * @param {string} address
   */
  function isHome(address) {
    const [path] = address.slice(worker.registration.scope.length).split(/[?#]/);
    return path === '' || path === 'index.html';
  }

  /**
   * Asks the cache for a file, and the network if it is not there.
   * @param {Request} request
   */
  async function file(request) {
    return (await kept(request)) ?? fetch(request);
  }

  worker.addEventListener('install', (/** @type {any} */ event) => {
    event.waitUntil(caches.open(name).then((cache) => cache.addAll(
      site.files.map((one) => new Request(one, { cache: 'no-cache' })))));
  });

  // A new version becomes active once no page of the old one is open.
  worker.addEventListener('activate', (/** @type {any} */ event) => {
    event.waitUntil(cacheNames().then((names) => Promise.all(
      names.filter((one) => one !== name).map((one) => caches.delete(one)))));
  });

  worker.addEventListener('fetch', (/** @type {any} */ event) => {
    const { request } = event;
    if (request.method !== 'GET' || !request.url.startsWith(worker.registration.scope)) return;
    if (request.mode !== 'navigate') event.respondWith(file(request));
    else if (isHome(request.url)) event.respondWith(page(request));
  });
})();

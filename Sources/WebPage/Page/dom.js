'use strict';

/** Trees of elements, drawn into the page. Texts only ever become text nodes. */

const svgTags = new Set([
  'svg', 'path', 'circle', 'ellipse', 'g', 'rect', 'line', 'polyline', 'polygon',
]);

/**
 * Returns the tree of an element. `name` is a tag with classes, as `button.big`.
 * @param {string} name
 * @param {Record<string, any> | null} [props]
 * @param {...Content} children
 * @returns {Tree}
 */
function h(name, props, ...children) {
  const [tag, ...classes] = name.split('.');
  const { key, ...rest } = props ?? {};
  const named = [...classes, rest.class].filter(Boolean).join(' ');
  if (named) rest.class = named;
  return { tag, key, props: rest, children: flat(children) };
}

/**
 * Returns the trees and texts in `content`, without what is empty.
 * @param {Content[]} content
 * @returns {(Tree | string)[]}
 */
function flat(content) {
  return content.flatMap((item) => {
    if (item === null || item === undefined || item === false || item === '') return [];
    if (Array.isArray(item)) return flat(item);
    return [typeof item === 'number' ? String(item) : item];
  });
}

/** @type {WeakMap<Node, Tree>} The tree that each element was drawn from. */
const drawnFrom = new WeakMap();

/**
 * Makes the children of `parent` those of `trees`. Elements with the same tag and key stay, so
 * that they keep the focus and what is typed in them.
 * @param {Node} parent
 * @param {(Tree | string)[]} trees
 */
function fill(parent, trees) {
  let here = parent.firstChild;
  for (const tree of trees) {
    let found = here;
    while (found && !fits(found, tree)) found = found.nextSibling;
    if (found && found !== here && typeof tree !== 'string' && tree.key === undefined) found = null;
    if (found && found !== here && typeof tree === 'string') found = null;
    if (found) {
      while (here && here !== found) here = removed(here);
      update(found, tree);
      here = found.nextSibling;
    } else {
      parent.insertBefore(made(tree), here);
    }
  }
  while (here) here = removed(here);
}

/**
 * Removes a node; returns the one after it.
 * @param {ChildNode} node
 */
function removed(node) {
  const next = node.nextSibling;
  node.remove();
  return next;
}

/**
 * True if `node` can become `tree`.
 * @param {Node} node
 * @param {Tree | string} tree
 */
function fits(node, tree) {
  if (typeof tree === 'string') return node.nodeType === Node.TEXT_NODE;
  const old = drawnFrom.get(node);
  return old !== undefined && old.tag === tree.tag && old.key === tree.key;
}

/**
 * Returns a new node.
 * @param {Tree | string} tree
 */
function made(tree) {
  if (typeof tree === 'string') return document.createTextNode(tree);
  const element = svgTags.has(tree.tag)
    ? document.createElementNS('http://www.w3.org/2000/svg', tree.tag)
    : document.createElement(tree.tag);
  update(element, tree);
  return element;
}

/**
 * Gives `node` the properties and children of `tree`.
 * @param {Node} node
 * @param {Tree | string} tree
 */
function update(node, tree) {
  if (typeof tree === 'string') {
    const text = /** @type {Text} */ (node);
    if (text.data !== tree) text.data = tree;
    return;
  }
  const element = /** @type {HTMLElement} */ (node);
  const old = drawnFrom.get(node)?.props ?? {};
  if (tree.tag === 'select') fill(node, tree.children);
  for (const name of Object.keys({ ...old, ...tree.props })) {
    // What is typed or chosen since is not in the old tree.
    const isOld = name.startsWith('.')
      ? /** @type {any} */ (element)[name.slice(1)] === tree.props[name]
      : old[name] === tree.props[name];
    if (!isOld) set(element, name, tree.props[name]);
  }
  drawnFrom.set(node, tree);
  fill(node, tree.children);
}

/**
 * Sets one property: a handler, a field of the element (`.value`), styles or an attribute.
 * @param {HTMLElement} element
 * @param {string} name
 * @param {any} value
 */
function set(element, name, value) {
  const fields = /** @type {any} */ (element);
  if (name.startsWith('on')) fields[name] = value ?? null;
  else if (name.startsWith('.')) fields[name.slice(1)] = value ?? '';
  else if (name === 'vars') {
    for (const [key, text] of Object.entries(value ?? {})) {
      element.style.setProperty('--' + key, String(text));
    }
  } else if (value === undefined || value === null || value === false) {
    element.removeAttribute(name);
  } else element.setAttribute(name, value === true ? '' : String(value));
}

/**
 * Returns the first element that a selector names.
 * @param {string} selector
 * @param {ParentNode} [within]
 * @returns {HTMLElement | null}
 */
function find(selector, within = document) {
  return within.querySelector(selector);
}

/**
 * True if a key sends what is typed; the button that gets the focus then does not get the key.
 * @param {KeyboardEvent} event
 */
function isEnter(event) {
  if (event.key !== 'Enter' || event.isComposing) return false;
  event.preventDefault();
  return true;
}

/**
 * Returns an icon of lines.
 * @param {string} path
 */
function icon(path) {
  return h('svg.icon', { viewBox: '0 0 24 24', 'aria-hidden': 'true' }, h('path', { d: path }));
}

'use strict';

/** Unpacks what the page holds in elements: Base85, Base64, deflated text and the packed engine. */

/**
 * Returns the bytes of a Base64 text.
 * @param {string} text
 */
function fromBase64(text) {
  if (Uint8Array.fromBase64) return Uint8Array.fromBase64(text);
  const letters = atob(text);
  const bytes = new Uint8Array(letters.length);
  for (let at = 0; at < letters.length; at += 1) bytes[at] = letters.charCodeAt(at);
  return bytes;
}

/**
 * Returns the bytes of a Base85 text: five letters for four bytes. The letters are those from `(`
 * on without `<` and the backslash. The pack is Base64, which browsers read by themselves.
 * @param {string} text
 */
function fromBase85(text) {
  const bytes = new Uint8Array(Math.floor(text.length * 4 / 5));
  for (let at = 0, byte = 0; at < text.length; at += 5) {
    let number = 0;
    for (let next = at; next < at + 5; next += 1) {
      const code = next < text.length ? text.charCodeAt(next) : 126;
      number = number * 85 + code - (code > 92 ? 42 : code > 60 ? 41 : 40);
    }
    for (let shift = 24; shift >= 0; shift -= 8, byte += 1) bytes[byte] = number >>> shift;
  }
  return bytes;
}

/** The only text of the page that no engine can give. */
const damaged = 'This page is damaged or was cut off. Load it again.';

/**
 * Returns the bytes of an element of the page and removes it, which frees its text.
 * @param {string} id
 */
function embedded(id) {
  const element = document.getElementById(id);
  element?.remove();
  try {
    const text = (element?.textContent ?? '').trim();
    return id === 'pack' ? fromBase64(text) : fromBase85(text);
  } catch {
    throw new Error(damaged);
  }
}

/**
 * Returns bytes that were deflated.
 * @param {Uint8Array} bytes
 */
async function inflated(bytes) {
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw'));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

/**
 * Returns the content of an LZMA file, as script/engine packs the engine.
 * @param {Uint8Array} file
 */
async function unpacked(file) {
  const { instance } = await WebAssembly.instantiate(embedded('unpacker'));
  /** @type {any} */
  const { memory, room, unpack } = instance.exports;
  const size = new DataView(file.buffer, file.byteOffset).getUint32(5, true);
  const place = room(file.length) >>> 0;
  new Uint8Array(memory.buffer).set(file, place);
  const content = unpack(file.length) >>> 0;
  if (!content) throw new Error(damaged);
  return new Uint8Array(memory.buffer, content, size);
}

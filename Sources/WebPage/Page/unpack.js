'use strict';

/** Unpacks what the page holds: Base128, Base64, deflated text and the packed engine. */

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

/** The seven bits that no letter of their own stands for. */
const excluded = [0, 5, 7, 8, 10, 13, 14, 27, 38, 60, 127];

/**
 * Returns the bytes of a Base128 text: a letter of ASCII for seven bits, and a letter behind those
 * for excluded ones with the next seven. The pack is Base64, which browsers read by themselves.
 * @param {string} text
 */
function fromBase128(text) {
  const bytes = new Uint8Array(text.length * 2);
  let [size, held, count] = [0, 0, 0];
  for (let at = 0; at < text.length; at += 1) {
    let code = text.charCodeAt(at);
    if (code > 127) {
      // Control characters of two bytes are left out.
      code -= 160;
      held = held << 7 | excluded[code >> 7];
      count += 7;
    }
    held = held << 7 | code & 127;
    count += 7;
    while (count > 7) {
      count -= 8;
      bytes[size] = held >> count;
      size += 1;
    }
  }
  return bytes.subarray(0, size);
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
    const text = element?.textContent ?? '';
    return id === 'pack' ? fromBase64(text.trim()) : fromBase128(text);
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

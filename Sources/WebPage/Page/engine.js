'use strict';

/** The engine: WebAssembly that reads the pack, holds the game and answers events. */

/**
 * Returns what is read of the engine; fails with a sentence that everybody understands.
 * @template T
 * @param {Promise<T>} reading
 * @returns {Promise<T>}
 */
function whole(reading) {
  return reading.catch(() => { throw new Error(damaged); });
}

/**
 * Returns the bytes of a file of the site.
 * @param {string} name
 */
async function fetched(name) {
  const answer = await fetch(name);
  if (!answer.ok) throw new Error(`${name}: ${answer.status}`);
  return new Uint8Array(await answer.arrayBuffer());
}

/** One pack opened in the engine. */
class Engine {
  /**
   * @param {WebAssembly.Module} program
   * @param {Uint8Array} pack
   */
  constructor(program, pack) {
    /** @type {Map<number, Shown | null>} */
    this.pictures = new Map();
    this.pack = pack;
    const read = (/** @type {number[]} */ ...numbers) => {
      const [from, count, to] = numbers.map((number) => number >>> 0);
      const bytes = pack.subarray(from, from + count);
      new Uint8Array(this.exports.memory.buffer).set(bytes, to);
      return bytes.length;
    };
    /** @type {any} */
    this.exports = new WebAssembly.Instance(program, { page: { read } }).exports;
    const [words] = WebAssembly.Module.customSections(program, 'words');
    this.put(new Uint8Array(words));
    this.exports.words();
  }

  /**
   * Puts bytes where the engine takes them from.
   * @param {Uint8Array} bytes
   */
  put(bytes) {
    const room = this.exports.room(bytes.length) >>> 0;
    new Uint8Array(this.exports.memory.buffer).set(bytes, room);
  }

  /**
   * Returns a copy of the engine's last answer.
   * @param {number} length
   */
  answer(length) {
    const from = this.exports.reply() >>> 0;
    return new Uint8Array(this.exports.memory.buffer).slice(from, from + (length >>> 0));
  }

  /**
   * Sends an event; returns the reply.
   * @param {string} event
   * @returns {Reply}
   */
  take(event) {
    this.put(new TextEncoder().encode(event));
    const length = this.exports.take();
    return JSON.parse(new TextDecoder().decode(this.answer(length)));
  }

  /** Returns the lines of the game so far. */
  transcript() {
    return new TextDecoder().decode(this.answer(this.exports.transcript()));
  }

  /**
   * Returns a picture; null if there is none that browsers may show.
   * @param {number} row
   */
  picture(row) {
    let shown = this.pictures.get(row);
    if (shown === undefined) {
      const bytes = this.answer(this.exports.picture(row));
      const type = pictureType(bytes);
      const file = new Blob([bytes], type ? { type } : {});
      shown = type && { src: URL.createObjectURL(file), ratio: ratio(bytes) };
      this.pictures.set(row, shown);
      this.forget(40);
    }
    return shown;
  }

  /**
   * Frees the oldest pictures but `count`.
   * @param {number} count
   */
  forget(count) {
    for (const [row, shown] of this.pictures) {
      if (this.pictures.size <= count) break;
      if (shown) URL.revokeObjectURL(shown.src);
      this.pictures.delete(row);
    }
  }
}

/**
 * Returns the type of a picture by its first bytes; null for everything else.
 * @param {Uint8Array} bytes
 */
function pictureType(bytes) {
  const start = String.fromCharCode(...bytes.subarray(0, 12));
  if (start.startsWith('\x89PNG\r\n\x1a\n')) return 'image/png';
  if (start.startsWith('\xff\xd8\xff')) return 'image/jpeg';
  if (start.startsWith('RIFF') && start.slice(8) === 'WEBP') return 'image/webp';
  return null;
}

/**
 * Returns the width of a PNG by its height, as its header says, so that nothing moves when it is
 * drawn; a guess for other pictures.
 * @param {Uint8Array} bytes
 */
function ratio(bytes) {
  const header = new DataView(bytes.buffer);
  const isPNG = bytes[1] === 80 && bytes.length > 23;
  return isPNG ? header.getUint32(16) / header.getUint32(20) || 1.5 : 1.5;
}

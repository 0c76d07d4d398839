/** The version of the format that this reader knows, and the names that belong to it. */

/** The major version in the header page. */
export const MAJOR = 1;

/** The text at the start of what the content digest covers. */
export const CONTENT_PREFIX = `qpk content ${MAJOR}\0`;

/** The text at the start of what a derived id is the digest of. */
export const ID_PREFIX = "qpk id 0\0";

/** The kind of packs that have tables of an author's own. */
export const TABLE_KIND = "table";

/** The tables of the pack's own, whose names begin with a dot. */
export const OWN = { assets: ".assets", key: ".key" };

/** True if the name is one of a table of the pack's own. */
export function isReserved(name: string): boolean {
  return name.startsWith(".");
}

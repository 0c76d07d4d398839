/** The version of the format that this reader knows, and the names that belong to it. */

/** The major version in the header page. */
export const MAJOR = 0;

/** The text at the start of what the content digest covers. */
export const CONTENT_PREFIX = "qpk content 0\0";

/** The text at the start of what a derived id is the digest of. */
export const ID_PREFIX = "qpk id 0\0";

/** The tables of the pack's own. */
export const NAMES = { assets: "assets", key: "key" };

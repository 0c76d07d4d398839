// Judges each mutant that Tools/Mutants streams to standard input, a verdict on each line: mutants.mjs READER
import { readFileSync } from "node:fs";
import { pathToFileURL } from "node:url";
import { judge } from "./judged.mjs";

const reader = await import(pathToFileURL(process.argv[2]));
const stream = readFileSync(0), brace = "{".charCodeAt(0), lines = [];
// A mutant is the verdict of the reader in Swift behind its length, and its bytes behind theirs.
for (let at = 0; stream[at] !== brace; ) {
  at += 1 + stream[at];
  const start = at + 8, end = start + Number(stream.readBigUInt64LE(at));
  const { reason } = judge(reader, new Uint8Array(stream.subarray(start, end)));
  lines.push(reason === "sound" ? "accepted" : reason);
  at = end;
}
process.stdout.write(lines.map((line) => line + "\n").join(""));

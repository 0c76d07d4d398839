// Types of the replies that the engine gives, and of the page's own records. Not shipped.

/** The look that a pack asks for: values of the style sheet's variables, by their names. */
type Look = {
  mark?: string | null; team?: string | null; team2?: string | null;
  font?: string | null; picture?: number | null;
  light?: Record<string, string>; dark?: Record<string, string>;
};
type Status = { name: string; text: string; value: number; of?: number };
type Finished = {
  score: number; isFull: boolean; isRecord: boolean; share: string; percent?: number;
};
type Person = { name: string; paragraphs: string[] };
type Photo = { picture: number | null; alt: string };
type Sum = { sum: string; answer: number | null; isOpen: boolean; path?: string[] };

/** A picture of a question. */
type Pictured = { picture?: number | null; alt?: string };

type FactsScene = Pictured & {
  prompt: string; round: number; value: string; number: string; low: string; high: string;
  part: number; least: boolean; most: boolean; rule: string; guess?: string; guessPart?: number;
  answer?: string; answerPart?: number; verdict?: string; earned?: string; points?: number;
  losesLife?: boolean; origin?: string | null; curve?: number[];
};
type QuizScene = Pictured & {
  prompt: string; choices: string[]; limit: number | null; elapsed: number; warn: number;
  running: boolean; dots: string[]; round: number; of: number; choice?: number | null;
  right?: number; verdict?: string; kind?: 'right' | 'wrong' | 'late' | 'passed';
  explanation?: string | null; source?: string | null; points?: number; streak?: string | null;
  tried?: string[]; left?: number; answer?: string;
  /** Of a question with several right choices: that it is one, and what its button says. */
  several?: string; check?: string; chosen?: string[]; rights?: string[]; whys?: string[];
};
type DuelScene = {
  levels: { title: string; about: string }[]; chosen: number; intro: string; text: string;
  guess: number; low: number; high: number; from: number; to: number; tried: number[];
  hint: string | null; canTakeBack: boolean; attempt: number; outcome?: string;
  hints: { shown: boolean } | null;
};
type GridScene = {
  heading: string; sum: string; rows: string[]; questions: Sum[];
  last: { path: string[]; isRight: boolean; spelt: string } | null; hint: string | null;
  stars: number[];
};
type PhotosScene = {
  ask: string; photos: Photo[]; rules: string | string[]; credits: string[]; choice?: number;
  right?: number; message?: string; standing?: string; people?: Person[]; names?: string[];
};
type PlacingScene = {
  places: string[]; items: string[]; arranged: number[]; place: number; held: boolean;
  up: string; down: string; state: string; pool: string; marks: string[]; belongs: string[];
};
type PartyScene = {
  heading: string; text: string;
  players: {
    name: string; points: string; place?: number; isNext?: boolean; isOut?: boolean;
  }[];
};
type Scene = FactsScene & Omit<QuizScene, 'tried'> & Omit<DuelScene, 'tried'>
  & Omit<PhotosScene, 'rules'> & GridScene & PartyScene & PlacingScene & {
    rules?: string | string[]; summary?: string[]; tried: any[];
  };

/** The engine's answer to an event. */
type Reply = {
  error?: string;
  game: string; language: string; direction: 'ltr' | 'rtl'; texts: string;
  textsDirection: 'ltr' | 'rtl'; title: string; best: number; phase: string;
  status: Status[]; say: string;
  note: { text: string; bad: boolean } | null; next: string | null; wake: number | null;
  finished: Finished | null; inProgress: boolean; keep: boolean; words?: Record<string, string>;
  about?: {
    description: string | null; authors: string | null; licence: string | null; version: string;
    credits: string[];
  };
  languages?: { tag: string; name: string }[];
  /** The way in which the pack is played, and whether it has others. */
  way?: Way & {
    keepsScores: boolean; isPlain: boolean; isParty: boolean;
    asksQuestions: boolean; hasChoices: boolean;
  };
  /** The record of practice that the event changed. */
  study?: { id: string; card: string };
  /** The packs of the home page in words. */
  packs?: { game: string | null; size: string }[];
  numbers?: { separator: string; mark: string; fewest: number; minus: string };
  /** The line of the answer that the event gave, for a file of answers. */
  line?: string;
  help?: string[]; look?: Look | null; scene: Scene;
};

/** A way to play: lines of the event that opens the pack, and the part of it that is played. */
type Way = { lines: string; part: string };
/** The tags and difficulties of a pack, some of them marked, and the way that plays those. */
type Choices = Way & {
  choices: { text: string; count: string; isOn: boolean; isTag?: boolean }[];
  selected: string; isEmpty: boolean;
};

/** A pack as the page's `about` element lists it. */
type PackEntry = {
  id: string; title: string; titles?: Record<string, string>; kind: string; description: string;
  questions: number; file?: string; size: number; digest: string; icon?: string;
  /** True if the scores of the pack last as long as the tab. */
  isBrief?: boolean;
};
type About = {
  form: 'file' | 'site'; title: string; packs: PackEntry[]; engine?: string;
  /** True if the page offers answers to the player and to the page around. */
  answers?: boolean;
  /** For a learning platform: the result in per cent that passes, and words by language. */
  platform?: { mastery?: number; words: Record<string, { missing: string; refused: string }> };
};

type Settings = {
  language: string; theme: string; motion: string; sound: string; vibration: string;
  timer: string; keys: string;
};
type Scores = { best: number; games: [number, string][] };
type Session = { digest: string; open: string; events: string[] };

/** A description of an element; a text stands for a text node. */
type Tree = {
  tag: string; key: string | undefined; props: Record<string, any>; children: (Tree | string)[];
};
type Content = Tree | string | number | null | undefined | false | Content[];

/** The screens of one game. */
type GameView = {
  /** Draws a phase. */
  draw(reply: Reply): Content;
  /** The element that takes the focus when a phase or question opens. */
  focus?(reply: Reply): string;
  /** Names the question; a new name means a new question. */
  question?(reply: Reply): string;
  /** Takes a key; true if it was used. */
  key?(event: KeyboardEvent, reply: Reply): boolean;
  /** Clears what the player has entered; a new question or phase has opened. */
  opened?(reply: Reply): void;
  /** Looks at the page after a reply was drawn. */
  drawn?(reply: Reply, before: Reply | null): void;
};

interface Uint8ArrayConstructor {
  fromBase64?(text: string): Uint8Array;
}
interface Window {
  packtool: {
    transcript(): string; events(): string[]; reply(): Reply | null;
    /** Moves the clock of a test. */
    wait(milliseconds: number): void;
  };
}
declare class DecompressionStream {
  constructor(format: string);
  readonly readable: ReadableStream<Uint8Array>;
  readonly writable: WritableStream<Uint8Array>;
}
/** The files of the site; the builder of the site writes this constant before the worker. */
declare const site: { version: string; files: string[] };

/** A picture that can be shown, and its width by its height. */
type Shown = { src: string; ratio: number };

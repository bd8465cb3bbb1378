import type { Condition } from './condition.ts';
import type { LanguageRules, SpokenPronoun } from './language/language-rules.ts';
import type { Node } from './markup.ts';
import type { Score } from './score.ts';
import type { Lexicon } from './understand/lexicon.ts';

/** Where something stands in a file: lines and columns are counted from one, as editors do. */
export interface Place {
  readonly file: string;
  readonly line: number;
  readonly column: number;
}

/** One way of telling a beat or a phrase. */
export interface Way {
  readonly condition?: Condition;
  readonly text: readonly Node[];
  /** Of a letter of the author's text, for faults. */
  placeOf(offset: number): Place;
}

/** A figure the plot invents. The first name that nobody in the family bears is used. */
export interface GuestName {
  readonly name: string;
  readonly pronoun: SpokenPronoun;
}

/** Whoever may be ticked and come along or be needed: in what share of the paragraphs each is named where they are there. */
export interface Presence {
  readonly friend: number;
  readonly pet: number;
  readonly elder: number;
}

/** Every word of a plot in one language. */
export interface PlotWords {
  readonly titles: readonly Way[];
  readonly guests: Readonly<Record<string, readonly GuestName[]>>;
  readonly presence: Presence;
  /** By the beat's id. */
  readonly beats: Readonly<Record<string, readonly Way[]>>;
  readonly phrases: Readonly<Record<string, readonly Way[]>>;
  /** What the alt text says of each picture, by its place. */
  readonly pictures: Readonly<Record<number, readonly Way[]>>;
}

export interface Plot {
  readonly score: Score;
  /** It is told in the languages that are here. They may be read only when they are looked at: ask with Object.hasOwn. */
  readonly words: Readonly<Partial<Record<string, PlotWords>>>;
}

/** All that the storyteller knows how to tell, and the languages it tells in. */
export interface Library {
  readonly plots: readonly Plot[];
  readonly languages: Readonly<Record<string, LanguageRules>>;
  /** What wishes are read by; without it a wish is only what concepts know of it. */
  readonly lexicon?: Lexicon;
}

import type { Fault } from '../src/fault.ts';
import type { ShelvedPlot } from '../src/open-library.ts';
import type { Passage } from '../src/story-file.ts';
import { passagesOf } from './structure.ts';

/** A passage as it stands, each letter in its place, with tokens as names of their own length and conditions as blanks. */
export interface Prose {
  readonly language: string;
  readonly passage: Passage;
  readonly text: string;
}

export function* proseOf({ files }: ShelvedPlot): Generator<Prose> {
  for (const [language, file] of Object.entries(files))
    for (const passage of passagesOf(file)) yield { language, passage, text: withoutMarkup(passage.text) };
}

function withoutMarkup(text: string): string {
  return text
    .replace(/\{[^}]*\}/g, (token) => `X${'x'.repeat(token.length - 1)}`)
    .replace(/\[[!a-z][^:[\]|]*:/g, (condition) => ' '.repeat(condition.length));
}

/** Every place of a pattern in a piece of prose. */
export function found({ passage, text }: Prose, pattern: RegExp, message: (said: string) => string): Fault[] {
  return [...text.matchAll(pattern)].map(({ 0: said, index }) => ({
    place: passage.placeOf(index),
    message: message(said.replace(/\s+/g, ' ').trim()),
  }));
}

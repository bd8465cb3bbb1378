import { readFile } from 'node:fs/promises';
import { trueTypeFrom } from './true-type.ts';

/** Each file of the typeface holds some alphabets. */
const alphabets = ['latin', 'latin-ext', 'cyrillic'] as const;
export type Alphabet = (typeof alphabets)[number];
export type Weight = 400 | 700;

/** The letters of western Europe, with their punctuation; what else is written with Latin letters; Cyrillic. */
const ofAlphabet: Readonly<Record<Alphabet, RegExp>> = {
  'latin': /^[ -\u00ff\u0131\u0152\u0153\u2000-\u206f\u20ac\u2122]$/,
  'latin-ext': /^[\u0100-\u02ff\u1e00-\u1eff]$/,
  'cyrillic': /^[\u0400-\u045f]$/,
};

const read = new Map<string, Promise<Buffer>>();

/** The app's own typeface, as TrueType. */
export function andika(alphabet: Alphabet, weight: Weight): Promise<Buffer> {
  const key = `${alphabet}-${weight}`;
  const source = new URL(import.meta.resolve(`@fontsource/andika/files/andika-${key}-normal.woff`));
  const font = read.get(key) ?? readFile(source).then(trueTypeFrom);
  read.set(key, font);
  return font;
}

/** Text in pieces that one file can set each; what no file knows is left out. */
export function inAlphabets(text: string): { alphabet: Alphabet; words: string }[] {
  const runs: { alphabet: Alphabet; words: string }[] = [];
  for (const letter of text.normalize('NFC')) {
    const alphabet = alphabets.find((known) => ofAlphabet[known].test(letter));
    if (alphabet === undefined) continue;
    const last = runs.at(-1);
    if (last?.alphabet === alphabet) last.words += letter;
    else runs.push({ alphabet, words: letter });
  }
  return runs;
}

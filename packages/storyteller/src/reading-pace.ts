import type { LanguageRules } from './language/language-rules.ts';

/** Ages that are read to alike: each language says for each how fast, and how long a story may be. */
const ageBands = [
  { from: 3, to: 4 },
  { from: 5, to: 6 },
  { from: 7, to: 8 },
  { from: 9, to: 10 },
  { from: 11, to: 12 },
] as const;

/** One figure for each age band, the youngest first. */
export type ByAgeBand<Figure> = readonly [Figure, Figure, Figure, Figure, Figure];

/** The youngest and the oldest who are read to as a child of this age is. */
export function ageBandOf(age: number): { readonly from: number; readonly to: number } {
  return ageBands.find(({ to }) => age <= to) ?? ageBands[4];
}

function forAge<Figure>(figures: ByAgeBand<Figure>, age: number): Figure {
  const band = ageBands.findIndex(({ to }) => age <= to);
  return figures[band] ?? figures[4];
}

/** Each further detail that a family ticks is told in a sentence or two of its own. */
const wordsForADetail = 30;
const detailsWithinLength = 2;

/**
 * Words of a story for this age, all its options told.
 * @param details how many elements were ticked: those past the second may be told at some length
 */
export function storyLength(
  { storyLengths }: LanguageRules,
  age: number,
  details = 0,
): readonly [least: number, most: number] {
  const [least, most] = forAge(storyLengths, age);
  return [least, most + wordsForADetail * Math.max(0, details - detailsWithinLength)];
}

export function wordsIn(text: string): number {
  return text.match(/[\p{L}\p{N}][\p{L}\p{N}'’-]*/gu)?.length ?? 0;
}

/** Whole minutes, at least one. */
export function readingMinutes(words: number, { paces }: LanguageRules, age: number): number {
  return Math.max(1, Math.round(words / forAge(paces, age)));
}

import { forAge } from './age-bands.ts';
import type { LanguageRules } from './language/language-rules.ts';

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

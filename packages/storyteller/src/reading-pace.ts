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
  return [least, most + wordsForDetails(details)];
}

function wordsForDetails(details: number): number {
  return wordsForADetail * Math.max(0, details - detailsWithinLength);
}

/** About three minutes for whoever reads, and never more than four, whatever the age's own length is. */
const shortStory = [280, 480] as const;
const mostShortMinutes = 4;

/** At three every evening is a short one: plots go their short way, and are chosen among those that small ears last for. */
export function isAlwaysShort(age: number): boolean {
  return age <= 3;
}

/** Words that small ears last for, where nobody has asked for a short evening: parents chose stories of 450 to 560 words before those of three minutes. */
const mostAtThree = 560;

/** Words that a story may have tonight. @param isAsked whether a short one was asked for, or the child is only small */
export function mostWordsTonight(rules: LanguageRules, age: number, isAsked: boolean): number {
  return isAsked || !isAlwaysShort(age) ? shortStoryLength(rules, age)[1] : mostAtThree;
}

/**
 * Words of a story for an evening when a short one is wanted.
 * @param details how many elements were ticked, where a plot is looked at that is short by itself
 */
export function shortStoryLength(
  { paces }: LanguageRules,
  age: number,
  details = 0,
): readonly [least: number, most: number] {
  const [least, most] = shortStory;
  // Minutes are told rounded.
  return [
    least,
    Math.min(most, Math.ceil((mostShortMinutes + 0.5) * forAge(paces, age)) - 1) + wordsForDetails(details),
  ];
}

/** What is wanted of somebody who writes for a brief. */
export function lengthWanted(
  rules: LanguageRules,
  { profile, isShort = false }: { readonly profile: { readonly age: number }; readonly isShort?: boolean },
): readonly [least: number, most: number] {
  return isShort ? shortStoryLength(rules, profile.age) : storyLength(rules, profile.age);
}

export function wordsIn(text: string): number {
  return text.match(/[\p{L}\p{N}][\p{L}\p{N}'’-]*/gu)?.length ?? 0;
}

/** Whole minutes, at least one. */
export function readingMinutes(words: number, { paces }: LanguageRules, age: number): number {
  return Math.max(1, Math.round(words / forAge(paces, age)));
}

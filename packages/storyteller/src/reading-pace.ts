import type { Language } from '@sagolykta/domain/language';

export interface AgeBand {
  readonly from: number;
  readonly to: number;
  /** Words a minute, read aloud at a bedside: planning values, see storyteller.md section 2. */
  readonly pace: Readonly<Record<Language, number>>;
  /** Shortest and longest story, in words. */
  readonly words: Readonly<Record<Language, readonly [least: number, most: number]>>;
}

export const ageBands: readonly AgeBand[] = [
  { from: 3, to: 4, pace: { sv: 100, en: 108 }, words: { sv: [430, 720], en: [460, 780] } },
  { from: 5, to: 6, pace: { sv: 110, en: 120 }, words: { sv: [490, 816], en: [530, 890] } },
  { from: 7, to: 8, pace: { sv: 120, en: 130 }, words: { sv: [540, 890], en: [585, 965] } },
  { from: 9, to: 10, pace: { sv: 128, en: 138 }, words: { sv: [576, 960], en: [620, 1035] } },
  { from: 11, to: 12, pace: { sv: 135, en: 145 }, words: { sv: [608, 1010], en: [652, 1088] } },
];

export function ageBandOf(age: number): AgeBand {
  const band = ageBands.find(({ from, to }) => age >= from && age <= to) ?? (age < 3 ? ageBands[0] : ageBands.at(-1));
  if (band === undefined) throw new Error('there are no age bands');
  return band;
}

export function wordsIn(text: string): number {
  return text.match(/[\p{L}\p{N}][\p{L}\p{N}'’-]*/gu)?.length ?? 0;
}

/** Whole minutes, at least one. */
export function readingMinutes(words: number, language: Language, age: number): number {
  return Math.max(1, Math.round(words / ageBandOf(age).pace[language]));
}

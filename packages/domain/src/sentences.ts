import type { Language } from './language.ts';

/** A stretch of a text, in characters: from `start` up to, but not with, `end`. */
export interface Stretch {
  readonly start: number;
  readonly end: number;
}

/** A new sentence does not begin in lower case: ”Hej!” sa Alma. */
const goesOn = /^[\s”“"’'»)–—-]*\p{Ll}/u;
/** Nothing in it can be said. */
const isBare = (words: string) => !/[\p{L}\p{N}]/u.test(words);

/**
 * The sentences of a text as they are read aloud, one after the other and without a gap: what is said and who says it
 * are one. Never none for a text with a word in it.
 */
export function sentencesOf(text: string, language: Language): Stretch[] {
  const parts: { start: number; end: number }[] = [];
  for (const { segment, index } of new Intl.Segmenter(language, { granularity: 'sentence' }).segment(text)) {
    const last = parts.at(-1);
    const end = index + segment.length;
    const isMore =
      last !== undefined && (goesOn.test(segment) || isBare(segment) || isBare(text.slice(last.start, last.end)));
    if (isMore) last.end = end;
    else parts.push({ start: index, end });
  }
  return parts;
}

/** Which of the sentences holds this character: the last one where it lies behind them all. */
export function sentenceAt(sentences: readonly Stretch[], index: number): number {
  const found = sentences.findIndex(({ end }) => index < end);
  return found === -1 ? Math.max(0, sentences.length - 1) : found;
}

/** The word at this character, or the first one after it; undefined where none comes. */
export function wordAt(text: string, index: number): Stretch | undefined {
  for (const { 0: word, index: start } of text.matchAll(/[\p{L}\p{N}]+(?:[’'-][\p{L}\p{N}]+)*/gu)) {
    const end = start + word.length;
    if (index < end) return { start, end };
  }
  return undefined;
}

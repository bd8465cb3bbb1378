import { gzipSync } from 'node:zlib';
import { sentencesIn } from '@sagolykta/storyteller/critique';
import { wordsIn } from '@sagolykta/storyteller/reading-pace';

/** Words of a text in lower case. */
export function wordList(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+(?:[’'-][\p{L}\p{N}]+)*/gu) ?? [];
}

/** Moving-average type–token ratio over windows of 50 words (Covington & McFall 2010): 0 to 1. */
export function movingTypeTokenRatio(words: readonly string[], window = 50): number {
  if (words.length <= window) return new Set(words).size / Math.max(1, words.length);
  let sum = 0;
  for (let at = 0; at + window <= words.length; at += 1) sum += new Set(words.slice(at, at + window)).size / window;
  return sum / (words.length - window + 1);
}

/** Share of n-grams that are unlike each other: 0 to 1. */
export function distinct(words: readonly string[], size: number): number {
  const grams = gramsOf(words, size);
  return new Set(grams).size / Math.max(1, grams.length);
}

export function gramsOf(words: readonly string[], size: number): string[] {
  return Array.from({ length: Math.max(0, words.length - size + 1) }, (_, at) => words.slice(at, at + size).join(' '));
}

/** Bytes of the text for one byte of its compressed form: the higher, the more it repeats itself. */
export function compressionRatio(text: string): number {
  return Buffer.byteLength(text) / gzipSync(text, { level: 9 }).length;
}

/** Share of paragraphs that hold speech. */
export function dialogueShare(paragraphs: readonly string[]): number {
  const spoken = paragraphs.filter((paragraph) => /^– |[”“"]/.test(paragraph));
  return spoken.length / Math.max(1, paragraphs.length);
}

export function sentenceSpread(paragraphs: readonly string[]): number {
  const lengths = paragraphs.flatMap((paragraph) => sentencesIn(paragraph).map(wordsIn)).filter((length) => length > 0);
  const mean = lengths.reduce((sum, length) => sum + length, 0) / lengths.length;
  return Math.sqrt(lengths.reduce((sum, length) => sum + (length - mean) ** 2, 0) / lengths.length);
}

/** LIX (Björnsson 1968): words a sentence, plus the share of words over six letters in per cent. */
export function lix(text: string): number {
  const words = wordList(text);
  const sentences = text.match(/[.!?…:]+/g)?.length ?? 1;
  const long = words.filter((word) => word.length > 6).length;
  return words.length / sentences + (100 * long) / words.length;
}

/** Share of the smaller text's 8-grams that stand in the other too. */
export function sharedGrams(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const [small, large] = one.size <= other.size ? [one, other] : [other, one];
  let shared = 0;
  for (const gram of small) if (large.has(gram)) shared += 1;
  return shared / Math.max(1, small.size);
}

export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

import type { Language } from '@sagolykta/domain/language';
import { fixedSubsets } from '../cli/families.ts';
import { holds, parseCondition } from '../src/condition.ts';
import { familyOf } from '../src/family.ts';
import { perform } from '../src/perform.ts';
import { randomFrom } from '../src/random.ts';
import type { Score } from '../src/score.ts';
import { gramsOf, sharedGrams, wordList } from './metrics.ts';

interface BeatShare {
  readonly beat: string;
  readonly words: number;
  /** 0 to 1: how much of the beat's second telling was in the first. */
  readonly share: number;
}
export interface Retelling {
  /** 0 to 1: the part of 8-word runs that a first and a second telling for one family have in common. */
  readonly share: number;
  readonly beats: readonly BeatShare[];
}

/** An arc told twice to the same child with the same choice of elements: the hardest case. One for each fixed family it fits. */
export function retellings(arc: Score, language: Language): Retelling[] {
  return fixedSubsets.flatMap((subset, index) => {
    const profile = { ...subset.profile, age: Math.min(arc.ages[1], arc.ages[0] + 2) };
    const theme = arc.leads.includes('unknown-theme') ? 'kattapulten' : null;
    const season = arc.seasons?.[0] ?? 'autumn';
    const brief = { ...subset, profile, language, theme, season, avoid: [] };
    const family = familyOf(brief, [], randomFrom(`family/${index}`));
    const leads = arc.leads.filter((lead) => lead !== 'theme' && lead !== 'unknown-theme');
    const isFit = leads.every((lead) => family.has(lead)) && (!arc.fits || holds(parseCondition(arc.fits), family));
    if (!isFit) return [];
    const first = perform(arc, family, [], `first/${index}`);
    const second = perform(arc, family, first.choices, `second/${index}`);
    const gramsIn = (texts: readonly string[]) => new Set(gramsOf(wordList(texts.join(' ')), 8));
    const told = gramsIn(first.paragraphs.map(({ text }) => text));
    const beats = [...new Set(second.paragraphs.map(({ beat }) => beat.id))].map((beat) => {
      const texts = second.paragraphs.filter((paragraph) => paragraph.beat.id === beat).map(({ text }) => text);
      const grams = gramsIn(texts);
      const shared = [...grams].filter((gram) => told.has(gram)).length;
      return { beat, words: wordList(texts.join(' ')).length, share: shared / Math.max(1, grams.size) };
    });
    return [{ share: sharedGrams(told, gramsIn(second.paragraphs.map(({ text }) => text))), beats }];
  });
}

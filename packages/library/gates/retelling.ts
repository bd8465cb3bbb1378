import type { Language } from '@sagolykta/domain/language';
import { holds, parseCondition } from '@sagolykta/storyteller/condition';
import { familyOf } from '@sagolykta/storyteller/family';
import { rulesOf } from '@sagolykta/storyteller/language/rules';
import { perform } from '@sagolykta/storyteller/perform';
import type { Plot } from '@sagolykta/storyteller/plot';
import { randomFrom } from '@sagolykta/storyteller/random';
import { takesCast } from '@sagolykta/storyteller/wish-tiers';
import { fixedSubsets } from '../cli/families.ts';
import { castsFor } from '../lint/tellings.ts';
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

/** A plot told twice to the same child with the same choice of elements: the hardest case. One for each fixed family it fits. */
export function retellings(plot: Plot, language: Language): Retelling[] {
  const { score } = plot;
  const [cast] = castsFor(score.wish);
  if (takesCast(score.wish ?? {}) && cast === undefined) return [];
  return fixedSubsets.flatMap((subset, index) => {
    const profile = { ...subset.profile, age: Math.min(score.ages[1], score.ages[0] + 2) };
    const season = score.seasons?.[0] ?? 'autumn';
    const brief = { ...subset, profile, language, theme: null, season, avoid: [], ...(cast ? { cast } : {}) };
    const family = familyOf(brief, [], randomFrom(`family/${index}`), rulesOf);
    const isFit =
      score.leads.every((lead) => family.has(lead)) && (!score.fits || holds(parseCondition(score.fits), family));
    if (!isFit) return [];
    const first = perform(plot, family, [], `first/${index}`);
    const second = perform(plot, family, first.choices, `second/${index}`);
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

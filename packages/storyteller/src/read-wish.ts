import { partTheme } from './avoid.ts';
import type { ConceptId } from './concepts.ts';
import type { Cast } from './noun.ts';
import type { Library } from './plot.ts';
import type { StoryBrief } from './story-brief.ts';
import { analyseTheme } from './theme.ts';
import { castOf } from './understand/cast-wish.ts';
import { emptyUnderstanding, type Understanding, understand } from './understand/understand.ts';
import { freeTier, type Tier, tiersOf } from './wish-tiers.ts';

/** A brief's theme, read: what it comes to, what may be told of it, and what is to be left out. */
export interface ReadWish {
  readonly understanding: Understanding;
  /** The words as they may stand on a sign; null when there are none, or none that may. */
  readonly words: string | null;
  readonly cast: Cast | undefined;
  /** Empty where nothing is wished for but a mood. */
  readonly tiers: readonly Tier[];
  readonly avoid: readonly string[];
  readonly avoided: readonly ConceptId[];
}

/** Reads what the parent asked for, by the lexicon where the library has one for the language. */
export function readWish(brief: StoryBrief, library: Library): ReadWish {
  const { language, profile } = brief;
  const { wish, refused } = partTheme(brief.theme ?? '');
  const { words } = analyseTheme(wish, language);
  const understanding = understandingOf(brief, library);
  const lexicon = library.lexicon?.[language];
  const castFor = (read: Understanding) => brief.cast ?? (lexicon && castOf(read, lexicon, profile.region === 'usa'));
  // Where no plot about the oddity itself can be told, it is said of the thing as anything is.
  const readings =
    understanding.oddity === null ? [understanding] : [understanding, { ...understanding, oddity: null }];
  const isFree = words === null || understanding.mood !== null;
  const avoid = [...brief.avoid, ...refused];
  return {
    understanding,
    words,
    cast: castFor(understanding),
    // A cast that was given stands for words that were not.
    tiers: isFree && brief.cast === undefined ? [] : readings.flatMap((read) => tiersOf(read, castFor(read))),
    avoid,
    avoided: avoid.flatMap((thing) => analyseTheme(thing, language).concepts),
  };
}

function understandingOf(brief: StoryBrief, { lexicon }: Library): Understanding {
  const { language, profile, theme } = brief;
  if (lexicon?.[language] === undefined) {
    const { concepts, notice } = analyseTheme(theme, language);
    return { ...emptyUnderstanding(language), concepts, notice };
  }
  const names = [profile.name, profile.bestFriendName, profile.petName].filter((name) => name !== null);
  return understand(theme, { language, lexicon, familyWords: brief.familyWords ?? [], names, childName: profile.name });
}

/** What is told where nothing of a wish can be, or nothing is wished for. */
export const withoutWish: readonly Tier[] = [freeTier];

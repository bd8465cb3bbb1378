import type { Library, StoryBrief } from '@sagolykta/storyteller';
import type { Noun, NounKind } from '@sagolykta/storyteller/noun';
import { readWish } from '@sagolykta/storyteller/read-wish';
import type { WishedThing } from '@sagolykta/storyteller/understand/wished-thing';

/** What our lexicon, or the family, knows of somebody or something in a wish. */
interface KnownThing {
  /** As the wish says it: 'en blåval', where the lexicon knows a whale. */
  readonly called: string;
  readonly kind: NounKind;
  readonly does_best: string;
  readonly cannot: string;
  /** Left out where the wish says what it is afraid of. */
  readonly is_afraid_of?: string;
  readonly belongs: string;
  readonly sounds: string;
  readonly feels: string;
}

/** A wish as our own reading has it, for a model that is to find the plot: who, how they belong together, what, where. */
export interface UnderstoodWish {
  readonly about?: KnownThing;
  readonly relation?: string;
  readonly what?: string;
  readonly other?: KnownThing;
  readonly where?: string;
  readonly happens_to?: 'the child itself';
}

/**
 * @param brief in its disguise: of the words, only those may go out
 * @returns null where nothing was understood, or nothing is wished for
 */
export function understoodWish(brief: StoryBrief, library: Library): UnderstoodWish | null {
  const { understanding, cast } = readWish(brief, library);
  const { relation, what, clause, where, firstPerson } = understanding;
  const said = what ?? clause;
  // What happens to the child itself puts the other thing on stage, as in the cast.
  const [first, second] = [understanding.wish, understanding.other].filter(
    (thing) => thing !== null && (thing.noun ?? thing.own) !== null,
  );
  const wish: UnderstoodWish = {
    ...(cast && first && { about: knownOf(cast.wish, first, brief, relation === 'afraid-of') }),
    ...(relation && { relation }),
    ...(said !== null && { what: said }),
    ...(cast?.other && second && { other: knownOf(cast.other, second, brief, false) }),
    ...(where && { where: where.said }),
    ...(firstPerson && { happens_to: 'the child itself' }),
  };
  return Object.keys(wish).length === 0 ? null : wish;
}

function knownOf(
  { kind, words }: Noun,
  { said: called }: WishedThing,
  { language }: StoryBrief,
  isAfraidOfOther: boolean,
): KnownThing {
  const said = words[language];
  if (said === undefined) throw new Error(`a wish was cast in ${language} with somebody who has no words there`);
  return {
    called,
    kind,
    does_best: said.does,
    cannot: said.cannot,
    ...(isAfraidOfOther ? {} : { is_afraid_of: said.afraid }),
    belongs: said.home,
    sounds: said.sound,
    feels: said.feels,
  };
}

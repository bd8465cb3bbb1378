import type { OddClause } from '../noun.ts';
import type { Reading } from './head-noun.ts';
import { firstNounPhrase } from './noun-phrase.ts';
import { findIn, joined, part, type Sentence } from './sentence.ts';
import type { WishedThing } from './wished-thing.ts';

/** What is odd about somebody, where the wish says that and no more: 'who only eats pancakes', 'lonely'. */
export interface FoundOddity {
  readonly relation: OddClause;
  /** The pancakes. */
  readonly other: WishedThing | null;
}

/** Odd by a second thing, and nothing without it. */
const ofTwo: ReadonlySet<OddClause> = new Set([
  'only-eats',
  'erupts',
  'steals',
  'thinks-it-is',
  'eats-up',
  'allergic-to',
  'works-at',
  'smells',
]);
/** A baby shark is a small shark, and a small shark is a shark. */
const ofTheYoung: ReadonlySet<string> = new Set(['baby', 'liten', 'litet', 'lilla']);

/** @param whoTo the first word after whoever the sentence is about */
export function oddityOf(
  sentence: Sentence,
  whoTo: number | null,
  who: WishedThing | null,
  reading: Reading,
): FoundOddity | null {
  if (whoTo === null || who?.noun == null) return null;
  const { odd } = reading.lexicon[reading.language].grammar;
  const asking = who.asking.filter((word) => !ofTheYoung.has(word.toLowerCase()));
  const after = part(sentence, whoTo);
  // 'A lonely satellite' is one that is lonely.
  const isAdjective = after.words.length === 0 && asking.length === 1;
  if (!isAdjective && asking.length > 0) return null;
  const is = reading.language === 'sv' ? 'är' : 'is';
  const said = isAdjective ? { ...after, words: [is, ...asking], typed: [is, ...asking] } : after;
  const found = longestAt(said, odd);
  if (found === undefined) return null;
  const rest = part(said, found.to);
  const named = rest.words.length === 0 ? undefined : firstNounPhrase(rest, reading, 0);
  const isAll = rest.words.length === 0 || (named?.to === rest.words.length && named.thing.asking.length === 0);
  const other = named?.thing.noun == null ? null : named.thing;
  return isAll && (other !== null) === ofTwo.has(found.relation) ? { relation: found.relation, other } : null;
}

/** What is said before its name: 'the case of the missing birthday cake', 'somebody has stolen all the shoes in town'. */
export function oddityBefore(sentence: Sentence, reading: Reading): { thing: WishedThing; found: FoundOddity } | null {
  const { oddBefore, oddPlace } = reading.lexicon[reading.language].grammar;
  const found = longestAt(sentence, oddBefore);
  if (found === undefined) return null;
  const rest = part(sentence, found.to);
  const named = firstNounPhrase(rest, reading, 0);
  if (named === undefined || named.thing.noun === null || named.thing.asking.length > 0) return null;
  const after = part(rest, named.to);
  const isAll = after.words.length === 0 || oddPlace.test(joined(after));
  return isAll ? { thing: named.thing, found: { relation: found.relation, other: null } } : null;
}

/** Of the oddities that the sentence begins with, the one with the most words. */
function longestAt(
  sentence: Sentence,
  odd: ReadonlyMap<OddClause, RegExp>,
): { relation: OddClause; to: number } | undefined {
  return [...odd]
    .map(([relation, pattern]) => ({ relation, place: findIn(joined(sentence), pattern) }))
    .flatMap(({ relation, place }) => (place?.from === 0 ? [{ relation, to: place.to }] : []))
    .toSorted((one, other) => other.to - one.to)[0];
}

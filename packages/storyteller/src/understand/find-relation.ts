import { type WishRelation, wishRelations } from './grammar.ts';
import { knownAt, type Reading } from './head-noun.ts';
import { type Found, findIn, joined, type Sentence } from './sentence.ts';

export interface FoundRelation extends Found {
  readonly relation: WishRelation;
}

/** What drives a plot by itself; the rest only places two things beside each other. */
const strong: ReadonlySet<WishRelation> = new Set([
  'afraid-of',
  'in-love-with',
  'has-lost',
  'unwilling',
  'cannot',
  'wants-to',
  'became',
  'can',
  'without',
  'first',
]);

/** The first strong relation of a sentence; failing that the first weak one. */
export function findRelation(sentence: Sentence, reading: Reading): FoundRelation | undefined {
  const text = joined(sentence);
  const { relations } = reading.lexicon[reading.language].grammar;
  const found = wishRelations.flatMap((relation) => {
    const place = findIn(text, relations[relation]);
    return place === undefined ||
      place.to >= sentence.words.length ||
      isInsideNoun(sentence, place, reading) ||
      isAfterArticle(sentence, place, reading)
      ? []
      : [{ ...upToNoun(sentence, place, reading), relation }];
  });
  const earliest = (some: readonly FoundRelation[]) =>
    some.toSorted((one, other) => one.from - other.from || other.to - one.to)[0];
  return (
    earliest(found.filter(({ relation }) => strong.has(relation))) ??
    earliest(found.filter(({ relation }) => !strong.has(relation)))
  );
}

/** 'Has lost her': the article belongs to what comes after. */
function upToNoun({ words }: Sentence, found: Found, { lexicon, language }: Reading): Found {
  const { indefinite, possessive } = lexicon[language].grammar.lists;
  const last = words[found.to - 1] ?? '';
  const isOfNoun =
    found.to - found.from > 1 && last !== 'av' && last !== 'of' && (indefinite.has(last) || possessive.has(last));
  return isOfNoun ? { from: found.from, to: found.to - 1 } : found;
}

/** 'A lost button': what stands between the article and the noun is no verb. */
function isAfterArticle({ words }: Sentence, { from }: Found, { lexicon, language }: Reading): boolean {
  const { indefinite, definite, mine, possessive } = lexicon[language].grammar.lists;
  const last = words[from - 1];
  return last !== undefined && [indefinite, definite, mine, possessive].some((list) => list.has(last));
}

/** 'Merry-go-round', 'jack in the box': the word belongs to a known noun. */
function isInsideNoun(sentence: Sentence, { from }: Found, reading: Reading): boolean {
  for (let at = Math.max(0, from - 3); at < from; at += 1) {
    const head = knownAt(sentence, at, reading);
    if (head !== undefined && head.to > from) return true;
  }
  return false;
}

import type { Reading } from './head-noun.ts';
import type { NounPhrase } from './noun-phrase.ts';
import type { Sentence } from './sentence.ts';

/** A giant who is small is more than a giant. */
const sizes: ReadonlySet<string> = new Set('small little tiny teeny big large liten litet stor stort'.split(' '));
const talking: ReadonlySet<string> = new Set(['can talk', 'can speak', 'talks', 'kan prata', 'kan tala', 'pratar']);

/** 'A dragon who is kind', 'a dog who can talk': they are and they do, in every story. */
export function isNothingMore(
  sentence: Sentence,
  who: NounPhrase | undefined,
  { lexicon, language }: Reading,
): boolean {
  const kind = who?.thing.noun?.kind;
  if (who === undefined || !(kind === 'animal' || kind === 'creature' || kind === 'toy')) return false;
  const { plain, adverb } = lexicon[language].grammar.lists;
  const [that = '', ...said] = sentence.words.slice(who.to);
  if (!/^(?:who|that|som)$/.test(that)) return false;
  const [is = '', ...rest] = said;
  const isPlain =
    /^(?:is|was|är|var)$/.test(is) &&
    rest.length > 0 &&
    rest.every((word) => !sizes.has(word) && (plain.has(word) || adverb.has(word)));
  return isPlain || talking.has(said.join(' '));
}

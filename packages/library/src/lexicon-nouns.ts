import type { Noun } from '@sagolykta/storyteller/noun';
import { wordsOfNoun } from '@sagolykta/storyteller/understand/noun-words';
import { readNouns } from './own-lexicon.ts';

/** The lexicon's nouns as a plot is cast with them, each with its words in both languages. */
export function castableNouns(): readonly Noun[] {
  read ??= nounsInBothLanguages();
  return read;
}

let read: readonly Noun[] | undefined;

function nounsInBothLanguages(): Noun[] {
  const nouns = new Map<string, Noun>();
  for (const noun of readNouns().nouns) {
    const { id, kind, size, effect, language } = noun;
    nouns.set(id, { id, kind, size, effect, words: { ...nouns.get(id)?.words, [language]: wordsOfNoun(noun) } });
  }
  return [...nouns.values()];
}

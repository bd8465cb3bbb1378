import { conceptOf, knownAt, type Reading } from './head-noun.ts';
import type { Sentence } from './sentence.ts';

/** What stands before a noun: articles, owners, adjectives. */
export interface Before {
  /** The place of the noun itself. */
  at: number;
  article: string | null;
  definite: boolean;
  many: boolean;
  possessive: string | null;
  adjectives: string[];
}

const many = new Set([
  'many',
  'two',
  'three',
  'four',
  'five',
  'seven',
  'ten',
  'hundred',
  'thousand',
  'million',
  'lots',
  'some',
  'few',
  'all',
  'många',
  'två',
  'tre',
  'fyra',
  'fem',
  'sju',
  'tio',
  'hundra',
  'tusen',
  'miljoner',
  'massor',
  'massa',
  'några',
  'nåra',
  'alla',
  'de',
  'dom',
  'dessa',
  'these',
  'those',
  'mina',
  'våra',
  'sina',
]);
export const articles = new Set(['en', 'ett', 'nån', 'någon', 'nåt', 'något', 'a', 'an', 'some']);

export function beforeNoun(sentence: Sentence, from: number, reading: Reading): Before {
  const { words, typed } = sentence;
  const { lists, adjectives } = reading.lexicon[reading.language].grammar;
  const before: Before = { at: from, article: null, definite: false, many: false, possessive: null, adjectives: [] };
  for (; before.at < words.length; before.at += 1) {
    const word = words[before.at] ?? '';
    if (many.has(word)) before.many = true;
    if (lists.indefinite.has(word)) {
      if (articles.has(word)) before.article = typed[before.at]?.toLowerCase() ?? null;
    } else if (lists.definite.has(word)) before.definite = true;
    else if (lists.mine.has(word)) before.definite = true;
    else if (lists.possessive.has(word)) before.possessive = word;
    else if (isOwner(word, words[before.at + 1], reading)) before.possessive = word;
    else if (adjectives.has(word) && !isNounHere(sentence, before.at, reading))
      before.adjectives.push(typed[before.at]?.toLowerCase() ?? word);
    else if (!lists.adverb.has(word)) break;
  }
  return before;
}

/** 'Mormors katt', 'grandma's cat'. */
function isOwner(word: string, next: string | undefined, reading: Reading): boolean {
  const isGenitive = word.endsWith('s') && reading.lexicon[reading.language].grammar.lists.family.has(word);
  return isGenitive && next !== undefined && !isFunctionWord(next, reading);
}

/** 'En ren' at the end of a phrase is a reindeer, 'en ren hund' a clean dog; 'a giant', 'a giant snail'; 'a hot air balloon'. */
function isNounHere(sentence: Sentence, at: number, reading: Reading): boolean {
  const { words } = sentence;
  const known = reading.lexicon[reading.language].words;
  const next = words[at + 1];
  if ((knownAt(sentence, at, reading)?.to ?? at) > at + 1) return true;
  if (next !== undefined && !isFunctionWord(next, reading)) return false;
  return known.has(words[at] ?? '') || conceptOf(words[at] ?? '', reading.language) !== null;
}

/** It ends a phrase, and is the name of nothing. */
export function isFunctionWord(word: string, { lexicon, language }: Reading): boolean {
  const { lists, verbs } = lexicon[language].grammar;
  return (
    word === ',' ||
    lists.boundary.has(word) ||
    lists.pronoun.has(word) ||
    lists['first-person'].has(word) ||
    verbs.has(word)
  );
}

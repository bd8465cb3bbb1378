import { type Language, otherLanguage } from '@sagolykta/domain/language';
import { findConcepts } from '../theme.ts';
import { type Compound, knownBeginning, splitCompound } from './compound.ts';
import type { KnownWord, LanguageLexicon, Lexicon } from './lexicon.ts';
import type { LexiconNoun } from './lexicon-noun.ts';
import type { Sentence } from './sentence.ts';
import { nearestWord } from './spelling-slip.ts';
import type { FamilyWord } from './wished-thing.ts';

/** What a wish is read by. */
export interface Reading {
  readonly language: Language;
  readonly lexicon: Lexicon;
  /** Words the family has told about. */
  readonly familyWords: readonly FamilyWord[];
  /** Names that the family is known to use: the child's, the friend's, the pet's. */
  readonly names: readonly string[];
}

/** A noun found at a place in a sentence. */
export interface HeadNoun {
  readonly to: number;
  readonly known: KnownWord | null;
  readonly own: FamilyWord | null;
  readonly compound: Compound | null;
  /** A festival of dinosaurs: only the beginning of the word is known. */
  readonly about: LexiconNoun | null;
  readonly corrected: boolean;
}

const nothing = { known: null, own: null, compound: null, about: null, corrected: false };

/** The longest known phrase at a place, the family's own words before all; then the other language. */
export function knownAt({ words }: Sentence, at: number, reading: Reading): HeadNoun | undefined {
  const own = reading.lexicon[reading.language];
  for (let length = Math.min(own.longestPhrase, words.length - at); length > 0; length -= 1) {
    const phrase = words.slice(at, at + length).join(' ');
    const told = reading.familyWords.find(({ word }) => isForm(phrase, word.toLowerCase(), reading.language));
    if (told !== undefined) return { ...nothing, to: at + length, own: told };
    const known = own.words.get(phrase) ?? genitiveOf(phrase, own);
    if (known !== undefined)
      return apartAt(words, at, length, known, reading) ?? { ...nothing, to: at + length, known };
  }
  return undefined;
}

/** 'En ninja katt', typed for 'en ninjakatt'. */
function apartAt(
  words: readonly string[],
  at: number,
  length: number,
  { noun, number, definite }: KnownWord,
  { lexicon, language }: Reading,
): HeadNoun | undefined {
  const head = lexicon[language].words.get(words[at + length] ?? '');
  const isBare = language === 'sv' && length === 1 && number === 'one' && !definite;
  if (!isBare || head === undefined) return undefined;
  const compound: Compound = { head, beginning: `${words[at]} `, of: noun };
  return { ...nothing, to: at + 2, known: head, compound };
}

/** 'blorpen' and 'blorps' are about a blorp. */
function isForm(phrase: string, word: string, language: Language): boolean {
  if (!phrase.startsWith(word.replace(/[ae]$/, ''))) return false;
  const ending = phrase.slice(word.replace(/[ae]$/, '').length);
  return (
    phrase === word ||
    (language === 'sv' ? /^(?:[ae]?[nt]|[aeo]?r|[aeo]?rna|s|na|en|et)$/ : /^(?:e?s|'s|ies)$/).test(ending)
  );
}

function genitiveOf(phrase: string, { words }: LanguageLexicon): KnownWord | undefined {
  return phrase.endsWith("'s")
    ? words.get(phrase.slice(0, -2))
    : /[^s]s$/.test(phrase)
      ? words.get(phrase.slice(0, -1))
      : undefined;
}

/** 'Bin' are Swedish bees, and what is put out for the lorry. */
const shortestForeign = 4;

/** A word that stands in no file: split by its head, found in the other language, or spelled otherwise than it was meant. */
export function guessedAt({ words }: Sentence, at: number, reading: Reading): HeadNoun | undefined {
  const word = words[at] ?? '';
  const own = reading.lexicon[reading.language];
  if (word.length < 3) return undefined;
  const compound = reading.language === 'sv' ? splitCompound(word, own) : undefined;
  if (compound !== undefined) return { ...nothing, to: at + 1, known: compound.head, compound };
  const slip = nearestWord(word, own.shapes);
  if (slip !== undefined) return { ...nothing, to: at + 1, known: own.words.get(slip) ?? null, corrected: true };
  const isLong = word.length >= shortestForeign;
  const foreign = !isLong ? undefined : reading.lexicon[otherLanguage(reading.language)].words.get(word);
  const translated = foreign === undefined ? undefined : own.nouns.get(foreign.noun.id);
  if (foreign !== undefined && translated !== undefined) {
    return { ...nothing, to: at + 1, known: { ...foreign, noun: translated }, corrected: false };
  }
  const about = reading.language === 'sv' ? knownBeginning(word, own) : undefined;
  return about === undefined ? undefined : { ...nothing, to: at + 1, about };
}

/** The concept of a word or two, where the lexicon has no noun. */
export function conceptOf(word: string, language: Language) {
  return findConcepts(word, language)[0] ?? null;
}

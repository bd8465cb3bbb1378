import { type Language, otherLanguage } from '@sagolykta/domain/language';
import { englishForms } from '../content/lexicon/concepts-en.ts';
import { swedishForms } from '../content/lexicon/concepts-sv.ts';
import { softenedWords } from '../content/lexicon/safety.ts';
import { type ConceptId, conceptIds } from './concepts.ts';
import { isInstruction, mustBeBarred } from './theme-safety.ts';
import { nearestWord, shapesOf } from './understand/spelling-slip.ts';

/** What the parent's own words come to. */
export interface ThemePlan {
  /** The words as they may stand in a story; null when there are none, or none that may. */
  readonly words: string | null;
  /** What they are about, the most specific first; empty for words that no concept knows. */
  readonly concepts: readonly ConceptId[];
  readonly notice: 'theme-softened' | 'theme-left-out' | null;
}

export const noTheme: ThemePlan = { words: null, concepts: [], notice: null };
const longestTheme = 200;

/** Normalises, sorts by the three safety tiers, and finds the concepts. Words of either language are understood. */
export function analyseTheme(text: string | null, language: Language): ThemePlan {
  const words = tidy(text ?? '');
  if (words === '') return noTheme;
  if (mustBeBarred(words)) return { ...noTheme, notice: 'theme-left-out' };
  if (isInstruction(text ?? '')) return { ...noTheme, notice: 'theme-left-out' };
  const whole = findConcepts(words, language);
  const softened = wholePhraseKnown(words, language) ? undefined : softenedIn(words, language);
  if (softened === undefined) return { words: sayable(words), concepts: whole, notice: null };
  return { words: softened[language], concepts: [softened.concept], notice: 'theme-softened' };
}

/** What may stand in a sentence: no markup, no control characters, no emoji; the first letter as it was typed. */
function tidy(text: string): string {
  return text
    .normalize('NFC')
    .replaceAll('🚀', ' rymden ')
    .replace(/[\p{Cc}\p{Cf}\p{Extended_Pictographic}<>{}[\]`|\\]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, longestTheme)
    .replace(/[.,;:!?…\s]+$/, '');
}

const mostWords = 8;
const danglers =
  /\s+(i|på|och|som|med|av|till|en|ett|att|den|det|sin|sitt|the|a|an|of|to|and|that|who|with|in|on|for|his|her|their)$/i;

/** As much as fits on a sign and in one breath: the first clause, or the first eight words that stand by themselves. */
function sayable(words: string): string {
  const curly = words
    .replace(/(^|\s)["']/g, '$1')
    .replace(/["]/g, '')
    .replaceAll("'", '’');
  if (curly.split(' ').length <= mostWords) return curly;
  const clause = curly.split(/[,.;:!?–]/)[0]?.trim() ?? '';
  const first = clause === '' ? curly : clause;
  let short = first.split(' ').slice(0, mostWords).join(' ');
  while (danglers.test(short)) short = short.replace(danglers, '');
  return short;
}

function tokensOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+(?:[-’'][\p{L}\p{N}]+)*/gu) ?? [];
}

/** Of 'a vampire'. */
const wordsOfOne = 2;

const fears: ReadonlySet<string> = new Set(['afraid', 'scared', 'frightened', 'terrified', 'rädd', 'rädda', 'skraj']);

/** 'dog' is an animal in English and the past of dying in Swedish: the interface's own language decides. */
function softenedIn(words: string, language: Language) {
  const tokens = tokensOf(words);
  const found = tokens.find(
    (token) =>
      Object.hasOwn(softenedWords, token) &&
      !(token === 'dog' && language === 'en') &&
      !(softenedWords[token]?.alone && tokens.length > wordsOfOne) &&
      !(softenedWords[token]?.unlessFeared && tokens.some((word) => fears.has(word))),
  );
  return found === undefined ? undefined : softenedWords[found];
}

/** A phrase that a concept knows as a whole ('hunden dog', 'skeleton in the museum') needs no softening. */
function wholePhraseKnown(words: string, language: Language): boolean {
  const tokens = tokensOf(words);
  return formsOf(language).has(tokens.join(' '));
}

type Forms = ReadonlyMap<string, ConceptId>;

const forms: Record<Language, Forms> = { sv: listed(swedishForms), en: listed(englishForms) };

const shapesByForms = new Map(Object.values(forms).map((known) => [known, shapesOf(known.keys())] as const));

function listed(byConcept: Readonly<Record<ConceptId, string>>): Forms {
  const map = new Map<string, ConceptId>();
  for (const concept of conceptIds) {
    for (const form of byConcept[concept].split(',')) if (!map.has(form.trim())) map.set(form.trim(), concept);
  }
  return map;
}

const firstFeeling = conceptIds.indexOf('dark');

/** What is felt and what happens; what comes before them can be seen. */
export function isOfSmallLife(concept: ConceptId): boolean {
  return conceptIds.indexOf(concept) >= firstFeeling;
}

/**
 * Whether a word is what the concept is called, not only something near it: a zebra is found with the giraffes, and is none.
 * What is felt, and what happens, goes by many words.
 */
export function isCalled(concept: ConceptId, words: string): boolean {
  if (isOfSmallLife(concept)) return true;
  return [swedishForms, englishForms].some((byConcept) => {
    const first = byConcept[concept].split(',')[0]?.trim() ?? '';
    const stem = first.slice(0, Math.max(2, Math.min(first.length - 1, 5)));
    return tokensOf(words).some((token) => token.startsWith(stem) || token.endsWith(first));
  });
}

function formsOf(language: Language): Forms {
  return forms[language];
}

/** Longest phrase first, then Swedish compounds by their parts, then one slip of the finger. */
export function findConcepts(text: string, language: Language): ConceptId[] {
  const other = otherLanguage(language);
  const own = conceptsIn(tokensOf(text), formsOf(language));
  return own.length > 0 ? own : conceptsIn(tokensOf(text), formsOf(other));
}

const longestPhrase = 5;

function conceptsIn(tokens: readonly string[], known: Forms): ConceptId[] {
  const found: { concept: ConceptId; length: number }[] = [];
  for (let at = 0; at < tokens.length; ) {
    const phrase = longestPhraseAt(tokens, at, known);
    if (phrase !== undefined) {
      found.push(phrase);
      at += phrase.words;
    } else {
      found.push(...partsOf(tokens[at] ?? '', known));
      at += 1;
    }
  }
  // A phrase says more than a word, a long word more than a short one.
  found.sort((one, other) => other.length - one.length);
  return [...new Set(found.map(({ concept }) => concept))];
}

function longestPhraseAt(tokens: readonly string[], at: number, known: Forms) {
  for (let words = Math.min(longestPhrase, tokens.length - at); words > 0; words -= 1) {
    const phrase = tokens.slice(at, at + words).join(' ');
    const concept = known.get(phrase);
    if (concept !== undefined) return { concept, words, length: phrase.length };
  }
  return undefined;
}

/** 'dinosauriefest' is about dinosaurs: the longest known part at the end or the beginning; else the nearest known word. */
function partsOf(token: string, known: Forms): { concept: ConceptId; length: number }[] {
  const shortestPart = 4;
  for (let length = token.length - 1; length >= shortestPart; length -= 1) {
    const end = known.get(token.slice(-length));
    const start = known.get(token.slice(0, length)) ?? known.get(token.slice(0, length).replace(/s$/, ''));
    const part = end ?? start;
    // What is left over must be long enough for a word of its own, and the part must be what the word is mostly about.
    if (part !== undefined && token.length - length >= 3 && length >= token.length * 0.4)
      return [{ concept: part, length }];
  }
  const slip = nearest(token, known);
  return slip === undefined ? [] : [{ concept: slip, length: token.length - 2 }];
}

/** Shorter words are too near each other to be guessed at. */
const shortestSlip = 6;

function nearest(token: string, known: Forms): ConceptId | undefined {
  if (token.length < shortestSlip) return undefined;
  const word = nearestWord(token, shapesByForms.get(known) ?? shapesOf([]));
  return word === undefined ? undefined : known.get(word);
}

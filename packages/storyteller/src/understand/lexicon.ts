import type { Language } from '@sagolykta/domain/language';
import type { AskedFacts } from './asked-facts.ts';
import type { Grammar } from './grammar.ts';
import type { LexiconNoun, NounForms } from './lexicon-noun.ts';
import type { Situation } from './situations.ts';
import { type Shapes, shapesOf } from './spelling-slip.ts';

/** A word as it is found in a wish. */
export interface KnownWord {
  readonly noun: LexiconNoun;
  readonly number: 'one' | 'many';
  readonly definite: boolean;
  /** One of the noun's own forms, not another word for the same thing. */
  readonly own: boolean;
}

/** What is known of one language. */
export interface LanguageLexicon {
  readonly language: Language;
  readonly nouns: ReadonlyMap<string, LexiconNoun>;
  readonly words: ReadonlyMap<string, KnownWord>;
  /** Beginnings of Swedish compounds. */
  readonly joins: ReadonlyMap<string, LexiconNoun>;
  readonly shapes: Shapes;
  readonly longestPhrase: number;
  readonly grammar: Grammar;
  readonly situations: readonly Situation[];
  readonly asked: AskedFacts;
}
export type Lexicon = Readonly<Record<Language, LanguageLexicon>>;

/** Lays the nouns of a language out for looking up. Of two that claim a word the first has it, unless it is the rarer. */
export function lexiconOf(
  language: Language,
  nouns: readonly LexiconNoun[],
  { grammar, situations, asked }: Pick<LanguageLexicon, 'grammar' | 'situations' | 'asked'>,
): LanguageLexicon {
  const words = new Map<string, KnownWord>();
  const joins = new Map<string, LexiconNoun>();
  const add = (word: string, known: KnownWord) => {
    const lower = word.toLowerCase();
    if (!words.has(lower)) words.set(lower, known);
  };
  const ordered = [...nouns].sort((one, other) => Number(one.rarer) - Number(other.rarer));
  for (const noun of ordered) for (const [word, known] of ownForms(noun)) add(word, known);
  // What is only guessed to be an ending must not take a word that means something else: 'stor' is big, before it is mares.
  const taken = (word: string) =>
    grammar.adjectives.has(word) || Object.values(grammar.lists).some((list) => list.has(word));
  for (const noun of ordered) {
    for (const [word, known] of otherWords(noun)) if (noun.also.includes(word) || !taken(word)) add(word, known);
  }
  for (const noun of ordered) {
    for (const join of [...noun.joins, noun.forms.indefinite])
      if (!joins.has(join.toLowerCase())) joins.set(join.toLowerCase(), noun);
  }
  return {
    language,
    nouns: new Map(nouns.map((noun) => [noun.id, noun])),
    words,
    joins,
    shapes: shapesOf([...words.keys()].filter((word) => !word.includes(' '))),
    longestPhrase: Math.max(1, ...[...words.keys()].map((word) => word.split(' ').length)),
    grammar,
    situations,
    asked,
  };
}

function ownForms(noun: LexiconNoun): [string, KnownWord][] {
  return [noun.forms, ...(noun.american === null ? [] : [noun.american])].flatMap((forms) => formsOf(noun, forms));
}

/** The ways a noun can stand in a wish, each made once: the many endings that are guessed share them. */
function waysOf(noun: LexiconNoun, own: boolean): (number: KnownWord['number'], definite: boolean) => KnownWord {
  const both = (number: KnownWord['number']) => [false, true].map((definite) => ({ noun, number, definite, own }));
  const ways = { one: both('one'), many: both('many') };
  return (number, definite) => ways[number][Number(definite)] as KnownWord;
}

function formsOf(noun: LexiconNoun, forms: NounForms): [string, KnownWord][] {
  const way = waysOf(noun, true);
  const one = forms.counting === 'pair' ? 'many' : 'one';
  const isEnglish = noun.language === 'en';
  return [
    [forms.indefinite, way(one, false)],
    ...(isEnglish ? [] : [[forms.definite, way(one, true)] as [string, KnownWord]]),
    ...(forms.plural === null ? [] : [[forms.plural, way('many', false)] as [string, KnownWord]]),
    ...(isEnglish || forms.definitePlural === null
      ? []
      : [[forms.definitePlural, way('many', true)] as [string, KnownWord]]),
  ];
}

/** Synonyms are listed in their base form; their endings are guessed generously, since they are only ever looked up. */
function otherWords(noun: LexiconNoun): [string, KnownWord][] {
  const way = waysOf(noun, false);
  return noun.also.flatMap((word) => [
    [word, way('one', false)] as [string, KnownWord],
    ...(noun.language === 'en' ? englishPlurals(word) : swedishEndings(word)).map(
      ([form, number, definite]) => [form, way(number, definite)] as [string, KnownWord],
    ),
  ]);
}

type Ending = readonly [form: string, number: 'one' | 'many', definite: boolean];

function englishPlurals(word: string): Ending[] {
  const plural = /(?:s|x|z|ch|sh)$/.test(word)
    ? `${word}es`
    : /[^aeiou]y$/.test(word)
      ? `${word.slice(0, -1)}ies`
      : `${word}s`;
  return [[plural, 'many', false]];
}

function swedishEndings(word: string): Ending[] {
  const stem = word.replace(/[ae]$/, '');
  const short = word.replace(/([aeo])([lnr])$/, '$2');
  const ones = /[aeiouyåäö]$/.test(word)
    ? [`${word}n`, `${word}t`]
    : [`${word}en`, `${word}et`, `${word}n`, `${short}et`, `${short}en`];
  const many = [`${stem}ar`, `${stem}or`, `${stem}er`, `${word}r`, `${short}ar`, `${short}er`];
  return [
    ...ones.map((form) => [form, 'one', true] as const),
    ...many.map((form) => [form, 'many', false] as const),
    ...many.map((form) => [`${form}na`, 'many', true] as const),
    ...[`${word}en`, `${word}na`].map((form) => [form, 'many', true] as const),
  ];
}

import { articles, type Before, beforeNoun, isFunctionWord } from './before-noun.ts';
import { conceptOf, guessedAt, type HeadNoun, knownAt, type Reading } from './head-noun.ts';
import { sayThing, sayUnknown } from './say-thing.ts';
import { part, type Sentence, spoken } from './sentence.ts';
import type { WishedThing } from './wished-thing.ts';

export interface NounPhrase {
  readonly thing: WishedThing;
  /** The first word, and the first after. */
  readonly from: number;
  readonly to: number;
}

/**
 * The first noun phrase of a sentence, known or not.
 * @param search how far in it may begin: 0 is at the very start (after articles), more passes over what is no noun
 */
export function firstNounPhrase(sentence: Sentence, reading: Reading, search: number): NounPhrase | undefined {
  for (let from = 0; from <= Math.min(search, sentence.words.length - 1); from += 1) {
    const phrase = phraseAt(sentence, from, reading, search > 0);
    if (phrase !== undefined) return withWhatIsDone(sentence, phrase);
  }
  return undefined;
}

/** 'Baka en tårta', 'getting a dog': an article that comes second stands after what is done, and all of it is said as it was typed. */
function withWhatIsDone(sentence: Sentence, { thing, from, to }: NounPhrase): NounPhrase {
  const isDone =
    sentence.words.slice(from + 1, to).some((word) => articles.has(word)) && !articles.has(sentence.words[from] ?? '');
  return { thing: isDone ? { ...thing, said: spoken(part(sentence, from, to)) } : thing, from, to };
}

function phraseAt(sentence: Sentence, from: number, reading: Reading, knownOnly: boolean): NounPhrase | undefined {
  const before = beforeNoun(sentence, from, reading);
  if (isNamedPlace(sentence, before, reading))
    return named(sentence, from, before.at, sentence.typed[before.at] ?? '', reading);
  const head = knownAt(sentence, before.at, reading);
  const person = personAt(sentence, before.at, reading);
  if (head === undefined && person !== undefined) return { thing: person, from, to: before.at + 1 };
  if (head !== undefined)
    return withHead(sentence, from, before, withCompound(sentence, head, before, reading), reading);
  const { words, typed } = sentence;
  const word = words[before.at];
  if (word === undefined || isFunctionWord(word, reading)) return undefined;
  const concept = conceptAt(sentence, before.at, reading);
  const name = nameAt(sentence, before, reading);
  if (name !== null && concept === null) return named(sentence, from, before.at, name, reading);
  const isProper = /^\p{Lu}/u.test(typed[before.at] ?? '') && before.at > 0;
  const guess = isProper ? undefined : guessedAt(sentence, before.at, reading);
  // A word that a concept knows is not guessed at by its last letters: 'luciatåg' is no train.
  const isSure = concept === null || guess?.compound?.of != null || guess?.known?.noun.id === concept;
  if (guess !== undefined && isSure) {
    // An unknown adjective before a noun: 'a wibbly dinosaur'.
    const noun = nextKnown(sentence, before.at, reading);
    if (noun === undefined || guess.compound?.of != null) return withHead(sentence, from, before, guess, reading);
  }
  return unknownPhrase(sentence, from, before, reading, knownOnly);
}

/** 'Wales' is no whale; 'a bath' and 'an island' are. */
function isNamedPlace(
  { words, typed, isBeginning }: Sentence,
  before: Before,
  { lexicon, language }: Reading,
): boolean {
  const word = words[before.at] ?? '';
  const isBare = before.article === null && !before.definite && before.adjectives.length === 0;
  const isWordToo = lexicon[language].words.has(word);
  const isCapital = !(isBeginning && before.at === 0) && /^\p{Lu}/u.test(typed[before.at] ?? '');
  return isBare && lexicon[language].grammar.lists['named-place'].has(word) && (isCapital || !isWordToo);
}

/** English puts nouns side by side, and both languages have genitives: 'dinosaur bus', 'spökets hus'. */
function withCompound(sentence: Sentence, head: HeadNoun, before: Before, reading: Reading): HeadNoun {
  if (head.known === null || head.to >= sentence.words.length) return head;
  const last = sentence.words[head.to - 1] ?? '';
  const isGenitive =
    last.endsWith("'s") || (reading.language === 'sv' && /s$/.test(last) && !reading.lexicon.sv.words.has(last));
  const sideBySide = reading.language === 'en' && head.known.number === 'one';
  const at = isGenitive ? pastAdjectives(sentence, head.to, reading) : head.to;
  const next = knownAt(sentence, at, reading);
  if (
    next?.known == null ||
    !(isGenitive || sideBySide) ||
    isFunctionWord(sentence.words[at] ?? '', reading) ||
    isCalled(sentence, head.to) ||
    (isGenitive && next.known.noun.kind === 'event')
  )
    return head;
  const beginning = isGenitive ? '' : `${spoken(part(sentence, before.at, head.to)).toLowerCase()} `;
  return { ...next, compound: { head: next.known, beginning, of: head.known.noun } };
}

/** 'The apple tree's last apple'. */
function pastAdjectives({ words }: Sentence, from: number, { lexicon, language }: Reading): number {
  const { adjectives } = lexicon[language].grammar;
  return from + 1 < words.length && adjectives.has(words[from] ?? '') ? from + 1 : from;
}

/** 'My dog Biscuit': what comes is a name, whatever else it means. */
function isCalled({ typed }: Sentence, at: number): boolean {
  return /^\p{Ll}/u.test(typed[at - 1] ?? '') && /^\p{Lu}\p{Ll}/u.test(typed[at] ?? '');
}

function withHead(sentence: Sentence, from: number, before: Before, head: HeadNoun, reading: Reading): NounPhrase {
  const { known, compound, own } = head;
  const name = nameAfter(sentence, head.to, reading);
  const word = spoken(part(sentence, before.at, head.to)).toLowerCase();
  const number = known?.number ?? (before.many ? 'many' : 'one');
  const definite = before.definite || (known?.definite ?? false);
  const noun = known?.noun ?? head.about;
  const last = sentence.words[head.to - 1] ?? '';
  const isGenitive =
    /s'?$/.test(last) &&
    known !== null &&
    !head.corrected &&
    compound === null &&
    !isListed(sentence, before.at, head.to, reading);
  const said =
    known !== null &&
    !isGenitive &&
    (known.own || head.corrected) &&
    compound?.beginning !== '' &&
    (compound === null || compound.of !== null || known.own)
      ? sayThing({
          noun: known.noun,
          beginning: compound?.beginning ?? '',
          adjectives: before.adjectives,
          number,
          definite,
        })
      : asTyped(sentence, from, before, head.to, reading);
  return {
    from,
    to: head.to + (name === null ? 0 : name.words),
    thing: {
      said: [
        before.possessive !== null && known !== null ? withPossessive(before, word) : said,
        ...(name === null ? [] : [spoken(part(sentence, head.to, head.to + name.words))]),
      ].join(' '),
      word,
      noun,
      own,
      of: compound?.of ?? null,
      beginning: compound?.beginning ?? '',
      adjectives: before.adjectives,
      asking: askingOf(before.adjectives, reading),
      number,
      definite,
      name: name?.name ?? null,
      person: null,
      concept: null,
      corrected: head.corrected,
    },
  };
}

/** 'The last dinosaur' is more than a dinosaur; a little one is no more than one. */
function askingOf(adjectives: readonly string[], { lexicon, language }: Reading): string[] {
  const { plain } = lexicon[language].grammar.lists;
  return adjectives.filter((adjective) => !plain.has(adjective.toLowerCase()));
}

function withPossessive({ possessive, adjectives }: Before, word: string): string {
  return [possessive, ...adjectives, word].join(' ');
}

/** The word stands in the lexicon as it was typed: 'glas', not 'regnets'. */
function isListed({ words }: Sentence, from: number, to: number, { lexicon, language }: Reading): boolean {
  return lexicon[language].words.has(words.slice(from, to).join(' '));
}

/** As the parent put it, but 'my' is not the lantern's to say. */
function asTyped(sentence: Sentence, from: number, before: Before, to: number, reading: Reading): string {
  const mine = reading.lexicon[reading.language].grammar.lists.mine;
  const kept = part(sentence, from, to);
  const index = kept.words.findIndex((word) => !mine.has(word));
  const text = spoken(part(kept, Math.max(0, index))).replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase());
  if (index > 0 && reading.language === 'en') return `the ${text}`;
  return before.article === null ? text : sayUnknown(text.slice(before.article.length + 1), before.article);
}

function personAt({ words, typed }: Sentence, at: number, { lexicon, language }: Reading): WishedThing | undefined {
  const word = words[at] ?? '';
  if (!lexicon[language].grammar.lists.family.has(word)) return undefined;
  return { ...bareThing(word, (typed[at] ?? word).toLowerCase()), person: 'family' };
}

function bareThing(word: string, said: string): WishedThing {
  return {
    said,
    word,
    noun: null,
    own: null,
    of: null,
    beginning: '',
    adjectives: [],
    asking: [],
    number: 'one',
    definite: false,
    name: null,
    person: null,
    concept: null,
    corrected: false,
  };
}

/** 'Doris', 'Doris the dog': typed with a capital where no sentence begins, or a name of the family's. */
function nameAt({ typed, words, isBeginning }: Sentence, before: Before, { names }: Reading): string | null {
  const word = typed[before.at] ?? '';
  if (
    names.some(
      (name) =>
        name.toLowerCase() === word.toLowerCase().replace(/'?s$/, '') || name.toLowerCase() === word.toLowerCase(),
    )
  )
    return word;
  // Every sentence begins with a capital; 'Ella and a dragon' and 'Ella the cat' begin with a name.
  const next = words[before.at + 1] ?? '';
  const isStart = isBeginning && before.at === 0 && !/^(?:and|och|the|,)$/.test(next) && !/'s$/.test(word);
  return !isStart && before.article === null && /^\p{Lu}\p{Ll}/u.test(word) ? word.replace(/'s$/, '') : null;
}

function nameAfter(sentence: Sentence, at: number, reading: Reading): { name: string; words: number } | null {
  const { typed, words } = sentence;
  const called =
    /^(?:heter|hette|called|named)$/.test(words[at + 1] ?? '') && /^(?:som|who|that)$/.test(words[at] ?? '')
      ? 2
      : /^(?:called|named|kallad)$/.test(words[at] ?? '')
        ? 1
        : 0;
  const word = typed[at + called] ?? '';
  const isKnown = knownAt(sentence, at + called, reading) !== undefined;
  if (called === 0 && isKnown && !isCalled({ typed, words } as Sentence, at)) return null;
  return /^\p{Lu}\p{Ll}/u.test(word) ? { name: word, words: called + 1 } : null;
}

function named(sentence: Sentence, from: number, at: number, name: string, reading: Reading): NounPhrase {
  const article = reading.lexicon[reading.language].grammar.lists.definite.has(sentence.words[at + 1] ?? '') ? 2 : 1;
  const noun = knownAt(sentence, at + article, reading);
  if (noun?.known == null || (article === 1 && !noun.known.definite))
    return { from, to: at + 1, thing: { ...bareThing(name.toLowerCase(), name), name } };
  const thing: WishedThing = {
    ...bareThing(spoken(part(sentence, at + article, noun.to)).toLowerCase(), spoken(part(sentence, at, noun.to))),
    noun: noun.known.noun,
    definite: true,
    name,
  };
  return { from, to: noun.to, thing };
}

/** A known noun a word or two further on, with nothing between that ends a phrase. */
function nextKnown(sentence: Sentence, at: number, reading: Reading): HeadNoun | undefined {
  for (let next = at + 1; next <= at + 2 && next < sentence.words.length; next += 1) {
    if (isFunctionWord(sentence.words[next] ?? '', reading)) return undefined;
    const head = knownAt(sentence, next, reading);
    if (head !== undefined) return head;
  }
  return undefined;
}

function conceptAt({ words }: Sentence, at: number, { language }: Reading) {
  return conceptOf(words[at] ?? '', language);
}

function unknownPhrase(
  sentence: Sentence,
  from: number,
  before: Before,
  reading: Reading,
  knownOnly: boolean,
): NounPhrase | undefined {
  const later = nextKnown(sentence, before.at, reading);
  if (later !== undefined) {
    const adjectives = [...before.adjectives, ...sentence.typed.slice(before.at, later.to - 1)];
    return withHead(sentence, from, { ...before, adjectives, at: later.to - 1 }, later, reading);
  }
  let to = before.at + 1;
  while (to < sentence.words.length && to < before.at + 3 && !isFunctionWord(sentence.words[to] ?? '', reading))
    to += 1;
  // 'en fnurp lyssnar', 'a blorp listens': the last word of a few looks like what it does.
  if (
    to - before.at > 1 &&
    before.article !== null &&
    (reading.language === 'sv' ? /[aeiouyåäö]r$/ : /[^s]s$/).test(sentence.words[to - 1] ?? '')
  )
    to -= 1;
  const words = sentence.words.slice(before.at, to);
  const concept = conceptOf(words.join(' '), reading.language) ?? conceptOf(words[0] ?? '', reading.language);
  if (concept === null && knownOnly) return undefined;
  const thing = {
    ...bareThing(words.join(' '), asTyped(sentence, from, before, to, reading)),
    concept,
    adjectives: before.adjectives,
    asking: askingOf(before.adjectives, reading),
    definite: before.definite,
    number: before.many ? 'many' : 'one',
  } as const;
  return { from, to, thing };
}

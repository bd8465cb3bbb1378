import type { Grammar, Mood } from './grammar.ts';
import type { Reading } from './head-noun.ts';
import { part, type Sentence, spoken } from './sentence.ts';
import type { WishParts, WishReading } from './wish-parts.ts';
import type { WishedThing } from './wished-thing.ts';

export interface LinePart {
  readonly text: string;
  /** The thing of the wish behind it, as it was typed; null for the words between. */
  readonly word: string | null;
}

type Sayable = WishParts & { readonly sentence: Sentence };

/** 'Tonight: a lighthouse that is afraid of the sea', in parts. */
export function sayLine(wish: Sayable, reading: WishReading): LinePart[] {
  const { say } = reading.lexicon[reading.language].grammar;
  const [before = '', after = ''] = (say.tonight?.[0] ?? '{line}').split('{line}');
  const parts = sayWish(wish, say, reading).filter(({ text }) => text !== '');
  return [{ text: before, word: null }, ...parts, { text: after, word: null } as const].filter(
    ({ text }) => text !== '',
  );
}

/** 'Tonight: something funny', of a wish that is about nothing. */
export function sayMood(mood: Mood | 'any', { lexicon, language }: Reading): LinePart[] {
  const { say } = lexicon[language].grammar;
  const [before = ''] = (say.tonight?.[0] ?? '').split('{line}');
  const said = say[`mood-${mood}`]?.[0] ?? '';
  return [
    { text: before, word: null },
    { text: said, word: null },
  ];
}

function sayWish(wish: Sayable, say: Grammar['say'], reading: WishReading): LinePart[] {
  if (wish.situation !== null && wish.metSituation !== null && wish.wish === null) return saySituation(wish, reading);
  const { found, relation, sentence } = wish;
  const nothingBetween = found === null || wish.whoTo === null || wish.whoTo >= found.from;
  const who: LinePart =
    wish.wish === null
      ? { text: reading.childName ?? say.child?.[0] ?? '', word: null }
      : { text: wish.wish.said, word: wish.wish.word };
  if (relation === 'first') return [{ text: spoken(withoutMine(sentence, reading)), word: null }];
  if (found === null || relation === null)
    return wish.wish === null ? fromItsBeginning(marked(sentence, wish.other)) : [who, ...afterThing(wish)];
  const template = say[relation];
  const isWhole = wish.other !== null && isOnly(part(sentence, found.to), wish.other);
  if (template !== undefined && wish.other !== null && wish.what === null && isWhole && nothingBetween) {
    return fill(
      template[wish.wish?.number === 'many' ? template.length - 1 : 0] ?? '',
      { who, other: { text: wish.other.said, word: wish.other.word } },
      wish.wish,
      reading,
    );
  }
  if (wish.wish === null && template !== undefined && wish.what !== null)
    return fill(template[0] ?? '', { who, what: { text: wish.what, word: null } }, null, reading);
  const rest = linked(sentence, nothingBetween ? found.from : (wish.whoTo ?? found.from), reading);
  return [who, ...marked(rest, wish.other)];
}

/** The parent's own words, with the other thing among them to be touched. */
function marked(rest: Sentence, other: WishedThing | null): LinePart[] {
  const wanted = other?.word.split(' ') ?? [];
  const at = rest.words.findIndex(
    (_, index) => wanted.length > 0 && wanted.every((word, step) => rest.words[index + step] === word),
  );
  const comma = rest.words[0] === ',' ? ',' : '';
  if (other === null || at < 0) return [{ text: `${comma} ${spoken(rest)}`, word: null }];
  const after = spoken(part(rest, at + wanted.length));
  return [
    { text: `${comma} ${spoken(part(rest, 0, at))} `.replace(/ {2}/, ' '), word: null },
    { text: spoken(part(rest, at, at + wanted.length)), word: other.word },
    { text: after === '' ? '' : ` ${after}`, word: null },
  ];
}

function fromItsBeginning([first, ...more]: LinePart[]): LinePart[] {
  return first === undefined ? [] : [{ ...first, text: first.text.trimStart() }, ...more];
}

/** 'Missing daddy', where somebody of the family is named. */
function saySituation({ situation, sentence }: Sayable, { lexicon, language }: Reading): LinePart[] {
  const [first = '', bare = first] = situation?.say ?? [];
  const { family } = lexicon[language].grammar.lists;
  const person = sentence.words.find((word) => family.has(word));
  return [{ text: person === undefined ? bare : first.replace('{person}', person), word: null }];
}

/** The parent's own words from where the relation begins; 'a dog afraid …' needs its 'that is'. */
function linked(sentence: Sentence, from: number, { lexicon, language }: Reading): Sentence {
  const rest = part(sentence, from);
  const { boundary, 'first-person': firstPerson } = lexicon[language].grammar.lists;
  const word = rest.words[0] ?? '';
  const isVerb = /^(?:vill|ville|kan|kunde|är|var|har|wants|want|can|could|is|are|has|does|do|did|will)$/.test(word);
  if (!isVerb || !boundary.has(word) || firstPerson.has(word)) return rest;
  const link = language === 'sv' ? 'som' : 'that';
  return { words: [link, ...rest.words], typed: [link, ...rest.typed], isBeginning: false };
}

/** 'My first day' is told of somebody. */
function withoutMine(sentence: Sentence, { lexicon, language }: Reading): Sentence {
  return lexicon[language].grammar.lists.mine.has(sentence.words[0] ?? '') ? part(sentence, 1) : sentence;
}

/** Nothing is said of the thing but the thing. */
function isOnly(right: Sentence, other: WishedThing): boolean {
  const named = new Set([...other.word.split(' '), ...other.adjectives, other.name?.toLowerCase() ?? '']);
  const left = right.words.filter((word) => !named.has(word) && word !== ',');
  return left.length <= 1;
}

function afterThing({ sentence, whoTo }: Sayable): LinePart[] {
  const rest = whoTo === null ? '' : spoken(part(sentence, whoTo));
  if (rest === '') return [];
  return [{ text: sentence.words[whoTo ?? 0] === ',' ? `, ${rest}` : ` ${rest}`, word: null }];
}

function fill(
  template: string,
  parts: Readonly<Record<string, LinePart>>,
  who: WishedThing | null,
  { language }: Reading,
): LinePart[] {
  const kind = who?.noun?.kind ?? who?.own?.kind;
  const isSomebody =
    who === null ||
    kind === 'person' ||
    kind === 'creature' ||
    kind === 'animal' ||
    who.person !== null ||
    who.name !== null;
  const that = language === 'sv' ? 'som' : isSomebody ? 'who' : 'that';
  return template.split(/(\{[a-z]+\})/).map((piece) => {
    if (piece === '{that}') return { text: that, word: null };
    return parts[piece.slice(1, -1)] ?? { text: piece, word: null };
  });
}

import type { Grammar } from './grammar.ts';
import type { Reading } from './head-noun.ts';
import { part, type Sentence, spoken } from './sentence.ts';
import type { WishParts, WishReading } from './understand.ts';
import type { WishedThing } from './wished-thing.ts';

export interface LinePart {
  readonly text: string;
  /** What of the wish it is; null for the words between. */
  readonly of: 'wish' | 'other' | 'where' | null;
}

type Sayable = WishParts & { readonly sentence: Sentence };

/** 'Tonight: a lighthouse that is afraid of the sea', in parts. */
export function sayLine(wish: Sayable, reading: WishReading): LinePart[] {
  const { say } = reading.lexicon[reading.language].grammar;
  const [before = '', after = ''] = (say.tonight?.[0] ?? '{line}').split('{line}');
  const parts = sayWish(wish, say, reading).filter(({ text }) => text !== '');
  return [{ text: before, of: null }, ...parts, { text: after, of: null } as const].filter(({ text }) => text !== '');
}

function sayWish(wish: Sayable, say: Grammar['say'], reading: WishReading): LinePart[] {
  if (wish.situation !== null && wish.metSituation !== null && wish.wish === null) return saySituation(wish, reading);
  const { found, relation, sentence } = wish;
  const nothingBetween = found === null || wish.whoTo === null || wish.whoTo >= found.from;
  const who: LinePart =
    wish.wish === null
      ? { text: reading.childName ?? say.child?.[0] ?? '', of: null }
      : { text: wish.wish.said, of: 'wish' };
  if (relation === 'first') return [{ text: spoken(withoutMine(sentence, reading)), of: null }];
  if (found === null || relation === null)
    return wish.wish === null ? [{ text: spoken(sentence), of: null }] : [who, ...afterThing(wish)];
  const template = say[relation];
  const isWhole = wish.other !== null && isOnly(part(sentence, found.to), wish.other);
  if (template !== undefined && wish.other !== null && wish.what === null && isWhole && nothingBetween) {
    return fill(
      template[wish.wish?.number === 'many' ? template.length - 1 : 0] ?? '',
      { who, other: { text: wish.other.said, of: 'other' } },
      wish.wish,
      reading,
    );
  }
  if (wish.wish === null && template !== undefined && wish.what !== null)
    return fill(template[0] ?? '', { who, what: { text: wish.what, of: null } }, null, reading);
  const rest = linked(sentence, nothingBetween ? found.from : (wish.whoTo ?? found.from), reading);
  return [who, { text: `${rest.words[0] === ',' ? ',' : ''} ${spoken(rest)}`, of: null }];
}

/** 'Missing daddy', where somebody of the family is named. */
function saySituation({ situation, sentence }: Sayable, { lexicon, language }: Reading): LinePart[] {
  const [first = '', bare = first] = situation?.say ?? [];
  const { family } = lexicon[language].grammar.lists;
  const person = sentence.words.find((word) => family.has(word));
  return [{ text: person === undefined ? bare : first.replace('{person}', person), of: null }];
}

/** The parent's own words from where the relation begins; 'a dog afraid …' needs its 'that is'. */
function linked(sentence: Sentence, from: number, { lexicon, language }: Reading): Sentence {
  const rest = part(sentence, from);
  const { boundary, 'first-person': firstPerson } = lexicon[language].grammar.lists;
  const word = rest.words[0] ?? '';
  const isVerb = /^(?:vill|ville|kan|kunde|är|var|har|wants|want|can|could|is|are|has|does|do|did|will)$/.test(word);
  if (!isVerb || !boundary.has(word) || firstPerson.has(word)) return rest;
  const link = language === 'sv' ? 'som' : 'that';
  return { words: [link, ...rest.words], typed: [link, ...rest.typed] };
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
  return [{ text: sentence.words[whoTo ?? 0] === ',' ? `, ${rest}` : ` ${rest}`, of: null }];
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
    if (piece === '{that}') return { text: that, of: null };
    return parts[piece.slice(1, -1)] ?? { text: piece, of: null };
  });
}

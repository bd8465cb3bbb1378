import type { Language } from '@sagolykta/domain/language';
import type { NounKind } from '../noun.ts';
import type { FoundRelation } from './find-relation.ts';
import type { Reading } from './head-noun.ts';
import type { NounPhrase } from './noun-phrase.ts';
import { part, type Sentence, spoken } from './sentence.ts';
import type { WishedThing } from './wished-thing.ts';

/** More words than these do not stand well in somebody else's mouth. */
const mostWords = 8;

const leadsIn: Readonly<Record<Language, ReadonlySet<string>>> = {
  sv: new Set(['som']),
  en: new Set(['who', 'that', 'which']),
};
const having = { sv: { with: 'med', has: 'har' }, en: { with: 'with', has: 'has' } } as const;
const being = { sv: 'är', en: 'is' } as const;
const ofWhat = /^(?:made|built|full|filled|gjord|gjort|byggd|byggt|fullt|fylld|fyllt)$/;
const togetherWith = /^(?:friends|kompis|kompisar|vän|vänner|meets|met|möter|mötte|träffar|träffade)$/;
const somebody: ReadonlySet<NounKind> = new Set(['animal', 'creature', 'person', 'vehicle', 'toy']);

/**
 * What a wish says of its thing, where no other relation does, as others can say it after 'it': 'stickar', 'is shy', 'has a cold', 'is made of
 * chocolate', 'ran away'. Null where nothing is said, or it is only true in the parent's mouth ('comes to our school').
 */
export function saidOf(
  sentence: Sentence,
  who: NounPhrase | undefined,
  found: FoundRelation | null,
  other: WishedThing | null,
  reading: Reading,
): string | null {
  if (who === undefined || (who.thing.noun === null && who.thing.own === null)) return null;
  const { language } = reading;
  const rest = part(sentence, who.to);
  const [first = '', second = ''] = rest.words;
  if (leadsIn[language].has(first)) {
    const isInside = found === null || (weak.has(found.relation) && found.from > who.to);
    const isDone =
      found?.relation === 'and' && found.from === who.to && !rest.words.some((word) => togetherWith.test(word));
    const isMade = found?.relation === 'of';
    return isInside || isDone || isMade ? predicate(part(rest, 1), who.thing, reading) : null;
  }
  if (found?.relation === 'and' && first === having[language].with && !isSomebody(other))
    return predicate(prefixed(having[language].has, part(rest, 1)), who.thing, reading);
  if (found?.relation === 'of' && ofWhat.test(first) && second !== '')
    return predicate(prefixed(being[language], rest), who.thing, reading);
  return null;
}

const weak: ReadonlySet<string> = new Set(['in', 'on', 'under', 'and', 'of']);

function isSomebody(other: WishedThing | null): boolean {
  const kind = other?.noun?.kind ?? other?.own?.kind;
  return other?.person != null || other?.name != null || (kind !== undefined && somebody.has(kind as NounKind));
}

function prefixed(word: string, { words, typed }: Sentence): Sentence {
  return { words: [word, ...words], typed: [word, ...typed], isBeginning: false };
}

function predicate(said: Sentence, thing: WishedThing, { lexicon, language }: Reading): string | null {
  const { lists } = lexicon[language].grammar;
  const isElsewhere = said.words.some(
    (word) => word === ',' || lists.mine.has(word) || lists['first-person'].has(word),
  );
  const isOfAnother = lists.pronoun.has(said.words[0] ?? '');
  if (said.words.length === 0 || said.words.length > mostWords || isElsewhere || isOfAnother) return null;
  const text =
    language === 'sv' ? asMainClause(said, lists.adverb) : thing.number === 'many' ? ofOne(said) : spoken(said);
  return isNow[language].test(text) || isOnce[language].test(text) ? text : null;
}

/** 'Som inte når', 'som glömt': said of it alone it is 'når inte', 'har glömt'. */
function asMainClause(said: Sentence, adverbs: ReadonlySet<string>): string {
  const [first = '', verb = '', ...rest] = said.typed;
  const lower = said.words[0] ?? '';
  if (lower === 'inte' || adverbs.has(lower))
    return isOnce.sv.test(verb) ? '' : [verb, first, ...rest].join(' ').trim();
  return /^(?:glömt|tappat|fått|blivit|ätit|varit|förlorat|hittat)$/.test(lower) ? `har ${spoken(said)}` : spoken(said);
}

/** What goes on still: a story of tonight can show it. */
const isNow: Readonly<Record<Language, RegExp>> = {
  sv: /^(?:\p{L}+r|kan|vill|ska|måste|vet|stjäl)(?: |$)/u,
  en: /^(?:(?:never|always|only|really|very|just|still|often|sometimes) )?(?:\p{L}+s|can|will|must)(?: |$)/u,
};

/** What once happened, and can be told of: 'ran away', 'värpte ett blått ägg'. */
const isOnce: Readonly<Record<Language, RegExp>> = {
  sv: /^(?:\p{L}{2,}(?:de|te)|kom|gick|sprang|åt|drev|försvann|fick|föll|tog|såg|satt|låg|stod|sov|skrev|flög|bet|drack|frös|sjöng|vann|höll|lät|blev)(?: |$)/u,
  en: /^(?:\p{L}{2,}ed|was|had|got|ran|came|fell|flew|woke|forgot|found|lost|made|took|ate|saw|said|sang|drank|swam|grew|knew|drew|threw|began|broke|spoke|stole|drove|rode|rose|wrote|hid|bit|sat|stood|told|sold|lay|laid|put|cut|let|won|fled|sank|stuck|shrank|left|built|bought|caught|taught|thought|brought|slept|kept|swept|went|gave|blew|dug)(?: |$)/u,
};

/** Whether what is said happened once, and does not go on. */
export function isOfOnce(said: string, language: Language): boolean {
  return !isNow[language].test(said) && isOnce[language].test(said);
}

const ofOneIrregular: Readonly<Record<string, string>> = { are: 'is', were: 'was', have: 'has', do: 'does' };

/** 'Ninjas who tidy up': one of them stands on stage, and tidies up. */
function ofOne(said: Sentence): string {
  const [verb = '', ...rest] = spoken(said).split(' ');
  const one = ofOneIrregular[verb] ?? (verb.endsWith('s') || isOnce.en.test(verb) ? verb : withS(verb));
  return [one, ...rest].join(' ');
}

function withS(verb: string): string {
  if (/[^aeiou]y$/.test(verb)) return `${verb.slice(0, -1)}ies`;
  return /(?:s|x|z|ch|sh|o)$/.test(verb) ? `${verb}es` : `${verb}s`;
}

import type { Language } from '@sagolykta/domain/language';
import { partTheme } from '../avoid.ts';
import type { ConceptId } from '../concepts.ts';
import type { NounEffect } from '../noun.ts';
import { analyseTheme, findConcepts, type ThemePlan } from '../theme.ts';
import { besideSituation } from './beside-situation.ts';
import type { Mood, WishRelation } from './grammar.ts';
import { onlyMood, withoutRemarks } from './mood.ts';
import { type FoundOddity, oddityBefore, oddityOf } from './odd-clause.ts';
import { type LinePart, sayLine, sayMood } from './say-line.ts';
import { findIn, joined, part, type Sentence, sentenceOf } from './sentence.ts';
import { findSituation, type Situation } from './situations.ts';
import { partsOf, partsOfOddity, type WishParts, type WishReading } from './wish-parts.ts';
import { isUnknown, type WishedThing } from './wished-thing.ts';

/** A word that nobody knows; in Swedish with its gender, where it was typed with an article. */
export interface UnknownWord {
  readonly word: string;
  readonly isNeuter: boolean;
}

/** What a wish comes to: who, relation, what, where, with. */
export interface Understanding {
  readonly language: Language;
  /** The thing, animal, being, place of the wish; null where it is about the child alone, or nothing was understood. */
  readonly wish: WishedThing | null;
  readonly relation: WishRelation | null;
  readonly other: WishedThing | null;
  /** What it wants, cannot or can, in the parent's words: 'lära sig flyga'. */
  readonly what: string | null;
  /** The same as anybody can say it on stage; null where only the parent can. */
  readonly deed: string | null;
  /** What is said of it that no relation knows: 'who woke too early'. */
  readonly clause: string | null;
  /** The same as anybody can say it of the thing: 'knits', 'has a cold'; null where only the parent can. */
  readonly said: string | null;
  /** The preposition that puts the thing where it does not belong: 'in' of 'in the lift'. */
  readonly placedBy: string | null;
  /** What is also there: 'in the woods'. */
  readonly where: WishedThing | null;
  /** What is odd about the thing, where a plot is about just that: 'who only eats pancakes'. */
  readonly oddity: FoundOddity | null;
  /** What the wish lets it do, before what it is known to do best. */
  readonly effect: NounEffect | null;
  /** Of a small life, or a feeling. */
  readonly situation: Situation | null;
  /** What is named beside the situation, each by all that plots know it by: the museum of 'a sleepover at the museum'. */
  readonly beside: readonly (readonly string[])[];
  /** The child itself is the one it happens to: 'nobody picked me'. */
  readonly firstPerson: boolean;
  /** Everything that is about anything, the most specific first. */
  readonly concepts: readonly ConceptId[];
  readonly refused: readonly string[];
  /** Words that stand for somebody or something, and that nobody knows. */
  readonly unknown: readonly UnknownWord[];
  readonly notice: ThemePlan['notice'];
  /** How it shall be, where that is all that is asked for. */
  readonly mood: Mood | 'any' | null;
  /** What is shown under the field, in parts so that what was taken can be corrected; empty where there is no wish. */
  readonly line: readonly LinePart[];
}

const nothing = {
  wish: null,
  relation: null,
  other: null,
  what: null,
  deed: null,
  clause: null,
  said: null,
  placedBy: null,
  where: null,
  effect: null,
  oddity: null,
  situation: null,
  beside: [],
  firstPerson: false,
  concepts: [],
  refused: [],
  unknown: [],
  mood: null,
  line: [],
};

/** Of no wish, or of one that may not be told. */
export function emptyUnderstanding(language: Language): Understanding {
  return { ...nothing, language, notice: null };
}

/** Reads a parent's own words. The same words, lexicon and family give the same understanding. */
export function understand(text: string | null, reading: WishReading): Understanding {
  const { language } = reading;
  const { wish: typed, refused } = partTheme(text ?? '');
  const safe = analyseTheme(typed, language);
  if (safe.notice === 'theme-left-out') return { ...nothing, language, refused, notice: safe.notice };
  const isGentle = safe.notice === null || gentleAlready(typed, safe.concepts, reading);
  const notice = isGentle ? null : safe.notice;
  const kept = isGentle ? typed : (safe.words ?? '');
  const all = sentenceOf(kept.slice(0, 200), language);
  const mood = onlyMood(all, reading);
  if (mood !== null) return { ...nothing, language, refused, notice, mood, line: sayMood(mood, reading) };
  const sentence = withoutLeadIn(withoutRemarks(all, reading), reading);
  if (sentence.words.length === 0) return { ...nothing, language, refused, notice };
  const before = oddityBefore(sentence, reading);
  const parts = before === null ? partsOf(sentence, reading) : partsOfOddity(before.thing, sentence);
  const things = [parts.wish, parts.other, parts.where].filter((thing) => thing !== null);
  return {
    language,
    ...parts,
    oddity: before?.found ?? (parts.situation === null ? oddityOf(sentence, parts.whoTo, parts.wish, reading) : null),
    concepts: conceptsOf(parts, sentence, language),
    beside: besideSituation(parts, sentence, reading),
    refused,
    unknown: things
      .filter(isUnknown)
      .map(({ word, said }) => ({ word, isNeuter: language === 'sv' && said.startsWith('ett ') })),
    notice,
    mood: null,
    line: sayLine({ ...parts, ...(before === null ? {} : { wish: null, other: before.thing }), sentence }, reading),
  };
}

/** 'My hamster died' is met with a plot about exactly that, which is gentle by itself. */
function gentleAlready(typed: string, about: readonly ConceptId[], { lexicon, language }: WishReading): boolean {
  const met = findSituation(joined(sentenceOf(typed, language)), lexicon[language].situations);
  return met?.situation.concepts.some((concept) => about.includes(concept)) ?? false;
}

/** 'Kan du berätta en saga om', 'please'. */
function withoutLeadIn(sentence: Sentence, { lexicon, language }: WishReading): Sentence {
  const { leadIn, tail, becomeFriends, lists } = lexicon[language].grammar;
  let rest = sentence;
  for (
    let found = findIn(joined(rest), leadIn);
    found !== undefined && found.to < rest.words.length;
    found = findIn(joined(rest), leadIn)
  ) {
    rest = part(rest, found.to);
  }
  for (
    let end = findIn(joined(rest), tail);
    end !== undefined && end.from > 0 && !lists.boundary.has(rest.words[end.from - 1] ?? '');
    end = findIn(joined(rest), tail)
  ) {
    rest = part(rest, 0, end.from);
  }
  const friends = findIn(joined(rest), becomeFriends);
  if (friends !== undefined && rest.words.slice(0, friends.from).some((word) => word === 'and' || word === 'och'))
    rest = part(rest, 0, friends.from);
  while (rest.words.at(-1) === ',') rest = part(rest, 0, -1);
  while (rest.words[0] === ',') rest = part(rest, 1);
  return rest;
}

function conceptsOf(parts: WishParts, sentence: Sentence, language: Language): ConceptId[] {
  const named = [parts.wish, parts.other, parts.where].flatMap((thing) =>
    thing?.concept == null ? [] : [thing.concept],
  );
  return [
    ...new Set([...(parts.situation?.concepts ?? []), ...named, ...findConcepts(sentence.words.join(' '), language)]),
  ];
}

import type { Language } from '@sagolykta/domain/language';
import { partTheme } from '../avoid.ts';
import type { ConceptId } from '../concepts.ts';
import type { NounEffect } from '../noun.ts';
import { analyseTheme, findConcepts, type ThemePlan } from '../theme.ts';
import { isAnyChild } from './any-child.ts';
import { besideSituation } from './beside-situation.ts';
import { deedOf, saidOfDeed } from './deed.ts';
import { type FoundRelation, findRelation } from './find-relation.ts';
import type { Mood, WishRelation } from './grammar.ts';
import type { Reading } from './head-noun.ts';
import { onlyMood, withoutRemarks } from './mood.ts';
import { isNothingMore } from './nothing-more.ts';
import { firstNounPhrase, type NounPhrase } from './noun-phrase.ts';
import { type FoundOddity, oddityBefore, oddityOf } from './odd-clause.ts';
import { placedBy } from './placed-by.ts';
import { saidOf } from './said-of.ts';
import { type LinePart, sayLine, sayMood } from './say-line.ts';
import { findIn, joined, part, type Sentence, sentenceOf, spoken } from './sentence.ts';
import { isWhereItHappens, situationCounts } from './situation-counts.ts';
import { type FoundSituation, findSituation, type Situation } from './situations.ts';
import type { WishParts, WishReading } from './wish-parts.ts';
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
  const { leadIn, tail, lists } = lexicon[language].grammar;
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
  while (rest.words.at(-1) === ',') rest = part(rest, 0, -1);
  while (rest.words[0] === ',') rest = part(rest, 1);
  return rest;
}

function partsOf(sentence: Sentence, reading: WishReading): WishParts {
  const { grammar, situations } = reading.lexicon[reading.language];
  const text = joined(sentence);
  const met = findSituation(text, situations) ?? null;
  const firstPerson = sentence.words.some(
    (word) => grammar.lists['first-person'].has(word) && !grammar.lists.mine.has(word),
  );
  const isAlone = isNothingMore(sentence, firstNounPhrase(sentence, reading, 0), reading);
  const found = isAlone ? null : (findRelation(sentence, reading) ?? null);
  const left = found === null ? sentence : part(sentence, 0, found.from);
  const whole = found !== null && found.from === 0 ? undefined : wholeOrFirst(left, reading);
  const isChildBeing = sentence.words[0] === 'being' && whole?.from === 0;
  const who = isChildBeing || isWhereItHappens(whole, met, firstPerson) ? undefined : whole;
  const isOfChild = isAnyChild(who?.thing) || grammar.lists.pronoun.has(sentence.words[0] ?? '');
  const childSpeaks =
    (met !== null && isOfChild) ||
    (firstPerson &&
      (who === undefined || who.thing.person !== null || who.thing.concept !== null || isUnknown(who.thing)));
  const about = situationCounts(met, who, beforePlace(sentence, found), childSpeaks) ? met : null;
  const base = {
    situation: about?.situation ?? null,
    metSituation: about,
    firstPerson: childSpeaks,
    found,
    where: null,
    clause: null,
    said: null,
    placedBy: null,
    deed: null,
    whoTo: who?.to ?? null,
  };
  const clause = isAlone ? null : clauseAfter(sentence, who, reading);
  if (found === null)
    return {
      ...base,
      clause,
      said: clause === null ? null : saidOf(sentence, who, null, null, reading),
      wish: thingUnless(about, childSpeaks, who),
      relation: null,
      other: null,
      what: null,
      effect: null,
    };
  const right = part(sentence, found.to);
  const isVerb = verbRelations.has(found.relation);
  const named = firstNounPhrase(
    isVerb ? afterVerb(right, reading) : right,
    reading,
    isVerb ? right.words.length : found.relation === 'has-lost' ? 2 : 1,
  );
  const other = named?.thing ?? null;
  const effect = isVerb && found.relation === 'can' ? effectOf(right, reading) : null;
  const what = isVerb ? spoken(right) : null;
  // 'I skogen', 'under havet': nobody is named, and the place is what the wish is about.
  const isPlaceOnly = weakRelations.has(found.relation) || isFirstThing(found.relation, other);
  if (who === undefined && !childSpeaks && isPlaceOnly)
    return {
      ...base,
      // 'Stuck in a lift with a llama' is more than a lift.
      clause: isVerb ? null : clauseAfter(right, named, reading),
      wish: other,
      relation: null,
      other: null,
      what,
      effect,
    };
  const isNothingBecome =
    found.relation === 'became' && other !== null && other.noun === null && other.own === null && !isUnknown(other);
  if (isNothingBecome || (weakRelations.has(found.relation) && other === null))
    return {
      ...base,
      clause,
      said: saidOf(sentence, who, found, other, reading),
      found: null,
      wish: thingUnless(about, childSpeaks, who),
      relation: null,
      other: null,
      what,
      effect,
    };
  const deed = saidOfDeed.has(found.relation) ? deedOf(part(sentence, found.from, found.to), right, reading) : null;
  // The bed of 'wants to sleep in a bed' is in the deed.
  const where =
    secondPlace(left, who, reading) ?? (deed === null ? secondPlace(right, undefined, reading, other) : null);
  // Heights and courage nobody can play: 'it is afraid of heights' is said of it.
  const isSaidOnly = !isVerb && (other === null || isUnknown(other));
  return {
    ...base,
    where,
    said: saidOf(sentence, who, isSaidOnly ? null : found, other, reading),
    placedBy: placedBy(sentence, found, other, reading),
    wish: thingUnless(about, childSpeaks, who),
    relation: found.relation,
    deed,
    other: isVerb && other !== null && other.noun === null && other.concept === null ? null : other,
    what,
    effect,
  };
}

/** Of 'the case of the missing cake': the cake, of which more is said than its name. */
function partsOfOddity(wish: WishedThing, sentence: Sentence): WishParts {
  return {
    wish,
    clause: spoken(sentence),
    relation: null,
    other: null,
    what: null,
    deed: null,
    said: null,
    placedBy: null,
    where: null,
    effect: null,
    situation: null,
    metSituation: null,
    firstPerson: false,
    found: null,
    whoTo: null,
  };
}

/** 'A secret door' of 'a secret door in the library'. */
function beforePlace(sentence: Sentence, found: FoundRelation | null): Sentence {
  const isPlace = found?.relation === 'in' || found?.relation === 'on' || found?.relation === 'under';
  return found !== null && isPlace ? part(sentence, 0, Math.max(found.from, 1)) : sentence;
}

/** 'The first snowflake' is about a snowflake; 'the first day' is about the child. */
function isFirstThing(relation: WishRelation, other: WishedThing | null): boolean {
  const kind = other?.noun?.kind;
  return relation === 'first' && kind !== undefined && kind !== 'event' && kind !== 'building' && kind !== 'place';
}

const verbRelations: ReadonlySet<WishRelation> = new Set(['unwilling', 'cannot', 'wants-to', 'can', 'first']);
const weakRelations: ReadonlySet<WishRelation> = new Set(['in', 'on', 'under', 'of', 'and', 'without']);

/** What is left of the words when whoever it is about is taken. */
function clauseAfter(sentence: Sentence, who: NounPhrase | undefined, { lexicon, language }: Reading): string | null {
  const { adverb } = lexicon[language].grammar.lists;
  const rest = part(sentence, who?.to ?? sentence.words.length);
  return rest.words.some((word) => word !== ',' && !adverb.has(word)) ? spoken(rest) : null;
}

function wholeOrFirst(left: Sentence, reading: Reading): NounPhrase | undefined {
  return firstNounPhrase(left, reading, 0) ?? firstNounPhrase(left, reading, left.words.length);
}

function thingUnless(
  about: FoundSituation | null,
  childSpeaks: boolean,
  who: NounPhrase | undefined,
): WishedThing | null {
  if (who === undefined) return null;
  if (
    (about !== null || childSpeaks) &&
    (who.thing.person !== null || isUnknown(who.thing) || who.thing.concept !== null || isAnyChild(who.thing))
  )
    return null;
  // 'My hamster died' goes on past the hamster: the situation has said it all.
  const isToldWhole = about !== null && about.from < who.to && about.to > who.to;
  return isToldWhole || (about !== null && who.thing.noun === null) ? null : who.thing;
}

/** 'Wants to fly', 'can swallow': what is done, not the insect or the bird. */
function afterVerb(right: Sentence, { lexicon, language }: Reading): Sentence {
  return lexicon[language].grammar.verbs.has(right.words[0] ?? '') ? part(right, 1) : right;
}

function effectOf(right: Sentence, { lexicon, language }: Reading): NounEffect | null {
  return (
    right.words.map((word) => lexicon[language].grammar.verbs.get(word)).find((effect) => effect !== undefined) ?? null
  );
}

/** 'A cat in a balloon who is afraid of heights': where it is, beside what drives the plot. */
function secondPlace(
  text: Sentence,
  who: NounPhrase | undefined,
  reading: Reading,
  not?: WishedThing | null,
): WishedThing | null {
  const { relations } = reading.lexicon[reading.language].grammar;
  const rest = part(text, who?.to ?? 0);
  for (const relation of ['in', 'on', 'under'] as const) {
    const found = findIn(joined(rest), relations[relation]);
    const thing = found === undefined ? undefined : firstNounPhrase(part(rest, found.to), reading, 0)?.thing;
    if (thing !== undefined && thing.noun !== null && thing.noun.id !== not?.noun?.id) return thing;
  }
  return null;
}

function conceptsOf(parts: WishParts, sentence: Sentence, language: Language): ConceptId[] {
  const named = [parts.wish, parts.other, parts.where].flatMap((thing) =>
    thing?.concept == null ? [] : [thing.concept],
  );
  return [
    ...new Set([...(parts.situation?.concepts ?? []), ...named, ...findConcepts(sentence.words.join(' '), language)]),
  ];
}

import type { NounEffect } from '../noun.ts';
import { isAnyChild } from './any-child.ts';
import { deedOf, saidOfDeed } from './deed.ts';
import { type FoundRelation, findRelation } from './find-relation.ts';
import type { WishRelation } from './grammar.ts';
import type { Reading } from './head-noun.ts';
import { isNothingMore } from './nothing-more.ts';
import { firstNounPhrase, type NounPhrase } from './noun-phrase.ts';
import { placedBy } from './placed-by.ts';
import { saidOf } from './said-of.ts';
import { findIn, joined, part, type Sentence, spoken } from './sentence.ts';
import { isWhereItHappens, situationCounts } from './situation-counts.ts';
import { type FoundSituation, findSituation, type Situation } from './situations.ts';
import { isUnknown, type WishedThing } from './wished-thing.ts';

/** What a whole wish is read by. */
export interface WishReading extends Reading {
  /** How the line says the child; null for du, you. */
  readonly childName: string | null;
}

/** The parts of a wish, before they are put into words. */
export interface WishParts {
  readonly clause: string | null;
  readonly said: string | null;
  readonly placedBy: string | null;
  readonly wish: WishedThing | null;
  readonly relation: WishRelation | null;
  readonly other: WishedThing | null;
  readonly what: string | null;
  readonly deed: string | null;
  readonly where: WishedThing | null;
  readonly effect: NounEffect | null;
  readonly situation: Situation | null;
  readonly firstPerson: boolean;
  readonly found: FoundRelation | null;
  readonly metSituation: FoundSituation | null;
  /** The first word after whoever it is about; null where nobody is named. */
  readonly whoTo: number | null;
}

/** Who, relation, what, where, or what happens to the child itself: the parts of a sentence that asks for something. */
export function partsOf(sentence: Sentence, reading: WishReading): WishParts {
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
export function partsOfOddity(wish: WishedThing, sentence: Sentence): WishParts {
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

import type { ChildProfile } from '@sagolykta/domain/child-profile';
import { type Language, otherLanguage } from '@sagolykta/domain/language';
import type { Season } from '@sagolykta/domain/season';
import type { ConceptId } from './concepts.ts';
import { holds, parseCondition } from './condition.ts';
import type { Family } from './family.ts';
import { fittingWays, isNamesake } from './perform.ts';
import type { Plot } from './plot.ts';
import type { Random } from './random.ts';
import type { NightOf, Score } from './score.ts';
import type { StoryTrace } from './story-brief.ts';
import type { Mood } from './understand/grammar.ts';
import type { Understanding } from './understand/understand.ts';
import { freeTier, type Served, type Tier, takesCast } from './wish-tiers.ts';

/** A plot does not come back within this many nights while there is another. */
export const nightsBetweenTellings = 9;

/** And none that is like it within this many. */
const nightsBetweenAlike = 30;

/** What a plot is chosen by. */
export interface Night {
  readonly family: Family;
  readonly avoided: readonly ConceptId[];
  readonly memory: readonly StoryTrace[];
  /** How it shall be, where only that was asked for. */
  readonly mood?: Understanding['mood'];
}

export interface RankedPlot {
  readonly plot: Plot;
  readonly tier: Tier;
}

const tones: Readonly<Record<Mood, RegExp>> = {
  funny: /^(?:funny|silly|happy)(?:$|-(?!tender|hushed|wistful|quiet))/,
  calm: /^(?:tender|quiet|hushed|warm|gentle|wonder|calm)|-(?:hushed|quiet|cosy)$/,
  exciting: /tense|wonder|brav|excit|spook|adventur/,
};

/** A plot of the tone that was asked for comes long before the others. */
function inMood({ nights }: Score, mood: Night['mood']): number {
  return mood == null || mood === 'any' || tones[mood].test(nights.tone) ? 1 : 0.02;
}

const worth: Readonly<Record<Served, number>> = { whole: 0, part: 1, untold: 2 };

/**
 * Plots that may be told tonight, the one to try first at the front: those that put most of the wish on stage, of these
 * those that were not heard lately, of these those of the best tier.
 */
export function rankPlots(plots: readonly Plot[], tiers: readonly Tier[], night: Night, random: Random): RankedPlot[] {
  const lately = nightsOfLate(plots, night.memory);
  const likeOne = likeOneOfLate(plots, night.memory);
  return plots
    .flatMap((plot) => {
      const rank = tiers.findIndex(({ fits }) => fits(plot.score.wish ?? {}, plot.score.contains));
      const tier = tiers[rank];
      // Of most plots a wish says at once that they are not meant; only the others are read.
      if (tier === undefined || !mayBeTold(plot, night, yearsBeyond)) return [];
      if (isUntimely(plot.score, tier, night.family.season)) return [];
      const [from, to] = plot.score.ages;
      const isOfAnotherAge = night.family.age < from || night.family.age > to;
      return isOfAnotherAge && !outlastsItsAge(plot.score, tier) ? [] : [{ plot, tier, rank, isOfAnotherAge }];
    })
    .map((ranked) => ({
      ...ranked,
      weight:
        interest(ranked.plot, night) *
        variety(ranked.plot.score, lately) *
        inMood(ranked.plot.score, night.mood) *
        (likeOne(ranked.plot.score) ? 0.001 : 1) *
        (0.5 + 0.6 * random.next()),
    }))
    .sort(
      (one, other) =>
        worth[one.tier.served] - worth[other.tier.served] ||
        Number(wasHeardLately(one.plot.score, night.memory)) - Number(wasHeardLately(other.plot.score, night.memory)) ||
        one.rank - other.rank ||
        Number(one.isOfAnotherAge) - Number(other.isOfAnotherAge) ||
        other.weight - one.weight,
    )
    .map(({ plot, tier }) => ({ plot, tier }));
}

interface Years {
  readonly younger: number;
  readonly older: number;
}

/**
 * Years beyond the ages that a plot was written for, in which it is still told to a child who asks for what it is about: a plot about pirates for
 * nine-year-olds is more of a pirate story at twelve, and one for eight-year-olds at seven, than a plot in which any creature would do.
 */
const yearsBeyond: Years = { younger: 1, older: 2 };
const noYears: Years = { younger: 0, older: 0 };
/** Before that a year is long. */
const youngestAhead = 5;

/** Only what is about the very thing that was asked for, all of it; what takes a kind has its own ages. */
function outlastsItsAge({ wish }: Score, { served }: Tier): boolean {
  return served === 'whole' && wish?.concepts !== undefined && !takesCast(wish);
}

/**
 * Whether the family, the season and what is to be left out allow it, whatever the wish.
 * @param years by which the child may be younger or older than those it was written for
 */
export function mayBeTold(
  { score, words }: Plot,
  { family, avoided }: Pick<Night, 'family' | 'avoided'>,
  years = noYears,
): boolean {
  if (!Object.hasOwn(words, family.language) || !fitsFamily(score, family, years)) return false;
  if (!fitsSeason(score, family.season) || containsAvoided(score, avoided)) return false;
  // Only now: a plot is read when its words are looked at.
  const told = words[family.language];
  return told !== undefined && !isNamesake(told, family);
}

function fitsFamily(score: Score, family: Family, { younger, older }: Years): boolean {
  const [from, to] = score.ages;
  const ahead = family.age < youngestAhead ? 0 : younger;
  if (family.age < from - ahead || family.age > to + older) return false;
  if (score.onlyShort && !family.isShort) return false;
  if (score.fits !== undefined && !holds(parseCondition(score.fits), family)) return false;
  // A plot for several is for no child alone, and no other is for several.
  if (family.has('sibling') !== score.leads.includes('sibling')) return false;
  return score.leads.every((lead) => family.has(lead));
}

function fitsSeason(score: Score, season: Season): boolean {
  return score.seasons === undefined || score.seasons.includes(season);
}

function isUntimely({ nights }: Score, tier: Tier, season: Season): boolean {
  return tier === freeTier && nights.seasons?.includes(season) === false;
}

function containsAvoided({ contains, wish }: Score, avoided: readonly ConceptId[]): boolean {
  return avoided.some((concept) => contains.includes(concept) || wish?.concepts?.includes(concept));
}

export function wasHeardLately({ id }: Score, memory: readonly StoryTrace[]): boolean {
  return memory.slice(0, nightsBetweenTellings).some((trace) => trace.arc === id);
}

/**
 * The more of it those have who were chosen, the better, by far: parents chose a story in which the dog and the friend
 * were needed before one in which they came along. That counts in full the first time only. What was heard lately hardly
 * comes at all, and a plot that would come back word for word leaves room for one that can be told anew.
 */
function interest(plot: Plot, { family, memory }: Night): number {
  const { id, leads } = plot.score;
  const otherLeads = leads.filter((lead) => !companions.some((role) => lead.startsWith(role)));
  const personal =
    (1 + otherLeads.length) ** 2 *
    company(plot, family) *
    fewStrangers(plot, family) *
    esteem(plot.score, family.language) ** 3 *
    nearness(plot.score, family.age);
  const nightsAgo = memory.findIndex((trace) => trace.arc === id);
  if (nightsAgo < 0) return personal;
  if (nightsAgo < nightsBetweenTellings) return 1e-6 * (nightsAgo + 1);
  const times = memory.filter((trace) => trace.arc === id).length;
  return ((1 + leads.length) * Math.min(1, nightsAgo / 120) ** 2 * (0.0002 + toldAnew(plot, family) ** 4)) / times;
}

/** Who may be ticked, and be needed or only there. */
const companions = ['friend', 'pet', 'elder'] as const;

/** Of the paragraphs; more than that is no better. */
const enoughToBeNeeded = 0.3;

/**
 * How much those who were ticked have of it: whoever is named in one clause is noticed, and missed. In stories told for one child alone each of them is named in
 * a fifth to a third of the paragraphs; of ours that had one of them in less than a tenth parents chose 4 of 36, of the others 7 of 24 (decision 15). It
 * is the reason most often given where ours is lost (decision 22).
 */
function company({ words }: Plot, family: Family): number {
  const told = words[family.language];
  if (told === undefined) return 1;
  return companions.reduce((worth, role) => {
    if (family.has(role)) return worth * (0.35 + 4.5 * Math.min(told.presence[role], enoughToBeNeeded)) ** 3;
    if (!Object.hasOwn(told.guests, role)) return worth;
    // An invented best friend takes the place of the one they have: whoever read fourteen nights asked where hers was.
    if (isAtHome[role](family.profile)) return worth * 0.25;
    // A friend may be anybody's; a dog or a grandmother of somebody else's, whom nobody asked for, is one too many.
    return role === 'friend' ? worth : worth * 0.6;
  }, 1);
}

/** Whom the family has told of, whoever was ticked tonight. */
const isAtHome: Readonly<Record<(typeof companions)[number], (profile: ChildProfile) => boolean>> = {
  friend: ({ bestFriendName }) => Boolean(bestFriendName),
  pet: ({ petName }) => Boolean(petName),
  elder: ({ grandmaName, grandpaName }) => Boolean(grandmaName || grandpaName),
};

/**
 * Invented people are to be kept apart by ear. Those a plot declares count, whoever stands in for a friend, a pet or a grandparent aside, also where somebody who
 * is ticked would take the part: parents chose 79 of 196 tellings of plots with at most one, 26 of 122 of plots with more (decision 18).
 */
function fewStrangers({ words }: Plot, family: Family): number {
  const guests = Object.keys(words[family.language]?.guests ?? {});
  const strangers = guests.filter((guest) => !companions.some((role) => role === guest));
  return 0.75 ** Math.max(0, strangers.length - 1);
}

/** What is thought beforehand weighs as so many votes. */
const votesBeforehand = 4;

/** Votes of the other language foretell those of this one, a little: worth so much each they were best at it, of 394 votes (decision 15). */
const votesOverThere = 0.15;

/** The share of parents that are thought to choose it in this language: what was counted, here and over there, and what is thought beforehand. */
function esteem(score: Score, language: Language): number {
  const [chosen, of] = score.votes?.[language] ?? [0, 0];
  const [chosenThere, ofThere] = score.votes?.[otherLanguage(language)] ?? [0, 0];
  const all = of + votesOverThere * ofThere + votesBeforehand;
  return (chosen + votesOverThere * chosenThere + votesBeforehand * shareBeforehand(score, language)) / all;
}

/** Plots of a story that most parents chose were chosen 216 times of 472 in its language, those of other stories 229 of 577. */
const storyChosen = 0.25;

/** What is in no pile yet: the newest two hundred, once they were in one, stood before a quarter of the others. */
const placeUnread = [1, 4] as const;

/**
 * Of those of whom nobody was asked: by whether it is told nearly as a story was, by the language it was written in first, and by its places in the
 * piles of stories for that age, in this language and the other. A logistic curve fitted to 1,054 votes for 276 tellings (decision 15).
 */
function shareBeforehand(score: Score, language: Language): number {
  const { fromStory, storyVotes, firstOfThree, putBefore, writtenFirstIn } = score;
  const place = (one: Language) => {
    const [before, others] = putBefore?.[one] ?? placeUnread;
    return before / others;
  };
  const isFirst = writtenFirstIn === language;
  const asWritten = (fromStory === undefined ? (isFirst ? 0.6 : 0) : isFirst ? 1.2 : 0.8) + (firstOfThree ? 0.6 : 0);
  const [won, asked] = storyVotes ?? [0, 0];
  const asStory = isFirst && won * 2 > asked ? storyChosen : 0;
  return 1 / (1 + Math.exp(3.4 - asWritten - asStory - 1.85 * place(language) - 1.05 * place(otherLanguage(language))));
}

/**
 * How near it is to the age of the child it was told for first, or else to the middle of its ages: parents who chose the other story often
 * said that this one was for a younger child than theirs, or an older. Four years away it is worth a fifth.
 */
function nearness({ fromStory, ages: [from, to] }: Score, age: number): number {
  return 0.65 ** Math.abs(age - (fromStory ?? (from + to) / 2));
}

/** Of a plot's beats, the share that this family can hear in more than one way. */
export function toldAnew(plot: Plot, family: Family): number {
  const { beats } = plot.score;
  return beats.filter(({ id }) => fittingWays(plot, id, family).length > 1).length / beats.length;
}

/** Nights that count for variety. */
const nightsRemembered = 14;

/** What a night was like, and what it was about. */
interface Heard {
  readonly nights: NightOf;
  readonly about: readonly string[];
}

type Lately = readonly (Heard | undefined)[];

/** Whether it has a step or a joke of something heard in the last month. */
function likeOneOfLate(plots: readonly Plot[], memory: readonly StoryTrace[]): (score: Score) => boolean {
  if (memory.length === 0) return () => false;
  const heard = new Set(memory.slice(0, nightsBetweenAlike).map(({ arc }) => arc));
  const named = new Set(plots.flatMap(({ score: { id, alike = [] } }) => (heard.has(id) ? alike : [])));
  return ({ id, alike = [] }) => named.has(id) || alike.some((other) => heard.has(other));
}

/** What kind of nights the last ones were, newest first; undefined where the plot is gone. */
function nightsOfLate(plots: readonly Plot[], memory: readonly StoryTrace[]): Lately {
  if (memory.length === 0) return [];
  const kinds = new Map(
    plots.map(({ score: { id, nights, wish } }) => [id, { nights, about: wish?.concepts ?? [] }] as const),
  );
  return memory.slice(0, nightsRemembered).map(({ arc }) => kinds.get(arc));
}

/**
 * How welcome this kind of night is after the last ones: out of doors after two nights at home, sleep as a subject at most
 * one night in five, the same way out, the same tone and the same subject seldom, an end elsewhere than in bed after an end in bed, and one that
 * is seen or done after one that is said: whoever read fourteen nights in a row knew where and how the next would end, and met two fire engines.
 */
function variety({ nights, wish }: Score, heard: Lately): number {
  const lately = heard.map((night) => night?.nights);
  const [last, before] = lately;
  const isThirdIndoors = nights.indoors && last?.indoors === true && before?.indoors === true;
  const sleepsAgain = nights.sleep && lately.slice(0, 4).some((night) => night?.sleep);
  const endedInBed = lately.slice(0, 2).filter((night) => night?.endsInBed).length;
  const alwaysInBed = [0, 1, 2].every((ago) => lately[ago]?.endsInBed);
  const endedOnRefrain = lately.slice(0, 2).filter((night) => night?.endsOnRefrain).length;
  const sameSubject = heard.some((night) => night?.about.some((concept) => wish?.concepts?.includes(concept)));
  const sameWayOut = lately.some((night) => night?.mechanism === nights.mechanism);
  return (
    (isThirdIndoors ? 0.05 : 1) *
    (sleepsAgain ? 0.1 : 1) *
    (nights.endsInBed ? (alwaysInBed ? 0.05 : 0.45 ** endedInBed) : 1) *
    (nights.endsOnRefrain ? 0.4 ** endedOnRefrain : 1) *
    (sameWayOut ? 0.3 : 1) *
    (sameSubject ? 0.3 : 1) *
    (last?.tone === nights.tone ? 0.6 : 1) *
    (last?.feeling === nights.feeling ? 0.6 : 1) *
    (last?.place === nights.place ? 0.5 : 1)
  );
}

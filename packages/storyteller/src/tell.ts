import type { Language } from '@sagolykta/domain/language';
import { names } from './avoid.ts';
import { type RankedPlot, rankPlots, toldAnew, wasHeardLately } from './choose-plot.ts';
import { type Critique, critique } from './critique.ts';
import { type Family, familyOf, type Introduced, introduced } from './family.ts';
import { noticeOf } from './foresee-wish.ts';
import type { Cast } from './noun.ts';
import { inventedNames, type OfLate, type Performance, perform } from './perform.ts';
import type { Library, Plot } from './plot.ts';
import { type Random, randomFrom } from './random.ts';
import { type ReadWish, readWish, withoutWish } from './read-wish.ts';
import { isAlwaysShort, mostWordsTonight, readingMinutes, wordsIn } from './reading-pace.ts';
import { partsOf } from './retell.ts';
import { planPictures } from './scenes.ts';
import type { PlannedPicture, StoryBrief, StoryTrace, WishNotice } from './story-brief.ts';
import { missedConcept, type Served } from './wish-tiers.ts';

export type { Library, PlannedPicture, StoryBrief, StoryTrace, WishNotice };

export interface Manuscript {
  readonly title: string;
  /** Paragraphs parted by an empty line. */
  readonly content: string;
  readonly language: Language;
  /** Minutes, from the words and the reading pace for the child's age. */
  readonly readingTime: number;
  readonly wordCount: number;
  readonly arc: string;
  /** The beat of each line of the content; none where a language model wrote it. */
  readonly parts?: readonly string[];
  readonly pictures: readonly PlannedPicture[];
  readonly trace: StoryTrace;
  /** What the parent is told about the wish: never is one ignored without a word. */
  readonly notice: WishNotice | null;
  /** What of the wish could not be put on stage, by what it is about; null where all of it was, or nothing was wished for. */
  readonly missed: string | null;
}

export class NoStory extends Error {}

/** Plots tried before settling for the best, and tellings of each that are read by the critics. */
const plotsTried = 3;
const tellingsEach = 4;
/** Where a short one is wanted, so many plots are told once, and the shortest of them are tried. */
const plotsMeasured = 24;
/** There are few short ones, and none is to be heard to pieces. */
const nightsBetweenShort = 11;
/** Nor one that comes word for word. */
const nightsBeforeTheSame = 80;
/** A title does not come back within this many nights while the plot has another. */
const nightsBetweenTitles = 40;

/** Who the best friend and the pet are, is not said again until so many evenings have passed without. */
const nightsUntilStrangers = 30;

/** Nor does anybody invented: two Gunvors in one week are one Gunvor, and she was a lighthouse keeper yesterday. */
const nightsBetweenNames = 10;

/**
 * Tonight's story. The same brief, memory and seed give the same story, word for word.
 * @param memory stories already told to this child, newest first
 * @param library all that may be told
 * @throws NoStory when no plot fits, which the library's test over all elements and ages rules out, or each names what the family leaves out
 */
export function tell(asked: StoryBrief, memory: readonly StoryTrace[], seed: string, library: Library): Manuscript {
  const brief = isAlwaysShort(asked.profile.age) ? { ...asked, isShort: true } : asked;
  const random = randomFrom(seed);
  const wish = readWish(brief, library);
  const castings = familiesByCast(brief, wish, random, library, knownOf(brief, memory));
  const night = { family: castings(wish.cast), avoided: wish.avoided, memory, mood: wish.understanding.mood };
  const wished = rankPlots(library.plots, wish.tiers.length > 0 ? wish.tiers : withoutWish, night, random.fork('arcs'));
  const served = (much: Served) => wished.filter(({ tier }) => tier.served === much);
  const evening = { castings, memory, seed, isAsked: asked.isShort === true };
  const few = (ranked: readonly RankedPlot[]) =>
    brief.isShort ? shortest(ranked, evening) : ranked.slice(0, plotsTried);

  /** What is there whatever was wished for; hardly ever are more than the first few asked for. */
  function* rest(): Generator<RankedPlot> {
    yield* few(served('untold'));
    yield* rankPlots(library.plots, withoutWish, night, random.fork('others'));
  }
  function* groups(): Generator<{ readonly group: Iterable<RankedPlot>; readonly isLast?: true }> {
    yield { group: wished.filter(({ plot }) => plot.score.id === brief.plot) };
    yield { group: few(served('whole')) };
    yield { group: few(served('part')) };
    if (brief.isShort) yield { group: few([...rest()]) };
    yield { group: rest(), isLast: true };
  }

  const lately = toldOfLate(memory);
  let best: Telling | undefined;
  for (const { group, isLast = false } of groups()) {
    for (const ranked of group) {
      const family = castings(ranked.tier.cast);
      const telling = bestTelling(ranked, family, {
        memory,
        seed,
        avoid: wish.avoid,
        lately,
        isAsked: evening.isAsked,
      });
      if (best === undefined || isBetter(telling, best)) best = telling;
      // Of the shortest all are tried, unless one is short enough.
      if (telling.verdict.faults.length === 0 && (telling.tooLong === 0 || isLast)) break;
    }
    // What was wished for goes before what was ticked; only what the family leaves out goes before the wish.
    if (best !== undefined && !best.namesAvoided && (best.verdict.faults.length === 0 || best.served !== 'untold'))
      break;
  }
  // What a wish refuses is left out where that can be; what the family leaves out always is.
  if (best === undefined || avoidedBy(best.performance, brief.avoid).length > 0)
    throw new NoStory(`no plot for age ${brief.profile.age} with ${brief.elements.join(', ') || 'no element'}`);
  return manuscriptOf(best, castings(best.cast), wish, seed);
}

interface Evening {
  readonly castings: (cast: Cast | undefined) => Family;
  readonly memory: readonly StoryTrace[];
  readonly seed: string;
  /** A short one was asked for; otherwise it is one by the child's age. */
  readonly isAsked: boolean;
}

/** A telling with what its critics say. */
interface Telling {
  readonly performance: Performance;
  readonly verdict: Critique;
  readonly namesAvoided: boolean;
  readonly served: Served;
  readonly cast: Cast | undefined;
  /** Words past what a short evening has; 0 on any other. */
  readonly tooLong: number;
}

/**
 * On a short evening those that are short enough. Where one was asked for: whichever was heard longest ago, and of these first what is told on no other
 * evening; where all were heard lately, the shortest of many, but none that was heard lately while there is another.
 */
function shortest(ranked: readonly RankedPlot[], { castings, memory, seed, isAsked }: Evening): readonly RankedPlot[] {
  const again = ranked.filter(({ plot, tier }) => mayComeAgain(plot, castings(tier.cast), memory));
  const inTurn = isAsked
    ? again.toSorted(
        (one, other) =>
          compare(nightsSince(other.plot, memory), nightsSince(one.plot, memory)) ||
          Number(other.plot.score.onlyShort ?? false) - Number(one.plot.score.onlyShort ?? false),
      )
    : again;
  const isShort = ({ plot, tier }: RankedPlot) => {
    const family = castings(tier.cast);
    return wordsOnce(plot, family, seed) <= mostWordsTonight(family.rules, family.age, isAsked);
  };
  const short = firstOf(inTurn, plotsTried, isShort);
  if (short.length > 0) return short;
  if (!isAsked) return (again.length > 0 ? again : ranked).slice(0, plotsTried);
  const unheard = ranked.filter(({ plot }) => !wasHeardLately(plot.score, memory));
  return (unheard.length > 0 ? unheard : ranked)
    .slice(0, plotsMeasured)
    .map((one) => ({ one, words: wordsOnce(one.plot, castings(one.tier.cast), seed) }))
    .sort((a, b) => a.words - b.words)
    .slice(0, plotsTried)
    .map(({ one }) => one);
}

/** The first few of which it is true; no more are asked than it takes, since each is told once to find out. */
function firstOf<Item>(items: readonly Item[], count: number, isTrue: (item: Item) => boolean): Item[] {
  const found: Item[] = [];
  for (const item of items) {
    if (found.length === count) break;
    if (isTrue(item)) found.push(item);
  }
  return found;
}

function mayComeAgain(plot: Plot, family: Family, memory: readonly StoryTrace[]): boolean {
  return nightsSince(plot, memory) >= (toldAnew(plot, family) > 0.5 ? nightsBetweenShort : nightsBeforeTheSame);
}

/** By what may be infinite on both sides. */
function compare(one: number, other: number): number {
  return one === other ? 0 : one - other;
}

function nightsSince({ score }: Plot, memory: readonly StoryTrace[]): number {
  const nightsAgo = memory.findIndex(({ arc }) => arc === score.id);
  return nightsAgo < 0 ? Number.POSITIVE_INFINITY : nightsAgo;
}

function wordsOnce(plot: Plot, family: Family, seed: string): number {
  return wordsOf(perform(plot, family, [], `${seed}/${plot.score.id}/0`));
}

function wordsOf({ paragraphs }: Performance): number {
  return paragraphs.reduce((sum, { text }) => sum + wordsIn(text), 0);
}

/** The family with whoever plays the wish: the same people whichever plot is tried. */
function familiesByCast(
  brief: StoryBrief,
  wish: ReadWish,
  random: Random,
  { languages }: Library,
  known: readonly Introduced[],
) {
  const families = new Map<Cast | undefined, Family>();
  return (cast: Cast | undefined): Family => {
    const { cast: _, ...rest } = brief;
    const family =
      families.get(cast) ??
      familyOf(
        { ...rest, theme: wish.words, ...(cast && { cast }) },
        wish.understanding.concepts,
        random,
        languages,
        known,
      );
    families.set(cast, family);
    return family;
  };
}

/** Whoever was in a story of late needs no introduction; a new best friend does. */
function knownOf({ profile }: StoryBrief, memory: readonly StoryTrace[]): Introduced[] {
  const names = { friend: profile.bestFriendName, pet: profile.petName };
  const lately = memory.slice(0, nightsUntilStrangers);
  return introduced.filter((role) => lately.some((trace) => trace[role] !== undefined && trace[role] === names[role]));
}

interface Tonight {
  readonly memory: readonly StoryTrace[];
  readonly seed: string;
  /** What must not be named. */
  readonly avoid: readonly string[];
  readonly lately: OfLate;
  /** A short one was asked for. */
  readonly isAsked: boolean;
}

/** Of a few seeded tellings, the one the critics like best. */
function bestTelling({ plot, tier }: RankedPlot, family: Family, tonight: Tonight): Telling {
  const { memory, seed, avoid, lately, isAsked } = tonight;
  const earlier = memory.filter((trace) => trace.arc === plot.score.id);
  const heard = earlier.flatMap(({ choices }) => choices);
  const performances = Array.from({ length: tellingsEach }, (_, index) =>
    perform(plot, family, heard, `${seed}/${plot.score.id}/${index}`, lately),
  );
  // Where the plot leaves little to choose, most of them are one and the same.
  const different = new Map(performances.map((performance) => [performance.choices.join('\n'), performance]));
  const tellings = [...different.values()].map((performance) => {
    const { faults, merit } = critique(performance, family);
    const avoided = avoidedBy(performance, avoid);
    const verdict = { faults: [...faults, ...avoided], merit };
    const tooLong = family.isShort ? wordsTooLong(performance, family, isAsked) : 0;
    return { performance, verdict, namesAvoided: avoided.length > 0, served: tier.served, cast: tier.cast, tooLong };
  });
  return tellings.reduce((best, next) => (isBetter(next, best) ? next : best));
}

function toldOfLate(memory: readonly StoryTrace[]): OfLate {
  return {
    titles: memory.slice(0, nightsBetweenTitles).map(({ title }) => title),
    names: new Set(memory.slice(0, nightsBetweenNames).flatMap(({ choices }) => inventedNames(choices))),
  };
}

/** What the concepts do not know, such as 'clowns', must not be named either. */
function avoidedBy({ title, paragraphs }: Performance, avoid: readonly string[]): string[] {
  const whole = [title, ...paragraphs.map(({ text }) => text)].join('\n');
  return avoid.filter((thing) => names(whole, thing)).map((thing) => `'${thing}' is to be left out`);
}

function wordsTooLong(performance: Performance, { rules, age }: Family, isAsked: boolean): number {
  return Math.max(0, wordsOf(performance) - mostWordsTonight(rules, age, isAsked));
}

/** What names a thing that the family leaves out comes after everything that does not. */
function isBetter(one: Telling, other: Telling): boolean {
  return one.namesAvoided === other.namesAvoided ? rankOf(one) > rankOf(other) : other.namesAvoided;
}

/** A hundred words too many weigh as much as the difference between a fine telling and a poor one. */
function rankOf({ verdict, tooLong }: Telling): number {
  return verdict.merit - verdict.faults.length - tooLong / 200;
}

function manuscriptOf({ performance, served }: Telling, family: Family, wish: ReadWish, seed: string): Manuscript {
  const content = performance.paragraphs.map(({ text }) => text).join('\n\n');
  const wordCount = wordsIn(content);
  return {
    title: performance.title,
    content,
    language: family.language,
    readingTime: readingMinutes(wordCount, family.rules, family.age),
    wordCount,
    arc: performance.plot.score.id,
    parts: partsOf(performance),
    pictures: planPictures(performance, family, seed),
    trace: {
      arc: performance.plot.score.id,
      title: performance.title,
      choices: performance.choices,
      ...Object.fromEntries(
        introduced.flatMap((role) => (family.people[role] ? [[role, family.people[role].name]] : [])),
      ),
    },
    ...wordOf(wish, served),
  };
}

function wordOf({ words, understanding }: ReadWish, served: Served): Pick<Manuscript, 'notice' | 'missed'> {
  if (words === null || understanding.mood !== null || served === 'whole')
    return { notice: understanding.notice, missed: null };
  return { notice: noticeOf(understanding, served), missed: missedConcept(understanding) };
}

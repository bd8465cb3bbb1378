import { storyElements } from '@sagolykta/domain/story-elements';
import { type StoryBrief, tell } from '@sagolykta/storyteller';
import { nightsBetweenTellings } from '@sagolykta/storyteller/choose-plot';
import { excitedEnding } from '@sagolykta/storyteller/critique';
import { rulesOf } from '@sagolykta/storyteller/language/rules';
import { isAlwaysShort, shortStoryLength, storyLength } from '@sagolykta/storyteller/reading-pace';
import { bannedPhrases } from '../lint/phrases.ts';
import { ownLibrary } from '../src/own-library.ts';
import {
  compressionRatio,
  dialogueShare,
  distinct,
  gramsOf,
  lix,
  movingTypeTokenRatio,
  percentile,
  sentenceSpread,
  sharedGrams,
  wordList,
} from './metrics.ts';
import type { Told } from './sample.ts';

export interface Gate {
  readonly name: string;
  readonly figure: string;
  readonly limit: string;
  readonly passed: boolean;
  /** A soft gate is printed and does not fail the run. */
  readonly soft?: boolean;
}

const share = (part: number, whole: number) => part / Math.max(1, whole);
const percent = (value: number) => `${(100 * value).toFixed(1)} %`;

function atMost(
  name: string,
  value: number,
  limit: number,
  show: (value: number) => string = String,
  soft = false,
): Gate {
  return { name, figure: show(value), limit: `≤ ${show(limit)}`, passed: value <= limit, soft };
}
function atLeast(
  name: string,
  value: number,
  limit: number,
  show: (value: number) => string = String,
  soft = false,
): Gate {
  return { name, figure: show(value), limit: `≥ ${show(limit)}`, passed: value >= limit, soft };
}
const two = (value: number) => value.toFixed(2);

function shareOf(stories: readonly Told[], holds: (story: Told) => boolean): number {
  return share(stories.filter(holds).length, stories.length);
}

/** The gates that look at each story by itself (storyteller.md, section 9). */
export function storyGates(stories: readonly Told[]): Gate[] {
  const faulty = (test: (story: Told) => boolean) => stories.filter(test).length;
  const paragraphs = ({ manuscript }: Told) => manuscript.content.split('\n\n');
  const meanOf = (some: readonly Told[], value: (story: Told) => number) =>
    some.reduce((sum, story) => sum + value(story), 0) / Math.max(1, some.length);
  const mean = (value: (story: Told) => number) => meanOf(stories, value);
  return [
    atMost(
      'markup, empty values, stray spaces',
      faulty(({ manuscript }) => /[{}[\]|]|undefined|null|\s[,;]| {2}/.test(manuscript.content)),
      0,
    ),
    atMost('a chosen detail that is nowhere', faulty(missesElement), 0),
    atMost('an unchosen detail that is there', faulty(namesUnchosen), 0),
    atLeast(
      'from four years, whoever is chosen named in a tenth of the paragraphs',
      shareOf(
        stories.filter(({ brief }) => brief.profile.age > 3 && companionsIn(brief).length > 0),
        everybodyIsNeeded,
      ),
      0.7,
      percent,
    ),
    atMost('a pronoun that nobody was given', faulty(strayPronoun), 0),
    atMost(
      'exciting ending',
      faulty((story) => excitedEnding(paragraphs(story)).length > 0),
      0,
    ),
    atMost(
      'worn phrases',
      faulty(({ manuscript }) =>
        bannedPhrases[manuscript.language].some((phrase) => manuscript.content.toLowerCase().includes(phrase)),
      ),
      0,
    ),
    atLeast('length in band', share(faulty(inBand), stories.length), 0.99, percent),
    atLeast(
      '5 to 7 minutes (never under 4 or over 8; at three never under 3)',
      share(
        faulty(({ manuscript, brief }) => between(manuscript.readingTime, isAlwaysShort(brief.profile.age) ? 3 : 4, 8)),
        stories.length,
      ),
      0.99,
      percent,
    ),
    atLeast(
      'sentence lengths, spread 3 to 9 words',
      share(
        faulty((story) => between(sentenceSpread(paragraphs(story)), 3, 9)),
        stories.length,
      ),
      0.95,
      percent,
      true,
    ),
    atLeast(
      'dialogue in 10 to 70 % of paragraphs',
      share(
        faulty((story) => between(dialogueShare(paragraphs(story)), 0.1, 0.7)),
        stories.length,
      ),
      0.95,
      percent,
      true,
    ),
    atLeast(
      'different words (MATTR-50), mean',
      mean(({ manuscript }) => movingTypeTokenRatio(wordList(manuscript.content))),
      0.72,
      two,
    ),
    atLeast(
      'distinct pairs of words from five years (no refrains), mean',
      meanOf(
        stories.filter(({ brief }) => brief.profile.age > 4),
        ({ manuscript }) => distinct(wordList(manuscript.content), 2),
      ),
      0.8,
      two,
    ),
    atMost(
      'compression ratio, mean',
      mean(({ manuscript }) => compressionRatio(manuscript.content)),
      2.45,
      two,
    ),
    atMost(
      'LIX of Swedish under nine, highest',
      Math.max(
        0,
        ...stories
          .filter(({ brief }) => brief.language === 'sv' && brief.profile.age < 9)
          .map(({ manuscript }) => lix(manuscript.content)),
      ),
      34,
      two,
    ),
    atLeast(
      'the same seed, the same words',
      share(
        stories
          .slice(0, 40)
          .filter(({ brief, seed, manuscript }) => tell(brief, [], seed, ownLibrary()).content === manuscript.content)
          .length,
        Math.min(40, stories.length),
      ),
      1,
      percent,
    ),
    atMost(
      'milliseconds a story, p50',
      percentile(
        stories.map(({ milliseconds }) => milliseconds),
        0.5,
      ),
      15,
      two,
    ),
    atMost(
      'milliseconds a story, p95',
      percentile(
        stories.map(({ milliseconds }) => milliseconds),
        0.95,
      ),
      50,
      two,
    ),
  ];
}

const between = (value: number, least: number, most: number) => value >= least && value <= most;

function inBand({ manuscript, brief }: Told): boolean {
  const { age } = brief.profile;
  const rules = rulesOf[brief.language];
  const [least, most] = storyLength(rules, age, brief.elements.length);
  return between(manuscript.wordCount, isAlwaysShort(age) ? shortStoryLength(rules, age)[0] : least, most);
}

/** Friend, pet and grandparents, each by the names they may go by. */
function companionsIn({ profile, elements }: StoryBrief): string[][] {
  const { bestFriendName, petName, grandmaName, grandpaName } = profile;
  const named = (...names: readonly (string | null)[]) => names.flatMap((name) => name?.split(' ') ?? []);
  return [
    ...(elements.includes('bestFriend') ? [named(bestFriendName)] : []),
    ...(elements.includes('pet') ? [named(petName)] : []),
    ...(elements.includes('grandparents') ? [named(grandmaName, grandpaName)] : []),
  ];
}

/** In stories told for one child alone each is named in a quarter of the paragraphs; under a tenth, readers said 'tacked on' (decision 15). */
function everybodyIsNeeded({ brief, manuscript }: Told): boolean {
  const paragraphs = manuscript.content.split('\n\n');
  return companionsIn(brief).every((names) => {
    // A word of its own, or in the genitive: a friend called Sam is not in every 'samma'.
    const named = new RegExp(`(?<!\\p{L})(?:${names.map(RegExp.escape).join('|')})s?(?!\\p{L})`, 'iu');
    return share(paragraphs.filter((text) => named.test(text)).length, paragraphs.length) >= 0.1;
  });
}

function missesElement({ manuscript, brief }: Told): boolean {
  const text = `${manuscript.title}\n${manuscript.content}`;
  return brief.elements.some((element) => {
    const names = [...namesFor(brief)[element], ...(element === 'grandparents' ? ['Grandma', 'Grandpa'] : [])];
    return names.length > 0 && !names.some((name) => text.toLowerCase().includes(name.toLowerCase()));
  });
}

function namesUnchosen({ manuscript, brief }: Told): boolean {
  const text = `${manuscript.title}\n${manuscript.content}`;
  const chosen = brief.elements.flatMap((element) => namesFor(brief)[element]);
  return storyElements
    .filter((element) => !brief.elements.includes(element))
    .some((element) =>
      namesFor(brief)[element].some(
        (name) =>
          !chosen.includes(name) &&
          name !== brief.profile.name &&
          new RegExp(`(?<!\\p{L})${name}(?!\\p{L})`, 'u').test(text),
      ),
    );
}

function namesFor({ profile }: Told['brief']): Record<(typeof storyElements)[number], string[]> {
  const list = (...names: (string | null)[]) => names.flatMap((name) => (name ? [name.split(' ').at(-1) ?? name] : []));
  return {
    city: list(profile.city),
    school: list(profile.school),
    bestFriend: list(profile.bestFriendName),
    pet: list(profile.petName),
    grandparents: kinOrName(profile.grandmaName, profile.grandpaName),
    sport: [],
    athlete: list(profile.favoriteAthlete),
    music: [profile.favoriteSong, profile.favoriteArtist].flatMap((name) => (name ? [name] : [])),
  };
}

function kinOrName(...typed: (string | null)[]): string[] {
  return typed.flatMap((name) => (name ? [name, name.split(' ')[0] ?? name] : []));
}

/** Where nobody in the cast has one of these pronouns and the arc has no figure of its own, none may stand in the text. */
function strayPronoun({ manuscript, brief }: Told): boolean {
  if (brief.elements.length > 0 || brief.profile.pronoun !== 'name' || brief.calledName !== null) return false;
  const pronouns = brief.language === 'sv' ? /\b(hen|hens)\b/i : /\bthemself\b/i;
  return pronouns.test(manuscript.content);
}

/** The gates that look at one child's nights together. */
export function seriesGates(name: string, nights: readonly Told[]): Gate[] {
  const arcs = nights.map(({ manuscript }) => manuscript.arc);
  const titles = nights.map(({ manuscript }) => manuscript.title);
  const inBed = endsInBed();
  const grams = nights.map(({ manuscript }) => new Set(gramsOf(wordList(manuscript.content), 8)));
  const shared = (one: number, other: number) => sharedGrams(grams[one] ?? new Set(), grams[other] ?? new Set());
  const nextTellings: number[] = [];
  let anyTellings = 0;
  let otherArc = 0;
  for (let one = 0; one < nights.length; one += 1) {
    const next = arcs.indexOf(arcs[one] ?? '', one + 1);
    if (next > 0) nextTellings.push(shared(one, next));
    for (let other = one + 1; other < nights.length; other += 1) {
      if (arcs[one] === arcs[other]) anyTellings = Math.max(anyTellings, shared(one, other));
      else otherArc = Math.max(otherArc, shared(one, other));
    }
  }
  return [
    atLeast(`${name}: arcs in play`, new Set(arcs).size, 10),
    atLeast(`${name}: nights until an arc comes back`, shortestReturn(arcs), nightsBetweenTellings),
    atLeast(`${name}: nights until a title comes back`, shortestReturn(titles), 30),
    atMost(
      `${name}: nights in a row that end in bed`,
      longestRun(arcs.map(inBed)),
      isAlwaysShort(nights[0]?.brief.profile.age ?? 0) ? 10 : 4,
    ),
    atMost(`${name}: text shared by two arcs`, otherArc, 0.05, percent),
    // A median of the few that come back at all would say little about the nights. At three every evening is a short one, and there are fewer of those.
    atMost(
      `${name}: nights of which more than half was heard before`,
      nextTellings.filter((share) => share > 0.5).length / nights.length,
      isAlwaysShort(nights[0]?.brief.profile.age ?? 0) ? 0.5 : 0.3,
      percent,
    ),
    atMost(
      `${name}: text shared by an arc's telling and its next, highest`,
      Math.max(0, ...nextTellings),
      0.6,
      percent,
      true,
    ),
    atMost(`${name}: text shared by any two tellings of an arc, highest`, anyTellings, 0.5, percent, true),
  ];
}

function endsInBed(): (arc: string) => boolean {
  const inBed = new Set(ownLibrary().plots.flatMap(({ score }) => (score.nights.endsInBed ? [score.id] : [])));
  return (arc) => inBed.has(arc);
}

function longestRun(items: readonly boolean[]): number {
  let longest = 0;
  let run = 0;
  for (const item of items) {
    run = item ? run + 1 : 0;
    longest = Math.max(longest, run);
  }
  return longest;
}

function shortestReturn(items: readonly string[]): number {
  let shortest = items.length;
  for (const [at, item] of items.entries()) {
    const before = items.lastIndexOf(item, at - 1);
    if (at > 0 && before >= 0) shortest = Math.min(shortest, at - before);
  }
  return shortest;
}

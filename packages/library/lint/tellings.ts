import type { ChildProfile } from '@sagolykta/domain/child-profile';
import { childrenTogether, elementsTogether } from '@sagolykta/domain/children-together';
import { type Language, languages } from '@sagolykta/domain/language';
import { catBreeds, dogBreeds } from '@sagolykta/domain/pets';
import { sports } from '@sagolykta/domain/sports';
import { type StoryElement, storyElements } from '@sagolykta/domain/story-elements';
import { mayBeTold } from '@sagolykta/storyteller/choose-plot';
import { faultsOf as critiqueFaults } from '@sagolykta/storyteller/critique';
import { type Family, familyOf } from '@sagolykta/storyteller/family';
import { rulesOf } from '@sagolykta/storyteller/language/rules';
import type { Cast, Noun, NounWords, Relation } from '@sagolykta/storyteller/noun';
import { BrokenTelling, type Paragraph, type Performance, perform } from '@sagolykta/storyteller/perform';
import type { Place, Plot } from '@sagolykta/storyteller/plot';
import { randomFrom } from '@sagolykta/storyteller/random';
import { isAlwaysShort, shortStoryLength, storyLength, wordsIn } from '@sagolykta/storyteller/reading-pace';
import { planPictures } from '@sagolykta/storyteller/scenes';
import type { Lead, WishFor } from '@sagolykta/storyteller/score';
import { fitsCast, relationsOf, takesCast } from '@sagolykta/storyteller/wish-tiers';
import { fixedSubsets, sampleFamily } from '../cli/families.ts';
import type { Fault } from '../src/fault.ts';
import { castableNouns } from '../src/lexicon-nouns.ts';
import type { ShelvedPlot } from '../src/open-library.ts';
import { bannedPhrases } from './phrases.ts';

/**
 * How many are told: 'all', every subset of the elements a plot can be told for, in each of its languages, at its youngest and oldest age;
 * or the 'threes': in each language at each age so many subsets that any three elements are seen in all their eight ways.
 */
export type HowMany = 'all' | 'threes';

function* tellingsOf(plot: Plot, howMany: HowMany): Generator<Telling> {
  yield* told(occasionsOf(plot, howMany));
}

/**
 * The same families, each with the plot still to be told.
 * @param isWanted chooses among them by language and elements, before they are put together
 */
export function occasionsOf(plot: Plot, howMany: HowMany = 'all', isWanted?: IsWanted): Generator<Occasion> {
  const { leads } = plot.score;
  return occasionsFor(
    plot,
    (ages, language) =>
      familiesFor(
        ages,
        howMany === 'threes' ? { leads, number: languages.indexOf(language), ...asksFor(plot, language) } : null,
      ),
    isWanted,
  );
}

type IsWanted = (language: Language, elements: readonly StoryElement[]) => boolean;

/** A few families that a plot is listened to with: those of the fixed list, in the middle of its ages. */
export function* fewTellingsOf(plot: Plot): Generator<Telling> {
  yield* told(occasionsFor(plot, ([from = 3, to = from]) => fixedFamilies(Math.floor((from + to) / 2))));
}

export interface Telling {
  readonly family: Family;
  readonly performance: Performance;
}

interface Occasion {
  readonly family: Family;
  readonly tell: () => Performance;
}

function* told(occasions: Iterable<Occasion>): Generator<Telling> {
  for (const { family, tell } of occasions) yield { family, performance: tell() };
}

interface TestFamily {
  readonly profile: ChildProfile;
  readonly elements: readonly StoryElement[];
  readonly calledName: string | null;
}

function* occasionsFor(
  plot: Plot,
  families: (ages: readonly number[], language: Language) => Iterable<TestFamily>,
  isWanted: IsWanted = () => true,
): Generator<Occasion> {
  const { score } = plot;
  const casts = castsFor(score.wish);
  let turn = 0;
  for (const language of languages.filter((one) => plot.words[one] !== undefined)) {
    for (const { profile, elements, calledName } of families(score.ages, language)) {
      const cast = casts[turn++ % Math.max(1, casts.length)];
      const season = score.seasons?.[0] ?? 'autumn';
      const leads = score.leads.includes('sibling') ? leadsWith(profile, elements, turn) : { profile, elements };
      if (!isWanted(language, leads.elements)) continue;
      const isShort = score.onlyShort === true;
      const brief = {
        language,
        ...leads,
        theme: null,
        calledName,
        season,
        avoid: [],
        isShort,
        ...(cast ? { cast } : {}),
      };
      const seed = `${profile.name}${profile.age}${leads.elements.join()}`;
      const family = familyOf(brief, [], randomFrom(seed), rulesOf);
      if ((takesCast(score.wish ?? {}) && cast === undefined) || !mayBeTold(plot, { family, avoided: [] })) continue;
      yield { family, tell: () => perform(plot, family, [], seed) };
    }
  }
}

/** Two children, or three, and what belongs to their family. */
function leadsWith(profile: ChildProfile, elements: readonly StoryElement[], turn: number) {
  const pronoun = profile.pronoun === 'name' ? 'name' : (['he', 'she', 'they'] as const)[turn % 3];
  const children: readonly [ChildProfile, ...ChildProfile[]] = [
    profile,
    { ...profile, name: 'Bo', pronoun: pronoun ?? 'he' },
    ...(turn % 4 === 3 ? [{ ...profile, name: 'Cleo' }] : []),
  ];
  return {
    profile: childrenTogether(children),
    siblings: children.slice(1).map(({ name, pronoun }) => ({ name, pronoun })),
    elements: elements.filter((element) => elementsTogether.includes(element)),
  };
}

/** Everybody of the lexicon who can play the wish of a plot. */
export function castsFor(wish: WishFor | undefined): Cast[] {
  if (wish === undefined || !takesCast(wish)) return [];
  const castable = castableNouns();
  const other = castable.find(({ kind }) => wish.other?.includes(kind));
  const [relation] = relationsOf(wish.relation);
  return castable
    .map((noun) => ({
      wish: { ...withSample(noun, relation), ...(wish.colour === undefined ? {} : { colour: wish.colour }) },
      ...(relation === undefined ? {} : { relation }),
      ...(other === undefined ? {} : { other }),
    }))
    .filter((cast) => fitsCast(wish, cast));
}

/** What only a parent's wish says, for telling without one. */
const samples: Readonly<Partial<Record<Relation, Readonly<Record<Language, Partial<NounWords>>>>>> = {
  'said-of': { sv: { is: 'har ont i halsen' }, en: { is: 'has a sore throat' } },
  'has-done': { sv: { is: 'rymde i morse' }, en: { is: 'ran away' } },
  'coloured': { sv: { is: 'blå' }, en: { is: 'blue' } },
  'sounds-like': { sv: { is: 'Mu' }, en: { is: 'Moo' } },
  'in': { sv: { there: 'i hissen' }, en: { there: 'in the lift' } },
};

function withSample(noun: Noun, relation: Relation | undefined): Noun {
  const sample = relation && samples[relation];
  if (sample === undefined) return noun;
  const words = Object.entries(noun.words).map(([language, own]) => [
    language,
    { ...own, ...sample[language as Language] } satisfies NounWords,
  ]);
  return { ...noun, words: Object.fromEntries(words) };
}

/**
 * Every subset of the eight elements, as bits.
 * @source the extended Hamming code of eight bits: its sixteen words are an orthogonal array of strength three
 */
const everySubset = Array.from({ length: 256 }, (_, bits) => bits);
const threes = everySubset.filter((bits) =>
  [0b1111, 0b110011, 0b1010101, 0b11111111].every((row) => isEven(bits & row)),
);

/** Whether an even number of bits is set. */
function isEven(bits: number): boolean {
  return bits === 0 || !isEven(bits & (bits - 1));
}

const elementOf: Readonly<Partial<Record<Lead, StoryElement>>> = {
  'friend': 'bestFriend',
  'pet': 'pet',
  'pet.dog': 'pet',
  'pet.cat': 'pet',
  'elder': 'grandparents',
  'sport': 'sport',
};

/** What must be ticked for a plot to be told, and the number of the language: each has sixteen of the subsets of its own. */
interface Threes extends Asks {
  readonly leads: readonly Lead[];
  readonly number: number;
}

/** Whether it is told in other words by breed, and by sport. */
interface Asks {
  readonly breeds: boolean;
  readonly sports: boolean;
}

/** A plot that takes a kind is told as often as there are breeds and sports, each time with another of the kind. */
function asksFor({ score, words }: Plot, language: Language): Asks {
  const isCast = takesCast(score.wish ?? {});
  const told = JSON.stringify(words[language]);
  return { breeds: isCast || told.includes('breed'), sports: isCast || told.includes('"sport.') };
}

/** @param few null for every subset */
function* familiesFor(ages: readonly number[], few: Threes | null): Generator<TestFamily> {
  const needed = new Set(few?.leads.map((lead) => elementOf[lead]));
  for (const [turn, age] of [...new Set(ages)].entries()) {
    const isLeftOut = (number: number) => few !== null && (number + turn + few.number) % 2 === 1;
    const own = few === null ? 0 : 2 * turn + few.number;
    for (const word of few === null ? everySubset : threes) {
      const bits = word ^ own;
      const elements = storyElements.filter((element, index) => needed.has(element) || (bits & (1 << index)) !== 0);
      const isCat = few?.leads.includes('pet.cat') || (bits % 2 === 1 && !few?.leads.includes('pet.dog'));
      const profile = { ...sampleFamily, age, petBreed: isCat ? 'Siamese' : 'Golden Retriever' };
      yield {
        profile: { ...profile, ...(bits % 3 === 0 ? nameOnly : {}) },
        elements,
        calledName: bits % 2 === 0 ? 'mamma' : null,
      };
    }
    yield* fixedFamilies(age);
    for (const [index, petBreed] of [...dogBreeds, ...catBreeds].entries())
      if (few?.breeds !== false && !isLeftOut(index))
        yield { profile: { ...sampleFamily, age, petBreed }, elements: storyElements, calledName: null };
    for (const [index, favoriteSport] of sports.entries())
      if (few?.sports !== false && !isLeftOut(index))
        yield { profile: { ...sampleFamily, age, favoriteSport }, elements: storyElements, calledName: null };
  }
}

function* fixedFamilies(age: number): Generator<TestFamily> {
  for (const { profile, elements, calledName } of fixedSubsets)
    yield { profile: { ...profile, age }, elements, calledName };
}
const nameOnly = { pronoun: 'name', bestFriendPronoun: 'name', petPronoun: 'name' } as const;

/** What is only seen in the telling. Each fault is named once, with the family it was first seen for. */
export function tellingFaults({ plot, files }: ShelvedPlot, howMany: HowMany = 'all'): Fault[] {
  const seen = new Map<string, Fault>();
  const report = (place: Place, message: string, family?: Family) => {
    const key = `${place.file}:${place.line}/${message}`;
    if (seen.has(key)) return;
    const who = family && `${family.language}, age ${family.age}, ${family.elements.join('+') || 'nothing chosen'}`;
    seen.set(key, { place, message: who === undefined ? message : `${message} (${who})` });
  };
  const startOf = (language: string): Place =>
    files[language]?.titles[0]?.placeOf(0) ?? { file: plot.score.id, line: 1, column: 1 };
  let told = 0;
  const heard = new Map<string, number>();
  try {
    for (const { family, performance } of tellingsOf(plot, howMany)) {
      told += 1;
      for (const { place, message } of faultsOf(performance, family, heard))
        report(place ?? startOf(family.language), message, family);
    }
  } catch (failure) {
    if (!(failure instanceof BrokenTelling)) throw failure;
    report(failure.place ?? startOf('sv'), failure.message);
  }
  if (told === 0) report(startOf('sv'), 'no family of the test can be told this plot');
  return [...seen.values()];
}

/** Without a place: of the story as a whole. */
interface ToldFault {
  readonly place?: Place;
  readonly message: string;
}

/** @param heard paragraphs already looked at, with their words counted: most come back word for word in the next telling */
function* faultsOf(performance: Performance, family: Family, heard: Map<string, number>): Generator<ToldFault> {
  const whole = performance.paragraphs.map(({ text }) => text).join('\n');
  const count = (text: string) => heard.get(text) ?? wordsIn(text);
  for (const message of critiqueFaults(performance, family, count)) yield { message };
  for (const name of unchosenNames(family))
    if (`${performance.title}\n${whole}`.includes(name)) yield { message: `'${name}' was not chosen and is there` };
  yield* pictureFaults(performance);
  let words = 0;
  for (const paragraph of performance.paragraphs) {
    const { text } = paragraph;
    const counted = count(text);
    words += counted;
    if (heard.has(text)) continue;
    heard.set(text, counted);
    for (const message of paragraphFaults(paragraph, family)) yield { place: paragraph.way.placeOf(0), message };
  }
  yield* lengthFaults(words, family);
  planPictures(performance, family, 'lint');
}

const sentenceInLowerCase = /[.!?][”’]? [a-zåäö]/;

function* paragraphFaults({ text, beat }: Paragraph, { language }: Family): Generator<string> {
  const lower = text.toLowerCase();
  for (const phrase of bannedPhrases[language]) if (lower.includes(phrase)) yield `worn phrase: '${phrase}'`;
  if (/^[a-zåäö]/.test(text)) yield `a paragraph begins in lower case: «${text.slice(0, 30)}»`;
  const spoken = text
    .replace(/\.\.\. ?/g, '… ')
    .replace(/[!?]”? (sa|said|frågade|asked|viskade|whispered|ropade|shouted)\b/g, '');
  const at = text.search(sentenceInLowerCase);
  if (language === 'en' && sentenceInLowerCase.test(spoken) && !/[!?.]” \p{Ll}/u.test(text.slice(at, at + 4)))
    yield `a sentence begins in lower case: «${text.slice(Math.max(0, at - 15), at + 20)}»`;
  const gap = / (?:[,;:!?]|\.(?!\.))| [”’][,;:.!?]/u.exec(text);
  if (gap !== null) yield `a space before a sign: «${text.slice(Math.max(0, gap.index - 20), gap.index + 5)}»`;
  const twice = /\b(\p{L}{3,}) \1\b/iu.exec(text);
  if (twice !== null && !beat.refrain) yield `'${twice[0]}': twice`;
  if (language === 'en' && /\b[Aa] [aeio]\p{L}/u.test(text.replace(/\b[Aa] (one|once|uni|use|eu)/g, '')))
    yield `'a' before a vowel: «${text.slice(Math.max(0, text.search(/\b[Aa] [aeio]/) - 5)).slice(0, 25)}»`;
}

function* lengthFaults(words: number, family: Family): Generator<ToldFault> {
  const short = shortStoryLength(family.rules, family.age, family.elements.length);
  const [leastOfAge, most] = family.isShort ? short : storyLength(family.rules, family.age, family.elements.length);
  const least = isAlwaysShort(family.age) ? short[0] : leastOfAge;
  if (words < least) yield { message: `too short: under ${least} words` };
  if (words > most) yield { message: `too long: over ${most} words` };
}

function* pictureFaults({ paragraphs, plot }: Performance): Generator<ToldFault> {
  const beats = paragraphs.flatMap(({ text, beat }) => text.split('\n').map(() => beat.id));
  for (const [index, picture] of plot.score.pictures.entries()) {
    const at = Math.round((beats.length * (index + 1)) / 4) - 1;
    const near = beats.slice(Math.max(0, at - 2), at + 3);
    if (!near.some((beat) => picture.beats.includes(beat)))
      yield { message: `picture ${index + 1} falls beside '${beats[at]}', not among its own beats` };
  }
}

function unchosenNames(family: Family): string[] {
  const { profile } = family;
  const names: Record<StoryElement, readonly (string | null)[]> = {
    city: [profile.city],
    school: [profile.school],
    bestFriend: [profile.bestFriendName],
    pet: [profile.petName],
    grandparents: [profile.grandmaName, profile.grandpaName],
    sport: [],
    athlete: [profile.favoriteAthlete],
    music: [profile.favoriteSong, profile.favoriteArtist],
  };
  return storyElements
    .filter((element) => !family.elements.includes(element))
    .flatMap((element) => names[element].filter((name) => name !== null));
}

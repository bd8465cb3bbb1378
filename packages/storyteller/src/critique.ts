import type { StoryElement } from '@sagolykta/domain/story-elements';
import type { Family } from './family.ts';
import type { Performance } from './perform.ts';
import { shortStoryLength, storyLength, wordsIn } from './reading-pace.ts';

export interface Critique {
  /** Faults that bar a telling; empty when it may be told. */
  readonly faults: readonly string[];
  /** 0 to 1; of several tellings the highest is told. */
  readonly merit: number;
}

/** Reads the whole story once, as an editor would. Metrics are faults to be found, never a measure of beauty. */
export function critique(performance: Performance, family: Family): Critique {
  const paragraphs = performance.paragraphs.map(({ text }) => text);
  const whole = `${performance.title}\n${paragraphs.join('\n')}`;
  const merit = (lengthMerit(wordsIn(whole), family) + rhythmMerit(paragraphs) + freshWordsMerit(whole)) / 3;
  return { faults: faultsOf(performance, family), merit };
}

/** What bars a telling. @param count of a paragraph's words: whoever hears a thousand tellings has counted most of them before */
export function faultsOf(performance: Performance, family: Family, count = wordsIn): string[] {
  const paragraphs = performance.paragraphs.map(({ text }) => text);
  const whole = `${performance.title}\n${paragraphs.join('\n')}`;
  return [
    ...missingElements(whole, family).map((element) => `'${element}' was chosen and is nowhere`),
    ...sidekicks(whole, family).map((name) => `${name} is no equal of the others`),
    ...excitedEnding(paragraphs, count),
    ...brokenPunctuation(whole),
  ];
}

/** Every chosen detail stands in the story by one of its names; of two grandparents, both do. */
export function missingElements(whole: string, family: Family): StoryElement[] {
  const { profile, people } = family;
  const names: Record<StoryElement, readonly (readonly (string | null | undefined)[])[]> = {
    city: [[profile.city]],
    school: [[profile.school]],
    bestFriend: [[people.friend?.name]],
    pet: [[people.pet?.name]],
    grandparents: [people.elder, people.elder2].map((elder) => [elder?.name, elder?.short]),
    // A sport is played under many names; the plots' phrases are held to it by lint.
    sport: [],
    athlete: [[profile.favoriteAthlete]],
    music: [[profile.favoriteSong, profile.favoriteArtist]],
  };
  const text = whole.toLowerCase();
  const isNamed = (wanted: readonly (string | null | undefined)[]) => {
    const names = wanted.flatMap((name) => (name ? [name.toLowerCase()] : []));
    return names.length === 0 || names.some((name) => text.includes(name));
  };
  return family.elements.filter((element) => !names[element].every(isNamed));
}

/** Of several leads each is named at least half as often as an equal share would be. */
function sidekicks(whole: string, { people, rules }: Family): string[] {
  const leads = [people.child, people.sibling, people.sibling2].filter((lead) => lead !== undefined);
  if (leads.length < 2) return [];
  const named = leads.map(({ name }) => ({ name, times: timesNamed(whole, [name, rules.genitive(name)]) }));
  const share = named.reduce((sum, { times }) => sum + times, 0) / named.length;
  return named.filter(({ times }) => times < share / 2).map(({ name }) => name);
}

function timesNamed(whole: string, forms: readonly string[]): number {
  const words = whole.split(/[^\p{L}\p{N}’'-]+/u);
  const parted = forms.map((form) => form.split(' ')[0] ?? form);
  return words.filter((word) => parted.includes(word)).length;
}

/**
 * The close is calm: no exclamation mark in the last tenth, and no question in the last paragraph. A pay-off that is shouted may stand before it: of 180
 * stories that were told for one child each, 43 % cry out in the last fifth, and 16 % in the last tenth.
 */
export function excitedEnding(paragraphs: readonly string[], count = wordsIn): string[] {
  const close = lastWords(paragraphs, 0.1, count);
  const last = paragraphs.at(-1) ?? '';
  return [
    ...(close.includes('!') ? ['an exclamation mark in the last tenth'] : []),
    ...(last.includes('?') ? ['a question in the last paragraph'] : []),
  ];
}

/** The end of the text, from the paragraph that begins within its last share of words. */
function lastWords(paragraphs: readonly string[], share: number, count: (text: string) => number): string {
  const counts = paragraphs.map((text) => count(text));
  const all = counts.reduce((sum, words) => sum + words, 0);
  let before = 0;
  const first = counts.findIndex((words) => {
    if (before >= all * (1 - share)) return true;
    before += words;
    return false;
  });
  return paragraphs.slice(first < 0 ? -1 : first).join('\n');
}

function brokenPunctuation(whole: string): string[] {
  const faults: string[] = [];
  if (/[{}[\]|]|undefined|null/.test(whole)) faults.push('markup or an empty value in the text');
  if (/\s[,;]|,,|\.,|\s{2,}(?!\n)| \./.test(whole)) faults.push('stray space or double punctuation');
  return faults;
}

function lengthMerit(words: number, family: Family): number {
  const [least, most] = family.isShort
    ? shortStoryLength(family.rules, family.age)
    : storyLength(family.rules, family.age, family.elements.length);
  if (words < least) return words / least;
  if (words > most) return most / words;
  return 1;
}

/** Sentences of one length lull too early; the spread wanted is a standard deviation of about 3.5 to 8.5 words. */
function rhythmMerit(paragraphs: readonly string[]): number {
  const lengths = paragraphs.flatMap((paragraph) => sentencesIn(paragraph).map(wordsIn)).filter((length) => length > 0);
  const mean = lengths.reduce((sum, length) => sum + length, 0) / Math.max(1, lengths.length);
  const spread = Math.sqrt(
    lengths.reduce((sum, length) => sum + (length - mean) ** 2, 0) / Math.max(1, lengths.length),
  );
  if (spread < 3.5) return spread / 3.5;
  return spread > 8.5 ? 8.5 / spread : 1;
}

/** Two uses of a rare long word close together sound like a slip of the pen. */
function freshWordsMerit(whole: string): number {
  const places = new Map<string, number[]>();
  for (const [index, word] of (whole.toLowerCase().match(/\p{L}{6,}/gu) ?? []).entries()) {
    places.set(word, [...(places.get(word) ?? []), index]);
  }
  let collisions = 0;
  for (const uses of places.values()) {
    if (uses.length === 2 && (uses[1] ?? 0) - (uses[0] ?? 0) < 25) collisions += 1;
  }
  return 1 / (1 + collisions / 12);
}

export function sentencesIn(paragraph: string): string[] {
  return paragraph.split(/(?<=[.!?…][”’"]?)\s+/).filter((sentence) => sentence !== '');
}

import type { ChildProfile } from '@sagolykta/domain/child-profile';
import { type Language, languages } from '@sagolykta/domain/language';
import { catBreeds, dogBreeds } from '@sagolykta/domain/pets';
import { sports } from '@sagolykta/domain/sports';
import { type StoryElement, storyElements } from '@sagolykta/domain/story-elements';
import { fixedSubsets, sampleFamily } from '../cli/families.ts';
import { rankArcs } from '../src/choose-arc.ts';
import { critique } from '../src/critique.ts';
import { type Family, familyOf } from '../src/family.ts';
import { type Performance, perform } from '../src/perform.ts';
import { randomFrom } from '../src/random.ts';
import { ageBandOf, wordsIn } from '../src/reading-pace.ts';
import { planPictures } from '../src/scenes.ts';
import type { Score } from '../src/score.ts';
import { noTheme } from '../src/theme.ts';
import type { Fault } from './fault.ts';
import { bannedPhrases } from './phrases.ts';

const someWords: Readonly<Record<Language, string>> = {
  sv: 'kattapultfabriken på tisdag',
  en: 'the sleepy washing machine',
};

/** Every subset of the elements an arc can be told for, in both languages, at its youngest and oldest age. */
export function* tellingsOf(arc: Score): Generator<{ family: Family; performance: Performance }> {
  for (const language of languages) {
    for (const { profile, elements, calledName } of familiesFor(arc)) {
      const theme = arc.leads.includes('unknown-theme') ? someWords[language] : null;
      const brief = {
        language,
        profile,
        elements,
        theme,
        calledName,
        season: arc.seasons?.[0] ?? 'autumn',
        avoid: [],
      } as const;
      const seed = `${profile.name}${profile.age}${elements.join()}`;
      const family = familyOf(brief, [], randomFrom(seed));
      const words = { ...noTheme, words: theme };
      if (rankArcs([arc], family, words, [], [], randomFrom(seed)).length === 0) continue;
      yield { family, performance: perform(arc, family, [], seed) };
    }
  }
}

function* familiesFor(
  arc: Score,
): Generator<{ profile: ChildProfile; elements: readonly StoryElement[]; calledName: string | null }> {
  for (const age of new Set(arc.ages)) {
    for (let bits = 0; bits < 256; bits += 1) {
      const elements = storyElements.filter((_, index) => (bits & (1 << index)) !== 0);
      const profile = { ...sampleFamily, age, petBreed: bits % 2 === 0 ? 'Golden Retriever' : 'Siamese' };
      yield {
        profile: { ...profile, ...(bits % 3 === 0 ? nameOnly : {}) },
        elements,
        calledName: bits % 2 === 0 ? 'mamma' : null,
      };
    }
    for (const { profile, elements, calledName } of fixedSubsets)
      yield { profile: { ...profile, age }, elements, calledName };
    for (const petBreed of [...dogBreeds, ...catBreeds])
      yield { profile: { ...sampleFamily, age, petBreed }, elements: storyElements, calledName: null };
    for (const favoriteSport of sports)
      yield { profile: { ...sampleFamily, age, favoriteSport }, elements: storyElements, calledName: null };
  }
}
const nameOnly = { pronoun: 'name', bestFriendPronoun: 'name', petPronoun: 'name' } as const;

/** What is only seen in the telling. Each fault is named once, with the family it was first seen for. */
export function tellingFaults(arc: Score): Fault[] {
  const seen = new Map<string, Fault>();
  const report = (where: string, message: string, family: Family) => {
    const key = `${where}/${message}`;
    if (seen.has(key)) return;
    const who = `${family.language}, age ${family.age}, ${family.elements.join('+') || 'nothing chosen'}`;
    seen.set(key, { arc: arc.id, where, message: `${message} (${who})` });
  };
  let told = 0;
  try {
    for (const { family, performance } of tellingsOf(arc)) {
      told += 1;
      for (const [where, message] of faultsOf(performance, family)) report(where, message, family);
    }
  } catch (failure) {
    seen.set('broken', { arc: arc.id, where: 'score', message: String(failure) });
  }
  if (told === 0)
    seen.set('untold', { arc: arc.id, where: 'score', message: 'no family of the test can be told this arc' });
  return [...seen.values()];
}

function* faultsOf(performance: Performance, family: Family): Generator<[where: string, message: string]> {
  const paragraphs = performance.paragraphs.map(({ text }) => text);
  const whole = paragraphs.join('\n');
  for (const message of critique(performance, family).faults) yield ['score', message];
  for (const name of unchosenNames(family))
    if (`${performance.title}\n${whole}`.includes(name)) yield ['score', `'${name}' was not chosen and is there`];
  for (const phrase of bannedPhrases[family.language])
    if (whole.toLowerCase().includes(phrase)) yield ['score', `worn phrase: '${phrase}'`];
  yield* lengthFaults(wordsIn(whole), family);
  yield* pictureFaults(performance, family);
  for (const { text, beat } of performance.paragraphs) {
    if (/^[a-zåäö]/.test(text)) yield [beat.id, `a paragraph begins in lower case: «${text.slice(0, 30)}»`];
    if (
      /[.!?][”’]? [a-zåäö]/.test(
        text
          .replace(/\.\.\. ?/g, '… ')
          .replace(/[!?]”? (sa|said|frågade|asked|viskade|whispered|ropade|shouted)\b/g, ''),
      )
    ) {
      const at = text.search(/[.!?][”’]? [a-zåäö]/);
      if (family.language === 'en' && !/[!?.]” \p{Ll}/u.test(text.slice(at, at + 4)))
        yield [beat.id, `a sentence begins in lower case: «${text.slice(Math.max(0, at - 15), at + 20)}»`];
    }
    const twice = /\b(\p{L}{3,}) \1\b/iu.exec(text);
    if (twice !== null && !beat.refrain) yield [beat.id, `'${twice[0]}': twice`];
    if (family.language === 'en' && /\b[Aa] [aeio]\p{L}/u.test(text.replace(/\b[Aa] (one|once|uni|use|eu)/g, '')))
      yield [
        beat.id,
        `'a' before a vowel: «${text.slice(Math.max(0, text.search(/\b[Aa] [aeio]/) - 5)).slice(0, 25)}»`,
      ];
  }
}

function* lengthFaults(words: number, family: Family): Generator<[string, string]> {
  const [least, most] = ageBandOf(family.age).words[family.language];
  if (words < least) yield ['score', `too short: under ${least} words`];
  if (words > most) yield ['score', `too long: over ${most} words`];
}

function* pictureFaults(performance: Performance, family: Family): Generator<[string, string]> {
  const beats = performance.paragraphs.flatMap(({ text, beat }) => text.split('\n').map(() => beat.id));
  for (const [index, picture] of performance.arc.pictures.entries()) {
    const at = Math.round((beats.length * (index + 1)) / 4) - 1;
    const near = beats.slice(Math.max(0, at - 2), at + 3);
    if (!near.some((beat) => picture.beats.includes(beat))) {
      yield [`picture ${index + 1}`, `falls beside '${beats[at]}', not among its own beats`];
    }
  }
  planPictures(performance, family, 'lint');
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

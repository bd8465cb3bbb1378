import type { ChildProfile } from '@sagolykta/domain/child-profile';
import { type Language, languages } from '@sagolykta/domain/language';
import { catBreeds, dogBreeds } from '@sagolykta/domain/pets';
import { type Season, seasons } from '@sagolykta/domain/season';
import { sports } from '@sagolykta/domain/sports';
import { storyElements } from '@sagolykta/domain/story-elements';
import { type Manuscript, type StoryBrief, type StoryTrace, tell } from '@sagolykta/storyteller';
import { type Random, randomFrom } from '@sagolykta/storyteller/random';
import { sampleFamily } from '../cli/families.ts';
import { ownLibrary } from '../src/own-library.ts';

export interface Told {
  readonly brief: StoryBrief;
  readonly seed: string;
  readonly manuscript: Manuscript;
  readonly milliseconds: number;
}

const names = ['Alma', 'Lucas', 'Max', 'Inez', 'Åsa', 'Noor', 'Vidar', 'Liv-Malin', 'Imani', 'Theo'];
const cities = ['Lund', 'Malmö', 'Kiruna', 'Gotland', 'Göteborg', 'London', 'Portland', 'Hamburg', 'Trosa', 'Umeå'];

/** A family by lot: every detail filled, pronouns given or not. */
function someProfile(random: Random, age: number): ChildProfile {
  const pronoun = () => random.pick(['she', 'he', 'they', 'name'] as const);
  return {
    ...sampleFamily,
    name: random.pick(names),
    age,
    pronoun: pronoun(),
    bestFriendPronoun: pronoun(),
    petPronoun: pronoun(),
    city: random.pick(cities),
    region: random.pick(['sweden', 'usa', 'uk', 'germany'] as const),
    petName: random.pick(['Bosse', 'Sigge', 'Doris', 'Pickle']),
    petBreed: random.pick([...dogBreeds, ...catBreeds, 'Kanin']),
    bestFriendName: random.pick(['Elsa', 'Malte', 'Sam', 'Ellis']),
    grandmaName: random.pick(['Mormor Karin', 'Gun-Britt', 'Grandma Rose']),
    grandpaName: random.pick([null, 'Farfar Nils', 'Lennart']),
    favoriteSport: random.pick([...sports, 'Ridning']),
    favoriteSong: random.pick([null, 'Trollmors vaggvisa', 'Blinka lilla stjärna']),
  };
}

function someBrief(random: Random, profile: ChildProfile, language: Language, season: Season): StoryBrief {
  const elements = storyElements.filter(() => random.next() < 0.4);
  return {
    language,
    profile,
    elements,
    theme: null,
    calledName: random.pick([null, 'mamma', 'Kim']),
    season,
    avoid: [],
  };
}

function told(brief: StoryBrief, memory: readonly StoryTrace[], seed: string): Told {
  const start = performance.now();
  const manuscript = tell(brief, memory, seed, ownLibrary());
  return { brief, seed, manuscript, milliseconds: performance.now() - start };
}

/** `profiles` families × five age bands × both languages × `seeds`. */
export function* manyStories(profiles: number, seeds: number): Generator<Told> {
  for (let family = 0; family < profiles; family += 1) {
    for (const youngest of [3, 5, 7, 9, 11]) {
      const random = randomFrom(`family${family}/${youngest}`);
      const profile = someProfile(random, youngest + (family % 2));
      for (const language of languages) {
        for (let seed = 0; seed < seeds; seed += 1) {
          yield told(someBrief(random, profile, language, random.pick(seasons)), [], `gate/${family}/${seed}`);
        }
      }
    }
  }
}

/** One child, night after night, with memory; other elements each night. */
export function series(age: number, language: Language, nights: number): Told[] {
  const random = randomFrom(`series/${age}/${language}`);
  const profile = someProfile(random, age);
  const memory: StoryTrace[] = [];
  return Array.from({ length: nights }, (_, night) => {
    const season = seasons[Math.floor((night / nights) * 4) % 4] ?? 'autumn';
    const story = told(someBrief(random, profile, language, season), memory.slice(0, 120), `night/${age}/${night}`);
    memory.unshift(story.manuscript.trace);
    return story;
  });
}

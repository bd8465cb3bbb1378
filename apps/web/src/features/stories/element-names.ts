import type { ChildProfile } from '@sagolykta/domain/child-profile';
import type { Language } from '@sagolykta/domain/language';
import { breedName, sportName } from '@sagolykta/domain/option-names';
import { availableElements, type StoryElement, storyElements } from '@sagolykta/domain/story-elements';
import { createTexts } from './create-texts.ts';

export interface NamedElement {
  readonly element: StoryElement;
  /** What the family calls it: 'Bosse'. For a missing one, its kind. */
  readonly name: string;
  /** What it is: 'Golden retriever'. For a missing one, that it is missing. */
  readonly kind: string;
  readonly isAvailable: boolean;
}

/** All eight elements in the family's own words, in the order of the checklist. */
export function namedElements(profile: ChildProfile, language: Language): NamedElement[] {
  const available = availableElements(profile);
  const text = createTexts[language];
  return storyElements.map((element) => {
    if (!available.includes(element)) {
      return { element, name: text.kinds[element], kind: text.missing, isAvailable: false };
    }
    return { element, isAvailable: true, ...wordsFor[element](profile, language) };
  });
}

type Words = (profile: ChildProfile, language: Language) => Pick<NamedElement, 'name' | 'kind'>;

const wordsFor: Record<StoryElement, Words> = {
  city: (profile, language) => named(profile.city, createTexts[language].kinds.city),
  school: (profile, language) => named(profile.school, createTexts[language].kinds.school),
  bestFriend: (profile, language) => named(profile.bestFriendName, createTexts[language].kinds.bestFriend),
  pet: (profile, language) => named(profile.petName, breedName(profile.petBreed ?? '', language)),
  grandparents: ({ grandmaName, grandpaName }, language) => {
    const { kinds, grandparent } = createTexts[language];
    if (grandpaName === null) return named(grandmaName, grandparent.grandma);
    if (grandmaName === null) return named(grandpaName, grandparent.grandpa);
    return named(`${grandmaName} & ${grandpaName}`, kinds.grandparents);
  },
  sport: (profile, language) =>
    named(sportName(profile.favoriteSport ?? '', language), createTexts[language].kinds.sport),
  athlete: (profile, language) => named(profile.favoriteAthlete, createTexts[language].kinds.athlete),
  music: ({ favoriteArtist, favoriteSong }, language) => {
    const { music } = createTexts[language];
    if (favoriteSong === null) return named(favoriteArtist, music.artist);
    return named(favoriteSong, favoriteArtist ?? music.song);
  },
};

function named(name: string | null, kind: string): Pick<NamedElement, 'name' | 'kind'> {
  return { name: name ?? kind, kind };
}

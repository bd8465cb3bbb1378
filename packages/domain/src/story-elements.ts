import type { ChildProfile } from './child-profile.ts';

export const storyElements = [
  'city',
  'school',
  'bestFriend',
  'pet',
  'grandparents',
  'sport',
  'athlete',
  'music',
] as const;
export type StoryElement = (typeof storyElements)[number];

/** The elements this profile has the data for: a pet needs name and breed, grandparents either one, music an artist or a song. */
export function availableElements(profile: ChildProfile): StoryElement[] {
  const has: Record<StoryElement, boolean> = {
    city: filled(profile.city),
    school: filled(profile.school),
    bestFriend: filled(profile.bestFriendName),
    pet: filled(profile.petName) && filled(profile.petBreed),
    grandparents: filled(profile.grandmaName) || filled(profile.grandpaName),
    sport: filled(profile.favoriteSport),
    athlete: filled(profile.favoriteAthlete),
    music: filled(profile.favoriteArtist) || filled(profile.favoriteSong),
  };
  return storyElements.filter((element) => has[element]);
}

function filled(text: string | null | undefined): boolean {
  return typeof text === 'string' && text.trim() !== '';
}

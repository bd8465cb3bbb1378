import type { ChildProfile } from './child-profile.ts';
import type { Language } from './language.ts';
import type { StoryElement } from './story-elements.ts';

/** How many of a family's children one story can be about. */
export const mostTogether = 3;

/** What belongs to the family and not to one of its children: in a story about several nobody brings a friend of their own. */
export const elementsTogether: readonly StoryElement[] = ['city', 'pet', 'grandparents'];

const petFields = ['petName', 'petBreed', 'petPronoun', 'petCoat'] as const;
const elderFields = ['grandmaName', 'grandpaName', 'grandmaLook', 'grandpaLook'] as const;

/**
 * Whom a story about several children is told for: the first of them at an age between all, with what belongs to the family,
 * from whichever of their profiles it is filled in. The same for one child alone.
 */
export function childrenTogether<Child extends ChildProfile>(children: readonly [Child, ...Child[]]): Child {
  const [first, ...others] = children;
  if (others.length === 0) return first;
  const taken = (fields: readonly string[], isTold: (child: Child) => boolean): Partial<Child> => {
    const from = children.find(isTold) ?? first;
    return Object.fromEntries(Object.entries(from).filter(([field]) => fields.includes(field))) as Partial<Child>;
  };
  return {
    ...first,
    ...taken(['city'], ({ city }) => isFilled(city)),
    ...taken(petFields, ({ petName, petBreed }) => isFilled(petName) && isFilled(petBreed)),
    ...taken(elderFields, ({ grandmaName, grandpaName }) => isFilled(grandmaName) || isFilled(grandpaName)),
    age: Math.round(children.reduce((sum, { age }) => sum + age, 0) / children.length),
    school: null,
    bestFriendName: null,
    favoriteSport: null,
    favoriteAthlete: null,
    favoriteArtist: null,
    favoriteSong: null,
  };
}

function isFilled(text: string | null | undefined): boolean {
  return typeof text === 'string' && text.trim() !== '';
}

/** Alma, Bo och Cleo. */
export function namesTogether(names: readonly string[], language: Language): string {
  const last = names.at(-1) ?? '';
  const before = names.slice(0, -1).join(', ');
  return before === '' ? last : `${before} ${language === 'sv' ? 'och' : 'and'} ${last}`;
}

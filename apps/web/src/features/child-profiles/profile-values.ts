import type { ChildProfileView, childProfileInput } from '@sagolykta/contract/child-profiles';
import { defaultChildAge, defaultRegion } from '@sagolykta/domain/child-profile';
import type { PersonLook } from '@sagolykta/domain/look';
import type * as z from 'zod/mini';

/** The form's controls, by the API's names. */
export const valueNames = [
  'name',
  'age',
  'pronoun',
  'city',
  'region',
  'school',
  'bestFriendName',
  'bestFriendPronoun',
  'grandmaName',
  'grandpaName',
  'petName',
  'petPronoun',
  'petBreed',
  'petCoat',
  'favoriteSport',
  'favoriteAthlete',
  'favoriteArtist',
  'favoriteSong',
] as const;
export type ValueName = (typeof valueNames)[number];

/** What stands in the form: text as it is typed, and the look if the family chose one. */
export type ProfileValues = Readonly<Record<ValueName, string>> & { readonly look: PersonLook | null };

export function emptyValues(): ProfileValues {
  const empty = Object.fromEntries(valueNames.map((name) => [name, ''])) as Record<ValueName, string>;
  const usual = { age: String(defaultChildAge), region: defaultRegion };
  return { ...empty, ...usual, pronoun: 'name', bestFriendPronoun: 'name', petPronoun: 'name', look: null };
}

export function valuesOf(profile: ChildProfileView): ProfileValues {
  const texts = valueNames.map((name) => [name, String(profile[name] ?? '')]);
  return { ...(Object.fromEntries(texts) as Record<ValueName, string>), look: profile.look };
}

/** As the contract wants it, not yet checked. */
export function inputOf(values: ProfileValues): z.input<typeof childProfileInput> {
  return { ...values, age: Number(values.age) } as z.input<typeof childProfileInput>;
}

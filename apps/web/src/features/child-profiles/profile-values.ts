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

/** The looks, by the API's names. */
export type LookName = 'look' | 'bestFriendLook' | 'grandmaLook' | 'grandpaLook';

/** What stands in the form: text as it is typed, and the looks that the family chose. */
export type ProfileValues = Readonly<Record<ValueName, string>> & Readonly<Record<LookName, PersonLook | null>>;

export function emptyValues(): ProfileValues {
  const empty = Object.fromEntries(valueNames.map((name) => [name, ''])) as Record<ValueName, string>;
  const usual = { age: String(defaultChildAge), region: defaultRegion };
  const unchosen = { look: null, bestFriendLook: null, grandmaLook: null, grandpaLook: null };
  return { ...empty, ...usual, pronoun: 'name', bestFriendPronoun: 'name', petPronoun: 'name', ...unchosen };
}

export function valuesOf(profile: ChildProfileView): ProfileValues {
  const texts = valueNames.map((name) => [name, String(profile[name] ?? '')]);
  const { look, bestFriendLook, grandmaLook, grandpaLook } = profile;
  return {
    ...(Object.fromEntries(texts) as Record<ValueName, string>),
    look,
    bestFriendLook,
    grandmaLook,
    grandpaLook,
  };
}

/** As the contract wants it, not yet checked. */
export function inputOf(values: ProfileValues): z.input<typeof childProfileInput> {
  const { bestFriendName, grandmaName, grandpaName } = values;
  // The look of somebody who is not there is not asked for, and not sent.
  const ofThoseNamed = {
    bestFriendLook: bestFriendName.trim() === '' ? null : values.bestFriendLook,
    grandmaLook: grandmaName.trim() === '' ? null : values.grandmaLook,
    grandpaLook: grandpaName.trim() === '' ? null : values.grandpaLook,
  };
  return { ...values, ...ofThoseNamed, age: Number(values.age) } as z.input<typeof childProfileInput>;
}

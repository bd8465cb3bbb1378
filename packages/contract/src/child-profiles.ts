import { defaultRegion } from '@sagolykta/domain/child-profile';
import { glassesStyles, hairColours, hairStyles, hats, outfits, skinTones } from '@sagolykta/domain/look';
import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { childAge, id, instant, nothing, optionalText, pronoun, region, requiredText } from './values.ts';

/** How the child looks in the pictures; absent, a stable look is chosen from the profile's id. */
export const look = z.strictObject({
  hair: z.enum(hairStyles),
  hairColour: z.enum(hairColours),
  skin: z.enum(skinTones),
  glasses: z.enum(glassesStyles),
  outfit: z.enum(outfits),
  hat: z.enum(hats),
});

export const childProfileInput = z.strictObject({
  name: requiredText(40),
  age: childAge,
  city: optionalText(60),
  region: region.default(defaultRegion),
  school: optionalText(80),
  bestFriendName: optionalText(40),
  petName: optionalText(40),
  petBreed: optionalText(60),
  grandmaName: optionalText(40),
  grandpaName: optionalText(40),
  favoriteSport: optionalText(40),
  favoriteAthlete: optionalText(60),
  favoriteArtist: optionalText(60),
  favoriteSong: optionalText(80),
  pronoun: pronoun.default('name'),
  bestFriendPronoun: pronoun.default('name'),
  petPronoun: pronoun.default('name'),
  look: look.nullish().transform((chosen) => chosen ?? null),
});
export type ChildProfileInput = z.infer<typeof childProfileInput>;

const textOrNull = z.string().nullable();
export const childProfile = z.strictObject({
  id,
  name: z.string(),
  age: z.int(),
  city: textOrNull,
  region,
  school: textOrNull,
  bestFriendName: textOrNull,
  petName: textOrNull,
  petBreed: textOrNull,
  grandmaName: textOrNull,
  grandpaName: textOrNull,
  favoriteSport: textOrNull,
  favoriteAthlete: textOrNull,
  favoriteArtist: textOrNull,
  favoriteSong: textOrNull,
  pronoun,
  bestFriendPronoun: pronoun,
  petPronoun: pronoun,
  look: look.nullable(),
  profileImageUrl: textOrNull,
  isActive: z.boolean(),
  /** Stories that would go with the profile if it were deleted. */
  storyCount: z.int(),
  createdAt: instant,
  updatedAt: instant,
});
export type ChildProfileView = z.infer<typeof childProfile>;

const byId = z.strictObject({ id: z.string() });

export const listChildProfiles = endpoint({
  method: 'GET',
  path: '/api/child-profiles',
  summary: 'The family’s children, oldest profile first',
  access: 'family',
  status: 200,
  output: z.array(childProfile),
  failures: [],
});
export const createChildProfile = endpoint({
  method: 'POST',
  path: '/api/child-profiles',
  summary: 'Describes a child; the new profile becomes the active one',
  access: 'family',
  status: 201,
  body: childProfileInput,
  output: childProfile,
  failures: ['invalid-input'],
});
export const updateChildProfile = endpoint({
  method: 'PUT',
  path: '/api/child-profiles/:id',
  summary: 'Replaces what is told about a child',
  access: 'family',
  status: 200,
  params: byId,
  body: childProfileInput,
  output: childProfile,
  failures: ['invalid-input', 'not-found'],
});
export const setActiveChildProfile = endpoint({
  method: 'POST',
  path: '/api/child-profiles/:id/set-active',
  summary: 'Moves the active flag to this child',
  access: 'family',
  status: 204,
  params: byId,
  output: nothing,
  failures: ['not-found'],
});
export const deleteChildProfile = endpoint({
  method: 'DELETE',
  path: '/api/child-profiles/:id',
  summary: 'Deletes a child and all of the child’s stories; the newest remaining profile becomes active',
  access: 'family',
  status: 204,
  params: byId,
  output: nothing,
  failures: ['not-found'],
});

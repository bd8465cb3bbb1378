import { defaultRegion } from '@sagolykta/domain/child-profile';
import { coatColours } from '@sagolykta/domain/coats';
import { glassesStyles, hairColours, hairStyles, hats, outfits, skinTones } from '@sagolykta/domain/look';
import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { routes } from './routes.ts';
import {
  byId,
  childAge,
  id,
  instant,
  nothing,
  optionalText,
  pronoun,
  region,
  requiredText,
  textOrNull,
} from './values.ts';

/** How somebody looks in the pictures; absent, a stable look is chosen: the child's from the profile's id. */
export const look = z.strictObject({
  hair: z.enum(hairStyles),
  hairColour: z.enum(hairColours),
  skin: z.enum(skinTones),
  glasses: z.enum(glassesStyles),
  outfit: z.enum(outfits),
  hat: z.enum(hats),
});

/** null where the lantern is to choose. */
const chosenLook = z.pipe(
  z.nullish(look),
  z.transform((chosen) => chosen ?? null),
);

export const childProfileInput = z.strictObject({
  name: requiredText(40),
  age: childAge,
  city: optionalText(60),
  region: z._default(region, defaultRegion),
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
  pronoun: z._default(pronoun, 'name'),
  bestFriendPronoun: z._default(pronoun, 'name'),
  petPronoun: z._default(pronoun, 'name'),
  look: chosenLook,
  bestFriendLook: chosenLook,
  grandmaLook: chosenLook,
  grandpaLook: chosenLook,
  petCoat: z.pipe(
    z.nullish(z.enum(['', ...coatColours])),
    z.transform((coat) => coat || null),
  ),
});
export type ChildProfileInput = z.output<typeof childProfileInput>;

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
  look: z.nullable(look),
  bestFriendLook: z.nullable(look),
  grandmaLook: z.nullable(look),
  grandpaLook: z.nullable(look),
  petCoat: z.nullable(z.enum(coatColours)),
  profileImageUrl: textOrNull,
  isActive: z.boolean(),
  /** Stories that would go with the profile if it were deleted. */
  storyCount: z.int(),
  createdAt: instant,
  updatedAt: instant,
});
export type ChildProfileView = z.infer<typeof childProfile>;

export const listChildProfiles = endpoint(routes.listChildProfiles, {
  summary: 'The family’s children, oldest profile first',
  status: 200,
  output: z.array(childProfile),
  failures: [],
});
export const createChildProfile = endpoint(routes.createChildProfile, {
  summary: 'Describes a child; the new profile becomes the active one',
  status: 201,
  body: childProfileInput,
  output: childProfile,
  failures: ['invalid-input', 'too-many-children'],
});
export const updateChildProfile = endpoint(routes.updateChildProfile, {
  summary: 'Replaces what is told about a child',
  status: 200,
  params: byId,
  body: childProfileInput,
  output: childProfile,
  failures: ['invalid-input', 'not-found'],
});
export const setActiveChildProfile = endpoint(routes.setActiveChildProfile, {
  summary: 'Moves the active flag to this child',
  status: 204,
  params: byId,
  output: nothing,
  failures: ['not-found'],
});
export const deleteChildProfile = endpoint(routes.deleteChildProfile, {
  summary:
    'Deletes a child and all of the child’s stories; the newest remaining profile becomes active. A family with a PIN gives it before',
  status: 204,
  params: byId,
  output: nothing,
  failures: ['pin-needed', 'not-found'],
});

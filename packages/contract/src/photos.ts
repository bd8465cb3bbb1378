import * as z from 'zod/mini';
import { childProfile } from './child-profiles.ts';
import { endpoint } from './endpoint.ts';
import { routes } from './routes.ts';
import { byId } from './values.ts';

/** Bytes. */
export const largestPhoto = routes.keepPhoto.takes.most;
export const photoTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'] as const;

export const removePhoto = endpoint(routes.removePhoto, {
  summary: 'Takes the photo off a child’s profile',
  status: 200,
  params: byId,
  output: childProfile,
  failures: ['not-found'],
});
export const keepPhoto = endpoint(routes.keepPhoto, {
  summary: 'Puts a photo on a child’s profile: the bytes of a picture',
  status: 200,
  params: byId,
  output: childProfile,
  failures: ['not-found', 'photo-unreadable', 'too-many-requests'],
});
export const getPhoto = endpoint(routes.getPhoto, {
  summary: 'A child’s photo, at its present address only',
  status: 200,
  params: byId,
  query: z.object({ v: z._default(z.string(), '') }),
  types: ['image/webp'],
  failures: ['not-found'],
});

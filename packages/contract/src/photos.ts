import { childProfile } from './child-profiles.ts';
import { endpoint } from './endpoint.ts';
import { routes } from './routes.ts';
import { byId } from './values.ts';

/** PUT with the picture itself as the body, answered with the profile; GET for the picture as it is kept. */
export const photoPath = '/api/child-profiles/:id/photo';
/** Bytes. */
export const largestPhoto = 15 * 1024 * 1024;
export const photoTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'] as const;

export const removePhoto = endpoint(routes.removePhoto, {
  summary: 'Takes the photo off a child’s profile',
  status: 200,
  params: byId,
  output: childProfile,
  failures: ['not-found'],
});

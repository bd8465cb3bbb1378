import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { lookPreviewQuery } from './look-preview.ts';
import { routes } from './routes.ts';
import { byId, id } from './values.ts';

/** The version in an address makes it another when the picture is; nobody reads it. */
const versioned = z.object({ v: z.optional(z.string()) });
/** A story's pictures are numbered from 1. */
const number = z.pipe(z.string().check(z.regex(/^[1-9]$/)), z.transform(Number));
/** The cover is the first picture, with everybody whole and room for the title. */
const numberOrCover = z.union([z.literal('cover'), number]);

export const pictureFormats = ['svg', 'webp', 'avif'] as const;

export const getPicture = endpoint(routes.getPicture, {
  summary: 'A picture of a story, or its cover',
  status: 200,
  params: z.strictObject({ id, number: numberOrCover, format: z.enum(pictureFormats) }),
  query: versioned,
  types: ['image/svg+xml', 'image/webp', 'image/avif'],
  failures: ['not-found'],
});
export const getPainting = endpoint(routes.getPainting, {
  summary: 'The same as an image model painted it, where the family has asked for that',
  status: 200,
  params: z.strictObject({ id, number }),
  query: versioned,
  types: ['image/webp'],
  failures: ['not-found'],
});
export const getCard = endpoint(routes.getCard, {
  summary: 'Title and cover of a story, for sharing',
  status: 200,
  params: byId,
  query: versioned,
  types: ['image/webp'],
  failures: ['not-found'],
});
export const getCover = endpoint(routes.getCover, {
  summary: 'The cover of a collection',
  status: 200,
  params: z.strictObject({ id: z.string() }),
  query: versioned,
  types: ['image/svg+xml'],
  failures: ['not-found'],
});
export const getEvening = endpoint(routes.getEvening, {
  summary: 'The child with the lantern: the picture of the home screen',
  status: 200,
  params: byId,
  query: versioned,
  types: ['image/svg+xml'],
  failures: ['not-found'],
});
export const getFace = endpoint(routes.getFace, {
  summary: 'The child’s face as in the stories: the picture of a profile without a photo',
  status: 200,
  params: byId,
  query: versioned,
  types: ['image/svg+xml'],
  failures: ['not-found'],
});
export const previewLook = endpoint(routes.previewLook, {
  summary: 'How a child would look in the pictures; nothing is kept',
  status: 200,
  query: lookPreviewQuery,
  types: ['image/svg+xml'],
  failures: ['invalid-input', 'not-found', 'too-many-requests'],
});

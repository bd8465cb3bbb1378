import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { routes } from './routes.ts';
import { storySummary } from './stories.ts';
import { byId, instant, nothing } from './values.ts';

/** Where the family was the last time, on whatever device. */
export const readingPlace = z.strictObject({
  /** From 0. */
  paragraph: z.int(),
  /** How much of the story lies behind, 0 to 100. */
  percent: z.int(),
  isFinished: z.boolean(),
  keptAt: instant,
});
export type ReadingPlaceView = z.infer<typeof readingPlace>;

export const getReadingPlace = endpoint(routes.getReadingPlace, {
  summary: 'Where the family was in this story; null where it has not begun',
  status: 200,
  params: byId,
  output: z.strictObject({ place: z.nullable(readingPlace) }),
  failures: ['not-found'],
});
export const keepReadingPlace = endpoint(routes.keepReadingPlace, {
  summary: 'Keeps which paragraph is being read, for every device of the family',
  status: 204,
  params: byId,
  body: z.strictObject({ paragraph: z.int().check(z.minimum(0), z.maximum(10_000)) }),
  output: nothing,
  failures: ['invalid-input', 'not-found'],
});
export const getLastRead = endpoint(routes.getLastRead, {
  summary: 'The story that was read last, and how far; null before the first',
  status: 200,
  output: z.strictObject({ last: z.nullable(z.strictObject({ story: storySummary, place: readingPlace })) }),
  failures: [],
});

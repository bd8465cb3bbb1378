import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { routes } from './routes.ts';
import { byId, id, nothing, ownText } from './values.ts';

/** Which edition was seen by whoever changes it: a change in another browser is not undone unseen. */
const edition = z.int().check(z.minimum(0));
const line = z.pipe(z.string().check(z.regex(/^(0|[1-9]\d{0,3})$/)), z.transform(Number));
const byLine = z.strictObject({ id, line });

export const mending = z.strictObject({
  edition: z.int(),
  /** 'told' as the storyteller told it, 'own' as the family has made it. */
  shown: z.enum(['told', 'own']),
  /** Whether there is the other one too. */
  hasOther: z.boolean(),
  /** The lines that can be told another way, those of one part together: from the first to before the last. */
  parts: z.array(z.strictObject({ from: z.int(), to: z.int() })),
});
export type Mending = z.infer<typeof mending>;

const failures = ['invalid-input', 'not-found', 'conflict', 'too-many-requests'] as const;

export const getMending = endpoint(routes.getMending, {
  summary: 'What of a story can be mended, and whether it has been',
  status: 200,
  params: byId,
  output: mending,
  failures: ['not-found'],
});
export const rewordLine = endpoint(routes.rewordLine, {
  summary: 'One line in the family’s own words, counted from 0; empty to take it out. It is no new story',
  status: 204,
  params: byLine,
  body: z.strictObject({ words: ownText(2000), edition }),
  output: nothing,
  failures,
});
export const retellPart = endpoint(routes.retellPart, {
  summary: 'The part that a line belongs to, told another way. It is no new story',
  status: 204,
  params: byLine,
  body: z.strictObject({ edition }),
  output: nothing,
  failures: [...failures, 'no-other-way'],
});
export const turnPicture = endpoint(routes.turnPicture, {
  summary: 'A picture of a story, counted from 1, from another angle',
  status: 204,
  params: z.strictObject({ id, number: z.pipe(z.string().check(z.regex(/^[1-9]$/)), z.transform(Number)) }),
  body: z.strictObject({ edition }),
  output: nothing,
  failures,
});
export const showEdition = endpoint(routes.showEdition, {
  summary: 'Shows the story as it was told, or as the family has made it; neither is lost',
  status: 204,
  params: byId,
  body: z.strictObject({ shown: mending.shape.shown, edition }),
  output: nothing,
  failures,
});

import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { routes } from './routes.ts';
import { id } from './values.ts';

export const hearPassage = endpoint(routes.hearPassage, {
  summary: 'A passage of a story, read aloud: the title is 0, then come the paragraphs, then the good night',
  status: 200,
  params: z.strictObject({
    id,
    passage: z.pipe(z.string().check(z.regex(/^(0|[1-9]\d{0,2})$/)), z.transform(Number)),
  }),
  types: ['audio/mpeg'],
  failures: ['not-found', 'payment-required', 'too-many-requests', 'voice-silent'],
});

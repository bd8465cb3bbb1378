import * as z from 'zod/mini';
import { id } from './values.ts';

/** Of narrationPath. */
export const narrationParams = z.strictObject({
  id,
  passage: z.pipe(z.string().check(z.regex(/^(0|[1-9]\d{0,2})$/)), z.transform(Number)),
});

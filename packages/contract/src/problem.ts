import * as z from 'zod/mini';
import { failureCodes } from './failure-codes.ts';

/** RFC 9457. `errors` names the fields that were not accepted, by their control's name. */
export const problem = z.strictObject({
  type: z.literal('about:blank'),
  title: z.string(),
  status: z.int(),
  detail: z.string(),
  code: z.enum(failureCodes),
  errors: z.optional(z.array(z.strictObject({ field: z.string(), message: z.string() }))),
});
export type Problem = z.infer<typeof problem>;

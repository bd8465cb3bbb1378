import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { routes } from './routes.ts';

export const processorPurposes = [
  'mail',
  'sign-in',
  'payments',
  'database',
  'files',
  'traces',
  'stories',
  'voice',
  'pictures',
] as const;

/** Somebody besides those who run this house who gets to see something of a family's. */
export const processor = z.strictObject({ name: z.string(), purpose: z.enum(processorPurposes) });
export type Processor = z.infer<typeof processor>;

export const listProcessors = endpoint(routes.listProcessors, {
  summary: 'Who else processes data here: nobody, unless the configuration adds one',
  status: 200,
  output: z.array(processor),
  failures: [],
});

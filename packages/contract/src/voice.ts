import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { id } from './values.ts';

/** Who may read aloud for this family besides the device itself. */
export const voiceChoice = z.strictObject({
  /** The outside voice that is offered here; null where there is none. */
  voice: z.nullable(z.string()),
  /** Who is sent what it reads; null where it runs on the same machine as the server. */
  host: z.nullable(z.string()),
  /** The family has agreed to it. */
  isOn: z.boolean(),
});
export type VoiceChoice = z.infer<typeof voiceChoice>;

export const getVoice = endpoint({
  method: 'GET',
  path: '/api/voice',
  summary: 'Whether an outside voice is offered here, and whether the family lets it read',
  access: 'family',
  status: 200,
  output: voiceChoice,
  failures: [],
});
export const chooseVoice = endpoint({
  method: 'PUT',
  path: '/api/voice',
  summary: 'Lets the outside voice read for the family, or no longer; kept as a consent',
  access: 'family',
  status: 200,
  body: z.strictObject({ isOn: z.boolean() }),
  output: voiceChoice,
  failures: ['invalid-input', 'not-found'],
});

/** Of narrationPath. */
export const narrationParams = z.strictObject({
  id,
  passage: z.pipe(z.string().check(z.regex(/^(0|[1-9]\d{0,2})$/)), z.transform(Number)),
});

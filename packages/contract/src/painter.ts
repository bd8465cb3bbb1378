import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';

/** Who may make pictures for this family besides our own illustrator. */
export const painterChoice = z.strictObject({
  /** The image model that is offered here; null where there is none. */
  model: z.nullable(z.string()),
  /** Who is told what it paints; null where it runs on the same machine as the server. */
  host: z.nullable(z.string()),
  /** The family has agreed to it. */
  isOn: z.boolean(),
});
export type PainterChoice = z.infer<typeof painterChoice>;

export const getPainter = endpoint({
  method: 'GET',
  path: '/api/painter',
  summary: 'Whether an image model is offered here, and whether the family lets it paint',
  access: 'family',
  status: 200,
  output: painterChoice,
  failures: [],
});
export const choosePainter = endpoint({
  method: 'PUT',
  path: '/api/painter',
  summary: 'Lets the image model paint for the family, or no longer; kept as a consent',
  access: 'family',
  status: 200,
  body: z.strictObject({ isOn: z.boolean() }),
  output: painterChoice,
  failures: ['invalid-input', 'not-found'],
});

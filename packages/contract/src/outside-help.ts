import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { routes } from './routes.ts';

/** What somebody else's machine may do for a family: write its stories, read them aloud, paint their pictures. */
export const helpKinds = ['writer', 'voice', 'painter'] as const;
export type HelpKind = (typeof helpKinds)[number];

const ofKind = z.strictObject({ kind: z.enum(helpKinds) });

export const outsideHelp = z.strictObject({
  /** The model, or model and voice, that is offered here; null where there is none. */
  name: z.nullable(z.string()),
  /** Who is told what it is to do; null where it runs on the same machine as the server. */
  host: z.nullable(z.string()),
  /** The family has agreed to it, and to this very host. */
  isOn: z.boolean(),
});
export type OutsideHelp = z.infer<typeof outsideHelp>;

export const getOutsideHelp = endpoint(routes.getOutsideHelp, {
  summary: 'Whether a model is offered here that writes, reads or paints, and whether the family lets it',
  status: 200,
  params: ofKind,
  output: outsideHelp,
  failures: ['not-found'],
});
export const chooseOutsideHelp = endpoint(routes.chooseOutsideHelp, {
  summary: 'Lets it help the family, or no longer; kept as a consent to its host',
  status: 200,
  params: ofKind,
  body: z.strictObject({ isOn: z.boolean() }),
  output: outsideHelp,
  failures: ['invalid-input', 'not-found'],
});

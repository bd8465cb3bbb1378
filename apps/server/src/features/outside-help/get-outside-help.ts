import type { Endpoints } from '@sagolykta/contract/endpoints';
import type { HelpKind, OutsideHelp } from '@sagolykta/contract/outside-help';
import type { Consents } from '../../ports/consents.ts';
import type { Helpers } from '../../ports/helper.ts';
import type { Operation } from '../operation.ts';
import { mayHelp } from './may-help.ts';

export interface HelpPorts {
  readonly helpers: Helpers;
  readonly consents: Consents;
}

export const getOutsideHelp =
  (ports: HelpPorts): Operation<Endpoints['getOutsideHelp']> =>
  ({ familyId, params }) =>
    helpOf(ports, familyId, params.kind);

/** What is offered, and what the family has said to it. */
export async function helpOf({ helpers, consents }: HelpPorts, familyId: string, kind: HelpKind): Promise<OutsideHelp> {
  const helper = helpers[kind];
  if (helper === undefined) return { name: null, host: null, isOn: false };
  const { name, host } = helper;
  return { name, host, isOn: await mayHelp(consents, familyId, kind, helper) };
}

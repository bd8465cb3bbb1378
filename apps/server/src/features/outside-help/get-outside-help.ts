import type { Endpoints } from '@sagolykta/contract/endpoints';
import type { HelpKind, OutsideHelp } from '@sagolykta/contract/outside-help';
import { mayNarrate } from '@sagolykta/domain/plan';
import type { Consents } from '../../ports/consents.ts';
import { Failure } from '../../ports/failure.ts';
import type { Families } from '../../ports/families.ts';
import type { Helpers } from '../../ports/helper.ts';
import { findFamily } from '../accounts/family/find-family.ts';
import type { Operation } from '../operation.ts';
import { mayHelp } from './may-help.ts';

export interface HelpPorts {
  readonly helpers: Helpers;
  readonly consents: Consents;
}

interface Ports extends HelpPorts {
  readonly families: Families;
}

/** Throws Failure 'not-for-you' where somebody who only reads asks for more than the voice. */
export const getOutsideHelp =
  (ports: Ports): Operation<Endpoints['getOutsideHelp']> =>
  async ({ familyId, session, params: { kind } }) => {
    const help = await helpOf(ports, familyId, kind);
    if (session.role !== 'reader') return help;
    if (kind !== 'voice') throw new Failure('not-for-you');
    // Who reads along has no switches: to them it is on where it can be heard.
    const family = await findFamily(ports.families, familyId);
    return { ...help, isOn: help.isOn && mayNarrate(family) && family.voiceNarration };
  };

/** What is offered, and what the family has said to it. */
export async function helpOf({ helpers, consents }: HelpPorts, familyId: string, kind: HelpKind): Promise<OutsideHelp> {
  const helper = helpers[kind];
  if (helper === undefined) return { name: null, host: null, isOn: false };
  const { name, host } = helper;
  return { name, host, isOn: await mayHelp(consents, familyId, kind, helper) };
}

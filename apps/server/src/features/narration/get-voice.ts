import type { Endpoints } from '@sagolykta/contract/endpoints';
import type { VoiceChoice } from '@sagolykta/contract/voice';
import type { Consents } from '../../ports/consents.ts';
import type { Narrator } from '../../ports/narrator.ts';
import type { Operation } from '../operation.ts';
import { mayOutsideVoiceRead } from './voice-consent.ts';

export interface VoicePorts {
  /** undefined where there is no other voice than the device's own. */
  readonly narrator: Narrator | undefined;
  readonly consents: Consents;
}

export const getVoice =
  (ports: VoicePorts): Operation<Endpoints['getVoice']> =>
  ({ familyId }) =>
    voiceChoiceOf(ports, familyId);

/** What is offered, and what the family has said to it. */
export async function voiceChoiceOf({ narrator, consents }: VoicePorts, familyId: string): Promise<VoiceChoice> {
  if (narrator === undefined) return { voice: null, host: null, isOn: false };
  const { name, host } = narrator;
  return { voice: name, host, isOn: await mayOutsideVoiceRead(consents, familyId, narrator) };
}

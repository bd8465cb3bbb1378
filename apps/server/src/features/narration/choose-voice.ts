import type { Endpoints } from '@sagolykta/contract/endpoints';
import type { Chance } from '../../ports/chance.ts';
import type { Clock } from '../../ports/clock.ts';
import { Failure } from '../../ports/failure.ts';
import type { FileStore } from '../../ports/file-store.ts';
import type { Operation } from '../operation.ts';
import { type VoicePorts, voiceChoiceOf } from './get-voice.ts';
import { removeNarrations } from './narration-files.ts';
import { voiceConsentVersion } from './voice-consent.ts';

interface Ports extends VoicePorts {
  readonly fileStore: FileStore;
  readonly chance: Chance;
  readonly clock: Clock;
}

/** Keeps the yes or the no as a consent; saying the same again adds nothing. With a no, all that was read goes. */
export const chooseVoice =
  (ports: Ports): Operation<Endpoints['chooseVoice']> =>
  async ({ familyId, body }) => {
    const { narrator, consents, fileStore, chance, clock } = ports;
    if (narrator === undefined) throw new Failure('not-found');
    const before = await voiceChoiceOf(ports, familyId);
    if (before.isOn !== body.isOn) {
      const kind = body.isOn ? 'outside-voice-given' : 'outside-voice-withdrawn';
      await consents.add({ id: chance.newId(), familyId, kind, version: voiceConsentVersion(narrator) }, clock());
    }
    if (!body.isOn) await removeNarrations(fileStore, familyId);
    return voiceChoiceOf(ports, familyId);
  };

import type { Endpoints } from '@sagolykta/contract/endpoints';
import type { Chance } from '../../ports/chance.ts';
import type { Clock } from '../../ports/clock.ts';
import { Failure } from '../../ports/failure.ts';
import type { FileStore } from '../../ports/file-store.ts';
import { removeNarrations } from '../narration/narration-files.ts';
import type { Operation } from '../operation.ts';
import { type HelpPorts, helpOf } from './get-outside-help.ts';
import { consentKind, consentVersion } from './may-help.ts';

interface Ports extends HelpPorts {
  readonly fileStore: FileStore;
  readonly chance: Chance;
  readonly clock: Clock;
}

/**
 * Keeps the yes or the no as a consent; saying the same again adds nothing. With a no to the voice all that it read goes;
 * what was written or painted already is the family's, and stays.
 */
export const chooseOutsideHelp =
  (ports: Ports): Operation<Endpoints['chooseOutsideHelp']> =>
  async ({ familyId, params: { kind }, body: { isOn } }) => {
    const { consents, fileStore, chance, clock } = ports;
    const helper = ports.helpers[kind];
    if (helper === undefined) throw new Failure('not-found');
    const before = await helpOf(ports, familyId, kind);
    if (before.isOn !== isOn) {
      const consent = { id: chance.newId(), familyId, kind: consentKind(kind, isOn), version: consentVersion(helper) };
      await consents.add(consent, clock());
    }
    if (kind === 'voice' && !isOn) await removeNarrations(fileStore, familyId);
    return { ...before, isOn };
  };

import type { Endpoints } from '@sagolykta/contract/endpoints';
import type { Chance } from '../../ports/chance.ts';
import type { Clock } from '../../ports/clock.ts';
import { Failure } from '../../ports/failure.ts';
import type { Operation } from '../operation.ts';
import { type ChoicePorts, choiceOf } from './get-story-writer.ts';
import { modelConsentVersion } from './model-consent.ts';

interface Ports extends ChoicePorts {
  readonly chance: Chance;
  readonly clock: Clock;
}

/** Keeps the yes or the no as a consent; saying the same again adds nothing. */
export const chooseStoryWriter =
  (ports: Ports): Operation<Endpoints['chooseStoryWriter']> =>
  async ({ familyId, body }) => {
    const before = await choiceOf(ports, familyId);
    if (before.model === null) throw new Failure('not-found');
    if (before.isOn === body.isOn) return before;
    const kind = body.isOn ? 'model-writer-given' : 'model-writer-withdrawn';
    const consent = { id: ports.chance.newId(), familyId, kind, version: modelConsentVersion } as const;
    await ports.consents.add(consent, ports.clock());
    return choiceOf(ports, familyId);
  };

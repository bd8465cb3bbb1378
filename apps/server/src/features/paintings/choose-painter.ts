import type { Endpoints } from '@sagolykta/contract/endpoints';
import type { Chance } from '../../ports/chance.ts';
import type { Clock } from '../../ports/clock.ts';
import { Failure } from '../../ports/failure.ts';
import type { Operation } from '../operation.ts';
import { type PainterPorts, painterChoiceOf } from './get-painter.ts';
import { painterConsentVersion } from './painter-consent.ts';

interface Ports extends PainterPorts {
  readonly chance: Chance;
  readonly clock: Clock;
}

/** Keeps the yes or the no as a consent; saying the same again adds nothing. What is painted already stays. */
export const choosePainter =
  (ports: Ports): Operation<Endpoints['choosePainter']> =>
  async ({ familyId, body }) => {
    const { painter, consents, chance, clock } = ports;
    if (painter === undefined) throw new Failure('not-found');
    const before = await painterChoiceOf(ports, familyId);
    if (before.isOn === body.isOn) return before;
    const kind = body.isOn ? 'image-model-given' : 'image-model-withdrawn';
    await consents.add({ id: chance.newId(), familyId, kind, version: painterConsentVersion(painter) }, clock());
    return painterChoiceOf(ports, familyId);
  };

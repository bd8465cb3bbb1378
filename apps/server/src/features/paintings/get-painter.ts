import type { Endpoints } from '@sagolykta/contract/endpoints';
import type { PainterChoice } from '@sagolykta/contract/painter';
import type { Consents } from '../../ports/consents.ts';
import type { Painter } from '../../ports/painter.ts';
import type { Operation } from '../operation.ts';
import { mayModelPaint } from './painter-consent.ts';

export interface PainterPorts {
  /** undefined where there are no other pictures than our own. */
  readonly painter: Painter | undefined;
  readonly consents: Consents;
}

export const getPainter =
  (ports: PainterPorts): Operation<Endpoints['getPainter']> =>
  ({ familyId }) =>
    painterChoiceOf(ports, familyId);

/** What is offered, and what the family has said to it. */
export async function painterChoiceOf({ painter, consents }: PainterPorts, familyId: string): Promise<PainterChoice> {
  if (painter === undefined) return { model: null, host: null, isOn: false };
  const { name, host } = painter;
  return { model: name, host, isOn: await mayModelPaint(consents, familyId, painter) };
}

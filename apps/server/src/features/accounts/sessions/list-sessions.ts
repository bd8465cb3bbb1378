import type { Endpoints } from '@sagolykta/contract/endpoints';
import type { Clock } from '../../../ports/clock.ts';
import type { Sessions } from '../../../ports/sessions.ts';
import type { Operation } from '../../operation.ts';

interface Ports {
  readonly sessions: Sessions;
  readonly clock: Clock;
}

export const listSessions =
  ({ sessions, clock }: Ports): Operation<Endpoints['listSessions']> =>
  async ({ familyId, sid }) => {
    const open = await sessions.list(familyId, clock());
    const shown = open.map(({ device, createdAt, sid: other }) => ({ device, createdAt, isCurrent: other === sid }));
    return shown.sort((one, other) => Number(other.isCurrent) - Number(one.isCurrent));
  };

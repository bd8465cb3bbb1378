import type { Endpoints } from '@sagolykta/contract/endpoints';
import type { Sessions } from '../../../ports/sessions.ts';
import type { Operation } from '../../operation.ts';

export const endOtherSessions =
  ({ sessions }: { sessions: Sessions }): Operation<Endpoints['endOtherSessions']> =>
  async ({ familyId, sid }) => {
    await sessions.removeOthers(familyId, sid);
  };

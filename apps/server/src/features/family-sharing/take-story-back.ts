import type { Endpoints } from '@sagolykta/contract/endpoints';
import { Failure } from '../../ports/failure.ts';
import type { SentStories } from '../../ports/sent-stories.ts';
import type { Operation } from '../operation.ts';

interface Ports {
  readonly sentStories: Pick<SentStories, 'takeBack'>;
}

/** Throws Failure 'not-found' where it was not sent. */
export const takeStoryBack =
  ({ sentStories }: Ports): Operation<Endpoints['takeStoryBack']> =>
  async ({ familyId, params: { id, member } }) => {
    if (!(await sentStories.takeBack({ familyId, id }, member))) throw new Failure('not-found');
  };

/** By the reader. Throws Failure 'not-found' where nothing lies there. */
export const putSentStoryAway =
  ({ sentStories }: Ports): Operation<Endpoints['putSentStoryAway']> =>
  async ({ familyId, session, params: { id } }) => {
    if (!(await sentStories.takeBack({ familyId, id }, session.accountId))) throw new Failure('not-found');
  };

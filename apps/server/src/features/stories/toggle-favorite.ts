import type { Endpoints } from '@sagolykta/contract/endpoints';
import type { Clock } from '../../ports/clock.ts';
import { Failure } from '../../ports/failure.ts';
import type { Stories } from '../../ports/stories.ts';
import type { Operation } from '../operation.ts';

interface Ports {
  readonly stories: Stories;
  readonly clock: Clock;
}

export const toggleFavorite =
  ({ stories, clock }: Ports): Operation<Endpoints['toggleFavorite']> =>
  async ({ familyId, params }) => {
    const isFavorite = await stories.toggleFavorite({ familyId, id: params.id }, clock());
    if (isFavorite === undefined) throw new Failure('not-found');
    return { isFavorite };
  };

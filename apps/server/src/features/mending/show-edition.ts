import type { Endpoints } from '@sagolykta/contract/endpoints';
import { Failure } from '../../ports/failure.ts';
import type { Operation } from '../operation.ts';
import { findMendable, type MendingPorts } from './mend.ts';

/** The shown edition and the other change places; nothing happens where it is shown already. */
export const showEdition =
  ({ mendedStories, clock }: MendingPorts): Operation<Endpoints['showEdition']> =>
  async ({ familyId, params: { id }, body }) => {
    const key = { familyId, id };
    const { content, parts, pictures, trace, otherEdition, isOwnEdition, edition } = await findMendable(
      mendedStories,
      key,
    );
    const isWanted = (body.shown === 'own') === isOwnEdition;
    if (isWanted) return;
    if (otherEdition === null || edition !== body.edition) throw new Failure('conflict');
    const shown = {
      ...otherEdition,
      trace,
      otherEdition: { content, parts, pictures },
      isOwnEdition: !isOwnEdition,
    };
    if (!(await mendedStories.keep(key, edition, shown, clock()))) throw new Failure('conflict');
  };

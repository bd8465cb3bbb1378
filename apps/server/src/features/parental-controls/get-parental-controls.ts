import type { Endpoints } from '@sagolykta/contract/endpoints';
import type { ParentalControls } from '../../ports/parental-controls.ts';
import type { Operation } from '../operation.ts';
import { controlsView } from './controls-view.ts';

export const getParentalControls =
  ({ parentalControls }: { parentalControls: ParentalControls }): Operation<Endpoints['getParentalControls']> =>
  async ({ familyId }) =>
    controlsView(await parentalControls.of(familyId));

import type { Endpoints } from '@sagolykta/contract/endpoints';
import { Failure } from '../../ports/failure.ts';
import type { Operation } from '../operation.ts';
import { requireCurrent } from './current-subscription.ts';
import { paymentsOf, type SubscriptionPorts } from './subscription-ports.ts';

export const openSubscriptionPortal =
  (ports: SubscriptionPorts): Operation<Endpoints['openSubscriptionPortal']> =>
  async ({ familyId }) => {
    const { customerId } = await requireCurrent(ports, familyId);
    const url = await paymentsOf(ports).openPortal(customerId);
    if (url === null) throw new Failure('not-found');
    return { url };
  };

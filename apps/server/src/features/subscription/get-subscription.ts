import type { Endpoints } from '@sagolykta/contract/endpoints';
import type { Operation } from '../operation.ts';
import type { SubscriptionPorts } from './subscription-ports.ts';
import { viewSubscription } from './subscription-view.ts';

export const getSubscription =
  (ports: SubscriptionPorts): Operation<Endpoints['getSubscription']> =>
  ({ familyId }) =>
    viewSubscription(ports, familyId);

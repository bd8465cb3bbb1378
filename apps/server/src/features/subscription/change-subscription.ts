import type { Endpoints } from '@sagolykta/contract/endpoints';
import { subscriptionChoices } from '@sagolykta/domain/subscription';
import { Failure } from '../../ports/failure.ts';
import type { Operation } from '../operation.ts';
import type { AskForPin } from '../parental-controls/ask-for-pin.ts';
import { requireCurrent } from './current-subscription.ts';
import { refreshSubscription } from './refresh-subscription.ts';
import { paymentsOf, type SubscriptionPorts } from './subscription-ports.ts';
import { viewSubscription } from './subscription-view.ts';

/** The family keeps what is paid for, and it ends there. */
export const cancelSubscription =
  (ports: SubscriptionPorts): Operation<Endpoints['cancelSubscription']> =>
  async ({ familyId }) => {
    const current = await requireCurrent(ports, familyId);
    if (!subscriptionChoices(current, ports.clock()).mayCancel) throw new Failure('conflict');
    await paymentsOf(ports).cancel(current.id);
    await refreshSubscription(ports, current.id);
    return viewSubscription(ports, familyId);
  };

export const resumeSubscription =
  (ports: SubscriptionPorts & { readonly askForPin: AskForPin }): Operation<Endpoints['resumeSubscription']> =>
  async ({ familyId, sid }) => {
    await ports.askForPin({ familyId, sid });
    const current = await requireCurrent(ports, familyId);
    if (!subscriptionChoices(current, ports.clock()).mayResume) throw new Failure('conflict');
    await paymentsOf(ports).resume(current.id);
    await refreshSubscription(ports, current.id);
    return viewSubscription(ports, familyId);
  };

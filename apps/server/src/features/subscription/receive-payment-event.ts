import type { Endpoints } from '@sagolykta/contract/endpoints';
import type { PaymentEvents } from '../../ports/payment-events.ts';
import type { Operation } from '../operation.ts';
import { refreshSubscription } from './refresh-subscription.ts';
import { settleCheckout } from './settle-checkout.ts';
import { paymentsOf, type SubscriptionPorts } from './subscription-ports.ts';

interface Ports extends SubscriptionPorts {
  readonly paymentEvents: PaymentEvents;
}

/**
 * Takes in the provider's news, once each. What the news says is not believed: it only says what to ask about. Throws
 * Failure 'invalid-input' for what the provider has not signed, 'unavailable' when it is to be sent again.
 */
export const receivePaymentEvent =
  (ports: Ports): Operation<Endpoints['receivePaymentEvent']> =>
  async ({ body, signature }) => {
    const event = paymentsOf(ports).readEvent(Buffer.from(body), signature);
    if (event === undefined || (await ports.paymentEvents.isDone(event.id))) return { received: true };
    await ports.paymentEvents.receive(event.id, ports.clock());
    if (event.subscriptionId !== null) await refreshSubscription(ports, event.subscriptionId);
    if (event.openedCheckoutId !== null) {
      const checkout = await ports.checkouts.findByOpenedId(event.openedCheckoutId);
      if (checkout !== undefined) await settleCheckout(ports, checkout);
    }
    await ports.paymentEvents.finish(event.id, ports.clock());
    return { received: true };
  };

import type { PaymentEvents } from '../../ports/payment-events.ts';
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
  (ports: Ports) =>
  async (body: Buffer, signature: string): Promise<void> => {
    const event = paymentsOf(ports).readEvent(body, signature);
    if (event === undefined || (await ports.paymentEvents.isDone(event.id))) return;
    await ports.paymentEvents.receive(event.id, ports.clock());
    if (event.subscriptionId !== null) await refreshSubscription(ports, event.subscriptionId);
    if (event.openedCheckoutId !== null) {
      const checkout = await ports.checkouts.findByOpenedId(event.openedCheckoutId);
      if (checkout !== undefined) await settleCheckout(ports, checkout);
    }
    await ports.paymentEvents.finish(event.id, ports.clock());
  };

import type { Endpoints } from '@sagolykta/contract/endpoints';
import type { Checkout } from '@sagolykta/contract/subscription';
import { premium } from '@sagolykta/domain/plan';
import { daysAfter, isPremium, mayTry, monthAfter } from '@sagolykta/domain/subscription';
import type { Chance } from '../../ports/chance.ts';
import type { CheckoutHolder, KeptCheckout } from '../../ports/checkouts.ts';
import { Failure } from '../../ports/failure.ts';
import type { OpenedCheckout, Payments } from '../../ports/payments.ts';
import type { RateLimiter } from '../../ports/rate-limiter.ts';
import { Answer, type Operation } from '../operation.ts';
import type { AskForPin } from '../parental-controls/ask-for-pin.ts';
import { refuseTooMany } from '../refuse-too-many.ts';
import { claimCheckout } from './claim-checkout.ts';
import { settleCheckout } from './settle-checkout.ts';
import { paymentsOf, type SubscriptionPorts } from './subscription-ports.ts';

interface Ports extends SubscriptionPorts {
  readonly rateLimiter: RateLimiter;
  readonly askForPin: AskForPin;
  readonly chance: Chance;
}

type Create = Endpoints['createTestSubscription'];

const checkoutRule = { name: 'checkout', most: 30, perSeconds: 60 } as const;
/** By address: a browser without cookies is always new. A household, a nursery or a whole town may share one. */
const visitorsFromAnAddress = { name: 'visitor-checkout-address', most: 60, perSeconds: 3600 } as const;
/** And all of them together. */
const visitorsRule = { name: 'visitor-checkout', most: 300, perSeconds: 60 } as const;

/** Begins a checkout or goes on with the one that is open. 'conflict': it has been paid for already. */
export const createTestSubscription =
  (ports: Ports): Operation<Create> =>
  async (call) => {
    const payments = paymentsOf(ports);
    const { familyId } = call;
    if (familyId === null) await refuseVisitors(ports.rateLimiter, call.sender);
    else await refuseTooMany(ports.rateLimiter, checkoutRule, familyId);
    if (familyId !== null) await ports.askForPin({ familyId, sid: call.sid });
    const browserToken = call.browserToken ?? ports.chance.newToken();
    const beside = familyId === null && call.browserToken === null ? { browserToken } : {};
    const holder = familyId === null ? { browserToken } : { familyId };
    const order = familyId === null ? visitorsOrder : await familysOrder(ports, familyId, call.browserToken);

    const unsettled = await ports.checkouts.findUnsettled(holder);
    const opened = unsettled && (await settleCheckout(ports, unsettled));
    if (opened?.state === 'complete' || (await isSubscribed(ports, familyId))) throw new Failure('conflict');
    if (opened !== undefined && unsettled?.withTrial === order.withTrial)
      return new Answer(view(payments, opened, order, ports), beside);
    if (opened !== undefined && unsettled !== undefined) await ports.checkouts.settle(unsettled.id, ports.clock());

    const begun = await begin(ports, payments, holder, order.withTrial);
    const fresh = await payments.openCheckout({ ...order, checkoutId: begun.id, withTrial: begun.withTrial });
    await ports.checkouts.noteOpened(begun.id, fresh.id);
    return new Answer(view(payments, fresh, order, ports), beside);
  };

async function refuseVisitors(rateLimiter: RateLimiter, sender: string): Promise<void> {
  await refuseTooMany(rateLimiter, visitorsFromAnAddress, sender);
  await refuseTooMany(rateLimiter, visitorsRule, 'all');
}

const visitorsOrder = { customerId: null, email: null, withTrial: true } as const;

async function familysOrder(ports: Ports, familyId: string, browserToken: string | null) {
  await claimCheckout(ports)({ familyId, browserToken });
  const [family, earlier] = await Promise.all([ports.families.find(familyId), ports.subscriptions.list(familyId)]);
  const known = earlier.find(({ provider }) => provider === ports.payments?.provider);
  return { customerId: known?.customerId ?? null, email: family?.email ?? null, withTrial: mayTry(earlier) };
}

async function isSubscribed({ subscriptions, clock }: Ports, familyId: string | null): Promise<boolean> {
  if (familyId === null) return false;
  return (await subscriptions.list(familyId)).some((subscription) => isPremium(subscription, clock()));
}

function begin(ports: Ports, payments: Payments, holder: CheckoutHolder, withTrial: boolean): Promise<KeptCheckout> {
  const { checkouts, chance, clock } = ports;
  return checkouts.begin(holder, { id: chance.newId(), withTrial, provider: payments.provider }, clock());
}

function view(
  payments: Payments,
  { clientSecret }: OpenedCheckout,
  { withTrial }: { readonly withTrial: boolean },
  { clock }: Ports,
): Checkout {
  const { provider, mode, publishableKey } = payments;
  const now = clock();
  const trialEndsAt = withTrial ? daysAfter(now, premium.trialDays) : null;
  const firstPaymentAt = trialEndsAt ?? now.toISOString();
  return {
    clientSecret,
    provider,
    mode,
    publishableKey,
    trialEndsAt,
    firstPaymentAt,
    renewsAt: monthAfter(firstPaymentAt),
  };
}

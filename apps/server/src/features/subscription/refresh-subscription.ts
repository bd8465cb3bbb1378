import { isPremium, mayTry } from '@sagolykta/domain/subscription';
import { Failure } from '../../ports/failure.ts';
import type { PaidSubscription } from '../../ports/payments.ts';
import { confirmByLetter, switchOnNarration } from './begin-premium.ts';
import { paymentsOf, type SubscriptionPorts } from './subscription-ports.ts';

/** More callers at once than any family has. */
const mostTries = 20;

/**
 * Asks the provider what a subscription is now, and keeps that. Whoever asks first may be overtaken by another who asked
 * later: then it asks again, so that what is kept is never older than what was. Early, late and double news all end here,
 * and all come to the same. False when the subscription belongs to no family of ours.
 */
export async function refreshSubscription(ports: SubscriptionPorts, id: string): Promise<boolean> {
  const { subscriptions, checkouts, clock } = ports;
  const payments = paymentsOf(ports);
  for (let tries = 0; tries < mostTries; tries += 1) {
    const known = await subscriptions.findVersion(id);
    const found = await payments.findSubscription(id);
    if (found === undefined) return false;
    const familyId = known?.familyId ?? (await familyOf(found));
    if (familyId === null) return false;
    const kept = known === undefined ? await withoutDouble(ports, familyId, found) : found;
    const version = known?.version ?? 0;
    const subscription = { ...kept, provider: payments.provider };
    const outcome = await subscriptions.keep(familyId, subscription, version, clock());
    if (outcome === 'outdated') continue;
    if (outcome === 'no-family') return false;
    if (known === undefined) await endWhatIsOwed(ports, familyId, id);
    if (isPremium(subscription, clock())) {
      if (known === undefined) await switchOnNarration(ports, familyId);
      await confirmByLetter(ports, familyId, subscription);
    }
    return true;
  }
  throw new Failure('unavailable', { retryAfter: 5 });

  async function familyOf({ checkoutId }: PaidSubscription): Promise<string | null> {
    if (checkoutId === null) return null;
    return (await checkouts.find(checkoutId))?.familyId ?? null;
  }
}

/** A family that begins anew is not asked for what an older subscription still owes. */
async function endWhatIsOwed(ports: SubscriptionPorts, familyId: string, newcomerId: string): Promise<void> {
  const payments = paymentsOf(ports);
  for (const { id, status, provider } of await ports.subscriptions.list(familyId)) {
    if (id === newcomerId || status !== 'past-due' || provider !== payments.provider) continue;
    await payments.end(id, { refund: false });
    await refreshSubscription(ports, id);
  }
}

/** What a visitor paid and brings to a family that has Premium already, or had its trial, is undone at once. */
async function withoutDouble(
  ports: SubscriptionPorts,
  familyId: string,
  newcomer: PaidSubscription,
): Promise<PaidSubscription> {
  const payments = paymentsOf(ports);
  const others = (await ports.subscriptions.list(familyId)).filter(({ id }) => id !== newcomer.id);
  const hasPremium = others.some((other) => isPremium(other, ports.clock()));
  const hasTried = newcomer.trialEndsAt !== null && !mayTry(others);
  if (!hasPremium && !hasTried) return newcomer;
  await payments.end(newcomer.id, { refund: true });
  return (await payments.findSubscription(newcomer.id)) ?? newcomer;
}

import { Failure } from '../../ports/failure.ts';
import type { KeptSubscription } from '../../ports/subscriptions.ts';
import { confirmationLetter } from './confirmation-letter.ts';
import { paymentsOf, type SubscriptionPorts } from './subscription-ports.ts';

/** The voice is what Premium was bought for: it need not be looked for in the settings first. */
export async function switchOnNarration({ families, clock }: SubscriptionPorts, familyId: string): Promise<void> {
  await families.changePreferences(familyId, { voiceNarration: true }, clock());
}

/**
 * Sends the letter with the terms, once. One that could not be handed over is sent the next time the subscription is
 * looked after; so is that of a guest who has no address yet.
 */
export async function confirmByLetter(
  ports: SubscriptionPorts,
  familyId: string,
  subscription: KeptSubscription,
): Promise<void> {
  const { families, subscriptions, mailer, clock } = ports;
  const family = await families.find(familyId);
  if (family === undefined || family.email === null) return;
  const key = { familyId, id: subscription.id };
  if (!(await subscriptions.claimConfirmation(key, clock()))) return;
  const { email: to, language, timeZone } = family;
  const isTest = paymentsOf(ports).mode === 'test';
  const letter = confirmationLetter(language, subscription, { timeZone, now: clock(), isTest });
  try {
    await mailer.send({ ...letter, to, language, familyId });
  } catch (error) {
    await subscriptions.giveBackConfirmation(key);
    if (!(error instanceof Failure)) throw error;
  }
}

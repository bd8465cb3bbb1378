import type { Family } from '../../ports/families.ts';
import type { Mailer } from '../../ports/mail.ts';
import type { Withdrawal, Withdrawals } from '../../ports/withdrawals.ts';
import { refreshSubscription } from './refresh-subscription.ts';
import { paymentsOf, type SubscriptionPorts } from './subscription-ports.ts';
import { withdrawalReceipt } from './withdrawal-receipt.ts';

export interface WithdrawalPorts extends SubscriptionPorts {
  readonly withdrawals: Withdrawals;
}

/** Does what has been confirmed. Each step may be done again, so what was broken off is finished by the next to come. */
export async function completeWithdrawal(
  ports: WithdrawalPorts,
  key: Pick<Withdrawal, 'familyId' | 'id'>,
): Promise<void> {
  const { withdrawals, families, clock } = ports;
  const withdrawal = await withdrawals.find(key);
  if (withdrawal?.confirmedAt == null || withdrawal.isReceiptSent) return;
  const refunded = await paymentsOf(ports).end(withdrawal.subscriptionId, { refund: true });
  await withdrawals.noteRefund(withdrawal, refunded);
  await refreshSubscription(ports, withdrawal.subscriptionId);
  const family = await families.find(withdrawal.familyId);
  if (family !== undefined) await sendReceipt(ports.mailer, family, withdrawal.confirmedAt, refunded);
  await withdrawals.noteReceipt(withdrawal, clock());
}

/** A family without an address finds the same in its settings. */
async function sendReceipt(mailer: Mailer, family: Family, confirmedAt: string, refunded: number): Promise<void> {
  if (family.email === null) return;
  const { language } = family;
  const words = withdrawalReceipt(language, { confirmedAt, timeZone: family.timeZone, refunded });
  await mailer.send({ ...words, to: family.email, language, familyId: family.id });
}

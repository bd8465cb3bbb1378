import type { Endpoints } from '@sagolykta/contract/endpoints';
import { subscriptionChoices } from '@sagolykta/domain/subscription';
import type { Chance } from '../../ports/chance.ts';
import { Failure } from '../../ports/failure.ts';
import { findFamily } from '../accounts/family/find-family.ts';
import type { Operation } from '../operation.ts';
import { completeWithdrawal, type WithdrawalPorts } from './complete-withdrawal.ts';
import { requireCurrent } from './current-subscription.ts';
import { paymentsOf } from './subscription-ports.ts';
import { viewSubscription } from './subscription-view.ts';

/** The first step: nothing happens yet, but what would. */
export const beginWithdrawal =
  (ports: WithdrawalPorts & { readonly chance: Chance }): Operation<Endpoints['beginWithdrawal']> =>
  async ({ familyId }) => {
    const current = await requireCurrent(ports, familyId);
    const now = ports.clock();
    if (!subscriptionChoices(current, now).mayWithdraw) throw new Failure('conflict');
    const receipts = await paymentsOf(ports).receipts(current);
    const { email } = await findFamily(ports.families, familyId);
    const id = ports.chance.newId();
    await ports.withdrawals.begin({ id, familyId, subscriptionId: current.id }, now);
    const refund = receipts.reduce((sum, { amount, refunded }) => sum + amount - refunded, 0);
    return { id, startedAt: current.startedAt, refund, receiptTo: email };
  };

/** The second step. Confirmed twice, it is done once; what counts is when it was confirmed first. */
export const confirmWithdrawal =
  (ports: WithdrawalPorts): Operation<Endpoints['confirmWithdrawal']> =>
  async ({ familyId, params }) => {
    const withdrawal = await ports.withdrawals.find({ familyId, id: params.id });
    if (withdrawal === undefined) throw new Failure('not-found');
    const subscription = (await ports.subscriptions.list(familyId)).find(({ id }) => id === withdrawal.subscriptionId);
    if (subscription === undefined) throw new Failure('not-found');
    if (withdrawal.confirmedAt === null) {
      if (!subscriptionChoices(subscription, ports.clock()).mayWithdraw) throw new Failure('conflict');
      await ports.withdrawals.confirm(withdrawal, ports.clock());
    }
    await completeWithdrawal(ports, { familyId, id: params.id });
    return viewSubscription(ports, familyId);
  };

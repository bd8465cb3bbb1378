import type { Endpoints } from '@sagolykta/contract/endpoints';
import type { Operation } from '../operation.ts';
import type { SubscriptionPorts } from './subscription-ports.ts';

export const listReceipts =
  ({ payments, subscriptions }: SubscriptionPorts): Operation<Endpoints['listReceipts']> =>
  async ({ familyId }) => {
    if (payments === null) return [];
    const own = (await subscriptions.list(familyId)).filter(({ provider }) => provider === payments.provider);
    const receipts = await Promise.all(own.map((subscription) => payments.receipts(subscription)));
    return receipts.flat();
  };

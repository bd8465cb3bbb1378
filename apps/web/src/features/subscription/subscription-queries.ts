import { queryOptions } from '@tanstack/react-query';
import { api } from '../../shared/api/api.ts';

export const subscriptionQuery = queryOptions({
  queryKey: ['/api/subscription'],
  queryFn: () => api.getSubscription(),
});
export const receiptsQuery = queryOptions({
  queryKey: ['/api/subscription/receipts'],
  queryFn: () => api.listReceipts(),
});

import { routes } from '@sagolykta/contract/routes';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../shared/api/api.ts';

export const subscriptionQuery = queryOptions({
  queryKey: [routes.getSubscription.path],
  queryFn: () => api.getSubscription(),
});
export const receiptsQuery = queryOptions({
  queryKey: [routes.listReceipts.path],
  queryFn: () => api.listReceipts(),
});

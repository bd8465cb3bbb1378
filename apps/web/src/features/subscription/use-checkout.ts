import { CallError } from '@sagolykta/contract/call-error';
import { routes } from '@sagolykta/contract/routes';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLocation } from 'wouter';
import { api } from '../../shared/api/api.ts';
import { useTexts } from '../../shared/messages/language.tsx';
import { tell } from '../../shared/ui/notice-store.ts';
import { subscribeTexts } from './subscribe-texts.ts';

/** A checkout; 'paid' when that has happened already; null where the server takes no payments. Begun anew at every visit: an old one may have run out. */
export const checkoutQuery = queryOptions({
  queryKey: [routes.createTestSubscription.path],
  queryFn: async () => {
    try {
      return await api.createTestSubscription();
    } catch (failure) {
      if (!(failure instanceof CallError)) throw failure;
      if (failure.code === 'conflict') return 'paid';
      if (failure.status === 404 || failure.code === 'unavailable') return null;
      throw failure;
    }
  },
  gcTime: 0,
});

/** undefined while it is on its way; one that cannot be begun leads away with a notice, as the specification says. */
export function useCheckout() {
  const text = useTexts(subscribeTexts);
  const [, navigate] = useLocation();
  const { data: checkout, error } = useQuery(checkoutQuery);
  const hasFailed = error !== null;
  const lacksSecret = checkout != null && checkout !== 'paid' && checkout.clientSecret === null;
  useEffect(() => {
    if (hasFailed) {
      tell({ ...text.failed, kind: 'danger' });
      navigate('/settings', { replace: true });
    }
    if (lacksSecret) {
      tell({ ...text.noSecret, kind: 'danger' });
      navigate('/', { replace: true });
    }
  }, [hasFailed, lacksSecret, navigate, text]);
  return lacksSecret ? undefined : checkout;
}

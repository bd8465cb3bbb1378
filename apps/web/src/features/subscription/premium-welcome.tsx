import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLocation } from 'wouter';
import { api } from '../../shared/api/api.ts';
import { statsQuery, userQuery } from '../../shared/api/queries.ts';
import { useTexts } from '../../shared/messages/language.tsx';
import { tell } from '../../shared/ui/notice-store.ts';
import { subscribeTexts } from './subscribe-texts.ts';

/** How often the server is asked before the family is told to wait, and how long between, in milliseconds. */
const tries = 4;
const pause = 1500;

/** Home after a payment: asks the server to ask the provider, so that no late message keeps Premium waiting. */
export function PremiumWelcome() {
  const text = useTexts(subscribeTexts);
  const queries = useQueryClient();
  const [, navigate] = useLocation();
  useEffect(() => {
    const leaving = new AbortController();
    void isSubscribed(leaving.signal).then((subscribed) => {
      if (leaving.signal.aborted) return;
      void queries.invalidateQueries({ queryKey: userQuery.queryKey });
      void queries.invalidateQueries({ queryKey: statsQuery.queryKey });
      tell(subscribed ? text.welcome : text.waiting);
      navigate('/', { replace: true });
    });
    return () => leaving.abort();
  }, [queries, navigate, text]);
  return null;
}

async function isSubscribed(signal: AbortSignal): Promise<boolean> {
  for (let count = 0; count < tries && !signal.aborted; count += 1) {
    const known = await api.syncSubscription({}, { signal }).catch(() => undefined);
    if (known?.isSubscribed) return true;
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
  return false;
}

import { CallError } from '@sagolykta/contract/call-error';
import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { leaveForLogin } from './leave-for-login.ts';

function onError(error: Error): void {
  if (error instanceof CallError && error.status === 401) leaveForLogin();
}

/**
 * Reads never go stale, are not retried and not fetched again on focus: what an action changes, it refreshes.
 * A lost session is met in this one place.
 */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({ onError }),
    defaultOptions: {
      queries: {
        staleTime: Number.POSITIVE_INFINITY,
        gcTime: Number.POSITIVE_INFINITY,
        retry: false,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
      },
      mutations: { retry: false },
    },
  });
}

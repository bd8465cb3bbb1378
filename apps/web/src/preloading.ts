import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLocation } from 'wouter';
import { idle } from './shared/idle.ts';

interface Preloadable {
  readonly preload: () => Promise<unknown>;
}

/** Long enough for the first screen to have everything it asked for, in milliseconds. */
const calm = 1500;

/** Fetches the other screens' chunks once the first one stands, and at `next` places the one that surely follows. */
export function usePreloading(routes: readonly Preloadable[], next: Readonly<Record<string, Preloadable>>): void {
  const [path] = useLocation();
  const queries = useQueryClient();
  // A chunk that does not come is asked for again when its screen is opened.
  useEffect(() => {
    idle()
      .then(() => next[path]?.preload())
      .catch(() => {});
  }, [path, next]);
  useEffect(() => {
    let timer = 0;
    let isLeft = false;
    const preloadInCalm = () => {
      timer = window.setTimeout(async () => {
        if (queries.isFetching() > 0 || document.readyState !== 'complete') return preloadInCalm();
        for (const route of routes) {
          // One screen at a time and between two taps: to run a new chunk takes the phone a moment.
          await idle();
          if (isLeft) return;
          await route.preload().catch(() => {});
        }
      }, calm);
    };
    preloadInCalm();
    return () => {
      isLeft = true;
      clearTimeout(timer);
    };
  }, [routes, queries]);
}

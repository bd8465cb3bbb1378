import { useEffect } from 'react';
import { isSheet } from './shared/ui/use-search-word.ts';

/**
 * A step forward in the app begins at the top, and a screen reader or keyboard at the new screen's main part, as after
 * any page load. A step back is left to the browser, which knows where one was.
 */
export function useArrival(): void {
  useEffect(() => {
    const arrive = () => {
      // A sheet over the screen is part of the address, but no other place.
      if (isSheet(history.state)) return;
      scrollTo({ top: 0, behavior: 'instant' });
      requestAnimationFrame(() => document.getElementById('main')?.focus({ preventScroll: true }));
    };
    // wouter announces its navigations under the name of the call that made them.
    addEventListener('pushState', arrive);
    return () => removeEventListener('pushState', arrive);
  }, []);
}

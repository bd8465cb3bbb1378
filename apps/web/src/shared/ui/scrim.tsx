import { useEffect } from 'react';
import { dismissNotice } from './notice-store.ts';

/**
 * Dims what lies under a sheet and holds it still (`html:has(.scrim)` in ui.css). Not Radix's overlay: that one writes a
 * style element into the page, which our content security policy rightly refuses.
 */
export function Scrim() {
  // Whoever opens a sheet has seen the notice that would lie on it.
  useEffect(dismissNotice, []);
  return <div aria-hidden="true" className="scrim fixed inset-0 z-30" />;
}

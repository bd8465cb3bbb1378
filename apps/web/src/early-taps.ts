import { useEffect } from 'react';

/** Left by build/remember-taps.js, which stands in a page that came with its words. */
interface EarlyTaps {
  readonly buttons: Set<HTMLButtonElement>;
  readonly typed: Map<HTMLInputElement, string>;
  isOver: boolean;
}

const earlyTaps = () => (window as { earlyTaps?: EarlyTaps }).earlyTaps;

/**
 * To be called right before hydrateRoot, which has made the whole screen live when it returns: nothing is tapped or typed
 * in between. What came before is replayed by nobody else.
 */
export function endEarlyTaps(): void {
  const taps = earlyTaps();
  if (taps !== undefined) taps.isOver = true;
}

/** Does, as soon as the screen is live, what was tapped and typed before. */
export function useEarlyTaps(): void {
  useEffect(() => {
    const taps = earlyTaps();
    if (taps === undefined) return;
    for (const [field, text] of taps.typed) typeAgain(field, text);
    for (const button of taps.buttons) {
      delete button.dataset.awaited;
      button.click();
    }
    taps.typed.clear();
    taps.buttons.clear();
  }, []);
}

/** Made live, the field holds what the screen began with. */
function typeAgain(field: HTMLInputElement, text: string): void {
  field.value = text;
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

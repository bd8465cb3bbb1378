import { useEffect } from 'react';

/** Left by build/remember-taps.js, which stands in a page that came with its words. */
interface EarlyTaps {
  readonly buttons: Set<HTMLButtonElement>;
  isOver: boolean;
}

const earlyTaps = () => (window as { earlyTaps?: EarlyTaps }).earlyTaps;

/**
 * To be called right before hydrateRoot: from then on React hears every tap, and makes live at once what was tapped. It
 * replays none that came before it listened.
 */
export function endEarlyTaps(): void {
  const taps = earlyTaps();
  if (taps !== undefined) taps.isOver = true;
}

/** Does, as soon as the screen is live, what was tapped before. */
export function useEarlyTaps(): void {
  useEffect(() => {
    const buttons = [...(earlyTaps()?.buttons ?? [])];
    earlyTaps()?.buttons.clear();
    for (const button of buttons) {
      delete button.dataset.awaited;
      button.click();
    }
  }, []);
}

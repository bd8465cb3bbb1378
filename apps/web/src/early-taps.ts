import { useEffect } from 'react';

/** Left by build/remember-taps.js, which stands in a page that came with its words. */
interface EarlyTaps {
  readonly buttons: Set<HTMLButtonElement>;
  readonly typed: Map<HTMLInputElement, string>;
  isOver: boolean;
}

const earlyTaps = () => (window as { earlyTaps?: EarlyTaps }).earlyTaps;

/**
 * To be called right before hydrateRoot: from then on React hears every tap and letter, and makes live at once what they
 * are for. It replays none that came before it listened.
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

/** React has taken what it found in the field for what it put there, and would not see it as typed. */
function typeAgain(field: HTMLInputElement, text: string): void {
  field.value = '';
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

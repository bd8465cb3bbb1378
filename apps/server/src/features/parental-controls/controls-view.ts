import type { ParentalControls } from '@sagolykta/contract/parental-controls';
import type { KeptControls } from '../../ports/parental-controls.ts';

/** The rules as the family sees them: that there is a PIN, never what it is. */
export function controlsView({ storiesPerEvening, bedtime, avoid, pinHash }: KeptControls): ParentalControls {
  return {
    storiesPerEvening,
    bedtime: bedtime && { from: bedtime.from, to: bedtime.to },
    avoid: [...avoid],
    hasPin: pinHash !== null,
  };
}

import { openSpeechModel } from '../adapters/model-provider/open-model.ts';
import { speechNarrator } from '../adapters/narrator/speech-narrator.ts';
import { addressOf, hostBeyond } from '../config/provider.ts';
import { hearPassage } from '../features/narration/hear-passage.ts';
import type { Ground } from './ground.ts';

/** A voice that is not the device's own. */
export function composeNarration(ground: Ground) {
  const { families, stories, consents, fileStore, rateLimiter, logger } = ground;
  const narrator = configuredNarrator(ground);
  return {
    narrator,
    operations: {
      hearPassage: hearPassage({
        families,
        stories,
        consents,
        fileStore,
        rateLimiter,
        narrator,
        report: (event) => logger.warn(event, 'left to the device’s own voice'),
      }),
    },
  };
}

function configuredNarrator({ config: { voice }, clock }: Ground) {
  if (voice === undefined) return undefined;
  const address = addressOf(voice);
  const openModel = () => openSpeechModel({ ...voice, address });
  return speechNarrator({ ...voice, host: hostBeyond(address), openModel, clock });
}

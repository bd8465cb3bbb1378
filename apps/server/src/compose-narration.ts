import type { FastifyBaseLogger } from 'fastify';
import { openSpeechModel } from './adapters/narrator/open-speech-model.ts';
import { speechNarrator } from './adapters/narrator/speech-narrator.ts';
import type { Config } from './config.ts';
import { chooseVoice } from './features/narration/choose-voice.ts';
import { getVoice } from './features/narration/get-voice.ts';
import { hearPassage } from './features/narration/hear-passage.ts';
import type { Chance } from './ports/chance.ts';
import type { Clock } from './ports/clock.ts';
import type { Consents } from './ports/consents.ts';
import type { Families } from './ports/families.ts';
import type { FileStore } from './ports/file-store.ts';
import type { RateLimiter } from './ports/rate-limiter.ts';
import type { Stories } from './ports/stories.ts';
import { hostBeyond, providerAddress } from './provider-address.ts';

interface NarrationSurroundings {
  readonly config: Config;
  readonly families: Families;
  readonly stories: Stories;
  readonly consents: Consents;
  readonly fileStore: FileStore;
  readonly rateLimiter: RateLimiter;
  readonly chance: Chance;
  readonly clock: Clock;
  readonly logger: FastifyBaseLogger;
}

/** The part of the wiring behind a voice that is not the device's own: from compose.ts, read top to bottom like it. */
export function composeNarration({ config, logger, ...ports }: NarrationSurroundings) {
  const narrator = configuredNarrator(config, ports.clock);
  const voicePorts = { ...ports, narrator };
  return {
    operations: { getVoice: getVoice(voicePorts), chooseVoice: chooseVoice(voicePorts) },
    hearPassage: hearPassage({
      ...voicePorts,
      report: (event) => logger.warn(event, 'left to the device’s own voice'),
    }),
  };
}

function configuredNarrator({ voice }: Config, clock: Clock) {
  if (voice === undefined) return undefined;
  const address = providerAddress(voice) ?? '';
  return speechNarrator({
    ...voice,
    host: hostBeyond(address),
    openModel: () => openSpeechModel({ ...voice, address }),
    clock,
  });
}

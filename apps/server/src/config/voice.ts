import { z } from 'zod';
import { ConfigError } from './config-error.ts';
import { type ProviderPlace, readProvider } from './provider.ts';
import { httpAddress, seconds } from './variable-shapes.ts';

const providers = ['openai', 'openai-compatible'] as const;

export interface VoiceConfig extends ProviderPlace {
  /** Which of the model's voices. */
  readonly voice: string;
  /** Milliseconds that a passage may take: then the device's own voice reads it. */
  readonly deadline: number;
}

/** The variables, each as it should look. */
export const voiceVariables = {
  VOICE: z
    .enum(['device', ...providers], { error: `must be device, ${providers.join(', ')}, or be left out` })
    .default('device'),
  VOICE_MODEL: z.string().max(100, 'must be a model’s name').optional(),
  VOICE_NAME: z.string().max(100, 'must be a voice’s name').optional(),
  VOICE_API_KEY: z.string().optional(),
  VOICE_BASE_URL: httpAddress.optional(),
  VOICE_SECONDS: seconds(120).default(15),
} as const;

type VoiceVariables = z.infer<z.ZodObject<typeof voiceVariables>>;

/** The speech model that may read aloud; undefined for the device's own voice alone. Throws ConfigError. */
export function readVoice(variables: VoiceVariables): VoiceConfig | undefined {
  const { VOICE, VOICE_MODEL, VOICE_NAME, VOICE_API_KEY, VOICE_BASE_URL, VOICE_SECONDS } = variables;
  if (VOICE === 'device') return undefined;
  if (VOICE_MODEL !== undefined && VOICE_NAME === undefined)
    throw new ConfigError(`VOICE_NAME must name the voice that ${VOICE_MODEL} is to read with`);
  const place = readProvider({
    chosen: { name: 'VOICE', value: VOICE },
    model: { name: 'VOICE_MODEL', value: VOICE_MODEL },
    apiKey: { name: 'VOICE_API_KEY', value: VOICE_API_KEY },
    baseUrl: { name: 'VOICE_BASE_URL', value: VOICE_BASE_URL },
    words: { model: 'speech model', example: 'http://127.0.0.1:8880/v1' },
  });
  return { ...place, voice: VOICE_NAME ?? '', deadline: VOICE_SECONDS * 1000 };
}

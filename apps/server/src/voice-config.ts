import { z } from 'zod';
import { httpAddress, seconds } from './variable-shapes.ts';

const providers = ['openai', 'openai-compatible'] as const;

export interface VoiceConfig {
  readonly provider: (typeof providers)[number];
  readonly model: string;
  /** Which of the model's voices. */
  readonly voice: string;
  /** undefined for a local server that asks for none. */
  readonly apiKey: string | undefined;
  /** undefined: the provider's own. */
  readonly baseUrl: string | undefined;
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

/** The speech model that may read aloud; undefined for the device's own voice alone; or in one sentence what is wrong. */
export function readVoice(variables: VoiceVariables): VoiceConfig | undefined | string {
  const { VOICE, VOICE_MODEL, VOICE_NAME, VOICE_API_KEY, VOICE_BASE_URL, VOICE_SECONDS } = variables;
  if (VOICE === 'device') return undefined;
  if (VOICE_MODEL === undefined) return `VOICE_MODEL must name the speech model that VOICE=${VOICE} is to use`;
  if (VOICE_NAME === undefined) return `VOICE_NAME must name the voice that ${VOICE_MODEL} is to read with`;
  if (VOICE === 'openai-compatible' && VOICE_BASE_URL === undefined)
    return 'VOICE_BASE_URL must say where the speech model is, such as http://127.0.0.1:8880/v1';
  if (VOICE === 'openai' && VOICE_API_KEY === undefined) return `VOICE_API_KEY must be set for VOICE=${VOICE}`;
  return {
    provider: VOICE,
    model: VOICE_MODEL,
    voice: VOICE_NAME,
    apiKey: VOICE_API_KEY,
    baseUrl: VOICE_BASE_URL,
    deadline: VOICE_SECONDS * 1000,
  };
}

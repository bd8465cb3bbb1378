import { z } from 'zod';
import { ConfigError } from './config-error.ts';
import { type ProviderPlace, readProvider } from './provider.ts';
import { httpAddress, seconds } from './variable-shapes.ts';

const providers = ['openai', 'anthropic', 'openai-compatible'] as const;

export interface StoryModelConfig extends ProviderPlace {
  /** Dollars for a million tokens, read and written. */
  readonly prices: { readonly input: number; readonly output: number };
  /** Dollars a day for the whole house; undefined for no limit. */
  readonly dailyDollars: number | undefined;
  /** Milliseconds until the first word, and until the last: then our own storyteller tells it. */
  readonly deadlines: { readonly firstWord: number; readonly whole: number };
}

/** The variables, each as it should look. */
export const storyModelVariables = {
  STORY_WRITER: z
    .enum(['embedded', ...providers], { error: `must be embedded, ${providers.join(', ')}, or be left out` })
    .default('embedded'),
  STORY_MODEL: z.string().max(100, 'must be a model’s name').optional(),
  STORY_API_KEY: z.string().optional(),
  STORY_BASE_URL: httpAddress.optional(),
  STORY_PRICES: z
    .string()
    .regex(/^\d+(\.\d+)?\/\d+(\.\d+)?$/, 'must be dollars for a million tokens read and written, such as 1/5')
    .optional(),
  STORY_DAILY_DOLLARS: z
    .string()
    .regex(/^\d+(\.\d+)?$/, 'must be a number of dollars, such as 2.50')
    .transform(Number)
    .optional(),
  STORY_FIRST_WORD_SECONDS: seconds(120).default(12),
  STORY_SECONDS: seconds(600).default(60),
} as const;

type StoryModelVariables = z.infer<z.ZodObject<typeof storyModelVariables>>;

/** The model that may write; undefined for none. Throws ConfigError. */
export function readStoryModel(variables: StoryModelVariables): StoryModelConfig | undefined {
  const { STORY_WRITER, STORY_MODEL, STORY_API_KEY, STORY_BASE_URL, STORY_PRICES, STORY_DAILY_DOLLARS } = variables;
  if (STORY_WRITER === 'embedded') return undefined;
  const place = readProvider({
    chosen: { name: 'STORY_WRITER', value: STORY_WRITER },
    model: { name: 'STORY_MODEL', value: STORY_MODEL },
    apiKey: { name: 'STORY_API_KEY', value: STORY_API_KEY },
    baseUrl: { name: 'STORY_BASE_URL', value: STORY_BASE_URL },
    words: { model: 'model', example: 'http://127.0.0.1:11434/v1' },
  });
  if (STORY_DAILY_DOLLARS !== undefined && STORY_PRICES === undefined)
    throw new ConfigError('STORY_DAILY_DOLLARS needs STORY_PRICES, to know what a story costs');
  const [input = 0, output = 0] = (STORY_PRICES ?? '0/0').split('/').map(Number);
  return {
    ...place,
    prices: { input, output },
    dailyDollars: STORY_DAILY_DOLLARS,
    deadlines: { firstWord: variables.STORY_FIRST_WORD_SECONDS * 1000, whole: variables.STORY_SECONDS * 1000 },
  };
}

import { z } from 'zod';
import { httpAddress, seconds } from './variable-shapes.ts';

const providers = ['openai', 'anthropic', 'openai-compatible'] as const;
type ModelProvider = (typeof providers)[number];

/** A model that speaks one of the protocols, somewhere. */
interface ModelAddress {
  readonly provider: ModelProvider;
  readonly model: string;
  /** undefined for a local server that asks for none. */
  readonly apiKey: string | undefined;
  /** undefined: the provider's own. */
  readonly baseUrl: string | undefined;
}

export interface StoryModelConfig extends ModelAddress {
  /** Dollars for a million tokens, read and written. */
  readonly prices: { readonly input: number; readonly output: number };
  /** Dollars a day for the whole house; undefined for no limit. */
  readonly dailyDollars: number | undefined;
  /** Milliseconds until the first word, and until the last: then our own storyteller tells it. */
  readonly deadlines: { readonly firstWord: number; readonly whole: number };
}

/** The variables, each as it should look. */
export const writerVariables = {
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

type WriterVariables = z.infer<z.ZodObject<typeof writerVariables>>;

/** The model that may write; undefined for none; or in one sentence what is wrong with the variables. */
export function readStoryModel(variables: WriterVariables): StoryModelConfig | undefined | string {
  const { STORY_WRITER, STORY_MODEL, STORY_API_KEY, STORY_BASE_URL, STORY_PRICES, STORY_DAILY_DOLLARS } = variables;
  if (STORY_WRITER === 'embedded') return undefined;
  if (STORY_MODEL === undefined) return `STORY_MODEL must name the model that STORY_WRITER=${STORY_WRITER} is to use`;
  const isCompatible = STORY_WRITER === 'openai-compatible';
  if (isCompatible && STORY_BASE_URL === undefined)
    return 'STORY_BASE_URL must say where the model is, such as http://127.0.0.1:11434/v1';
  if (!isCompatible && STORY_API_KEY === undefined) return `STORY_API_KEY must be set for STORY_WRITER=${STORY_WRITER}`;
  if (STORY_DAILY_DOLLARS !== undefined && STORY_PRICES === undefined)
    return 'STORY_DAILY_DOLLARS needs STORY_PRICES, to know what a story costs';
  const [input = 0, output = 0] = (STORY_PRICES ?? '0/0').split('/').map(Number);
  return {
    provider: STORY_WRITER,
    model: STORY_MODEL,
    apiKey: STORY_API_KEY,
    baseUrl: STORY_BASE_URL,
    prices: { input, output },
    dailyDollars: STORY_DAILY_DOLLARS,
    deadlines: {
      firstWord: variables.STORY_FIRST_WORD_SECONDS * 1000,
      whole: variables.STORY_SECONDS * 1000,
    },
  };
}

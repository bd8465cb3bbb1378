import { z } from 'zod';
import { type ProviderPlace, readProvider } from './provider.ts';
import { httpAddress, seconds } from './variable-shapes.ts';

const providers = ['openai', 'openai-compatible'] as const;

export interface PicturesConfig extends ProviderPlace {
  /** Width and height that the model is asked for; what is kept is of the size of our own pictures. */
  readonly size: `${number}x${number}`;
  /** Milliseconds that a picture may take: then ours stays. */
  readonly deadline: number;
}

/** The variables, each as it should look. */
export const pictureVariables = {
  PICTURES: z
    .enum(['drawn', ...providers], { error: `must be drawn, ${providers.join(', ')}, or be left out` })
    .default('drawn'),
  PICTURES_MODEL: z.string().max(100, 'must be a model’s name').optional(),
  PICTURES_API_KEY: z.string().optional(),
  PICTURES_BASE_URL: httpAddress.optional(),
  PICTURES_SIZE: z
    .string()
    .regex(/^\d{3,4}x\d{3,4}$/, 'must be a width and a height that the model paints, such as 1536x1024')
    .default('1536x1024'),
  PICTURES_SECONDS: seconds(600).default(120),
} as const;

type PictureVariables = z.infer<z.ZodObject<typeof pictureVariables>>;

/** The image model that may paint; undefined for our own drawings alone. Throws ConfigError. */
export function readPictures(variables: PictureVariables): PicturesConfig | undefined {
  const { PICTURES, PICTURES_MODEL, PICTURES_API_KEY, PICTURES_BASE_URL, PICTURES_SIZE, PICTURES_SECONDS } = variables;
  if (PICTURES === 'drawn') return undefined;
  const place = readProvider({
    chosen: { name: 'PICTURES', value: PICTURES },
    model: { name: 'PICTURES_MODEL', value: PICTURES_MODEL },
    apiKey: { name: 'PICTURES_API_KEY', value: PICTURES_API_KEY },
    baseUrl: { name: 'PICTURES_BASE_URL', value: PICTURES_BASE_URL },
    words: { model: 'image model', example: 'http://127.0.0.1:8080/v1' },
  });
  return { ...place, size: PICTURES_SIZE as PicturesConfig['size'], deadline: PICTURES_SECONDS * 1000 };
}

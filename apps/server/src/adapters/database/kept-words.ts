import { thingEffects, toldKinds } from '@sagolykta/domain/told-word';
import { z } from 'zod';
import type { KeptWord } from '../../ports/family-words.ts';

const toldWord = z.object({
  word: z.string(),
  kind: z.enum(toldKinds),
  effect: z.nullable(z.enum(thingEffects)),
  isNeuter: z.boolean(),
});

export const toldWords: z.ZodType<readonly KeptWord[]> = z.array(toldWord).readonly();

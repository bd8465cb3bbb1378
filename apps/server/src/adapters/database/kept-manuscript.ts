import type { Scene } from '@sagolykta/domain/scene';
import type { PlannedPicture, StoryBrief, StoryTrace } from '@sagolykta/storyteller';
import { z } from 'zod';
import type { Edition } from '../../ports/mended-stories.ts';
import type { StoryWorkOrder } from '../../ports/story-work.ts';

/**
 * The shape of a scene, and not its words: an old story may name what is drawn no more, and it is to be read all the same.
 * What a newer field holds stays, since nothing is left out.
 */
const scene = z.looseObject({
  world: z.string(),
  season: z.string(),
  time: z.string(),
  weather: z.string(),
  light: z.string(),
  figures: z.array(z.looseObject({ who: z.string(), pose: z.string(), at: z.string() })),
  props: z.array(z.string()),
  enacts: z.optional(z.looseObject({ figures: z.array(z.looseObject({})), things: z.array(z.looseObject({})) })),
  seed: z.string(),
}) as unknown as z.ZodType<Scene>;

export const pictures: z.ZodType<readonly PlannedPicture[]> = z.array(z.looseObject({ scene, alt: z.string() }));

export const trace: z.ZodType<StoryTrace> = z.looseObject({
  arc: z.string(),
  title: z.string(),
  choices: z.array(z.string()),
  friend: z.optional(z.string()),
  pet: z.optional(z.string()),
});

/**
 * Only the day is asked for: a turn at an order that cannot be carried out fails, and after enough of them the day gets
 * its story back. Refused here, it would be tried for ever.
 */
export const workOrder = z.looseObject({ day: z.string() }) as unknown as z.ZodType<StoryWorkOrder>;

/** A profile as it was then, with fields that this version may not know. */
export const brief = z.looseObject({
  language: z.string(),
  profile: z.looseObject({ name: z.string(), age: z.number() }),
  elements: z.array(z.string()),
}) as unknown as z.ZodType<StoryBrief>;

export const parts: z.ZodType<readonly (string | null)[]> = z.array(z.nullable(z.string()));

export const edition: z.ZodType<Edition> = z.object({ content: z.string(), parts: z.nullable(parts), pictures });

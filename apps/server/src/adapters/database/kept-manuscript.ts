import type { Scene } from '@sagolykta/domain/scene';
import type { Manuscript, PlannedPicture, StoryTrace } from '@sagolykta/storyteller';
import { z } from 'zod';
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
});

const manuscript = z.looseObject({
  title: z.string(),
  content: z.string(),
  language: z.string(),
  readingTime: z.number(),
  arc: z.string(),
  pictures,
  trace,
}) as unknown as z.ZodType<Manuscript>;

/** A brief is the storyteller's: what it holds is read there. */
const brief = z.looseObject({ language: z.string(), profile: z.looseObject({}), elements: z.array(z.string()) });

/** What a language model is to write, as it was asked for, even by the version before this one. */
export const workOrder = z.looseObject({
  assignment: z.looseObject({ brief, memory: z.array(trace), seed: z.string() }),
  fallback: manuscript,
  fallbackWriter: z.string(),
  hasPictures: z.boolean(),
  day: z.string(),
}) as unknown as z.ZodType<StoryWorkOrder>;

import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { routes } from './routes.ts';
import { byId, id, instant, requiredText } from './values.ts';

const recordingTypes = ['audio/webm', 'audio/ogg', 'audio/mp4'] as const;
/** Ten minutes of one passage are more than anybody reads. */
const longest = 600_000;
const milliseconds = z.int().check(z.minimum(0), z.maximum(longest));
const asMilliseconds = z.pipe(z.string().check(z.regex(/^\d{1,6}$/)), z.pipe(z.transform(Number), milliseconds));
/** Of a hundred: a loud voice is turned down when it is heard. */
const level = z.int().check(z.minimum(5), z.maximum(100));
/** Who reads, as the family calls them. */
const reader = requiredText(40);

/** A passage of a story, read by somebody at home. */
const recording = z.strictObject({
  /** Another take has another id. */
  id,
  reader: z.string(),
  /** The title is 0, then come the paragraphs, then the good night. */
  passage: z.int(),
  /** The part of it that is heard: what is silent before and after is left out. */
  heardFrom: z.int(),
  heardTo: z.int(),
  level: z.int(),
  type: z.enum(recordingTypes),
  recordedAt: instant,
});
export type Recording = z.infer<typeof recording>;

export const listRecordings = endpoint(routes.listRecordings, {
  summary: 'What has been read of a story at home, as far as the story still says the same words',
  status: 200,
  params: byId,
  output: z.array(recording),
  failures: ['not-found'],
});
export const keepRecording = endpoint(routes.keepRecording, {
  summary: 'Keeps a passage read at home, in place of the take before: the bytes of a sound. Kept as a consent',
  status: 200,
  params: z.strictObject({
    id,
    passage: z.pipe(z.string().check(z.regex(/^(0|[1-9]\d{0,2})$/)), z.transform(Number)),
  }),
  query: z.strictObject({
    reader,
    heardFrom: asMilliseconds,
    heardTo: asMilliseconds,
    level: z.pipe(z.string().check(z.regex(/^\d{1,3}$/)), z.pipe(z.transform(Number), level)),
  }),
  output: recording,
  failures: ['invalid-input', 'not-found', 'payment-required', 'recording-unreadable', 'conflict', 'too-many-requests'],
});
export const hearRecording = endpoint(routes.hearRecording, {
  summary: 'A passage read at home',
  status: 200,
  params: byId,
  types: recordingTypes,
  failures: ['not-found'],
});
export const removeRecordings = endpoint(routes.removeRecordings, {
  summary: 'Erases everything that one has read of a story',
  status: 200,
  params: byId,
  query: z.strictObject({ reader }),
  output: z.array(recording),
  failures: ['invalid-input', 'not-found'],
});

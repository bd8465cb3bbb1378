import type { Endpoints } from '@sagolykta/contract/endpoints';
import { passagesOf } from '@sagolykta/domain/passages';
import { mayNarrate } from '@sagolykta/domain/plan';
import type { Chance } from '../../ports/chance.ts';
import type { Clock } from '../../ports/clock.ts';
import type { Consents } from '../../ports/consents.ts';
import { Failure } from '../../ports/failure.ts';
import type { Families } from '../../ports/families.ts';
import type { FileStore } from '../../ports/file-store.ts';
import type { RateLimiter } from '../../ports/rate-limiter.ts';
import type { Recording, Recordings } from '../../ports/recordings.ts';
import type { Stories } from '../../ports/stories.ts';
import { findFamily } from '../accounts/family/find-family.ts';
import type { Operation } from '../operation.ts';
import { refuseTooMany } from '../refuse-too-many.ts';
import { findStory } from '../stories/find-story.ts';
import { markOfWords, recordingFile } from './recording-file.ts';
import { recordingView } from './recording-view.ts';
import { soundTypeOf } from './sound-type.ts';
import { voiceConsentVersion } from './voice-consent.ts';

interface Ports {
  readonly families: Families;
  readonly stories: Stories;
  readonly recordings: Recordings;
  readonly consents: Consents;
  readonly fileStore: FileStore;
  readonly rateLimiter: RateLimiter;
  readonly chance: Chance;
  readonly clock: Clock;
}

/** Whoever reads a whole story takes every passage a few times. */
const recordingRule = { name: 'recording', most: 300, perSeconds: 600 } as const;
/** A hundred hours of somebody reading: more than a childhood of bedtimes holds. */
const mostBytes = 1.5 * 1024 ** 3;

/**
 * Keeps a passage that somebody at home has read, in place of the take before; with a reader's first, the yes as a consent.
 * Throws Failure: 'not-found', 'payment-required', 'recording-unreadable', 'conflict' where there is no more room, 'too-many-requests'.
 */
export const keepRecording = (ports: Ports): Operation<Endpoints['keepRecording']> => {
  const { families, stories, recordings, consents, fileStore, rateLimiter, chance, clock } = ports;
  return async ({ familyId, params: { id: storyId, passage }, query, body: bytes }) => {
    const key = { familyId, id: storyId };
    const story = await findStory(stories, key);
    await refuseTooMany(rateLimiter, recordingRule, familyId);
    if (!mayNarrate(await findFamily(families, familyId))) throw new Failure('payment-required');
    const words = story.status === 'ready' ? passagesOf(story)[passage] : undefined;
    if (words === undefined) throw new Failure('not-found');
    const type = soundTypeOf(bytes);
    if (type === undefined || query.heardTo <= query.heardFrom) throw new Failure('recording-unreadable');
    if ((await recordings.bytesOf(familyId)) + bytes.length > mostBytes)
      throw new Failure('conflict', { detail: 'There is no room for more recordings' });

    const isFirst = (await recordings.of(key)).every(({ reader }) => reader !== query.reader);
    const recording: Recording = {
      ...query,
      id: chance.newId(),
      storyId,
      passage,
      spoken: markOfWords(words),
      type,
      bytes: bytes.length,
      recordedAt: clock().toISOString(),
    };
    const file = recordingFile(story.childProfileId, recording);
    await fileStore.put(familyId, file, bytes);
    const outcome = await recordings.keep(key, recording);
    if (outcome === undefined) await forget(file);
    if (outcome?.before !== undefined)
      await fileStore.remove(familyId, recordingFile(story.childProfileId, outcome.before));
    if (outcome !== undefined && isFirst) await consent();
    if (outcome === undefined) throw new Failure('not-found');
    return recordingView(recording);

    /** Deleted while it was sent: then it goes too. */
    async function forget(name: string): Promise<void> {
      await fileStore.remove(familyId, name);
      if ((await families.find(familyId)) === undefined) await fileStore.removeAll(familyId);
    }
    function consent(): Promise<void> {
      const given = { id: chance.newId(), familyId, kind: 'home-voice-given', version: voiceConsentVersion } as const;
      return consents.add(given, clock());
    }
  };
};

import type { Endpoints } from '@sagolykta/contract/endpoints';
import { passagesOf } from '@sagolykta/domain/passages';
import { mayNarrate } from '@sagolykta/domain/plan';
import type { Consents } from '../../ports/consents.ts';
import { Failure } from '../../ports/failure.ts';
import type { Families } from '../../ports/families.ts';
import type { FileStore } from '../../ports/file-store.ts';
import { type Narrator, NoNarration } from '../../ports/narrator.ts';
import type { RateLimiter } from '../../ports/rate-limiter.ts';
import type { Stories } from '../../ports/stories.ts';
import { findFamily } from '../accounts/family/find-family.ts';
import type { Operation } from '../operation.ts';
import { mayHelp } from '../outside-help/may-help.ts';
import { refuseTooMany } from '../refuse-too-many.ts';
import { findStory } from '../stories/find-story.ts';
import { narrationFile } from './narration-files.ts';

interface Ports {
  /** undefined where there is no other voice than the device's own. */
  readonly narrator: Narrator | undefined;
  readonly consents: Consents;
  readonly families: Families;
  readonly stories: Stories;
  readonly fileStore: FileStore;
  readonly rateLimiter: RateLimiter;
  /** Told of each passage that was not read, and why; of nothing that is the family's. */
  readonly report: (event: { storyId: string; fault: string }, error?: unknown) => void;
}

/** A story with much talk has fifty passages, and ten stories in ten minutes are nobody who listens. */
const narrationRule = { name: 'narration', most: 500, perSeconds: 600 } as const;

/**
 * One passage of a story, read by the outside voice: asked for once, then kept.
 * Throws Failure: 'not-found' also where that voice is not switched on, 'payment-required', 'too-many-requests', 'voice-silent'.
 */
export const hearPassage = (ports: Ports): Operation<Endpoints['hearPassage']> => {
  const { families, stories, consents, fileStore, rateLimiter, report } = ports;
  const underWay = new Map<string, Promise<Uint8Array>>();

  return async ({ familyId, params: { id: storyId, passage } }) => {
    const story = await findStory(stories, { familyId, id: storyId });
    const narrator = await narratorFor(ports, familyId);
    const text = story.status === 'ready' ? passagesOf(story)[passage] : undefined;
    if (text === undefined) throw new Failure('not-found');
    const { childProfileId } = story;
    const file = narrationFile({ childProfileId, storyId, passage, text, voice: narrator.name });
    const kept = await fileStore.get(familyId, file);
    if (kept !== undefined) return { type: 'audio/mpeg', content: kept };

    const reading = underWay.get(file) ?? begin();
    underWay.set(file, reading);
    return { type: 'audio/mpeg', content: await reading };

    function begin(): Promise<Uint8Array> {
      return readAndKeep().finally(() => underWay.delete(file));
    }
    async function readAndKeep(): Promise<Uint8Array> {
      await refuseTooMany(rateLimiter, narrationRule, familyId);
      const sound = await narrator.read(text ?? '').catch((error: unknown) => {
        if (!(error instanceof NoNarration)) throw error;
        report({ storyId, fault: error.fault });
        throw new Failure('voice-silent');
      });
      await fileStore.put(familyId, file, sound);
      // Deleted, or switched off, while it was read: then what was read goes too.
      const isWanted =
        (await stories.find({ familyId, id: storyId })) && (await mayHelp(consents, familyId, 'voice', narrator));
      if (!isWanted) await fileStore.remove(familyId, file);
      if ((await families.find(familyId)) === undefined) await fileStore.removeAll(familyId);
      return sound;
    }
  };
};

async function narratorFor({ families, consents, narrator }: Ports, familyId: string): Promise<Narrator> {
  const family = await findFamily(families, familyId);
  if (!mayNarrate(family)) throw new Failure('payment-required');
  const isOn = narrator !== undefined && (await mayHelp(consents, familyId, 'voice', narrator));
  if (isOn && family.voiceNarration) return narrator;
  throw new Failure('not-found', { detail: 'Another voice than the device’s own is not switched on' });
}

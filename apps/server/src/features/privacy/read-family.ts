import type { ChildProfiles, KeptChild } from '../../ports/child-profiles.ts';
import type { Families, Family } from '../../ports/families.ts';
import type { FamilyRecords, RecordPage } from '../../ports/family-records.ts';
import type { FileStore } from '../../ports/file-store.ts';
import type { Illustrator } from '../../ports/illustrator.ts';
import type { RateLimiter } from '../../ports/rate-limiter.ts';
import type { KeptStory, Stories } from '../../ports/stories.ts';
import { findFamily } from '../accounts/family/find-family.ts';
import { refuseTooMany } from '../refuse-too-many.ts';
import { storyOfFile } from '../stories/story-files.ts';

interface Ports {
  readonly families: Families;
  readonly childProfiles: ChildProfiles;
  readonly stories: Stories;
  readonly familyRecords: FamilyRecords;
  readonly fileStore: FileStore;
  readonly illustrator: Illustrator;
  readonly rateLimiter: RateLimiter;
}

/** A story with its pictures as SVG documents, in the order of the story's own. */
export interface ExportedStory {
  readonly story: KeptStory;
  readonly drawings: readonly string[];
}

/** Everything of a family's. What may be large comes piece by piece, so that a big library needs no more memory than a small one. */
export interface FamilyExport {
  readonly family: Family;
  readonly children: readonly KeptChild[];
  readonly records: AsyncIterable<RecordPage>;
  /** Newest first. */
  readonly stories: AsyncIterable<ExportedStory>;
  readonly files: AsyncIterable<{ readonly name: string; readonly bytes: Uint8Array }>;
}

const exportRule = { name: 'export', most: 10, perSeconds: 3600 } as const;
const storiesAtOnce = 50;
/** Pictures kept to be sent faster; the drawings they were made from are in the export. */
const isCopy = (name: string) => storyOfFile(name)?.kind === 'picture';

/** Throws Failure 'unauthorized' or 'too-many-requests', before anything is read. */
export const readFamily = (ports: Ports) => {
  const { families, childProfiles, familyRecords, rateLimiter } = ports;
  return async (familyId: string): Promise<FamilyExport> => {
    await refuseTooMany(rateLimiter, exportRule, familyId);
    const [family, children] = await Promise.all([findFamily(families, familyId), childProfiles.list(familyId)]);
    const records = familyRecords(familyId);
    return { family, children, records, stories: storiesOf(ports, familyId), files: filesOf(ports, familyId) };
  };
};

async function* storiesOf({ stories, illustrator }: Ports, familyId: string): AsyncGenerator<ExportedStory> {
  for (let olderThan: string | null = null; ; ) {
    const all = { familyId, favoritesOnly: false, childProfileId: null, words: [] };
    const page = await stories.list({ ...all, limit: storiesAtOnce, olderThan });
    for (const { id } of page) {
      const [story, plan] = await Promise.all([
        stories.find({ familyId, id }),
        stories.illustrations({ familyId, id }),
      ]);
      // Deleted in another browser while this is written: then it is not in here either.
      if (story === undefined || plan === undefined) continue;
      yield { story, drawings: plan.pictures.map(({ scene }) => illustrator.draw(scene, plan.looks)) };
    }
    olderThan = page.at(-1)?.id ?? null;
    if (page.length < storiesAtOnce) return;
  }
}

async function* filesOf({ fileStore }: Ports, familyId: string) {
  for (const name of await fileStore.list(familyId)) {
    const bytes = isCopy(name) ? undefined : await fileStore.get(familyId, name);
    if (bytes !== undefined) yield { name, bytes };
  }
}

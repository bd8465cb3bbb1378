import type { ChildProfiles } from '../../ports/child-profiles.ts';
import type { Clock } from '../../ports/clock.ts';
import type { Consents } from '../../ports/consents.ts';
import type { Families } from '../../ports/families.ts';
import type { FileStore } from '../../ports/file-store.ts';
import { type Commission, NoPainting, type Painter } from '../../ports/painter.ts';
import type { Paintings } from '../../ports/paintings.ts';
import type { Stories } from '../../ports/stories.ts';
import type { StoryKey } from '../../ports/story-key.ts';
import { mayHelp } from '../outside-help/may-help.ts';
import { paintingFile } from './painting-file.ts';

interface Ports {
  /** undefined where there are no other pictures than our own. */
  readonly painter: Painter | undefined;
  readonly consents: Consents;
  readonly families: Families;
  readonly childProfiles: ChildProfiles;
  readonly stories: Stories;
  readonly paintings: Paintings;
  readonly fileStore: FileStore;
  readonly clock: Clock;
  /** Told of each picture that was not painted, and why; of nothing that is the family's. */
  readonly report: (event: { storyId: string; fault: string }, error?: unknown) => void;
}

export interface Easel {
  /** Paints the pictures of a story that is whole, in the background, where the family has agreed to it. */
  readonly begin: (key: StoryKey) => void;
  /** Puts the brushes down; what is not painted by then stays as it is drawn. */
  readonly stop: () => Promise<void>;
}

/** Where an image model paints. Nobody waits for it: our own pictures are there at once, and stay wherever it fails. */
export function easel(ports: Ports): Easel {
  const { painter, report } = ports;
  const atWork = new Set<Promise<void>>();
  const stopping = new AbortController();
  return {
    begin: (key) => {
      if (painter === undefined || stopping.signal.aborted) return;
      const painting = paintStory(ports, painter, { key, signal: stopping.signal })
        .catch((error: unknown) => {
          if (stopping.signal.aborted) return;
          if (error instanceof NoPainting) report({ storyId: key.id, fault: error.fault });
          else report({ storyId: key.id, fault: 'unexpected' }, error);
        })
        .finally(() => atWork.delete(painting));
      atWork.add(painting);
    },
    stop: async () => {
      stopping.abort();
      await Promise.allSettled(atWork);
    },
  };
}

interface Turn {
  readonly key: StoryKey;
  readonly signal: AbortSignal;
}

/** One after the other; at the first that fails the rest stay drawn, so that a story's end is not of another hand than its middle. */
async function paintStory(ports: Ports, painter: Painter, { key, signal }: Turn): Promise<void> {
  const { families, childProfiles, stories, consents } = ports;
  const { familyId } = key;
  if (!(await mayHelp(consents, familyId, 'painter', painter))) return;
  const [plan, family] = await Promise.all([stories.illustrations(key), families.find(familyId)]);
  if (plan === undefined || family === undefined) return;
  const { childProfileId, looks } = plan;
  const profile = await childProfiles.find({ familyId, id: childProfileId });
  if (profile === undefined) return;
  const scenes = plan.pictures.map(({ scene }) => scene);
  for (const index of scenes.keys()) {
    const commission: Commission = { scenes, index, looks, family: { profile, calledName: family.calledName } };
    const picture = await painter.paint(commission, signal);
    const kept = await keep(ports, painter, { key, childProfileId, number: index + 1, picture });
    if (!kept || !(await mayHelp(consents, familyId, 'painter', painter))) return;
  }
}

interface Painted {
  readonly key: StoryKey;
  readonly childProfileId: string;
  readonly number: number;
  readonly picture: Buffer;
}

/** False when the story was deleted while it was painted: then the picture goes too. */
async function keep({ fileStore, paintings, families, clock }: Ports, painter: Painter, painted: Painted) {
  const { key, childProfileId, number, picture } = painted;
  const { familyId, id } = key;
  const file = paintingFile({ childProfileId, storyId: id, number });
  await fileStore.put(familyId, file, picture);
  const isKept = await paintings.add(key, { number, painter: painter.name, paintedAt: clock().toISOString() });
  if (!isKept) await fileStore.remove(familyId, file);
  if (!isKept && (await families.find(familyId)) === undefined) await fileStore.removeAll(familyId);
  return isKept;
}

import { Failure } from '../../ports/failure.ts';
import type { FileStore } from '../../ports/file-store.ts';
import type { Illustrator } from '../../ports/illustrator.ts';
import type { Rasterizer } from '../../ports/rasterizer.ts';
import type { Stories } from '../../ports/stories.ts';
import { pictureFile, removeEarlierVersions } from './picture-files.ts';
import { storyCard } from './story-card.ts';

interface Ports {
  readonly stories: Stories;
  readonly illustrator: Illustrator;
  readonly rasterizer: Rasterizer;
  readonly fileStore: FileStore;
}

interface Request {
  readonly familyId: string;
  readonly storyId: string;
}

/** Title and first picture of a finished story, 1200 x 630, as WebP. Painted once, then kept. Throws Failure 'not-found'. */
export const drawCard =
  ({ stories, illustrator, rasterizer, fileStore }: Ports) =>
  async ({ familyId, storyId }: Request): Promise<Buffer> => {
    const key = { familyId, id: storyId };
    const [story, plan] = await Promise.all([stories.find(key), stories.illustrations(key)]);
    const picture = plan?.pictures[0];
    if (story?.status !== 'ready' || plan === undefined || picture === undefined) throw new Failure('not-found');
    const { childProfileId, looks } = plan;
    const file = { childProfileId, storyId, number: 'card', version: illustrator.version, format: 'webp' } as const;
    const name = pictureFile(file);
    const kept = await fileStore.get(familyId, name);
    if (kept !== undefined) return kept;
    const card = await rasterizer(storyCard(story.title, illustrator.draw(picture.scene, looks)), 'webp');
    await fileStore.put(familyId, name, card);
    await removeEarlierVersions(fileStore, familyId, file);
    return card;
  };

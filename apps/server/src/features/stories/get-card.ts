import type { Endpoints } from '@sagolykta/contract/endpoints';
import { Failure } from '../../ports/failure.ts';
import type { Illustrator } from '../../ports/illustrator.ts';
import type { Rasterizer } from '../../ports/rasterizer.ts';
import type { Operation } from '../operation.ts';
import { type BesideStoryPorts, keepBesideStory } from './keep-beside-story.ts';
import { versionOf } from './picture-address.ts';
import { pictureFile, removeEarlierVersions } from './picture-files.ts';
import { storyCard } from './story-card.ts';

interface Ports extends BesideStoryPorts {
  readonly illustrator: Illustrator;
  readonly rasterizer: Rasterizer;
}

/** Title and cover of a finished story, 1200 x 630, as WebP. Painted once, then kept. Throws Failure 'not-found'. */
export const getCard =
  (ports: Ports): Operation<Endpoints['getCard']> =>
  async ({ familyId, params: { id: storyId } }) => {
    const { stories, illustrator, rasterizer, fileStore } = ports;
    const key = { familyId, id: storyId };
    const [story, plan] = await Promise.all([stories.find(key), stories.illustrations(key)]);
    const picture = plan?.pictures[0];
    if (story?.status !== 'ready' || plan === undefined || picture === undefined) throw new Failure('not-found');
    const { childProfileId, looks, edition } = plan;
    const file = {
      childProfileId,
      storyId,
      number: 'card',
      version: versionOf(edition, illustrator.version),
      format: 'webp',
    } as const;
    const name = pictureFile(file);
    const kept = await fileStore.get(familyId, name);
    if (kept !== undefined) return { type: 'image/webp', content: kept };
    const card = await rasterizer(storyCard(story.title, illustrator.cover(picture.scene, looks)), 'webp');
    await keepBesideStory(ports, { familyId, storyId, name, bytes: card });
    await removeEarlierVersions(fileStore, familyId, file);
    return { type: 'image/webp', content: card };
  };

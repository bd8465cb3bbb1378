import type { Endpoints } from '@sagolykta/contract/endpoints';
import { Failure } from '../../ports/failure.ts';
import type { Illustrator } from '../../ports/illustrator.ts';
import type { Rasterizer } from '../../ports/rasterizer.ts';
import type { Operation } from '../operation.ts';
import { type BesideStoryPorts, keepBesideStory } from './keep-beside-story.ts';
import { versionOf } from './picture-address.ts';
import { pictureFile, removeEarlierVersions } from './picture-files.ts';

interface Ports extends BesideStoryPorts {
  readonly illustrator: Illustrator;
  readonly rasterizer: Rasterizer;
}

/** One picture of a story, or its cover: as it is drawn, or as pixels for where an SVG cannot go, painted once and then kept. A stranger's story is not found. */
export const getPicture = (ports: Ports): Operation<Endpoints['getPicture']> => {
  const { stories, illustrator, rasterizer, fileStore } = ports;
  const underWay = new Map<string, Promise<Buffer>>();

  return async ({ familyId, params: { id: storyId, number, format } }) => {
    const plan = await stories.illustrations({ familyId, id: storyId });
    const picture = plan?.pictures[number === 'cover' ? 0 : number - 1];
    if (plan === undefined || picture === undefined) throw new Failure('not-found');
    const { childProfileId, looks, edition } = plan;
    const draw = number === 'cover' ? illustrator.cover : illustrator.draw;
    const drawn = () => draw(picture.scene, looks);
    if (format === 'svg') return { type: 'image/svg+xml', content: drawn() };
    const type = `image/${format}`;
    const file = { childProfileId, storyId, number, version: versionOf(edition, illustrator.version), format };
    const name = pictureFile(file);
    const kept = await fileStore.get(familyId, name);
    if (kept !== undefined) return { type, content: kept };

    const paint = async (): Promise<Buffer> => {
      const raster = await rasterizer(drawn(), format);
      await keepBesideStory(ports, { familyId, storyId, name, bytes: raster });
      await removeEarlierVersions(fileStore, familyId, file);
      return raster;
    };
    const painting = underWay.get(name) ?? paint().finally(() => underWay.delete(name));
    underWay.set(name, painting);
    return { type, content: await painting };
  };
};

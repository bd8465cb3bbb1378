import { Failure } from '../../ports/failure.ts';
import type { Illustrator } from '../../ports/illustrator.ts';
import type { RasterFormat, Rasterizer } from '../../ports/rasterizer.ts';
import { type BesideStoryPorts, keepBesideStory } from './keep-beside-story.ts';
import { pictureFile, removeEarlierVersions } from './picture-files.ts';

interface Ports extends BesideStoryPorts {
  readonly illustrator: Illustrator;
  readonly rasterizer: Rasterizer;
}

interface Request {
  readonly familyId: string;
  readonly storyId: string;
  /** From 1. */
  readonly number: number;
  readonly format: RasterFormat;
}

/** One picture of a story as pixels, for where an SVG cannot go. Painted once, then kept. Throws Failure 'not-found'. */
export const rasterPicture = (ports: Ports) => {
  const { stories, illustrator, rasterizer, fileStore } = ports;
  const underWay = new Map<string, Promise<Buffer>>();

  return async ({ familyId, storyId, number, format }: Request): Promise<Buffer> => {
    const plan = await stories.illustrations({ familyId, id: storyId });
    const picture = plan?.pictures[number - 1];
    if (plan === undefined || picture === undefined) throw new Failure('not-found');
    const { childProfileId, looks } = plan;
    const file = { childProfileId, storyId, number, version: illustrator.version, format };
    const name = pictureFile(file);
    const kept = await fileStore.get(familyId, name);
    if (kept !== undefined) return kept;

    const paint = async (): Promise<Buffer> => {
      const raster = await rasterizer(illustrator.draw(picture.scene, looks), format);
      await keepBesideStory(ports, { familyId, storyId, name, bytes: raster });
      await removeEarlierVersions(fileStore, familyId, file);
      return raster;
    };
    const painting = underWay.get(name) ?? paint().finally(() => underWay.delete(name));
    underWay.set(name, painting);
    return painting;
  };
};

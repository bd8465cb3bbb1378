import { Failure } from '../../ports/failure.ts';
import type { Illustrator } from '../../ports/illustrator.ts';
import type { Stories } from '../../ports/stories.ts';

interface Ports {
  readonly stories: Stories;
  readonly illustrator: Illustrator;
}

interface Request {
  readonly familyId: string;
  readonly storyId: string;
  /** From 1. */
  readonly number: number;
}

/** One picture of a story, as an SVG document. Asked for by its owner only: a stranger's story is not found. */
export const drawPicture =
  ({ stories, illustrator }: Ports) =>
  async ({ familyId, storyId, number }: Request): Promise<string> => {
    const plan = await stories.illustrations({ familyId, id: storyId });
    const picture = plan?.pictures[number - 1];
    if (plan === undefined || picture === undefined) throw new Failure('not-found');
    return illustrator.draw(picture.scene, plan.looks);
  };

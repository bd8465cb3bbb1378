import { mendedStoryRepository } from '../adapters/database/mended-story-repository.ts';
import { embeddedReteller } from '../adapters/story-writer/embedded-reteller.ts';
import { getMending } from '../features/mending/get-mending.ts';
import { retellPart } from '../features/mending/retell-part.ts';
import { rewordLine } from '../features/mending/reword-line.ts';
import { showEdition } from '../features/mending/show-edition.ts';
import { turnPicture } from '../features/mending/turn-picture.ts';
import type { Ground } from './ground.ts';

/** Stories that a family makes its own. */
export function composeMending(ground: Ground) {
  const ports = {
    ...ground,
    mendedStories: mendedStoryRepository(ground.database.queries),
    reteller: embeddedReteller(ground.library),
  };
  return {
    operations: {
      getMending: getMending(ports),
      rewordLine: rewordLine(ports),
      retellPart: retellPart(ports),
      turnPicture: turnPicture(ports),
      showEdition: showEdition(ports),
    },
  };
}

import { paintingRepository } from '../adapters/database/painting-repository.ts';
import { openImageModel } from '../adapters/model-provider/open-model.ts';
import { imagePainter } from '../adapters/painter/image-painter.ts';
import { addressOf, hostBeyond } from '../config/provider.ts';
import { easel } from '../features/paintings/easel.ts';
import { getPainting } from '../features/paintings/get-painting.ts';
import type { Ground } from './ground.ts';

/** Pictures that are not our own. */
export function composePaintings(ground: Ground) {
  const { database, families, childProfiles, stories, consents, fileStore, clock, logger } = ground;
  const painter = configuredPainter(ground);
  const paintings = paintingRepository(database.queries);
  return {
    painter,
    paintings,
    easel: easel({
      families,
      childProfiles,
      stories,
      consents,
      fileStore,
      clock,
      painter,
      paintings,
      report: (event, error) => {
        if (error === undefined) logger.warn(event, 'left as it is drawn');
        else logger.error({ ...event, err: error }, 'left as it is drawn');
      },
    }),
    operations: { getPainting: getPainting({ stories, fileStore }) },
  };
}

function configuredPainter({ config: { pictures }, clock }: Ground) {
  if (pictures === undefined) return undefined;
  const address = addressOf(pictures);
  const openModel = () => openImageModel({ ...pictures, address });
  return imagePainter({ ...pictures, host: hostBeyond(address), openModel, clock });
}

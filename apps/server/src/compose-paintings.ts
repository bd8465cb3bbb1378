import type { FastifyBaseLogger } from 'fastify';
import type { Database } from './adapters/database/database.ts';
import { paintingRepository } from './adapters/database/painting-repository.ts';
import { imagePainter } from './adapters/painter/image-painter.ts';
import { openImageModel } from './adapters/painter/open-image-model.ts';
import type { Config } from './config.ts';
import { choosePainter } from './features/paintings/choose-painter.ts';
import { easel } from './features/paintings/easel.ts';
import { getPainter } from './features/paintings/get-painter.ts';
import { showPainting } from './features/paintings/show-painting.ts';
import type { Chance } from './ports/chance.ts';
import type { ChildProfiles } from './ports/child-profiles.ts';
import type { Clock } from './ports/clock.ts';
import type { Consents } from './ports/consents.ts';
import type { Families } from './ports/families.ts';
import type { FileStore } from './ports/file-store.ts';
import type { Stories } from './ports/stories.ts';
import { hostBeyond, providerAddress } from './provider-address.ts';

interface PaintingSurroundings {
  readonly config: Config;
  readonly database: Database;
  readonly families: Families;
  readonly childProfiles: ChildProfiles;
  readonly stories: Stories;
  readonly consents: Consents;
  readonly fileStore: FileStore;
  readonly chance: Chance;
  readonly clock: Clock;
  readonly logger: FastifyBaseLogger;
}

/** The part of the wiring behind pictures that are not our own: from compose.ts, read top to bottom like it. */
export function composePaintings({ config, database, logger, ...ports }: PaintingSurroundings) {
  const painter = configuredPainter(config, ports.clock);
  const paintings = paintingRepository(database.queries);
  return {
    paintings,
    easel: easel({
      ...ports,
      painter,
      paintings,
      report: (event, error) => {
        if (error === undefined) logger.warn(event, 'left as it is drawn');
        else logger.error({ ...event, err: error }, 'left as it is drawn');
      },
    }),
    operations: { getPainter: getPainter({ ...ports, painter }), choosePainter: choosePainter({ ...ports, painter }) },
    showPainting: showPainting(ports),
  };
}

function configuredPainter({ pictures }: Config, clock: Clock) {
  if (pictures === undefined) return undefined;
  const address = providerAddress(pictures) ?? '';
  return imagePainter({
    ...pictures,
    host: hostBeyond(address),
    openModel: () => openImageModel({ ...pictures, address }),
    clock,
  });
}

import { readingPlaceRepository } from '../adapters/database/reading-place-repository.ts';
import { getLastRead } from '../features/reading/get-last-read.ts';
import { getReadingPlace } from '../features/reading/get-reading-place.ts';
import { keepReadingPlace } from '../features/reading/keep-reading-place.ts';
import { recordReading } from '../features/reading/record-reading.ts';
import type { Ground } from './ground.ts';

/** Where a family is in its stories. */
export function composeReading(ground: Ground) {
  const ports = { ...ground, readingPlaces: readingPlaceRepository(ground.database.queries) };
  return {
    operations: {
      getReadingPlace: getReadingPlace(ports),
      keepReadingPlace: keepReadingPlace(ports),
      getLastRead: getLastRead(ports),
      recordReading: recordReading(ports),
    },
  };
}

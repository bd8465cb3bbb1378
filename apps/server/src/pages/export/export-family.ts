import type { Endpoints } from '@sagolykta/contract/endpoints';
import type { Operation } from '../../features/operation.ts';
import type { FamilyExport } from '../../features/privacy/read-family.ts';
import type { Clock } from '../../ports/clock.ts';
import type { RecordPage } from '../../ports/family-records.ts';
import { type ZippedFile, zipped } from '../../zip/zipped.ts';
import { indexPage, placeOf, type StoryPlace, storyPage } from './pages.ts';

interface Ports {
  /** Throws Failure 'proof-needed'. */
  readonly checkParent: (asked: { familyId: string; sid: string | null }) => Promise<void>;
  readonly readFamily: (familyId: string) => Promise<FamilyExport>;
  readonly clock: Clock;
}

/** Everything of a family's as one file, made while it is being sent: no copy of it is kept. */
export const exportFamily =
  ({ checkParent, readFamily, clock }: Ports): Operation<Endpoints['exportFamily']> =>
  async ({ familyId, sid }) => {
    await checkParent({ familyId, sid });
    const exported = await readFamily(familyId);
    const now = clock();
    const fileName = `sagolykta-${now.toISOString().slice(0, 10)}.zip`;
    return { type: 'application/zip', fileName, content: zipped(filesOf(exported, now), now) };
  };

async function* filesOf(exported: FamilyExport, now: Date): AsyncGenerator<ZippedFile> {
  yield* recordFiles(exported.records);
  const places: StoryPlace[] = [];
  for await (const one of exported.stories) {
    const place = placeOf(one);
    places.push(place);
    yield { name: place.page, content: storyPage(one, place, exported.family) };
    for (const [index, name] of place.pictures.entries()) yield { name, content: one.drawings[index] ?? '' };
  }
  for await (const { name, bytes } of exported.files) yield { name: `files/${name}`, content: bytes };
  yield { name: 'index.html', content: indexPage(exported, places, now) };
}

/** One JSON file a table, each a list of rows. */
async function* recordFiles(records: AsyncIterable<RecordPage>): AsyncGenerator<ZippedFile> {
  const pages = records[Symbol.asyncIterator]();
  let next = await pages.next();
  while (next.done !== true) {
    const { table } = next.value;
    yield { name: `data/${table}.json`, content: rowsOf(table) };
  }

  async function* rowsOf(table: string): AsyncGenerator<string> {
    let before = '[\n';
    while (next.done !== true && next.value.table === table) {
      for (const row of next.value.rows) {
        yield before + JSON.stringify(row, null, 1);
        before = ',\n';
      }
      next = await pages.next();
    }
    yield '\n]\n';
  }
}

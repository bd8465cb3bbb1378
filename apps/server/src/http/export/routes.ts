import { Readable } from 'node:stream';
import { exportPath } from '@sagolykta/contract/account';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { FamilyExport } from '../../features/privacy/export-family.ts';
import type { Clock } from '../../ports/clock.ts';
import { Failure } from '../../ports/failure.ts';
import type { RecordPage } from '../../ports/family-records.ts';
import { indexPage, placeOf, type StoryPlace, storyPage } from './pages.ts';
import { type ZippedFile, zipped } from './zip.ts';

interface ExportOptions {
  /** Throws Failure 'proof-needed'. */
  readonly checkParent: (asked: { familyId: string; sid: string | null }) => Promise<void>;
  readonly exportFamily: (familyId: string) => Promise<FamilyExport>;
  readonly clock: Clock;
  readonly findFamily: (request: FastifyRequest, reply: FastifyReply) => Promise<string | null>;
}

/** Everything of a family's as one file, made while it is being sent: no copy of it is kept. */
export function serveExport(
  app: FastifyInstance,
  { checkParent, exportFamily, clock, findFamily }: ExportOptions,
): void {
  app.get(exportPath, async (request, reply) => {
    const familyId = await findFamily(request, reply);
    if (familyId === null) throw new Failure('unauthorized');
    await checkParent({ familyId, sid: request.sid });
    const exported = await exportFamily(familyId);
    const now = clock();
    reply.header('Content-Disposition', `attachment; filename="sagolykta-${now.toISOString().slice(0, 10)}.zip"`);
    return reply.type('application/zip').send(Readable.from(zipped(filesOf(exported, now), now)));
  });
}

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

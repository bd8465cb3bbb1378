import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { serverVariables } from '../../../scripts/prepare.mjs';
import { compose } from '../src/compose/compose.ts';
import { fakeIllustrator } from './support/fake-illustrator.ts';
import { databases, makePlace, someEvening, useHouse } from './support/house.ts';
import { Visitor } from './support/visitor.ts';

const program = fileURLToPath(new URL('../src/move.ts', import.meta.url));

function move(dataDir: string, to: string) {
  const env = { ...serverVariables, DATA_DIR: dataDir };
  const { status, stdout, stderr } = spawnSync(process.execPath, [program, '--to', to], { env, encoding: 'utf8' });
  return { status, said: stdout + stderr };
}

describe.runIf(databases.includes('postgres'))('moving from SQLite to PostgreSQL', () => {
  const house = useHouse('sqlite');

  test('brings every family along, and refuses to do it twice', async () => {
    const visitor = house.visitor();
    const account = await visitor.register();
    const child = await visitor.describe({ name: 'Åsa “Ö” \u{1F994}' });
    for (let count = 0; count < 3; count += 1) await visitor.tell(child);
    await visitor.client.rateApp({ body: { stars: 5, comment: 'Godnatt.' } });

    const { config, leave } = await makePlace('postgres');
    const address = config.databaseUrl ?? '';
    expect(move(house.config.dataDir, address)).toEqual({
      status: 0,
      said: expect.stringMatching(/^\d+ rows are on PostgreSQL, every table with the same checksum\./),
    });
    const moved = { ...house.config, databaseUrl: address };
    const { app } = await compose(moved, { clock: () => new Date(someEvening), illustrator: fakeIllustrator });
    const there = new Visitor(app);
    await there.post('/api/login', account);
    const library = await visitor.client.listStories({ query: {} });
    expect(library).toHaveLength(3);
    expect(await there.client.listStories({ query: {} })).toEqual(library);
    await app.close();

    expect(move(house.config.dataDir, address)).toMatchObject({
      status: 1,
      said: expect.stringContaining('Families live here'),
    });
    await leave();
  }, 180_000);

  test.each(['mysql://somewhere/else', 'sago.sqlite'])('%s is no place to move to', (to) => {
    expect(move(house.config.dataDir, to)).toMatchObject({ status: 1, said: expect.stringContaining('DATABASE_URL') });
  });
});

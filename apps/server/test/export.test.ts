import { strFromU8, unzipSync } from 'fflate';
import sharp from 'sharp';
import { v7 } from 'uuid';
import { describe, expect, test } from 'vitest';
import { familyTables } from '../src/adapters/database/family-record-repository.ts';
import { stories } from '../src/adapters/database/tables/stories.ts';
import { columnsOf } from './support/dump.ts';
import { databases, useHouse } from './support/house.ts';
import type { Visitor } from './support/visitor.ts';

describe.each(databases)('the export, on %s', (kind) => {
  const house = useHouse(kind);

  const download = async (visitor: Visitor) => {
    const answer = await visitor.fetch('/api/user/export');
    expect(answer.status).toBe(200);
    const files = Object.entries(unzipSync(new Uint8Array(await answer.arrayBuffer())));
    return { headers: answer.headers, files: new Map(files.map(([name, bytes]) => [name, strFromU8(bytes)])) };
  };
  const rowsIn = (files: ReadonlyMap<string, string>, table: string): Record<string, unknown>[] =>
    JSON.parse(files.get(`data/${table}.json`) ?? 'null');

  test('has the children, the stories with their pictures, and every row', async () => {
    const visitor = house.visitor();
    const { email, password } = await visitor.register();
    const child = await visitor.describe({ name: 'Åsa <b>&', petBreed: 'Dachshund', favoriteSport: 'Swimming' });
    const story = await visitor.tell(child);
    await visitor.client.recordReading({ params: { id: story.id } });
    await visitor.client.rateApp({ body: { stars: 5, comment: 'Så mysigt' } });
    const rules = { storiesPerEvening: 2, bedtime: null, avoid: ['åska'], currentPin: null, newPin: '4321' };
    await visitor.client.changeParentalControls({ body: rules });
    const word = { language: 'sv', word: 'blorp', kind: 'machine', effect: 'throws', isNeuter: false } as const;
    await visitor.client.tellWord({ body: word });

    expect((await visitor.fetch('/api/user/export')).status).toBe(403);
    await visitor.client.proveParent({ body: { password } });
    const { headers, files } = await download(visitor);
    expect(headers.get('content-type')).toBe('application/zip');
    expect(headers.get('content-disposition')).toBe('attachment; filename="sagolykta-2026-03-10.zip"');
    expect(headers.get('cache-control')).toBe('no-store');

    expect(rowsIn(files, 'families')).toMatchObject([{ email, time_zone: 'Europe/Stockholm', daily_story_count: 1 }]);
    expect(rowsIn(files, 'child_profiles')).toMatchObject([{ id: child.id, name: 'Åsa <b>&', city: 'Lund' }]);
    expect(rowsIn(files, 'stories')).toMatchObject([
      { id: story.id, content: story.content, selected_attributes: ['pet'], trace: { arc: 'evening' } },
    ]);
    expect(rowsIn(files, 'readings')).toMatchObject([{ story_id: story.id, day: '2026-03-10' }]);
    expect(rowsIn(files, 'ratings')).toMatchObject([{ stars: 5, comment: 'Så mysigt' }]);
    expect(rowsIn(files, 'family_words')).toMatchObject([{ word: 'blorp', kind: 'machine', effect: 'throws' }]);
    expect(rowsIn(files, 'parental_controls')).toMatchObject([{ stories_per_evening: 2, avoid: ['åska'] }]);

    const index = files.get('index.html') ?? '';
    expect(index).toContain('<html lang="sv">');
    expect(index).toContain('Åsa &lt;b&gt;&amp;, 6 år');
    expect(index).toContain('10 mars 2026');
    for (const words of ['<dd>Tax</dd>', '<dd>Simning</dd>']) expect(index).toContain(words);
    const page = index.match(/href="(stories\/[^"]+\.html)"/)?.[1] ?? '';
    expect(page).toMatch(/^stories\/2026-03-10-asa-b-1-\w{6}\.html$/);
    const text = files.get(page) ?? '';
    expect(text).toContain('It was evening.');
    const pictures = [...text.matchAll(/<img src="([^"]+)" alt="Picture \d of/g)].map(([, file]) => file);
    expect(pictures).toHaveLength(3);
    for (const picture of pictures) expect(files.get(`stories/${picture}`)).toContain('<svg');
    expect(text).not.toMatch(/https?:|<script/);
  });

  test('has the children’s photos', async () => {
    const visitor = await house.visitor().enterAsGuest();
    const { id } = await visitor.describe();
    const picture = sharp({ create: { width: 64, height: 64, channels: 3, background: '#f4bd62' } });
    const sent = await visitor.fetch(`/api/child-profiles/${id}/photo`, {
      method: 'PUT',
      headers: { 'content-type': 'image/png' },
      body: (await picture.png().toBuffer()) as never,
    });
    expect(sent.status).toBe(200);
    const { files } = await download(visitor);
    const photo = files.get('index.html')?.match(/src="(files\/photo-[^"]+)"/)?.[1] ?? '';
    expect(files.get(photo)).toContain('WEBP');
  });

  test('has nothing that opens a door', async () => {
    const visitor = house.visitor();
    const { password } = await visitor.register();
    const rules = { storiesPerEvening: null, bedtime: null, avoid: [], currentPin: null, newPin: '4321' };
    await visitor.client.changeParentalControls({ body: rules });
    await visitor.client.proveParent({ body: { password } });
    const whole = [...(await download(visitor)).files.values()].join('\n');
    expect(whole).not.toContain('$argon2');
    expect(whole).not.toContain(password);
    expect(whole).not.toMatch(/"(hash|pin_hash|sid)"/);
    expect(whole).not.toContain(visitor.cookies.get('sagolykta') ?? '');
  });

  test('is the family’s own: a guest’s too, nobody else’s, no visitor’s', async () => {
    const neighbour = await house.visitor().enterAsGuest();
    await neighbour.tell(await neighbour.describe({ name: 'Vidar' }));
    const guest = await house.visitor().enterAsGuest();
    await guest.client.updatePreferences({ body: { language: 'en' } });
    const { files } = await download(guest);
    expect([...files.values()].join('\n')).not.toContain('Vidar');
    expect(files.get('index.html')).toContain('No stories yet.');
    expect(rowsIn(files, 'families')).toHaveLength(1);
    const stranger = await house.visitor().fetch('/api/user/export');
    expect(stranger.status).toBe(401);
    expect(await stranger.json()).toMatchObject({ code: 'unauthorized' });
  });

  test('of a large library each story is there, once', async () => {
    const visitor = await house.visitor().enterAsGuest();
    await visitor.tell(await visitor.describe());
    const { id: familyId } = await visitor.client.getUser();
    const { queries } = house.composition.database;
    const row = await queries
      .selectFrom('stories')
      .selectAll()
      .where('family_id', '=', familyId)
      .executeTakeFirstOrThrow();
    const copies = Array.from({ length: 230 }, (_, index) => ({ id: v7(), title: `Copy ${index}` }));
    for (const copy of copies)
      await queries
        .insertInto('stories')
        .values(stories.write({ ...stories.read(row), ...copy }))
        .execute();
    const { files } = await download(visitor);
    const ids = rowsIn(files, 'stories').map(({ id }) => id);
    expect([ids.length, new Set(ids).size]).toEqual([231, 231]);
    expect([...files.keys()].filter((name) => name.endsWith('.html'))).toHaveLength(232);
    expect([...files.keys()].filter((name) => name.endsWith('.svg'))).toHaveLength(693);
  });

  test('more than ten an hour is too many', async () => {
    const visitor = await house.visitor().enterAsGuest();
    for (let count = 0; count < 10; count += 1) await download(visitor);
    const answer = await visitor.fetch('/api/user/export');
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([429, '3600']);
  });

  test('no table with a family’s rows is forgotten', async () => {
    const tables = [...(await columnsOf(house.composition.database))].filter(([, columns]) =>
      columns.includes('family_id'),
    );
    const exported: readonly string[] = familyTables.map(({ table }) => table);
    expect(tables.map(([name]) => name).filter((name) => !exported.includes(name))).toEqual([]);
  });
});

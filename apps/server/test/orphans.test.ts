import { mkdir, readdir, readFile, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { routes } from '@sagolykta/contract/routes';
import sharp from 'sharp';
import { describe, expect, test, vi } from 'vitest';
import { embeddedIllustrator } from '../src/adapters/illustrator/embedded-illustrator.ts';
import { databases, useHouse } from './support/house.ts';
import type { Visitor } from './support/visitor.ts';

// Painting takes its time on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

const photo = () =>
  sharp({ create: { width: 2400, height: 1800, channels: 3, background: '#a86' } })
    .jpeg()
    .toBuffer();

describe.each(databases)('what nobody has any more, on %s', (kind) => {
  const house = useHouse(kind, { illustrator: embeddedIllustrator() });
  const family = async () => {
    const visitor = await house.visitor().enterAsGuest();
    const { id } = await visitor.client.getUser();
    const child = await visitor.describe();
    const story = await visitor.tell(child);
    const folder = join(house.config.dataDir, 'files', id);
    const files = () => readdir(folder).catch(() => []);
    return { visitor, id, child, story, folder, files };
  };
  type Family = Awaited<ReturnType<typeof family>>;
  const send = async (visitor: Visitor, childId: string) => {
    const body = (await photo()) as unknown as string;
    const headers = { 'content-type': 'image/jpeg' };
    return visitor.fetch(routes.keepPhoto.path.replace(':id', childId), { method: 'PUT', headers, body });
  };

  const asked: readonly (readonly [string, (one: Family) => Promise<Response>])[] = [
    ['a raster', ({ visitor, story }) => visitor.fetch((story.images[0]?.url ?? '').replace('.svg', '.webp'))],
    ['a card', ({ visitor, story }) => visitor.fetch(`/api/stories/${story.id}/card.webp`)],
    ['a photo', ({ visitor, child }) => send(visitor, child.id)],
  ];
  const erased: readonly (readonly [string, (one: Family) => Promise<unknown>])[] = [
    ['the child is deleted', ({ visitor, child }) => visitor.client.deleteChildProfile({ params: { id: child.id } })],
    ['the family is erased', ({ visitor }) => visitor.client.eraseFamily({ body: { password: null } })],
  ];
  const races = asked.flatMap(([what, ask]) => erased.map(([how, erase]) => [what, how, ask, erase] as const));

  test.each(races)('%s that is made while %s is not kept', async (_what, _how, ask, erase) => {
    const one = await family();
    const answer = ask(one);
    await erase(one);
    expect((await answer).status).toBeLessThan(500);
    expect(await one.files()).toEqual([]);
  });

  test('files of a family, child or story that is gone are swept up; the others stay', async () => {
    const one = await family();
    expect((await one.visitor.fetch(`/api/stories/${one.story.id}/card.webp`)).status).toBe(200);
    expect((await send(one.visitor, one.child.id)).status).toBe(200);
    const kept = (await one.files()).sort();
    expect(kept).toHaveLength(2);
    const nobody = '01a1fc06-67e5-70f6-a0e5-1c65a4a0556a';
    await writeFile(join(one.folder, `${one.child.id}_${nobody}_picture-1-x.webp`), 'x');
    await writeFile(join(one.folder, `${nobody}_${nobody}_narration-1-x.mp3`), 'x');
    await writeFile(join(one.folder, `photo-${nobody}.webp`), 'x');
    const draft = join(one.folder, `photo-${nobody}.webp.${nobody}.part`);
    await writeFile(draft, 'half');
    await utimes(draft, new Date(0), new Date(0));
    for (const place of ['files', 'outbox']) {
      await mkdir(join(house.config.dataDir, place, nobody), { recursive: true });
      await writeFile(join(house.config.dataDir, place, nobody, 'letter.eml'), 'x');
    }

    await house.composition.sweepOrphans();
    // A photo may just have come in: it is looked at twice.
    expect((await one.files()).sort()).toEqual([...kept, `photo-${nobody}.webp`].sort());
    await house.composition.sweepOrphans();
    expect((await one.files()).sort()).toEqual(kept);
    for (const place of ['files', 'outbox']) {
      expect(await readdir(join(house.config.dataDir, place))).not.toContain(nobody);
    }
  });
});

describe('what an earlier version has kept', () => {
  const house = useHouse('sqlite');

  test('goes on under the name that this version looks for', async () => {
    const visitor = await house.visitor().enterAsGuest();
    const { id } = await visitor.client.getUser();
    const child = await visitor.describe();
    const story = await visitor.tell(child);
    const folder = join(house.config.dataDir, 'files', id);
    await mkdir(folder, { recursive: true });
    await writeFile(join(folder, `painting-${child.id}-${story.id}-1.webp`), 'painted');
    await house.composition.sweepOrphans();
    const kept = `${child.id}_${story.id}_painting-1.webp`;
    expect(await readdir(folder)).toEqual([kept]);
    expect(await readFile(join(folder, kept), 'utf8')).toBe('painted');
    await visitor.client.deleteStory({ params: { id: story.id } });
    expect(await readdir(folder)).toEqual([]);
  });
});

describe('the bytes on the disk, on sqlite', () => {
  const house = useHouse('sqlite');

  test.each([
    ['the family', (visitor: Visitor) => visitor.client.eraseFamily({ body: { password: null } })],
    [
      'the child',
      async (visitor: Visitor) => {
        const [child] = await visitor.client.listChildProfiles();
        await visitor.client.deleteChildProfile({ params: { id: child?.id ?? '' } });
      },
    ],
  ])('of %s are in none of the database’s files afterwards, while the server runs', async (what, erase) => {
    const visitor = await house.visitor().enterAsGuest();
    const marker = `Rosalinda${what.at(-1)}`;
    await visitor.tell(await visitor.describe({ name: marker }));
    const files = async () => {
      const names = (await readdir(house.config.dataDir)).filter((name) => name.startsWith('sagolykta.sqlite'));
      return Promise.all(names.map((name) => readFile(join(house.config.dataDir, name), 'latin1')));
    };
    expect((await files()).some((bytes) => bytes.includes(marker))).toBe(true);
    await erase(visitor);
    expect((await files()).some((bytes) => bytes.includes(marker))).toBe(false);
  });
});

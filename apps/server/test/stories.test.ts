import { call } from '@sagolykta/contract/client';
import { endpoints } from '@sagolykta/contract/endpoints';
import { describe, expect, test } from 'vitest';
import { databases, someEvening, useHouse } from './support/house.ts';
import type { Visitor } from './support/visitor.ts';

describe.each(databases)('the library, on %s', (kind) => {
  const house = useHouse(kind);
  const family = async () => {
    const visitor = await house.visitor().enterAsGuest();
    const child = await visitor.describe();
    const stories = [await visitor.tell(child), await visitor.tell(child), await visitor.tell(child)];
    return { visitor, child, ids: stories.map(({ id }) => id).reverse() };
  };

  test('newest first, as summaries', async () => {
    const { visitor, child, ids } = await family();
    const list = await visitor.client.listStories({ query: {} });
    expect(list.map(({ id }) => id)).toEqual(ids);
    expect(list[0]).toEqual({
      id: ids[0],
      childProfileId: child.id,
      siblingIds: [],
      childName: 'Alma',
      language: 'sv',
      title: expect.any(String),
      preview: 'It was evening.\n\nAlma yawned.\n\nAnd slept.'.padEnd(120, '.'),
      image: { url: `/api/stories/${ids[0]}/pictures/cover.svg?v=fake`, alt: expect.stringContaining('Picture 1') },
      imageCount: 3,
      hasAudio: false,
      status: 'ready',
      isFavorite: false,
      readingTime: 4,
      createdAt: new Date(someEvening).toISOString(),
    });
  });

  test('pages follow each other by their links, favourites too', async () => {
    const { visitor, ids } = await family();
    expect(await pages(visitor, '/api/stories?limit=2')).toEqual([ids.slice(0, 2), ids.slice(2)]);
    expect(await pages(visitor, '/api/stories?limit=3')).toEqual([ids]);
    for (const id of [ids[0], ids[2]]) await visitor.client.toggleFavorite({ params: { id: id ?? '' } });
    expect(await pages(visitor, '/api/stories?favorites=true&limit=1')).toEqual([[ids[0]], [ids[2]]]);
  });

  test.each(['limit=0', 'limit=101', 'limit=two', 'cursor=here', 'favorites=maybe', 'unknown=1'])(
    '?%s is not understood',
    async (query) => {
      const visitor = await house.visitor().enterAsGuest();
      expect((await visitor.fetch(`/api/stories?${query}`)).status).toBe(400);
    },
  );

  test('the favourite flag turns on and off', async () => {
    const { visitor, ids } = await family();
    const params = { id: ids[1] ?? '' };
    expect(await visitor.client.toggleFavorite({ params })).toEqual({ isFavorite: true });
    expect((await visitor.client.getStory({ params })).isFavorite).toBe(true);
    expect(await visitor.client.listStories({ query: { favorites: 'true' } })).toMatchObject([
      { id: params.id, isFavorite: true },
    ]);
    expect(await visitor.client.toggleFavorite({ params })).toEqual({ isFavorite: false });
    expect(await visitor.client.listStories({ query: { favorites: 'true' } })).toEqual([]);
    expect(await visitor.client.listStories({ query: { favorites: 'false' } })).toHaveLength(3);
  });

  test('an even number of toggles at once changes nothing', async () => {
    const { visitor, ids } = await family();
    const params = { id: ids[0] ?? '' };
    await Promise.all(Array.from({ length: 10 }, () => visitor.client.toggleFavorite({ params })));
    expect((await visitor.client.getStory({ params })).isFavorite).toBe(false);
  });

  test('a story is deleted', async () => {
    const { visitor, ids } = await family();
    const params = { id: ids[1] ?? '' };
    await visitor.client.deleteStory({ params });
    expect((await visitor.client.listStories({ query: {} })).map(({ id }) => id)).toEqual([ids[0], ids[2]]);
    await expect(visitor.client.deleteStory({ params })).rejects.toMatchObject({ status: 404 });
  });

  test.each(['foreign', 'random', 'malformed'])('a %s id is not found', async (whose) => {
    const owner = await family();
    const stranger = await house.visitor().enterAsGuest();
    const known: Record<string, string | undefined> = {
      foreign: owner.ids[0],
      random: '01a1fc06-67e5-70f6-a0e5-1c65a4a0556a',
    };
    const params = { id: known[whose] ?? '../../etc/passwd' };
    const missing = { status: 404, code: 'not-found' };
    const { getStory, toggleFavorite, recordReading, deleteStory } = stranger.client;
    for (const request of [getStory, toggleFavorite, recordReading, deleteStory]) {
      await expect(request({ params })).rejects.toMatchObject(missing);
    }
    const cursor = await stranger.fetch(`/api/stories?cursor=${owner.ids[0]}`);
    expect(await cursor.json()).toEqual([]);
    expect(await owner.visitor.client.listStories({ query: {} })).toHaveLength(3);
  });
});

/** The ids on each page, from the first to the one without a next. */
async function pages(visitor: Visitor, first: string): Promise<string[][]> {
  const found: string[][] = [];
  let next: string | undefined = first;
  while (next !== undefined) {
    const { output, headers }: Awaited<ReturnType<typeof list>> = await list(visitor, next);
    found.push(output.map(({ id }) => id));
    next = /^<([^>]+)>; rel="next"$/.exec(headers.get('link') ?? '')?.[1];
  }
  return found;
}

function list(visitor: Visitor, address: string) {
  const query = Object.fromEntries(new URL(address, 'http://own.invalid').searchParams);
  return call((url, request) => visitor.fetch(url, request), endpoints.listStories, { query });
}

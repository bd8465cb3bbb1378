import { describe, expect, test } from 'vitest';
import { useHouse } from './support/house.ts';

describe('collections', () => {
  const house = useHouse('sqlite');

  test('are listed in the language asked for, in their order', async () => {
    const visitor = await house.visitor().enterAsGuest();
    const swedish = await visitor.client.listCollections({ query: {} });
    const english = await visitor.client.listCollections({ query: {} }, { headers: { 'accept-language': 'en' } });
    expect(swedish.map(({ sortOrder }) => sortOrder)).toEqual(swedish.map((_, index) => index));
    expect(english.map(({ id }) => id)).toEqual(swedish.map(({ id }) => id));
    expect(english.map(({ name }) => name)).not.toEqual(swedish.map(({ name }) => name));
  });

  test.each(['seasonal', 'theme', 'character', 'educational'] as const)('of the category %s', async (category) => {
    const visitor = await house.visitor().enterAsGuest();
    const found = await visitor.client.listCollections({ query: { category } });
    expect(found.every((collection) => collection.category === category)).toBe(true);
  });

  test('each has as many templates as it says', async () => {
    const visitor = await house.visitor().enterAsGuest();
    for (const { id, templateCount } of await visitor.client.listCollections({ query: {} })) {
      expect(await visitor.client.listTemplates({ query: { collectionId: id } })).toHaveLength(templateCount);
    }
  });

  test('each has a cover of its own, which any cache may keep', async () => {
    const visitor = await house.visitor().enterAsGuest();
    for (const { coverImageUrl } of await visitor.client.listCollections({ query: {} })) {
      const answer = await visitor.fetch(coverImageUrl ?? '');
      expect(answer.headers.get('content-type')).toContain('image/svg+xml');
      expect(answer.headers.get('cache-control')).toContain('public');
    }
    expect((await visitor.fetch('/api/collections/none/cover.svg')).status).toBe(404);
  });

  test('an unknown one is not found, an unknown category not understood', async () => {
    const visitor = await house.visitor().enterAsGuest();
    await expect(visitor.client.listTemplates({ query: { collectionId: 'none' } })).rejects.toMatchObject({
      status: 404,
    });
    expect((await visitor.fetch('/api/collections?category=other')).status).toBe(400);
  });
});

import { describe, expect, test } from 'vitest';
import { stories } from '../src/adapters/database/tables/stories.ts';
import { databases, useHouse } from './support/house.ts';

describe.each(databases)('looking for a story, on %s', (kind) => {
  const house = useHouse(kind);
  const family = async () => {
    const visitor = await house.visitor().enterAsGuest();
    const alma = await visitor.describe();
    const bo = await visitor.describe({ name: 'Bo Ängel' });
    const ids: string[] = [];
    for (const child of [alma, alma, bo]) ids.push((await visitor.tell(child)).id);
    const give = (index: number, story: { title?: string; content?: string; theme?: string }) =>
      house.composition.database.queries
        .updateTable('stories')
        .set(stories.write(story))
        .where('id', '=', ids[index] ?? '')
        .execute();
    await give(0, { title: 'Det lilla ångloket', content: 'En ö, ett träd.' });
    await give(1, { title: 'Grannens katt', content: 'Ett lok utan prick.', theme: 'en Grävmaskin' });
    const found = async (query: Record<string, string>) =>
      (await visitor.client.listStories({ query })).map(({ id }) => ids.indexOf(id));
    return { visitor, alma, bo, found };
  };

  test('by title, text, wish, pictures and child; å, ä and ö are letters of their own', async () => {
    const { found } = await family();
    expect(await found({ search: 'ÅNGLOK' })).toEqual([0]);
    expect(await found({ search: 'anglok' })).toEqual([]);
    expect(await found({ search: 'lok' })).toEqual([1, 0]);
    expect(await found({ search: 'lok prick' })).toEqual([1]);
    expect(await found({ search: 'grävmaskin' })).toEqual([1]);
    expect(await found({ search: 'picture' })).toEqual([2, 1, 0]);
    expect(await found({ search: 'ängel' })).toEqual([2]);
    expect(await found({ search: 'angel' })).toEqual([]);
    expect(await found({ search: '%' })).toEqual([2, 1, 0]);
  });

  test('of one child, and of favourites, page by page', async () => {
    const { visitor, alma, bo, found } = await family();
    expect(await found({ child: bo.id })).toEqual([2]);
    expect(await found({ child: alma.id, search: 'lok' })).toEqual([1, 0]);
    const next = (await visitor.fetch(`/api/stories?child=${alma.id}&search=lok&limit=1`)).headers.get('link');
    expect(next).toMatch(new RegExp(`^</api/stories\\?child=${alma.id}&search=lok&limit=1&cursor=`));
    const older = await visitor.fetch(/<([^>]+)>/.exec(next ?? '')?.[1] ?? '');
    expect(await older.json()).toMatchObject([{ title: 'Det lilla ångloket' }]);
    const stranger = await house.visitor().enterAsGuest();
    expect(await stranger.client.listStories({ query: { child: alma.id } })).toEqual([]);
  });
});

import { describe, expect, test } from 'vitest';
import { databases, useHouse } from './support/house.ts';
import type { Visitor } from './support/visitor.ts';

const ask = async (visitor: Visitor, path: string, tag = '') => {
  const answer = await visitor.fetch(path, { headers: tag === '' ? {} : { 'if-none-match': tag } });
  return {
    status: answer.status,
    tag: answer.headers.get('etag') ?? '',
    headers: answer.headers,
    text: await answer.text(),
  };
};

describe.each(databases)('what a browser has already, on %s', (kind) => {
  const house = useHouse(kind);
  const family = async () => {
    const visitor = await house.visitor().enterAsGuest();
    const child = await visitor.describe({ name: 'Åsa “Ö” "content":""' });
    const story = await visitor.tell(child);
    return { visitor, child, id: story.id, story: `/api/stories/${story.id}`, list: '/api/stories?limit=20' };
  };

  test.each(['story', 'list'] as const)('a %s is private, asked for each time, and not sent twice', async (which) => {
    const { visitor, [which]: path } = await family();
    const first = await ask(visitor, path);
    expect([first.status, first.headers.get('cache-control')]).toEqual([200, 'private, no-cache']);
    expect(first.headers.get('content-type')).toBe('application/json; charset=utf-8');
    const again = await ask(visitor, path, first.tag);
    expect([again.status, again.text, again.tag]).toEqual([304, '', first.tag]);
    expect((await ask(visitor, path, `W/${first.tag}`)).status).toBe(304);
    expect((await ask(visitor, path, '"another"')).text).toBe(first.text);
  });

  test.each<[string, (at: Awaited<ReturnType<typeof family>>) => Promise<unknown>]>([
    ['a favourite', ({ visitor, id }) => visitor.client.toggleFavorite({ params: { id } })],
    [
      'a child’s new name',
      ({ visitor, child }) => visitor.json(`/api/child-profiles/${child.id}`, 'PUT', { name: 'Siv', age: 6 }),
    ],
    [
      'a line mended',
      ({ visitor, id }) =>
        visitor.client.rewordLine({ params: { id, line: '1' }, body: { words: 'Alma yawned widely.', edition: 0 } }),
    ],
  ])('%s is seen at once, in the story and in the list', async (_, change) => {
    const at = await family();
    const [story, list] = [await ask(at.visitor, at.story), await ask(at.visitor, at.list)];
    house.setClock('2026-03-10T19:00:01Z');
    await change(at);
    for (const [path, before] of [
      [at.story, story],
      [at.list, list],
    ] as const) {
      const after = await ask(at.visitor, path, before.tag);
      expect(after.status).toBe(200);
      expect(after.text).not.toBe(before.text);
      expect(after.tag).not.toBe(before.tag);
    }
  });

  test('the quicker way answers what the longer one does, and says as much about it', async () => {
    const { visitor, id, story, list } = await family();
    const headersOf = ({ headers }: { readonly headers: Headers }) => {
      const { etag: _, date: __, 'keep-alive': ___, ...others } = Object.fromEntries(headers);
      return others;
    };
    const quickHeaders = headersOf(await ask(visitor, story));
    const quick = [JSON.parse((await ask(visitor, story)).text), JSON.parse((await ask(visitor, list)).text)];
    expect(quick[0].childName).toBe('Åsa “Ö” "content":""');
    const { queries } = house.composition.database;
    await queries.updateTable('stories').set({ answer: null }).where('id', '=', id).execute();
    const longer = await ask(visitor, story);
    expect([longer.tag, longer.headers.get('cache-control')]).toEqual(['', 'private, no-cache']);
    expect(headersOf(longer)).toEqual(quickHeaders);
    expect(quick[0]).toEqual(JSON.parse(longer.text));
    // A search for nothing is asked for the longer way, and is the whole list.
    expect(quick[1]).toEqual(JSON.parse((await ask(visitor, `${list}&search=`)).text));
  });

  test('a card is kept as it is sent, follows what the family mends, and is made anew where none was kept', async () => {
    const { visitor, child, id, list } = await family();
    const sibling = await visitor.describe({ name: 'Bo' });
    await visitor.client.generateStory({
      body: { childProfileId: child.id, siblingIds: [sibling.id], selectedAttributes: [], language: 'sv' },
    });
    const { queries } = house.composition.database;
    await visitor.client.rewordLine({ params: { id, line: '0' }, body: { words: 'Ett "nytt"\nord: Å.', edition: 0 } });
    await visitor.client.toggleFavorite({ params: { id } });
    const quick = await ask(visitor, list);
    expect(quick.tag).not.toBe('');
    const longer = JSON.parse((await ask(visitor, `${list}&search=`)).text);
    expect(longer).toMatchObject([{ childName: 'Åsa “Ö” "content":"" och Bo' }, { isFavorite: true }]);
    expect(JSON.parse(quick.text)).toEqual(longer);
    await queries.updateTable('stories').set({ card: null }).where('id', '=', id).execute();
    const unkept = await ask(visitor, list);
    expect([unkept.tag, JSON.parse(unkept.text)]).toEqual(['', longer]);
  });

  test.each([
    ['no JSON', 'not a word\n"Once"'],
    ['a sound that is made no more', '{"alts":[],"nightSound":"foghorn"}\n"Once"'],
    ['no second line', '{"alts":[],"nightSound":null}'],
  ])(
    'a kept answer that cannot be read (%s) is passed by, and the story is told from what it is made of',
    async (_, answer) => {
      const { visitor, id, story } = await family();
      const before = await ask(visitor, story);
      const { queries } = house.composition.database;
      await queries.updateTable('stories').set({ answer }).where('id', '=', id).execute();
      const after = await ask(visitor, story);
      expect(after.status).toBe(200);
      expect(JSON.parse(after.text)).toEqual(JSON.parse(before.text));
    },
  );

  test('a tag opens no door', async () => {
    const { visitor, story, list } = await family();
    const stranger = await house.visitor().enterAsGuest();
    const { tag } = await ask(visitor, story);
    expect((await ask(stranger, story, tag)).status).toBe(404);
    expect((await ask(house.visitor(), story, tag)).status).toBe(401);
    expect((await ask(house.visitor(), list, (await ask(visitor, list)).tag)).status).toBe(401);
    await visitor.fetch('/api/logout');
    expect((await ask(visitor, story, tag)).status).toBe(401);
  });

  test('a session in its last half is made longer by reading alone', async () => {
    const { visitor, story, list } = await family();
    for (const [path, day] of [
      [story, '2026-04-20T19:00:00Z'],
      [list, '2026-05-30T19:00:00Z'],
    ] as const) {
      house.setClock(day);
      const answer = await ask(visitor, path);
      expect([answer.status, answer.headers.get('set-cookie')]).toEqual([200, expect.stringContaining('sagolykta=')]);
    }
  });
});

import { describe, expect, test } from 'vitest';
import { databases, useHouse } from './support/house.ts';

describe.each(databases)('where we were, on %s', (kind) => {
  const house = useHouse(kind);
  const family = async () => {
    const visitor = house.visitor();
    const account = await visitor.register();
    const child = await visitor.describe();
    return { visitor, account, stories: [await visitor.tell(child), await visitor.tell(child)] as const };
  };

  test('is kept for every device, a paragraph at a time', async () => {
    const { visitor, account, stories } = await family();
    const params = { id: stories[0].id };
    expect(await visitor.client.getReadingPlace({ params })).toEqual({ place: null });
    expect(await visitor.client.getLastRead({})).toEqual({ last: null });
    await visitor.client.keepReadingPlace({ params, body: { paragraph: 1 } });
    await visitor.client.keepReadingPlace({ params, body: { paragraph: 2 } });
    const phone = house.visitor();
    await phone.post('/api/login', account);
    const { place } = await phone.client.getReadingPlace({ params });
    expect(place).toMatchObject({ paragraph: 2, isFinished: false, keptAt: '2026-03-10T19:00:00.000Z' });
    expect(place?.percent).toBeGreaterThan(0);
    expect((await phone.client.getLastRead({})).last).toMatchObject({ story: { id: params.id }, place });
  });

  test('the story read last is the one told of; read to its end, it is finished', async () => {
    const { visitor, stories } = await family();
    const [first, second] = stories;
    await visitor.client.keepReadingPlace({ params: { id: first.id }, body: { paragraph: 1 } });
    house.setClock('2026-03-10T19:05:00Z');
    await visitor.client.keepReadingPlace({ params: { id: second.id }, body: { paragraph: 1 } });
    expect((await visitor.client.getLastRead({})).last?.story.id).toBe(second.id);
    house.setClock('2026-03-10T19:10:00Z');
    await visitor.client.recordReading({ params: { id: first.id } });
    expect((await visitor.client.getLastRead({})).last).toMatchObject({
      story: { id: first.id },
      place: { isFinished: true, percent: 100, paragraph: 0 },
    });
  });

  test('beyond the last paragraph is the last; and it goes with the story', async () => {
    const { visitor, stories } = await family();
    const params = { id: stories[1].id };
    await visitor.client.keepReadingPlace({ params, body: { paragraph: 9_999 } });
    const paragraphs = (await visitor.client.getStory({ params })).content.split('\n\n').length;
    expect((await visitor.client.getReadingPlace({ params })).place?.paragraph).toBeLessThan(paragraphs);
    await visitor.client.deleteStory({ params });
    expect(await visitor.client.getLastRead({})).toEqual({ last: null });
  });
});

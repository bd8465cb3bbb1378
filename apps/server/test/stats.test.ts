import { describe, expect, test } from 'vitest';
import { databases, someEvening, useHouse } from './support/house.ts';

describe.each(databases)('stats, on %s', (kind) => {
  const house = useHouse(kind);
  const family = async (timeZone = 'Europe/Stockholm') => {
    const visitor = await house.visitor().enterAsGuest(timeZone);
    return { visitor, child: await visitor.describe() };
  };
  const at = async <Result>(instant: string, act: () => Promise<Result>): Promise<Result> => {
    house.setClock(instant);
    try {
      return await act();
    } finally {
      house.setClock(someEvening);
    }
  };

  test('nothing yet', async () => {
    const visitor = await house.visitor().enterAsGuest();
    expect(await visitor.client.getUserStats()).toEqual({
      totalStories: 0,
      currentStreak: 0,
      favorites: 0,
      minutesRead: 0,
      isSubscribed: false,
      dailyStoryCount: 0,
    });
  });

  test('stories, favourites and minutes are counted', async () => {
    const { visitor, child } = await family();
    const story = await visitor.tell(child);
    await visitor.tell(child);
    await visitor.client.toggleFavorite({ params: { id: story.id } });
    await visitor.client.recordReading({ params: { id: story.id } });
    expect(await visitor.client.getUserStats()).toMatchObject({
      totalStories: 2,
      favorites: 1,
      minutesRead: 4,
      dailyStoryCount: 2,
      currentStreak: 1,
    });
  });

  test('a reading counts once per story and day', async () => {
    const { visitor, child } = await family();
    const { id } = await visitor.tell(child);
    await Promise.all(Array.from({ length: 5 }, () => visitor.client.recordReading({ params: { id } })));
    expect(await visitor.client.getUserStats()).toMatchObject({ minutesRead: 4 });
    await at('2026-03-11T19:00:00Z', () => visitor.client.recordReading({ params: { id } }));
    expect(await visitor.client.getUserStats()).toMatchObject({ minutesRead: 8 });
  });

  test('nights in a row are made by telling or by reading, and an evening not come yet breaks nothing', async () => {
    const { visitor, child } = await family();
    const { id } = await at('2026-03-10T19:00:00Z', () => visitor.tell(child));
    await at('2026-03-11T19:00:00Z', () => visitor.client.recordReading({ params: { id } }));
    await at('2026-03-12T19:00:00Z', () => visitor.tell(child));
    const streakAt = async (instant: string) => (await at(instant, () => visitor.client.getUserStats())).currentStreak;
    expect(await streakAt('2026-03-12T20:00:00Z')).toBe(3);
    expect(await streakAt('2026-03-13T12:00:00Z')).toBe(3);
    expect(await streakAt('2026-03-13T22:59:59Z')).toBe(3);
    expect(await streakAt('2026-03-13T23:00:00Z')).toBe(0);
  });

  test('tidying the library breaks no streak', async () => {
    const { visitor, child } = await family();
    const { id } = await visitor.tell(child);
    await visitor.client.deleteStory({ params: { id } });
    expect(await visitor.client.getUserStats()).toMatchObject({ totalStories: 0, currentStreak: 1 });
  });

  test('the night is the family’s own, on either side of the world', async () => {
    const east = await family('Pacific/Auckland');
    const west = await family('America/Los_Angeles');
    for (const { visitor, child } of [east, west]) {
      await at('2026-03-10T10:30:00Z', () => visitor.tell(child));
      await at('2026-03-10T11:30:00Z', () => visitor.tell(child));
    }
    // In Auckland midnight lay between the two; in Los Angeles it was still the small hours.
    expect(await at('2026-03-10T12:00:00Z', () => east.visitor.client.getUserStats())).toMatchObject({
      currentStreak: 2,
      dailyStoryCount: 1,
    });
    expect(await at('2026-03-10T12:00:00Z', () => west.visitor.client.getUserStats())).toMatchObject({
      currentStreak: 1,
      dailyStoryCount: 2,
    });
  });

  test.each([
    ['into summer time', ['2026-03-28T19:00:00Z', '2026-03-29T18:00:00Z', '2026-03-30T18:00:00Z']],
    ['into winter time', ['2026-10-24T18:00:00Z', '2026-10-25T19:00:00Z', '2026-10-26T19:00:00Z']],
    ['over new year', ['2026-12-30T19:00:00Z', '2026-12-31T19:00:00Z', '2027-01-01T19:00:00Z']],
  ])('three nights %s', async (_, evenings) => {
    house.setClock(evenings[0] ?? '');
    const { visitor, child } = await family();
    for (const evening of evenings) {
      house.setClock(evening);
      await visitor.tell(child);
      expect((await visitor.client.getUserStats()).dailyStoryCount).toBe(1);
    }
    expect((await visitor.client.getUserStats()).currentStreak).toBe(3);
  });
});

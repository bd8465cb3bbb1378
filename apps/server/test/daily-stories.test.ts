import { describe, expect, test } from 'vitest';
import { familyOf, generate } from './support/family-with-child.ts';
import { databases, someEvening, useHouse } from './support/house.ts';
import { paySandbox } from './support/subscriber.ts';
import { problemOf } from './support/visitor.ts';

const limitReached = { status: 429, code: 'daily-limit-reached' };

describe.each(databases)('three stories a day, on %s', (kind) => {
  const house = useHouse(kind);
  const family = () => familyOf(house);

  test('three a day: the second and third are told, the fourth is not', async () => {
    const { visitor, child } = await family();
    for (const count of [1, 2, 3]) {
      await visitor.tell(child);
      expect((await visitor.client.getUser()).dailyStoryCount).toBe(count);
    }
    const answer = await generate(visitor, child.id);
    expect(answer.status).toBe(429);
    expect(answer.headers.get('content-type')).toBe('application/problem+json');
    // Stockholm's midnight is four hours away.
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThanOrEqual(4 * 3600);
    expect(Number(answer.headers.get('retry-after'))).toBeLessThanOrEqual(4 * 3600 + 1);
    expect(await answer.json()).toEqual({
      type: 'about:blank',
      title: 'Daily story limit reached',
      status: 429,
      detail: 'Daily story limit reached',
      code: 'daily-limit-reached',
    });
    expect(await visitor.client.listStories({ query: {} })).toHaveLength(3);
  });

  test('of forty at once, three are told', async () => {
    const { visitor, child } = await family();
    // All of them are being written before the first is counted, so that only the count itself can refuse.
    house.writer.finishTogether(40);
    const answers = await Promise.all(Array.from({ length: 40 }, () => generate(visitor, child.id)));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(3);
    const refused = await Promise.all(answers.filter(({ status }) => status !== 201).map(problemOf));
    expect(new Set(refused.map(({ code }) => code))).toEqual(new Set(['daily-limit-reached']));
    expect(await visitor.client.listStories({ query: {} })).toHaveLength(3);
    expect((await visitor.client.getUser()).dailyStoryCount).toBe(3);
  });

  test('a story long in the writing counts on the latest day there has been', async () => {
    const { visitor, child } = await family();
    const finish = house.writer.holdOne();
    const slow = visitor.tell(child);
    await expect.poll(() => house.writer.assignments.at(-1)?.brief.profile).toMatchObject({ id: child.id });
    house.setClock('2026-03-11T19:00:00Z');
    for (const _ of [1, 2]) await visitor.tell(child);
    house.setClock(someEvening);
    finish();
    await slow;
    house.setClock('2026-03-11T19:00:00Z');
    expect((await visitor.client.getUser()).dailyStoryCount).toBe(3);
    await expect(visitor.tell(child)).rejects.toMatchObject(limitReached);
  });

  test('at the family’s midnight there are new stories', async () => {
    const { visitor, child } = await family();
    for (const _ of [1, 2, 3]) await visitor.tell(child);
    house.setClock('2026-03-10T22:59:59Z');
    await expect(visitor.tell(child)).rejects.toMatchObject(limitReached);
    house.setClock('2026-03-10T23:00:00Z');
    expect((await visitor.client.getUser()).dailyStoryCount).toBe(0);
    await visitor.tell(child);
    expect((await visitor.client.getUser()).dailyStoryCount).toBe(1);
  });

  test('a clock set back a day, or a journey west, gives no extra stories', async () => {
    const { visitor, child } = await family();
    for (const _ of [1, 2, 3]) await visitor.tell(child);
    house.setClock('2026-03-09T19:00:00Z');
    await expect(visitor.tell(child)).rejects.toMatchObject(limitReached);
    house.setClock('2026-03-10T23:30:00Z');
    await visitor.tell(child);
    await visitor.client.updatePreferences({ body: { timeZone: 'America/Los_Angeles' } });
    await visitor.tell(child);
    await visitor.tell(child);
    await expect(visitor.tell(child)).rejects.toMatchObject(limitReached);
  });

  test('premium has no limit', async () => {
    const { visitor, child } = await family();
    await paySandbox(visitor);
    for (const _ of [1, 2, 3, 4, 5]) await visitor.tell(child);
    expect(await visitor.client.getUserStats()).toMatchObject({ dailyStoryCount: 5, isSubscribed: true });
  });
});

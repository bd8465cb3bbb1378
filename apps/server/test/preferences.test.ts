import { describe, expect, test } from 'vitest';
import { databases, useHouse } from './support/house.ts';
import { paySandbox } from './support/subscriber.ts';
import { problemOf } from './support/visitor.ts';

describe.each(databases)('preferences, on %s', (kind) => {
  const house = useHouse(kind);

  test('what is named changes, what is not stays', async () => {
    const visitor = await house.visitor().enterAsGuest();
    const before = await visitor.client.getUser();
    const changes = {
      autoImages: false,
      showStreak: false,
      calledName: 'mamma',
      timeZone: 'Asia/Tokyo',
      language: 'en',
      firstName: 'Kim',
    } as const;
    expect(await visitor.client.updatePreferences({ body: changes })).toEqual({ ...before, ...changes });
    expect(await visitor.client.updatePreferences({ body: { calledName: '' } })).toEqual({
      ...before,
      ...changes,
      calledName: null,
    });
    expect(await visitor.client.getUser()).toEqual({ ...before, ...changes, calledName: null });
  });

  test('a voice belongs to premium', async () => {
    const visitor = await house.visitor().enterAsGuest();
    const wish = visitor.client.updatePreferences({ body: { voiceNarration: true } });
    await expect(wish).rejects.toMatchObject({ status: 402, code: 'payment-required' });
    expect(await visitor.client.updatePreferences({ body: { voiceNarration: false } })).toMatchObject({
      voiceNarration: false,
    });
    await paySandbox(visitor);
    expect(await visitor.client.updatePreferences({ body: { voiceNarration: true } })).toMatchObject({
      voiceNarration: true,
    });
  });

  test.each([
    [{ timeZone: 'Mars/Olympus' }, 'timeZone'],
    [{ isSubscribed: true }, 'isSubscribed'],
    [{ dailyStoryCount: 0 }, 'dailyStoryCount'],
    [{ autoImages: 'yes' }, 'autoImages'],
    [{ calledName: 'm'.repeat(31) }, 'calledName'],
  ])('%j is refused', async (changes, field) => {
    const visitor = await house.visitor().enterAsGuest();
    const answer = await visitor.json('/api/user/preferences', 'PATCH', changes);
    expect(answer.status).toBe(400);
    expect((await problemOf(answer)).errors?.[0]?.field).toBe(field);
  });
});

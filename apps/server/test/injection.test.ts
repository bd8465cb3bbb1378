import { ownLibrary } from '@sagolykta/library/own-library';
import { describe, expect, test } from 'vitest';
import { embeddedIllustrator } from '../src/adapters/illustrator/embedded-illustrator.ts';
import { embeddedStoryWriter } from '../src/adapters/story-writer/embedded-story-writer.ts';
import { attacks } from './support/arbitrary-input.ts';
import { columnsOf } from './support/dump.ts';
import { databases, useHouse } from './support/house.ts';
import { noLimits } from './support/quick-hasher.ts';

/** Those that a form takes: the others are refused for their length, or for what odd-letters.test.ts tells. */
const typed = attacks.filter((attack) => /^[^\p{Cc}\p{Cs}\p{Cf}\ufffe\uffff\u2800\u3164]{1,40}$/u.test(attack));
const names = ['name', 'city', 'school', 'bestFriendName', 'petName', 'grandmaName', 'favoriteSong'] as const;

describe.each(databases)('what an intruder types, on %s', (kind) => {
  const house = useHouse(kind, {
    storyWriter: embeddedStoryWriter(ownLibrary()),
    illustrator: embeddedIllustrator(),
    rateLimiter: noLimits,
  });

  test.each(typed)('%j is kept as it is, told as text and drawn as nothing', async (attack) => {
    const visitor = await house.visitor().enterAsGuest();
    const tables = await columnsOf(house.composition.database);
    const fields = Object.fromEntries(names.map((name) => [name, attack]));
    const child = await visitor.describe(fields);
    expect(child).toMatchObject(Object.fromEntries(names.map((name) => [name, attack.trim()])));
    expect((await visitor.client.updatePreferences({ body: { firstName: attack } })).firstName).toBe(attack.trim());

    const answer = await visitor.json('/api/stories/generate', 'POST', {
      childProfileId: child.id,
      selectedAttributes: ['bestFriend', 'pet'],
      theme: attack,
    });
    expect([answer.status, answer.headers.get('content-type')]).toEqual([201, 'application/json; charset=utf-8']);
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    const [story] = await visitor.client.listStories({ query: {} });
    expect(story?.childName).toBe(attack.trim());
    const { images, content } = await visitor.client.getStory({ params: { id: story?.id ?? '' } });
    expect(content).not.toMatch(/system prompt|previous instructions|root:x/i);
    for (const { url } of images) {
      const drawing = await (await visitor.fetch(url)).text();
      expect(drawing).not.toMatch(/<script|onload|onerror|javascript:|<foreignObject/i);
    }
    expect(await columnsOf(house.composition.database)).toEqual(tables);
  });

  test('control characters are refused, wherever a family types', async () => {
    const visitor = await house.visitor().enterAsGuest();
    for (const attack of ['kim\r\nBcc: all@example.com', 'a\u0000b', 'a\u001b[31m']) {
      expect((await visitor.json('/api/child-profiles', 'POST', { name: attack, age: 6 })).status).toBe(400);
      expect((await visitor.json('/api/user/preferences', 'PATCH', { firstName: attack })).status).toBe(400);
      const replyTo = `kim@example.com${attack}`;
      expect((await visitor.json('/api/contact', 'POST', { message: 'Hej', replyTo })).status).toBe(400);
    }
  });
});

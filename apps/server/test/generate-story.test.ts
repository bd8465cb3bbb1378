import { call } from '@sagolykta/contract/client';
import { endpoints } from '@sagolykta/contract/endpoints';
import { describe, expect, test } from 'vitest';
import { familyOf, generate } from './support/family-with-child.ts';
import { databases, someEvening, useHouse } from './support/house.ts';
import { paySandbox } from './support/subscriber.ts';
import { alma } from './support/visitor.ts';

describe.each(databases)('generating a story, on %s', (kind) => {
  const house = useHouse(kind);
  const family = () => familyOf(house);

  test('the story is answered as it is kept', async () => {
    const { visitor, child } = await family();
    const story = await visitor.client.generateStory({
      body: {
        childProfileId: child.id,
        selectedAttributes: ['sport', 'pet', 'pet'],
        theme: ' rymden ',
        language: 'en',
      },
    });
    expect(story).toEqual({
      id: expect.any(String),
      childProfileId: child.id,
      siblingIds: [],
      childName: 'Alma',
      language: 'en',
      title: expect.stringContaining('Alma'),
      content: expect.stringContaining('It was evening.'),
      selectedAttributes: ['pet', 'sport'],
      theme: 'rymden',
      images: [1, 2, 3].map((number) => ({
        url: `/api/stories/${story.id}/pictures/${number}.svg?v=fake`,
        alt: expect.stringContaining(`Picture ${number}`),
        painted: null,
      })),
      cover: `/api/stories/${story.id}/pictures/cover.svg?v=fake`,
      isFavorite: false,
      readingTime: 4,
      writer: 'fake',
      status: 'ready',
      notice: null,
      nightSound: 'rain-on-the-roof',
      createdAt: new Date(someEvening).toISOString(),
      updatedAt: new Date(someEvening).toISOString(),
    });
    expect(await visitor.client.getStory({ params: { id: story.id } })).toEqual(story);
    expect(await visitor.client.getUser()).toMatchObject({ dailyStoryCount: 1, lastStoryDate: story.createdAt });
  });

  test('the writer gets the brief, the season and what this child has heard, newest first', async () => {
    const { visitor, child } = await family();
    const first = await visitor.tell(child);
    const second = await visitor.tell(child);
    await visitor.tell(await visitor.describe({ name: 'Vidar' }));
    expect(house.writer.assignments.at(-1)?.memory).toEqual([]);
    await visitor.client.updatePreferences({ body: { calledName: 'mamma' } });
    house.setClock('2026-04-11T19:00:00Z');
    await visitor.tell(child, { 'accept-language': 'en' });
    const { brief, memory, seed } = house.writer.assignments.at(-1) ?? {};
    expect(brief).toMatchObject({
      language: 'en',
      elements: ['pet'],
      theme: null,
      calledName: 'mamma',
      season: 'spring',
    });
    expect(brief?.profile).toMatchObject({ name: 'Alma', age: 6, petName: 'Bosse' });
    expect(memory?.map(({ title }) => title)).toEqual([second.title, first.title]);
    expect(seed).toMatch(/^[0-9a-f-]{36}$/);
    expect(new Set(house.writer.assignments.map((assignment) => assignment.seed)).size).toBe(
      house.writer.assignments.length,
    );
  });

  test.each([
    ['2026-02-28T22:59:59Z', 'winter'],
    ['2026-02-28T23:00:00Z', 'spring'],
    ['2026-05-31T22:00:00Z', 'summer'],
  ])('at %s the story is of the %s', async (instant, season) => {
    house.setClock(instant);
    const { visitor, child } = await family();
    await visitor.tell(child);
    expect(house.writer.assignments.at(-1)?.brief.season).toBe(season);
  });

  test('a short one is wanted of the writer on that evening alone', async () => {
    const { visitor, child } = await family();
    const wish = { childProfileId: child.id, selectedAttributes: ['pet' as const] };
    await visitor.client.generateStory({ body: { ...wish, isShort: true } });
    expect(house.writer.assignments.at(-1)?.brief.isShort).toBe(true);
    await visitor.client.generateStory({ body: wish });
    expect(house.writer.assignments.at(-1)?.brief.isShort).toBeUndefined();
  });

  test('a child deleted while its story is written has none', async () => {
    const { visitor, child } = await family();
    const finish = house.writer.holdOne();
    const slow = generate(visitor, child.id);
    await expect.poll(() => house.writer.assignments.at(-1)?.brief.profile).toMatchObject({ id: child.id });
    await visitor.client.deleteChildProfile({ params: { id: child.id } });
    finish();
    expect((await slow).status).toBe(404);
    expect((await visitor.client.getUser()).dailyStoryCount).toBe(0);
  });

  test('a story that fails costs nothing and leaves nothing', async () => {
    const { visitor, child } = await family();
    house.writer.failOnce();
    await expect(visitor.tell(child)).rejects.toMatchObject({ status: 500, code: 'unexpected' });
    expect((await visitor.client.getUser()).dailyStoryCount).toBe(0);
    expect(await visitor.client.listStories({ query: {} })).toEqual([]);
  });

  test('one Idempotency-Key is one story, one after the other and at once', async () => {
    const { visitor, child } = await family();
    const key = { 'idempotency-key': 'tonight' };
    const first = await visitor.tell(child, key);
    expect(await visitor.tell(child, key)).toEqual(first);
    const other = { 'idempotency-key': 'again' };
    house.writer.finishTogether(20);
    const stories = await Promise.all(Array.from({ length: 20 }, () => visitor.tell(child, other)));
    expect(new Set(stories.map(({ id }) => id)).size).toBe(1);
    expect((await visitor.client.getUser()).dailyStoryCount).toBe(2);
    await visitor.tell(child);
    expect(await visitor.tell(child, key)).toEqual(first);
  });

  test('twenty times the key of the day’s last story gives that story', async () => {
    const { visitor, child } = await family();
    await visitor.tell(child);
    await visitor.tell(child);
    house.writer.finishTogether(20);
    const stories = await Promise.all(
      Array.from({ length: 20 }, () => visitor.tell(child, { 'idempotency-key': 'last' })),
    );
    expect(new Set(stories.map(({ id }) => id)).size).toBe(1);
  });

  test('a key is kept a day, and means nothing to another family', async () => {
    const { visitor, child } = await family();
    const key = { 'idempotency-key': 'shared' };
    const first = await visitor.tell(child, key);
    const other = await family();
    expect((await other.visitor.tell(other.child, key)).id).not.toBe(first.id);
    house.setClock('2026-03-11T18:59:59Z');
    expect((await visitor.tell(child, key)).id).toBe(first.id);
    house.setClock('2026-03-11T19:00:00Z');
    expect((await visitor.tell(child, key)).id).not.toBe(first.id);
  });

  test('a key may not be endless', async () => {
    const { visitor, child } = await family();
    await expect(visitor.tell(child, { 'idempotency-key': 'x'.repeat(201) })).rejects.toMatchObject({ status: 400 });
  });

  test('nothing selected', async () => {
    const { visitor, child } = await family();
    const body = { childProfileId: child.id, selectedAttributes: [] };
    await expect(visitor.client.generateStory({ body })).rejects.toMatchObject({
      status: 422,
      code: 'nothing-selected',
    });
  });

  test('a child with a name and an age only gets a story all the same, and so does whoever types a theme', async () => {
    const visitor = await house.visitor().enterAsGuest();
    const { id } = await visitor.client.createChildProfile({ body: { name: 'Vidar', age: 4 } });
    const bare = await visitor.client.generateStory({ body: { childProfileId: id, selectedAttributes: [] } });
    expect(bare).toMatchObject({ childName: 'Vidar', selectedAttributes: [], theme: null });
    const typed = await visitor.client.generateStory({
      body: { childProfileId: id, selectedAttributes: [], theme: 'en snäll drake' },
    });
    expect(typed.theme).toBe('en snäll drake');
    // A theme of nothing but spaces is none.
    const other = await house.visitor().enterAsGuest();
    const { id: known } = await other.describe();
    const body = { childProfileId: known, selectedAttributes: [], theme: '  ' };
    expect((await other.json('/api/stories/generate', 'POST', body)).status).toBe(422);
  });

  test('an element that the profile lacks the data for', async () => {
    const { visitor } = await family();
    const child = await visitor.describe({ petBreed: null });
    const answer = visitor.client.generateStory({
      body: { childProfileId: child.id, selectedAttributes: ['pet', 'music'] },
    });
    await expect(answer).rejects.toMatchObject({
      status: 422,
      problem: { code: 'element-unavailable', detail: 'The profile lacks the data for: pet, music' },
    });
  });

  test.each([
    ['a foreign child', 404],
    ['a random id', 404],
    ['a malformed id', 404],
  ])('%s is not found', async (whose, status) => {
    const { visitor } = await family();
    const other = await family();
    const ids: Record<string, string> = {
      'a foreign child': other.child.id,
      'a random id': '01a1fc06-67e5-70f6-a0e5-1c65a4a0556a',
    };
    const answer = await generate(visitor, ids[whose] ?? 'nobody');
    expect(answer.status).toBe(status);
    expect((await visitor.client.getUser()).dailyStoryCount).toBe(0);
  });

  test.each([
    ['an unknown element', { selectedAttributes: ['dragon'] }],
    ['no elements at all', { selectedAttributes: undefined }],
    ['a theme of 201 characters', { theme: 'x'.repeat(201) }],
    ['an unknown language', { language: 'de' }],
    ['an unknown field', { isFavorite: true }],
  ])('%s is not understood', async (_, changes) => {
    const { visitor, child } = await family();
    const body = { childProfileId: child.id, selectedAttributes: ['pet'], ...changes };
    expect((await visitor.json('/api/stories/generate', 'POST', body)).status).toBe(400);
  });

  test('a template needs no element, and gives its theme in the story’s language', async () => {
    const { visitor, child } = await family();
    const [collection] = await visitor.client.listCollections({ query: { category: 'theme' } });
    const [template] = await visitor.client.listTemplates({ query: { collectionId: collection?.id ?? '' } });
    const body = { childProfileId: child.id, selectedAttributes: [], templateId: template?.id ?? '' };
    expect(await visitor.client.generateStory({ body })).toMatchObject({ theme: template?.theme });
    expect((await visitor.client.getUser()).dailyStoryCount).toBe(1);
    const unknown = visitor.client.generateStory({ body: { ...body, templateId: 'none' } });
    await expect(unknown).rejects.toMatchObject({ status: 404 });
  });

  test('a premium template leads a free family to premium', async () => {
    const { visitor, child } = await family();
    const [collection] = await visitor.client.listCollections({ query: { category: 'character' } });
    const [template] = await visitor.client.listTemplates({ query: { collectionId: collection?.id ?? '' } });
    expect([collection?.isPremium, template?.isPremium]).toEqual([true, true]);
    const body = { childProfileId: child.id, selectedAttributes: [], templateId: template?.id ?? '' };
    const refused = { status: 402, code: 'payment-required' };
    await expect(visitor.client.generateStory({ body })).rejects.toMatchObject(refused);
    await paySandbox(visitor);
    expect(await visitor.client.generateStory({ body })).toMatchObject({ theme: template?.theme });
  });

  test('without auto-images a story has no pictures', async () => {
    const { visitor, child } = await family();
    await visitor.client.updatePreferences({ body: { autoImages: false } });
    const story = await visitor.tell(child);
    expect(story.images).toEqual([]);
    expect((await visitor.client.listStories({ query: {} }))[0]).toMatchObject({ image: null, imageCount: 0 });
  });

  test('more than sixty a minute is too fast', async () => {
    const { visitor } = await family();
    const answers = await Promise.all(Array.from({ length: 61 }, () => generate(visitor, 'nobody')));
    const refused = answers.filter(({ status }) => status === 429);
    expect(refused).toHaveLength(1);
    expect(refused[0]?.headers.get('retry-after')).toBe('60');
    expect(await refused[0]?.json()).toMatchObject({ code: 'too-many-requests' });
  });

  test('the typed client carries what the contract says', async () => {
    const { visitor, child } = await family();
    const body = { childProfileId: child.id, selectedAttributes: ['pet' as const] };
    const { output, headers } = await call((url, request) => visitor.fetch(url, request), endpoints.generateStory, {
      body,
    });
    expect(output.childName).toBe(alma.name);
    expect(headers.get('cache-control')).toBe('no-store');
  });
});

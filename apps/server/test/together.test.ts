import { childAges } from '@sagolykta/domain/child-profile';
import { ownLibrary } from '@sagolykta/library/own-library';
import { describe, expect, test } from 'vitest';
import { embeddedIllustrator } from '../src/adapters/illustrator/embedded-illustrator.ts';
import { embeddedStoryWriter } from '../src/adapters/story-writer/embedded-story-writer.ts';
import { databases, someEvening, useHouse } from './support/house.ts';
import { noLimits, quickHasher } from './support/quick-hasher.ts';
import { inviteTo, join } from './support/sharing.ts';
import { paySandbox } from './support/subscriber.ts';

describe.each(databases)('a story about two of the children, on %s', (kind) => {
  const house = useHouse(kind, { passwordHasher: quickHasher, rateLimiter: noLimits });

  const family = async () => {
    const visitor = house.visitor();
    await visitor.register();
    await paySandbox(visitor);
    const alma = await visitor.describe();
    const bo = await visitor.describe({ name: 'Bo', age: 9, city: 'Umeå' });
    const cleo = await visitor.describe({ name: 'Cleo', age: 12 });
    const tell = (ids: readonly string[], siblingIds: string[]) =>
      visitor.client.generateStory({
        body: { childProfileId: ids[0] ?? '', siblingIds, selectedAttributes: ['pet'], language: 'sv' },
      });
    const both = await tell([alma.id], [bo.id]);
    return { visitor, alma, bo, cleo, tell, both };
  };

  test('is both children’s: in the list, in each child’s, by its count, and found by either name', async () => {
    const { visitor, alma, bo, cleo, both } = await family();
    expect(both).toMatchObject({ childProfileId: alma.id, siblingIds: [bo.id], childName: 'Alma och Bo' });
    const idsOf = async (query: Parameters<typeof visitor.client.listStories>[0]['query']) =>
      (await visitor.client.listStories({ query })).map(({ id }) => id);
    for (const query of [
      {},
      { child: alma.id },
      { child: bo.id },
      { search: 'bo alma' },
      { search: 'bo', child: bo.id },
    ])
      expect(await idsOf(query)).toEqual([both.id]);
    expect(await idsOf({ child: cleo.id })).toEqual([]);
    const counts = (await visitor.client.listChildProfiles()).map(({ name, storyCount }) => [name, storyCount]);
    expect(Object.fromEntries(counts)).toEqual({ Alma: 1, Bo: 1, Cleo: 0 });
    const [card] = await visitor.client.listStories({ query: {} });
    expect(card).toMatchObject({ childName: 'Alma och Bo', siblingIds: [bo.id] });
    expect(await visitor.client.getStory({ params: { id: both.id } })).toEqual(both);
  });

  test('is written for an age between, and for what both have heard', async () => {
    const { alma, bo, cleo, tell } = await family();
    await tell([cleo.id], [bo.id, alma.id]);
    const { brief, memory } = house.writer.assignments.at(-1) ?? {};
    expect(brief).toMatchObject({
      profile: { name: 'Cleo', age: 9, bestFriendName: null },
      siblings: [{ name: 'Bo' }, { name: 'Alma' }],
    });
    expect(memory).toHaveLength(1);
  });

  test('a renamed child is renamed in it at once', async () => {
    const { visitor, bo, both } = await family();
    const address = `/api/stories/${both.id}`;
    const before = (await visitor.fetch(address)).headers.get('etag') ?? '';
    const { id, name: _, ...rest } = bo;
    const { isActive, storyCount, createdAt, updatedAt, profileImageUrl, ...fields } = rest;
    house.setClock(new Date(Date.parse(someEvening) + 60_000).toISOString());
    await visitor.client.updateChildProfile({ params: { id }, body: { ...fields, name: 'Bosse' } });
    const again = await visitor.fetch(address, { headers: { 'if-none-match': before } });
    expect(again.status).toBe(200);
    expect(await again.json()).toMatchObject({ childName: 'Alma och Bosse' });
  });

  test('goes with either of them', async () => {
    const { visitor, alma, bo, tell } = await family();
    const own = await tell([alma.id], []);
    await visitor.client.deleteChildProfile({ params: { id: bo.id } });
    expect((await visitor.client.listStories({ query: {} })).map(({ id }) => id)).toEqual([own.id]);
  });

  test('is on a reader’s shelf only where both were chosen for them', async () => {
    const { visitor, alma, bo, both } = await family();
    const reader = await join(house, (await inviteTo({ visitor, child: alma.id }, 'reader')).link);
    expect(await reader.client.listShelf({ query: {} })).toEqual([]);
    expect(await visitor.client.listRecipients({ params: { id: both.id } })).toMatchObject([{ mayRead: false }]);
    const { id } = await reader.client.getUser();
    await visitor.client.chooseSharedChildren({ params: { id }, body: { childIds: [alma.id, bo.id] } });
    expect(await reader.client.listShelf({ query: {} })).toMatchObject([{ id: both.id, childName: 'Alma och Bo' }]);
    expect(await visitor.client.listRecipients({ params: { id: both.id } })).toMatchObject([{ mayRead: true }]);
  });

  test('nobody else’s child, no fourth, and no best friend of the one', async () => {
    const { visitor, alma, bo, cleo, tell } = await family();
    const stranger = await house.visitor().enterAsGuest();
    const { id } = await stranger.describe({ name: 'Noa' });
    await expect(tell([alma.id], [id])).rejects.toMatchObject({ status: 404 });
    await expect(tell([alma.id], [bo.id, cleo.id, alma.id])).rejects.toMatchObject({ status: 400 });
    const body = { childProfileId: alma.id, siblingIds: [bo.id], selectedAttributes: ['bestFriend' as const] };
    await expect(visitor.client.generateStory({ body })).rejects.toMatchObject({
      problem: { code: 'element-unavailable' },
    });
    // Oneself twice is oneself.
    expect(await tell([alma.id], [alma.id])).toMatchObject({ siblingIds: [], childName: 'Alma' });
  });
});

describe('with the embedded storyteller', () => {
  const house = useHouse('sqlite', {
    storyWriter: embeddedStoryWriter(ownLibrary()),
    illustrator: embeddedIllustrator(),
    rateLimiter: noLimits,
  });

  test.each(['sv', 'en'] as const)('there is a story for two and for three of every age, in %s', async (language) => {
    for (const age of childAges) {
      const visitor = await house.visitor().enterAsGuest();
      const children = [];
      for (const name of ['Alma', 'Bo', 'Cleo']) children.push(await visitor.describe({ name, age }));
      const [first, ...others] = children.map(({ id }) => id);
      for (const siblingIds of [others.slice(0, 1), others]) {
        const { content, images, childName } = await visitor.client.generateStory({
          body: {
            childProfileId: first ?? '',
            siblingIds,
            selectedAttributes: ['pet', 'city', 'grandparents'],
            language,
          },
        });
        for (const name of ['Alma', 'Bo', 'Bosse', 'Lund', ...(siblingIds.length > 1 ? ['Cleo'] : [])])
          expect(content).toContain(name);
        expect(childName).toBe(namesIn(language, siblingIds.length));
        for (const { url, alt } of images) {
          expect(alt).toMatch(/Alma.*Bo/s);
          expect((await visitor.fetch(url)).status).toBe(200);
        }
      }
    }
  });
});

function namesIn(language: 'sv' | 'en', siblings: number): string {
  const and = language === 'sv' ? 'och' : 'and';
  return siblings === 1 ? `Alma ${and} Bo` : `Alma, Bo ${and} Cleo`;
}

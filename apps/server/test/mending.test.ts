import { paragraphsOf } from '@sagolykta/domain/story-layout';
import { ownLibrary } from '@sagolykta/library/own-library';
import { describe, expect, test } from 'vitest';
import { embeddedIllustrator } from '../src/adapters/illustrator/embedded-illustrator.ts';
import { embeddedStoryWriter } from '../src/adapters/story-writer/embedded-story-writer.ts';
import { databases, useHouse } from './support/house.ts';

const whole = ownLibrary();
/** Those with more than one way to tell a beat. */
const library = {
  ...whole,
  plots: whole.plots.filter(({ words: { sv } }) =>
    Object.values(sv?.beats ?? {}).some((ways) => ways.filter(({ condition }) => condition === undefined).length > 1),
  ),
};

describe.each(databases)('mending a story, on %s', (kind) => {
  const house = useHouse(kind, {
    storyWriter: embeddedStoryWriter(library),
    illustrator: embeddedIllustrator(),
  });
  const family = async () => {
    const visitor = await house.visitor().enterAsGuest();
    const story = await visitor.tell(await visitor.describe());
    const params = { id: story.id };
    const lines = async () => paragraphsOf((await visitor.client.getStory({ params })).content);
    return { visitor, story, params, lines, before: paragraphsOf(story.content) };
  };

  test('a line is put differently, another taken out; the original is one tap away, and so is the way back', async () => {
    const { visitor, params, lines, before, story } = await family();
    const words = 'Nu var det äntligen kväll.\nOch lyktan lyste.';
    await visitor.client.rewordLine({ params: { ...params, line: '1' }, body: { words, edition: 0 } });
    await visitor.client.rewordLine({ params: { ...params, line: '0' }, body: { words: ' ', edition: 1 } });
    const own = [...words.split('\n'), ...before.slice(2)];
    expect(await lines()).toEqual(own);
    expect((await visitor.client.listStories({ query: { search: 'lyktan lyste' } })).map(({ id }) => id)).toEqual([
      story.id,
    ]);
    expect(await visitor.client.getMending({ params })).toMatchObject({ edition: 2, shown: 'own', hasOther: true });

    await visitor.client.showEdition({ params, body: { shown: 'told', edition: 2 } });
    expect(await lines()).toEqual(before);
    await visitor.client.showEdition({ params, body: { shown: 'told', edition: 3 } });
    expect(await lines()).toEqual(before);
    const over = visitor.client.rewordLine({ params: { ...params, line: '0' }, body: { words: 'x', edition: 3 } });
    await expect(over).rejects.toMatchObject({ status: 409 });
    await visitor.client.showEdition({ params, body: { shown: 'own', edition: 3 } });
    expect(await lines()).toEqual(own);
  });

  test('the day’s stories are counted as they were', async () => {
    const { visitor, params } = await family();
    const { parts } = await visitor.client.getMending({ params });
    await visitor.client.rewordLine({ params: { ...params, line: '0' }, body: { words: 'Kväll.', edition: 0 } });
    await visitor.client.turnPicture({ params: { ...params, number: '1' }, body: { edition: 1 } });
    const line = String(parts.at(-1)?.from ?? 0);
    await visitor.client.retellPart({ params: { ...params, line }, body: { edition: 2 } }).catch(() => undefined);
    expect((await visitor.client.getUserStats()).dailyStoryCount).toBe(1);
  });

  test('a part is told another way, again and again, while the family’s own lines elsewhere stay', async () => {
    const { visitor, params, lines, before } = await family();
    const { parts } = await visitor.client.getMending({ params });
    expect(parts.length).toBeGreaterThan(0);
    const part = parts.find(({ from }) => from > 0) ?? { from: 0, to: 1 };
    await visitor.client.rewordLine({
      params: { ...params, line: '0' },
      body: { words: 'Det var en gång.', edition: 0 },
    });
    const line = String(part.from);
    await visitor.client.retellPart({ params: { ...params, line }, body: { edition: 1 } });
    const after = await lines();
    expect(after[0]).toBe('Det var en gång.');
    expect(after.slice(part.from).join()).not.toBe(before.slice(part.from).join());
    expect(after.slice(1, part.from)).toEqual(before.slice(1, part.from));
    expect(after.at(-1) === before.at(-1) || part.to === before.length).toBe(true);
    await visitor.client.retellPart({ params: { ...params, line }, body: { edition: 2 } });
    expect(await lines()).not.toEqual(after);
  });

  test('a picture from another angle is another drawing at another address; the original comes back', async () => {
    const { visitor, story, params } = await family();
    const [image] = story.images;
    const drawn = async (url: string) => (await visitor.fetch(url)).text();
    const before = await drawn(image?.url ?? '');
    await visitor.client.turnPicture({ params: { ...params, number: '1' }, body: { edition: 0 } });
    const [turned] = (await visitor.client.getStory({ params })).images;
    expect(turned?.url).not.toBe(image?.url);
    expect(turned?.alt).toBe(image?.alt);
    expect(await drawn(turned?.url ?? '')).not.toBe(before);
    expect((await visitor.client.listStories({ query: {} }))[0]?.image?.url).toContain(
      `?v=${turned?.url.split('?v=')[1]}`,
    );
    await visitor.client.showEdition({ params, body: { shown: 'told', edition: 1 } });
    const [restored] = (await visitor.client.getStory({ params })).images;
    expect(await drawn(restored?.url ?? '')).toBe(before);
  });

  test('what cannot be is refused: an old edition, a line that is not there, nothing left, no such picture', async () => {
    const { visitor, params, before } = await family();
    const { rewordLine, turnPicture, showEdition } = visitor.client;
    const line = { ...params, line: '0' };
    await expect(rewordLine({ params: line, body: { words: 'x', edition: 1 } })).rejects.toMatchObject({ status: 409 });
    const beyond = { ...params, line: String(before.length) };
    await expect(rewordLine({ params: beyond, body: { words: 'x', edition: 0 } })).rejects.toMatchObject({
      status: 404,
    });
    await expect(turnPicture({ params: { ...params, number: '9' }, body: { edition: 0 } })).rejects.toMatchObject({
      status: 404,
    });
    await expect(showEdition({ params, body: { shown: 'own', edition: 0 } })).rejects.toMatchObject({ status: 409 });
    for (let edition = 0; edition < before.length - 1; edition += 1)
      await rewordLine({ params: line, body: { words: '', edition } });
    await expect(rewordLine({ params: line, body: { words: '', edition: before.length - 1 } })).rejects.toMatchObject({
      status: 400,
    });
  });

  test('two at once: one is kept, the other told', async () => {
    const { visitor, params, lines } = await family();
    const line = { ...params, line: '0' };
    const both = await Promise.allSettled(
      ['Ett', 'Två'].map((words) => visitor.client.rewordLine({ params: line, body: { words, edition: 0 } })),
    );
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(['Ett', 'Två']).toContain((await lines())[0]);
  });
});

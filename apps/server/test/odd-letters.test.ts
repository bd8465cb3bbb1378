import { textRefusals } from '@sagolykta/contract/values';
import { ownLibrary } from '@sagolykta/library/own-library';
import sharp from 'sharp';
import { describe, expect, test, vi } from 'vitest';
import { embeddedIllustrator } from '../src/adapters/illustrator/embedded-illustrator.ts';
import { embeddedStoryWriter } from '../src/adapters/story-writer/embedded-story-writer.ts';
import { databases, useHouse } from './support/house.ts';
import { noLimits } from './support/quick-hasher.ts';
import type { Visitor } from './support/visitor.ts';

// A card is painted, which takes its time on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

describe.each(databases)('letters that say nothing, on %s', (kind) => {
  const house = useHouse(kind, {
    storyWriter: embeddedStoryWriter(ownLibrary()),
    illustrator: embeddedIllustrator(),
    rateLimiter: noLimits,
  });
  const wish = async (visitor: Visitor, theme: string, language: 'sv' | 'en' = 'sv') => {
    const child = await visitor.describe();
    const body = { childProfileId: child.id, selectedAttributes: ['pet'], theme, language };
    return visitor.json('/api/stories/generate', 'POST', body);
  };

  test.each([
    '"',
    "'",
    '"!',
    '" "',
    '”“',
    '«»',
    '!?',
    '…',
    '\u200b',
    '\u3164',
    '\u2800',
    '\u202e',
    '\ufffe',
    '" \u2060 \'',
  ])('a theme of %j is no theme, in either language', async (theme) => {
    for (const language of ['sv', 'en'] as const) {
      const answer = await wish(await house.visitor().enterAsGuest(), theme, language);
      const story = (await answer.json()) as { theme: string | null; content: string };
      expect([answer.status, story.theme]).toEqual([201, null]);
      expect(story.content).not.toMatch(/[”“]”|""/);
    }
  });

  test.each(['?', '🚀', '7'])('a theme of %j is told of without a fault', async (theme) => {
    expect((await wish(await house.visitor().enterAsGuest(), theme)).status).toBe(201);
  });

  test('what XML forbids is dropped from names and themes, and the card is painted', async () => {
    const visitor = await house.visitor().enterAsGuest();
    const child = await visitor.describe({ name: 'Al\ufffema', petName: 'Bo\uffffsse', bestFriendName: '\ufffe' });
    expect(child).toMatchObject({ name: 'Alma', petName: 'Bosse', bestFriendName: null });
    const body = { childProfileId: child.id, selectedAttributes: ['pet'], theme: 'en drake\ufffe och mån\ud800en' };
    const answer = await visitor.json('/api/stories/generate', 'POST', body);
    const story = (await answer.json()) as { id: string; theme: string; content: string };
    expect([answer.status, story.theme]).toEqual([201, 'en drake och månen']);
    const card = await visitor.fetch(`/api/stories/${story.id}/card.webp`);
    expect(card.status).toBe(200);
    expect(await sharp(Buffer.from(await card.arrayBuffer())).metadata()).toMatchObject({ format: 'webp' });
  });

  test('a story that was kept with such a letter has its card, too', async () => {
    const visitor = await house.visitor().enterAsGuest();
    const story = await visitor.tell(await visitor.describe());
    const { queries } = house.composition.database;
    await queries.updateTable('stories').set({ title: 'Al\ufffema och natten' }).where('id', '=', story.id).execute();
    expect((await visitor.fetch(`/api/stories/${story.id}/card.webp`)).status).toBe(200);
  });

  test.each([
    ['\u200b', textRefusals.unseen],
    [' \u3164\u2060 ', textRefusals.unseen],
    ['\u2800', textRefusals.unseen],
    ['Al\u202ema', textRefusals.turned],
    ['\u2066Alma\u2069', textRefusals.turned],
  ])('the name %j is refused in words, wherever a name is typed', async (name, message) => {
    const visitor = await house.visitor().enterAsGuest();
    const refused = async (path: string, method: 'POST' | 'PATCH', body: Record<string, unknown>, field: string) => {
      const answer = await visitor.json(path, method, body);
      expect([field, answer.status]).toEqual([field, 400]);
      expect(await answer.json()).toMatchObject({ code: 'invalid-input', errors: [{ field, message }] });
    };
    await refused('/api/child-profiles', 'POST', { name, age: 6 }, 'name');
    await refused('/api/child-profiles', 'POST', { name: 'Alma', age: 6, petName: name }, 'petName');
    await refused('/api/user/preferences', 'PATCH', { calledName: name }, 'calledName');
    const form = { email: `${kind}@example.com`, password: 'a quiet evening', firstName: name };
    expect((await house.visitor().post('/api/register', form)).status).toBe(422);
  });

  test.each(['Zoë 👩‍👩‍👧', 'נועה', 'می‌نا', 'L’Anouk'])('the name %j is a name', async (name) => {
    const visitor = await house.visitor().enterAsGuest();
    expect(await visitor.describe({ name })).toMatchObject({ name });
  });
});

import { paragraphsOf } from '@sagolykta/domain/story-layout';
import { ownLibrary } from '@sagolykta/library/own-library';
import { describe, expect, test } from 'vitest';
import { embeddedIllustrator } from '../src/adapters/illustrator/embedded-illustrator.ts';
import { embeddedStoryWriter } from '../src/adapters/story-writer/embedded-story-writer.ts';
import { useHouse } from './house.ts';

describe('with the embedded storyteller and illustrator', () => {
  const house = useHouse('sqlite', {
    storyWriter: embeddedStoryWriter(ownLibrary()),
    illustrator: embeddedIllustrator(),
  });

  test.each(['sv', 'en'] as const)('a whole illustrated story in %s', async (language) => {
    const visitor = await house.visitor().enterAsGuest();
    const child = await visitor.describe();
    const story = await visitor.client.generateStory({
      body: { childProfileId: child.id, selectedAttributes: ['pet', 'bestFriend'], language },
    });
    expect(story).toMatchObject({ language, writer: 'embedded', childName: 'Alma' });
    for (const name of ['Alma', 'Bosse', 'Elsa']) expect(story.content).toContain(name);
    expect(paragraphsOf(story.content).length).toBeGreaterThan(5);
    expect(story.readingTime).toBeGreaterThan(0);
    expect(story.images).toHaveLength(3);
    for (const { url, alt } of story.images) {
      expect(alt).not.toBe('');
      expect(await (await visitor.fetch(url)).text()).toMatch(/^<svg[\s\S]*<\/svg>\s*$/);
    }
  });

  test('three nights are three stories', async () => {
    const visitor = await house.visitor().enterAsGuest();
    const child = await visitor.describe();
    const nights = [await visitor.tell(child), await visitor.tell(child), await visitor.tell(child)];
    expect(new Set(nights.map(({ title }) => title)).size).toBe(3);
  });
});

import type { Story } from '@sagolykta/contract/stories';
import { paragraphsOf } from '@sagolykta/domain/story-layout';
import { moonPaper } from '@sagolykta/illustrator/palette/paper-colours';
import { mix } from '@sagolykta/illustrator/paper/colour';
import { ownLibrary } from '@sagolykta/library/own-library';
import { describe, expect, test } from 'vitest';
import { embeddedIllustrator } from '../src/adapters/illustrator/embedded-illustrator.ts';
import { embeddedStoryWriter } from '../src/adapters/story-writer/embedded-story-writer.ts';
import { useHouse } from './support/house.ts';
import type { Visitor } from './support/visitor.ts';

/** The darker patches of a moon, which nothing else is painted with. */
const moon = mix(moonPaper, '#d9a86a', 0.38);

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

  test('what a family leaves out is in none of its pictures, nor in what is said about them', async () => {
    const moonsOf = async (who: Visitor, { images }: Story) => {
      const drawn = await Promise.all(images.map(async ({ url }) => (await who.fetch(url)).text()));
      return drawn.filter((svg) => svg.includes(moon)).length;
    };
    const moons = new Map<string, number>();
    // A family has three stories a day: each of these is its first.
    for (const theme of ['månen', 'en uggla', 'camping', 'stjärnor', 'rymden']) {
      const visitor = await house.visitor().enterAsGuest();
      const child = await visitor.describe();
      const body = { childProfileId: child.id, selectedAttributes: [], theme };
      moons.set(theme, await moonsOf(visitor, await visitor.client.generateStory({ body })));
    }
    expect(
      [...moons].filter(([, seen]) => seen > 0),
      'a moon, for families that leave nothing out',
    ).not.toEqual([]);

    const other = await house.visitor().enterAsGuest();
    const rules = { storiesPerEvening: null, bedtime: null, avoid: ['månen'], currentPin: null };
    await other.client.changeParentalControls({ body: rules });
    for (const name of ['Alma', 'Vidar', 'Noa']) {
      const sibling = await other.describe({ name });
      const story = await other.tell(sibling);
      expect(story.images.map(({ alt }) => alt).join(' ')).not.toMatch(/\bmån(e|en|ar)\b|\bmoon/i);
      expect(await moonsOf(other, story)).toBe(0);
    }
  });
});

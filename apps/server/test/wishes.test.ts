import { ownLibrary } from '@sagolykta/library/own-library';
import { describe, expect, test } from 'vitest';
import { embeddedStoryWriter } from '../src/adapters/story-writer/embedded-story-writer.ts';
import { databases, useHouse } from './support/house.ts';
import type { Visitor } from './support/visitor.ts';

describe.each(databases)('wishes, on %s', (kind) => {
  const house = useHouse(kind, { storyWriter: embeddedStoryWriter(ownLibrary()) });
  const family = async () => {
    const visitor = await house.visitor().enterAsGuest();
    return { visitor, child: await visitor.describe() };
  };
  const read = (visitor: Visitor, childProfileId: string, theme: string, language: 'sv' | 'en' = 'en') =>
    visitor.client.readWish({ body: { childProfileId, selectedAttributes: [], theme, language } });
  const lineOf = ({ line }: Awaited<ReturnType<typeof read>>) => line.map(({ text }) => text).join('');

  test('a wish is read in either language, and its things can be touched', async () => {
    const { visitor, child } = await family();
    const english = await read(visitor, child.id, 'a lighthouse that is afraid of the sea');
    expect(lineOf(english)).toBe('Tonight: a lighthouse that is afraid of the sea');
    expect(english.line.filter(({ word }) => word !== null)).toEqual([
      { text: 'a lighthouse', word: 'lighthouse' },
      { text: 'the sea', word: 'sea' },
    ]);
    const swedish = await read(visitor, child.id, 'en fyr som är rädd för havet', 'sv');
    expect(lineOf(swedish)).toBe('I kväll: en fyr som är rädd för havet');
  });

  test('where not all of it can be on stage, that is said beforehand with near wishes, and again afterwards', async () => {
    const { visitor, child } = await family();
    const theme = 'a spoon that is in love with Tuesday';
    const foreseen = await read(visitor, child.id, theme);
    expect(foreseen.served).not.toBe('whole');
    const body = { childProfileId: child.id, selectedAttributes: [], theme, language: 'en' as const };
    const story = await visitor.client.generateStory({ body });
    expect(story.notice).toBe(foreseen.notice);
    for (const near of foreseen.nearest) expect((await read(visitor, child.id, near)).served).toBe('whole');
  });

  test('no wish is nothing; what may not be told is said; what the family leaves out is named', async () => {
    const { visitor, child } = await family();
    expect(await read(visitor, child.id, '')).toMatchObject({ line: [], served: null, notice: null, unknown: [] });
    expect(await read(visitor, child.id, 'porn')).toMatchObject({ line: [], notice: 'theme-left-out' });
    const rules = { storiesPerEvening: null, bedtime: null, avoid: ['dragons'], currentPin: null };
    await visitor.client.changeParentalControls({ body: rules });
    expect((await read(visitor, child.id, 'a dragon')).avoided).toBe('dragons');
    expect((await read(visitor, child.id, 'a robot')).avoided).toBeNull();
  });

  test('an unknown word is asked about; what is told is known the next time, to this family and no other', async () => {
    const { visitor, child } = await family();
    expect(await read(visitor, child.id, 'ett fnurp', 'sv')).toMatchObject({
      unknown: [{ word: 'fnurp', isNeuter: true }],
    });
    const told = { word: 'fnurp', kind: 'machine', effect: 'throws' } as const;
    await visitor.client.tellWord({ body: { ...told, language: 'sv', isNeuter: true } });
    expect(await read(visitor, child.id, 'två fnurp', 'sv')).toMatchObject({ unknown: [], told: [told] });
    const other = await family();
    expect((await read(other.visitor, other.child.id, 'fnurp', 'sv')).unknown).toHaveLength(1);

    await visitor.client.tellWord({ body: { ...told, kind: 'animal', effect: null, language: 'sv', isNeuter: true } });
    expect((await read(visitor, child.id, 'fnurp', 'sv')).told).toEqual([
      { word: 'fnurp', kind: 'animal', effect: null },
    ]);
    await visitor.client.forgetWord({ body: { language: 'sv', word: 'fnurp' } });
    expect((await read(visitor, child.id, 'fnurp', 'sv')).unknown).toHaveLength(1);
  });

  test('a word that is unfit for a bedside is not kept', async () => {
    const { visitor } = await family();
    const word = { word: 'porn', kind: 'thing', effect: null, language: 'en', isNeuter: false } as const;
    await expect(visitor.client.tellWord({ body: word })).rejects.toMatchObject({ status: 400 });
  });

  test('what a collection offers can be told as its card says', async () => {
    const visitor = await house.visitor().enterAsGuest();
    const ofAge = new Map<number, string>();
    for (const { id } of await visitor.client.listCollections({ query: {} })) {
      for (const { theme, targetAge, tags } of await visitor.client.listTemplates({ query: { collectionId: id } })) {
        const child = ofAge.get(targetAge) ?? (await visitor.describe({ name: 'Vidar', age: targetAge })).id;
        ofAge.set(targetAge, child);
        const whole = await read(visitor, child, theme, 'sv');
        const thing = whole.line.find(({ word }) => word !== null)?.text ?? theme;
        const { served } = whole.served === 'whole' ? whole : await read(visitor, child, thing, 'sv');
        // A plot of another season may be out of season tonight.
        if (tags.length === 1) expect({ theme, served }).toEqual({ theme, served: 'whole' });
      }
    }
  });

  test('a child of another family has no wishes here', async () => {
    const [one, other] = [await family(), await family()];
    await expect(read(one.visitor, other.child.id, 'a dragon')).rejects.toMatchObject({ status: 404 });
  });
});

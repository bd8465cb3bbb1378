import { describe, expect, test } from 'vitest';
import type { Scene } from '../src/scene.ts';
import { sceneWithout } from '../src/scene-without.ts';

const scene: Scene = {
  world: 'park',
  season: 'winter',
  time: 'night',
  weather: 'snow',
  light: 'moon',
  figures: [
    { who: 'child', pose: 'stand', at: 'left' },
    { who: 'pet', pose: 'sit', at: 'right' },
    { who: 'owl', pose: 'sit', at: 'centre' },
  ],
  props: ['ball', 'umbrella'],
  enacts: {
    framing: 'wide',
    figures: [
      { who: 'child', at: 'left', act: 'pats', to: 'owl', holding: 'ball' },
      { who: 'owl', at: 'centre', act: 'sits' },
      { who: 'pet', at: 'right', act: 'looks-at', to: 'child' },
    ],
    things: [{ what: 'umbrella', at: 'far' }],
  },
  seed: 'without',
};
const avoids =
  (...things: string[]) =>
  (words: string) =>
    things.some((thing) => words.includes(thing));

describe('a picture without what a family leaves out', () => {
  test('nothing left out, nothing changed', () => {
    expect(sceneWithout(scene, () => false)).toEqual(scene);
  });

  test('whoever is left out is gone, and what was done to them is not done', () => {
    const without = sceneWithout(scene, avoids('uggla'));
    expect(without?.figures.map(({ who }) => who)).toEqual(['child', 'pet']);
    expect(without?.enacts?.figures).toEqual([
      { who: 'child', at: 'left', act: 'stands', holding: 'ball' },
      { who: 'pet', at: 'right', act: 'looks-at', to: 'child' },
    ]);
  });

  test('things go from hands, floor and summary', () => {
    const without = sceneWithout(scene, avoids('ball', 'paraply'));
    expect(without?.props).toEqual([]);
    expect(without?.enacts?.things).toEqual([]);
    expect(without?.enacts?.figures[0]).toEqual({ who: 'child', at: 'left', act: 'pats', to: 'owl' });
  });

  test('the sky and the weather too', () => {
    expect(sceneWithout(scene, avoids('moon'))?.without).toEqual(['moon']);
    expect(sceneWithout(scene, avoids('snö'))?.weather).toBe('clear');
  });

  test('the family’s own stay, whatever they are', () => {
    expect(sceneWithout(scene, avoids('hund', 'dog', 'barn', 'child'))?.figures.map(({ who }) => who)).toContain('pet');
  });

  test('a picture of the very place is not drawn at all', () => {
    expect(sceneWithout({ ...scene, world: 'moon' }, avoids('månen'))).toBeUndefined();
  });
});

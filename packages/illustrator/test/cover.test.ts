import { describe, expect, it } from 'vitest';
import { drawAvatar, drawCover } from '../src/draw-cover.ts';
import { drawScene } from '../src/draw-scene.ts';
import { aCast, aScene, attributeValues } from './support/a-scene.ts';

const scene = aScene({
  figures: [],
  enacts: {
    framing: 'close',
    figures: [
      { who: 'child', at: 'left', act: 'whispers-to', to: 'lighthouse' },
      { who: 'lighthouse', at: 'right', act: 'listens-to', to: 'child' },
    ],
    things: [],
  },
});

describe('a cover', () => {
  it('shows everybody of the first picture, whole, under a quiet sky', () => {
    const cover = drawCover(scene, aCast);
    expect(attributeValues(cover, 'data-who')).toEqual(['child', 'lighthouse']);
    expect(cover).toMatch(/<rect width="1200" height="400" fill="url\(#cveil\)"\/><\/svg>$/);
    expect(cover).not.toBe(drawScene(scene, aCast, 'c'));
    const ids = attributeValues(cover, 'id');
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('is made of an old story as well', () => {
    expect(attributeValues(drawCover(aScene(), aCast), 'data-who')).toEqual(
      attributeValues(drawScene(aScene(), aCast), 'data-who'),
    );
  });
});

describe('an avatar', () => {
  it('is square, and another for another child', () => {
    const one = drawAvatar(aCast.child);
    expect(one).toContain('viewBox="200 0 800 800" width="800" height="800"');
    expect(drawAvatar({ ...aCast.child, hair: 'bun' })).not.toBe(drawAvatar({ ...aCast.child, hair: 'puffs' }));
    expect(one).not.toMatch(/NaN|undefined/);
  });
});

import { brotliCompressSync } from 'node:zlib';
import { drawnCities } from '@sagolykta/domain/drawn-cities';
import type { Scene } from '@sagolykta/domain/scene';
import { worlds } from '@sagolykta/domain/scene-words';
import { describe, expect, it } from 'vitest';
import { drawScene } from '../src/draw-scene.ts';
import { aCast, aScene, attributeValues } from './support/a-scene.ts';

const child = { who: 'child', pose: 'stand', at: 'centre' } as const;
const drawn = (changes: Partial<Scene>): string => drawScene(aScene({ figures: [child], ...changes }), aCast);
const propsIn = (changes: Partial<Scene>): string[] => attributeValues(drawn(changes), 'data-prop').sort();

describe('a city', () => {
  const towns = ['street', 'roofs'] as const;

  it.each(towns)('stands at the horizon of %s, each another', (world) => {
    const outlines = drawnCities.map((city) => {
      const svg = drawn({ world, city });
      expect(attributeValues(svg, 'data-city')).toEqual([city]);
      expect(svg).not.toMatch(/NaN|undefined/);
      expect(brotliCompressSync(svg).length).toBeLessThan(30_000);
      return svg.match(/data-city="[^"]*">(.*?)<\/g>/)?.[1];
    });
    expect(new Set(outlines).size).toBe(drawnCities.length);
  });

  it('is nowhere when the scene knows none, nor where there is no town', () => {
    for (const world of towns) expect(drawn({ world })).not.toContain('data-city');
    for (const world of worlds.filter((one) => one !== 'street' && one !== 'roofs'))
      expect(drawn({ world, city: 'Lund' })).toBe(drawn({ world }));
  });
});

describe('vehicles', () => {
  const props: Scene['props'] = ['fire-engine', 'digger'];

  it.each(['bedroom', 'kitchen', 'living-room', 'attic'] as const)('are seen in the street from the %s', (world) => {
    const svg = drawn({ world, props });
    expect(attributeValues(svg, 'data-prop')).toEqual(['digger', 'fire-engine']);
    expect(svg.indexOf('data-prop="digger"')).toBeLessThan(svg.indexOf('data-who="child"'));
  });

  it('stand in the street itself', () => {
    expect(propsIn({ world: 'street', props })).toEqual(['digger', 'fire-engine']);
  });
});

describe('a glass case', () => {
  it('shows one thing, which nobody has in hand then', () => {
    const inHand = (props: Scene['props']): boolean => {
      const svg = drawn({ world: 'library', props });
      return svg.indexOf('data-prop="mitten"') > svg.indexOf('data-who="child"');
    };
    expect(inHand(['mitten'])).toBe(true);
    expect(inHand(['mitten', 'glass-case'])).toBe(false);
    for (const pose of ['stand', 'crouch'] as const) {
      const figures: Scene['figures'] = [{ ...child, pose }];
      const props: Scene['props'] = ['mitten', 'glass-case'];
      expect(propsIn({ world: 'library', figures, props })).toEqual(['glass-case', 'mitten']);
    }
  });
});

describe('an umbrella', () => {
  const inRain = (figures: Scene['figures']): string =>
    drawn({ world: 'garden', weather: 'rain', props: ['umbrella'], figures });

  it('keeps a sitting hen dry rather than the child', () => {
    const before = (svg: string, who: string): boolean =>
      svg.indexOf('data-prop="umbrella"') < svg.indexOf(`data-who="${who}"`);
    expect(before(inRain([child]), 'child')).toBe(false);
    const svg = inRain([child, { who: 'hen', pose: 'sit', at: 'right' }]);
    expect([before(svg, 'child'), before(svg, 'hen')]).toEqual([true, true]);
  });
});

describe('the ring of threads', () => {
  const placeOf = (world: Scene['world']): string | undefined =>
    drawn({ world, props: ['ring-of-threads'] }).match(/translate\(([^)]*)\)" data-prop="ring-of-threads"/)?.[1];

  it('hangs over the pillow in a bedroom, over the middle elsewhere', () => {
    expect(placeOf('bedroom')).toBe('742 440');
    expect(placeOf('kitchen')).not.toBe('742 440');
  });
});

describe('what the child looks at', () => {
  const placeOf = (changes: Partial<Scene>): number =>
    Number(
      drawn({ world: 'hallway', props: ['boots'], ...changes }).match(/translate\((\d+)[^"]*" data-prop="boots"/)?.[1],
    );

  it('stands before a child who crouches, on the side it faces', () => {
    const crouching = (faces: 'left' | 'right'): number =>
      placeOf({ figures: [{ who: 'child', pose: 'crouch', at: 'centre', faces }] });
    const wide = crouching('right') - crouching('left');
    expect(wide).toBeGreaterThan(150);
    expect(wide).toBeLessThan(300);
  });

  it('is left on the ground, though a friend has a hand free', () => {
    const friend = { who: 'friend', pose: 'stand', at: 'left' } as const;
    // What is held hangs on a hand, and has no place of its own.
    const apple = (pose: 'crouch' | 'back'): boolean =>
      drawn({
        world: 'garden',
        props: ['apple'],
        figures: [{ who: 'child', pose, at: 'centre' }, friend],
      }).includes('<g data-prop="apple">');
    expect([apple('back'), apple('crouch')]).toEqual([true, false]);
  });

  it('is never put where somebody else is', () => {
    const friend = { who: 'friend', pose: 'stand', at: 'right' } as const;
    const child = { who: 'child', pose: 'crouch', at: 'centre', faces: 'right' } as const;
    expect(placeOf({ figures: [child, friend] })).not.toBe(placeOf({ figures: [child] }));
  });
});

describe('a blanket', () => {
  it('is over whoever sleeps on the floor, and not beside them as well', () => {
    const asleep = { who: 'child', pose: 'sleep', at: 'near' } as const;
    expect(propsIn({ world: 'museum', props: ['blanket'], figures: [asleep] })).toEqual([]);
    expect(propsIn({ world: 'museum', props: ['blanket'] })).toEqual(['blanket']);
  });
});

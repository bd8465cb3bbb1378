import type { Scene } from '@sagolykta/domain/scene';
import { describe, expect, it } from 'vitest';
import { drawPortrait } from '../src/draw-portrait.ts';
import { drawScene } from '../src/draw-scene.ts';
import { bedroomStyle } from '../src/scenery/bedroom-style.ts';
import { aCast, aScene, attributeValues } from './support/a-scene.ts';

const child = { who: 'child', pose: 'stand', at: 'centre' } as const;
const bubbles = (changes: Partial<Scene>): number =>
  drawScene(aScene(changes), aCast).match(/stroke-opacity="\.72"/g)?.length ?? 0;

describe('the moon', () => {
  it('is walked on in helmets by those who came by rocket', () => {
    expect(bubbles({ world: 'moon', props: ['rocket'] })).toBe(3);
  });

  it('is walked on in pyjamas by those who came from bed', () => {
    expect(bubbles({ world: 'moon' })).toBe(0);
    expect(attributeValues(drawScene(aScene({ world: 'moon' }), aCast), 'data-prop')).toEqual([]);
  });
});

describe('a room with a window', () => {
  const clipped = /<g clip-path="[^"]*">(?:(?!<\/svg>)[\s\S])*?data-who="dinosaur"/;

  it.each(['bedroom', 'kitchen', 'living-room', 'attic'] as const)('%s: a dinosaur far off looks in', (world) => {
    const figures: Scene['figures'] = [child, { who: 'dinosaur', pose: 'stand', at: 'far' }];
    const svg = drawScene(aScene({ world, figures }), aCast);
    expect(attributeValues(svg, 'data-who').sort()).toEqual(['child', 'dinosaur']);
    expect(svg).toMatch(clipped);
    expect(svg.indexOf('data-who="dinosaur"')).toBeLessThan(svg.indexOf('data-who="child"'));
  });

  it('rain is seen through it, and then neither moon nor stars', () => {
    const rain = 'stroke="#e4ecff"';
    expect(drawScene(aScene({ world: 'bedroom', weather: 'rain' }), aCast)).toContain(rain);
    expect(drawScene(aScene({ world: 'bedroom' }), aCast)).not.toContain(rain);
  });
});

describe('a rainy evening', () => {
  const moons = (changes: Partial<Scene>): number =>
    drawScene(aScene({ time: 'dusk', figures: [], ...changes }), aCast).length;

  it('has no moon, unless the moon is its light', () => {
    const [lamp, moon] = [moons({ weather: 'rain', light: 'lamp' }), moons({ weather: 'rain', light: 'moon' })];
    expect(lamp).toBeLessThan(moon - 400);
    expect(lamp).toBeLessThan(moons({ weather: 'clear', light: 'lamp' }));
  });
});

describe('a bedroom', () => {
  const style = (seed: string) => JSON.stringify(bedroomStyle(aScene({ world: 'bedroom', seed })));

  it('is the same through a story, and another in the next', () => {
    expect(style('story/0')).toBe(style('story/2'));
    const rooms = new Set(Array.from({ length: 30 }, (_, night) => style(`night ${night}/0`)));
    expect(rooms.size).toBeGreaterThan(24);
  });

  it('has its lamp beside the bed, and no other', () => {
    const svg = drawScene(aScene({ world: 'bedroom', props: ['lamp'] }), aCast);
    expect(attributeValues(svg, 'data-prop')).toEqual(['lamp']);
  });
});

describe('a crown', () => {
  const props: Scene['props'] = ['crown'];
  const after = (svg: string): boolean => svg.indexOf('data-prop="crown"') > svg.indexOf('data-who="child"');

  it('is worn by the child', () => {
    const svg = drawScene(aScene({ world: 'castle', figures: [child], props }), aCast);
    expect(attributeValues(svg, 'data-prop')).toEqual(['crown']);
    expect(after(svg)).toBe(true);
  });

  it('is taken off for the night', () => {
    const figures: Scene['figures'] = [{ who: 'child', pose: 'sleep', at: 'bed' }];
    expect(attributeValues(drawScene(aScene({ world: 'bedroom', figures, props }), aCast), 'data-prop')).toEqual([
      'crown',
    ]);
  });
});

describe('some other child', () => {
  const figures: Scene['figures'] = [child, { ...child, who: 'child-guest' }, { ...child, who: 'friend' }];
  const looks = (seed: string) => attributeValues(drawScene(aScene({ figures, seed }), aCast), 'data-look');

  it('is the same in all pictures of a story and another in the next', () => {
    expect(looks('story/0')).toEqual(looks('story/1'));
    const strangers = Array.from({ length: 12 }, (_, night) => looks(`night ${night}/0`)[1]);
    expect(new Set(strangers).size).toBeGreaterThan(8);
  });

  it('is never taken for the hero or the friend', () => {
    for (let night = 0; night < 20; night++) {
      const parts = looks(`night ${night}/0`).map((look) => look.split('/'));
      expect(new Set(parts.map(([hair]) => hair)).size).toBe(3);
      expect(new Set(parts.map((part) => part[4])).size).toBe(3);
    }
  });
});

describe('a portrait', () => {
  it('shows child, animal or both, each as asked', () => {
    const both = drawPortrait({ person: aCast.child, pet: aCast.pet });
    const [one, other] = [drawPortrait({ person: aCast.child }), drawPortrait({ pet: aCast.pet })];
    expect(new Set([both, one, other]).size).toBe(3);
    expect(drawPortrait({ person: { ...aCast.child, outfit: 'rose' } })).not.toBe(one);
    for (const svg of [both, one, other]) expect(svg).not.toMatch(/NaN|undefined|<filter/);
  });

  // Of the processor's time, which is the same on a busy machine.
  it('is drawn in 25 ms', () => {
    const round = (): number => {
      const started = process.threadCpuUsage();
      drawPortrait({ person: aCast.child, pet: aCast.pet });
      const { user, system } = process.threadCpuUsage(started);
      return (user + system) / 1000;
    };
    expect(Math.min(...Array.from({ length: 5 }, round))).toBeLessThan(25);
  });
});

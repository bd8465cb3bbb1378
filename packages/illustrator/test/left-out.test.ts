import { skyLights, times, worlds } from '@sagolykta/domain/scene-words';
import { describe, expect, test } from 'vitest';
import { drawScene } from '../src/draw-scene.ts';
import { moonPaper } from '../src/palette/paper-colours.ts';
import { mix } from '../src/paper/colour.ts';
import { aCast, aScene } from './support/a-scene.ts';

/** Of the seas in every moon that is drawn, whichever its colour; nothing else is painted so. */
const seas = [moonPaper, '#f4ead0', '#fdf0cc', '#fff0c8', '#ffd0a0'];

describe('what a family leaves out', () => {
  test.each(worlds.filter((world) => world !== 'moon' && world !== 'space'))('%s is drawn without a moon', (world) => {
    for (const time of times) {
      for (const light of ['moon', 'lantern', 'window', 'stars', 'lamp'] as const) {
        const scene = aScene({ world, time, light, seed: `${world}/${time}/${light}` });
        const bare = drawScene({ ...scene, without: skyLights }, aCast);
        const seen = seas.map((colour) => mix(colour, '#d9a86a', 0.38)).filter((colour) => bare.includes(colour));
        expect(seen).toEqual([]);
        expect(bare).not.toContain('fill="#fff4d8"');
      }
    }
  });

  test('a moon that is not left out is there, or this would prove nothing', () => {
    const shown = drawScene(aScene({ world: 'park', time: 'night' }), aCast);
    expect(seas.some((colour) => shown.includes(mix(colour, '#d9a86a', 0.38)))).toBe(true);
  });

  test('no moons on the bedroom’s walls', () => {
    for (let night = 0; night < 40; night += 1) {
      const scene = aScene({ world: 'bedroom', seed: `room ${night}/0`, without: ['moon'] });
      expect(drawScene(scene, aCast)).not.toMatch(/a8 8 0 1 0 6 14a7 7|a18 18 0 1 0 8 30a15/);
    }
  });
});

import { Resvg } from '@resvg/resvg-js';
import { type TimeOfDay, times, type World } from '@sagolykta/domain/scene-words';
import { type Season, seasons } from '@sagolykta/domain/season';
import { describe, expect, it, vi } from 'vitest';
import { drawScene } from '../src/draw-scene.ts';
import { aCast, aScene } from './support/a-scene.ts';

// Rasters take their time on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

const outdoors: readonly World[] = ['street', 'garden', 'forest', 'lake', 'harbour', 'mountain'];

interface Measured {
  /** 0 black to 1 white, on average. */
  readonly lightness: number;
  /** The share of the picture that is nearly white. */
  readonly white: number;
  readonly red: number;
  readonly green: number;
  readonly blue: number;
}

function measured(world: World, season: Season, time: TimeOfDay): Measured {
  const svg = drawScene(aScene({ world, season, time, light: 'moon', figures: [] }), aCast);
  const { pixels } = new Resvg(svg, { fitTo: { mode: 'width', value: 90 } }).render();
  const count = pixels.length / 4;
  let [red, green, blue, white] = [0, 0, 0, 0];
  for (let at = 0; at < pixels.length; at += 4) {
    const [r = 0, g = 0, b = 0] = pixels.subarray(at, at + 3);
    red += r;
    green += g;
    blue += b;
    if (Math.min(r, g, b) > 238) white++;
  }
  const share = (sum: number): number => sum / count / 255;
  return {
    lightness: share(0.2126 * red + 0.7152 * green + 0.0722 * blue),
    white: white / count,
    red: share(red),
    green: share(green),
    blue: share(blue),
  };
}

describe.each(outdoors)('%s', (world) => {
  it('is darker the later it is, and never glaring at night', () => {
    const [day, dusk, night] = times.map((time) => measured(world, 'summer', time));
    expect(day?.lightness).toBeGreaterThan((dusk?.lightness ?? 1) + 0.02);
    expect(dusk?.lightness).toBeGreaterThan((night?.lightness ?? 1) + 0.01);
    expect(night?.lightness).toBeLessThan(0.26);
    expect(night?.white).toBeLessThan(0.01);
  });

  it('has the colours of its season', () => {
    const [winter, spring, summer, autumn] = ['winter', 'spring', 'summer', 'autumn'].map((season) =>
      measured(world, season as Season, 'day'),
    );
    expect(seasons).toHaveLength(4);
    const warmth = (picture: Measured | undefined): number => (picture?.red ?? 0) - (picture?.blue ?? 0);
    expect(warmth(autumn)).toBeGreaterThan(Math.max(warmth(winter), warmth(spring), warmth(summer)));
    expect(warmth(winter)).toBeLessThan(warmth(autumn) - 0.05);
    const greenness = (picture: Measured | undefined): number => (picture?.green ?? 0) - (picture?.blue ?? 0);
    expect(greenness(summer)).toBeGreaterThan(greenness(winter) + 0.03);
  });
});

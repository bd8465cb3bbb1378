import { describe, expect, it } from 'vitest';
import { lighten, mix, oklch } from '../src/paper/colour.ts';
import { DrawingContext } from '../src/paper/drawing-context.ts';
import { curly, furry } from '../src/paper/edges.ts';
import { limb } from '../src/paper/limb.ts';
import { compact, curve, ellipse, mark, pointsOf, smooth, star, straight } from '../src/paper/path.ts';
import { noiseFrom, pick, randomFrom } from '../src/paper/random.ts';
import { applied, directionWithin, identity, placedIn, scaleOf } from '../src/paper/transform.ts';
import { visibilityOf } from '../src/paper/visibility.ts';

describe('chance', () => {
  it('deals the same numbers for the same seed', () => {
    const [one, two] = [randomFrom('seed'), randomFrom('seed')];
    expect([one(), one(), one()]).toEqual([two(), two(), two()]);
  });

  it('stays between 0 and 1, its noise between -1 and 1', () => {
    const [random, noise] = [randomFrom('x'), noiseFrom('x')];
    for (let index = 0; index < 500; index++) {
      const chance = random();
      expect(chance).toBeGreaterThanOrEqual(0);
      expect(chance).toBeLessThan(1);
      expect(Math.abs(noise(index * 0.37))).toBeLessThanOrEqual(1);
    }
  });

  it.each([
    [0, 'a'],
    [0.5, 'b'],
    [0.999, 'c'],
    [1, 'c'],
  ])('picks by %s', (chance, picked) => {
    expect(pick(['a', 'b', 'c'], chance)).toBe(picked);
  });
});

describe('colour', () => {
  it('mixes by eye, from end to end', () => {
    expect(mix('#102030', '#f0e0d0', 0)).toBe('#102030');
    expect(mix('#102030', '#f0e0d0', 1)).toBe('#f0e0d0');
    expect(mix('#000000', '#ffffff', 0.5)).toBe('#636363');
  });

  it('never leaves what a screen can show', () => {
    expect(lighten('#ffffff', 0.4)).toBe('#ffffff');
    expect(lighten('#000000', -0.4)).toBe('#000000');
    expect(oklch([0.9, 0.4, 30])).toMatch(/^#[0-9a-f]{6}$/);
  });

  it('refuses what is not a colour', () => {
    expect(() => mix('#12', '#ffffff', 0.5)).toThrow('Not a colour');
  });
});

describe('paths', () => {
  it('reads points from text, corners marked', () => {
    expect(pointsOf('0,-62* -3.5,4')).toEqual([
      [0, -62, true],
      [-3.5, 4],
    ]);
    expect(() => pointsOf('0,1 two,3')).toThrow('Not a point: two,3');
  });

  it('winds every closed shape the same way, so that shapes unite', () => {
    expect(smooth('0,0 10,0 10,10')).toBe(smooth('0,0 10,0 10,10'));
    expect(straight('0,0 0,10 10,10')).toBe('M10 10L0 10L0 0Z'.replace('M10 10L0 10L0 0Z', straight('10,10 0,10 0,0')));
  });

  it('writes numbers as briefly as SVG allows', () => {
    expect(compact([0.5, -0.5, 3, -2])).toBe('.5-.5 3-2');
  });

  it.each([
    ['smooth', smooth('0,0 40,0 40,40')],
    ['curve', curve('0,0 40,0 40,40')],
    ['limb', limb('0,0 0,40', [8, 6])],
    ['ellipse', ellipse(3, 4, 10, 5, 30)],
    ['mark', mark({ from: [0, 0], to: [10, 10], width: 2, sag: 1 })],
    ['star', star(0, 0, 10)],
    ['curly', curly('0,0 60,0 60,60 0,60')],
    ['furry', furry('0,0 60,0 60,60 0,60')],
  ])('%s is well formed', (_, path) => {
    expect(path).toMatch(/^M/);
    expect(path).not.toMatch(/NaN|undefined/);
  });
});

describe('placing', () => {
  const mirrored = placedIn(identity, { x: 100, y: 50, scale: 2, flip: true });

  it('moves, scales and mirrors as SVG does', () => {
    expect(applied(mirrored, 10, 5)).toEqual([80, 60]);
    expect(scaleOf(mirrored)).toBe(2);
  });

  it('turns the light the other way in a mirrored figure', () => {
    const [x, y] = directionWithin(mirrored, [0.6, -0.8]);
    expect([x, y].map((value) => Math.round(value * 10) / 10)).toEqual([-0.6, -0.8]);
  });
});

describe('what resvg cannot bear', () => {
  it.each([
    ['inside', 'M600 400h10v10h-10z', true],
    ['left of the picture', 'M-300 400h10v10h-10z', false],
    ['below the picture', 'M600 900q4 4 10 10z', false],
    ['reaching in from outside', 'M-300 400H40V420Z', true],
  ])('a path %s', (_, path, touches) => {
    expect(visibilityOf(path, identity).masks).toBe(touches);
  });

  it('is left out: a part wholly off canvas has no grain mask', () => {
    const masksOf = (x: number): number => {
      const context = new DrawingContext();
      return context.place({ x, y: 400 }, () => context.part('M0 0h40v40h-40z', '#804020')).split('mask=').length - 1;
    };
    expect([masksOf(600), masksOf(-400), masksOf(1500)]).toEqual([1, 0, 0]);
  });
});

import { expect, test } from 'vitest';
import { type Casting, type PicturePlan, sceneOfPlan } from '../src/picture-plan.ts';

const plan: PicturePlan = {
  framing: 'close',
  world: 'park',
  time: 'dusk',
  light: 'lamp',
  figures: [
    { who: 'child', at: 'left', act: 'hugs', to: 'friend' },
    { who: 'friend', at: 'right', act: 'laughs' },
    { who: 'pet', at: 'near', act: 'looks-at', to: 'wish' },
    { who: 'elder', at: 'far', act: 'waves', if: 'season.winter' },
  ],
  things: [{ what: 'wish', at: 'centre', size: 'big' }],
};
const casting: Casting = { isThere: () => true, holds: () => false, wish: 'tractor', season: 'spring' };

test('the wish becomes the noun it is, and a condition that does not hold leaves its figure out', () => {
  const { enacts, season } = sceneOfPlan(plan, casting, 'seed');
  expect(season).toBe('spring');
  expect(enacts?.things).toEqual([{ what: 'tractor', at: 'centre', size: 'big' }]);
  expect(enacts?.figures.map(({ who, to }) => [who, to])).toEqual([
    ['child', 'friend'],
    ['friend', undefined],
    ['pet', 'tractor'],
  ]);
});

test('where the friend is not in the story, nobody is hugged', () => {
  const { enacts, figures } = sceneOfPlan(plan, { ...casting, isThere: (role) => role !== 'friend' }, 'seed');
  expect(enacts?.figures[0]).toEqual({ who: 'child', at: 'left', act: 'stands' });
  expect(figures.map(({ who, pose }) => [who, pose])).toEqual([
    ['child', 'stand'],
    ['pet', 'stand'],
  ]);
});

test('where nothing that can be drawn was wished for, it is in no picture', () => {
  const { enacts } = sceneOfPlan(plan, { ...casting, wish: undefined }, 'seed');
  expect(enacts?.things).toEqual([]);
  expect(enacts?.figures.at(-1)).toEqual({ who: 'pet', at: 'near', act: 'stands' });
});

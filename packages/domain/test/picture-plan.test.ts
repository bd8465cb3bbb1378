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

test("a neighbour's dog that stands in for a pet is drawn as a dog, and the story knows its name", () => {
  const planned: PicturePlan = {
    ...plan,
    figures: [
      { who: 'pet', at: 'left', act: 'runs' },
      { who: 'child', at: 'right', act: 'chases', to: 'pet' },
    ],
  };
  const { enacts } = sceneOfPlan(
    planned,
    { ...casting, standsIn: (role) => (role === 'pet' ? 'dog' : undefined) },
    's',
  );
  expect(enacts?.figures[0]).toEqual({ who: 'dog', called: 'pet', at: 'left', act: 'runs' });
  expect(enacts?.figures[1]?.to).toBe('dog');
});

test('the grown-up who has no name tonight is there all the same, and a part whose condition fails is nobody to act on', () => {
  const planned: PicturePlan = {
    ...plan,
    figures: [
      { who: 'adult', at: 'left', act: 'sits', anyway: true },
      { who: 'child', at: 'left', act: 'sits-on-lap', to: 'adult' },
      { who: 'elder', at: 'right', act: 'stands', if: 'elder' },
      { who: 'friend', at: 'right', act: 'pats', to: 'elder' },
    ],
  };
  const { enacts } = sceneOfPlan(planned, { ...casting, isThere: (role) => role !== 'adult' }, 's');
  expect(enacts?.figures.map(({ who, act }) => [who, act])).toEqual([
    ['adult', 'sits'],
    ['child', 'sits-on-lap'],
    ['friend', 'stands'],
  ]);
});

test('where it happens may follow the wish', () => {
  const { world } = sceneOfPlan(
    { ...plan, worlds: [{ if: 'wish.boat', world: 'harbour' }] },
    { ...casting, holds: () => true },
    's',
  );
  expect(world).toBe('harbour');
});

import type { Scene } from '@sagolykta/domain/scene';
import type { SceneFigure, World } from '@sagolykta/domain/scene-words';
import { expect, test } from 'vitest';
import { DrawingContext } from '../src/paper/drawing-context.ts';
import { worldPainters } from '../src/worlds/index.ts';

function worldWith(world: World, ...figures: SceneFigure[]) {
  const scene: Scene = {
    world,
    season: 'summer',
    time: 'dusk',
    weather: 'clear',
    light: 'moon',
    figures,
    props: [],
    seed: 'anchors',
  };
  return worldPainters[world](new DrawingContext(), scene);
}

test.each(['lake', 'beach', 'swimming-hall'] as const)(
  '%s: swimmers are in the water, others stay on land',
  (world) => {
    const dry = worldWith(world, { who: 'child', pose: 'stand', at: 'centre' });
    const wet = worldWith(
      world,
      { who: 'child', pose: 'swim', at: 'centre' },
      { who: 'friend', pose: 'sit', at: 'left' },
    );
    expect(dry.anchors.centre.floats).toBeUndefined();
    expect(wet.anchors.centre.floats).toBe(true);
    expect(wet.anchors.centre.y).toBeLessThan(dry.anchors.centre.y);
    expect(wet.anchors.left).toEqual({ ...dry.anchors.left, inFront: true });
    expect(wet.front.length).toBeGreaterThan(dry.front.length);
  },
);

test('an owl sits on the roof, a star hangs in the sky', () => {
  const owl = worldWith('farm', { who: 'owl', pose: 'sit', at: 'above' }).anchors.above;
  const star = worldWith('farm', { who: 'star', pose: 'stand', at: 'above' }).anchors.above;
  expect(owl).not.toEqual(star);
});

test('in the train one sits on the seats and stands on the floor', () => {
  const seated = worldWith('train', { who: 'child', pose: 'read', at: 'left' }).anchors.left;
  const standing = worldWith('train', { who: 'child', pose: 'stand', at: 'left' }).anchors.left;
  expect(seated.y).toBeLessThan(standing.y - 100);
});

test('the snow field is white whatever the month', () => {
  const summer = worldWith('snow-field');
  expect(summer.ground.colour).toBe(
    worldPainters['snow-field'](new DrawingContext(), {
      world: 'snow-field',
      season: 'winter',
      time: 'dusk',
      weather: 'clear',
      light: 'moon',
      figures: [],
      props: [],
      seed: 'anchors',
    }).ground.colour,
  );
});

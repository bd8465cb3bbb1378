import type { Scene } from '@sagolykta/domain/scene';
import type { Noun } from '@sagolykta/domain/scene-nouns';
import type { SceneFigure, World } from '@sagolykta/domain/scene-words';
import { expect, test } from 'vitest';
import { DrawingContext } from '../src/paper/drawing-context.ts';
import { worldPainters } from '../src/worlds/index.ts';

const sceneIn = (world: World, figures: readonly SceneFigure[] = []): Scene => ({
  world,
  season: 'summer',
  time: 'dusk',
  weather: 'clear',
  light: 'moon',
  figures,
  props: [],
  seed: 'anchors',
});

function worldWith(world: World, ...figures: SceneFigure[]) {
  return worldPainters[world](new DrawingContext(), sceneIn(world, figures));
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

test.each(['lake', 'beach', 'swimming-hall'] as const)(
  '%s: the water closes before people, not before what lives in it',
  (world) => {
    const front = (who: Noun, act: 'swims' | 'stands') => {
      const enacts = { framing: 'middle', figures: [{ who, at: 'centre', act }], things: [] } as const;
      return worldPainters[world](new DrawingContext(), { ...sceneIn(world), enacts }).front.length;
    };
    expect(front('old-lady', 'swims')).toBeGreaterThan(front('crocodile', 'swims'));
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

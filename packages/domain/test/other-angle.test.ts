import { expect, test } from 'vitest';
import { otherAngle } from '../src/other-angle.ts';
import type { Scene } from '../src/scene.ts';

const scene: Scene = {
  world: 'forest',
  season: 'summer',
  time: 'dusk',
  weather: 'clear',
  light: 'lantern',
  figures: [{ who: 'child', pose: 'stand', at: 'left', faces: 'right' }],
  props: [],
  enacts: {
    framing: 'middle',
    figures: [{ who: 'child', act: 'pats', to: 'pet', at: 'left' }],
    things: [{ what: 'ball', at: 'right' }],
  },
  seed: '1/0',
};

test('the other side, then also nearer; who does what stays', () => {
  const once = otherAngle(scene);
  expect(once).toMatchObject({
    seed: '1/0~1',
    figures: [{ at: 'right', faces: 'left' }],
    enacts: { framing: 'middle', figures: [{ act: 'pats', to: 'pet', at: 'right' }], things: [{ at: 'left' }] },
  });
  expect(otherAngle(once)).toMatchObject({ seed: '1/0~2', enacts: { framing: 'close', figures: [{ at: 'left' }] } });
  expect(otherAngle(otherAngle(otherAngle(once))).enacts?.framing).toBe('wide');
});

test('what was planned from above stays so', () => {
  const above = { ...scene, enacts: { framing: 'from-above', figures: [], things: [] } } as Scene;
  expect(otherAngle(otherAngle(above)).enacts?.framing).toBe('from-above');
});

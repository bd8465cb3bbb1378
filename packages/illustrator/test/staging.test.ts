import type { Scene } from '@sagolykta/domain/scene';
import type { SceneFigure } from '@sagolykta/domain/scene-words';
import { describe, expect, it } from 'vitest';
import { drawScene } from '../src/draw-scene.ts';
import { DrawingContext } from '../src/paper/drawing-context.ts';
import { heldProps } from '../src/staging/held-props.ts';
import { placedProps } from '../src/staging/props-on-stage.ts';
import { type Standing, standingsOf } from '../src/staging/standing.ts';
import { worldPainters } from '../src/worlds/index.ts';
import { aCast, aScene, attributeValues } from './support/a-scene.ts';

function standings(figures: Scene['figures'], world: Scene['world'] = 'park'): Standing[] {
  const scene = aScene({ figures, world });
  return standingsOf(figures, worldPainters[world](new DrawingContext(), scene), aCast);
}

const child: SceneFigure = { who: 'child', pose: 'stand', at: 'centre' };
const friend: SceneFigure = { who: 'friend', pose: 'stand', at: 'centre' };

function hasEveryone(standing: readonly Standing[]): [Standing, Standing] {
  const [first, second] = standing;
  if (!first || !second) throw new Error('two were expected');
  return [first, second];
}

describe('standing', () => {
  it('spreads figures that share a spot', () => {
    const [first, second] = hasEveryone(standings([child, friend]));
    expect(second.x - first.x).toBeGreaterThan(90);
  });

  it('pushes neighbours apart until they hardly overlap', () => {
    const [first, second] = hasEveryone(standings([child, { who: 'dinosaur', pose: 'stand', at: 'right' }]));
    expect(second.x - first.x).toBeGreaterThan(190);
  });

  it('keeps everybody inside the picture', () => {
    const many: Scene['figures'] = (['bear', 'horse', 'dinosaur', 'dragon', 'child'] as const).map((who) => ({
      who,
      pose: 'stand',
      at: 'left',
    }));
    for (const { x } of standings(many)) {
      expect(x).toBeGreaterThan(40);
      expect(x).toBeLessThan(1160);
    }
  });

  it('looks towards the middle, unless the scene says otherwise', () => {
    const [left, right] = hasEveryone(
      standings([
        { ...child, at: 'left' },
        { ...friend, at: 'right' },
      ]),
    );
    expect([left.flip, right.flip]).toEqual([false, true]);
    const [away] = standings([{ ...child, at: 'left', faces: 'left' }]);
    expect(away?.flip).toBe(true);
  });

  it('lets friends seen from behind walk hand in hand', () => {
    const [first, second] = hasEveryone(
      standings(
        [
          { ...child, pose: 'back' },
          { ...friend, pose: 'back' },
        ],
        'street',
      ),
    );
    expect(second.x - first.x).toBeLessThan(126 * first.scale);
  });
});

describe('props', () => {
  it('are held by the child before anybody else, each once', () => {
    const scene = aScene({ figures: [friend, child], props: ['apple', 'letter'] });
    const held = heldProps(scene, worldPainters.park(new DrawingContext(), scene));
    expect([held.get('child'), held.get('friend')]).toEqual(['letter', 'apple']);
  });

  it.each([
    ['street', 'rain', 'umbrella'],
    ['street', 'clear', undefined],
    ['kitchen', 'rain', undefined],
  ] as const)('an umbrella in the %s, in %s weather, is held: %s', (world, weather, held) => {
    const scene = aScene({ world, weather, figures: [child], props: ['umbrella'] });
    expect(heldProps(scene, worldPainters[world](new DrawingContext(), scene)).get('child')).toBe(held);
  });

  it('lie on the table when somebody sits at it', () => {
    const scene = aScene({
      world: 'kitchen',
      light: 'lamp',
      figures: [{ ...child, pose: 'sit', at: 'seat' }],
      props: ['cocoa', 'apple'],
    });
    const world = worldPainters.kitchen(new DrawingContext(), scene);
    expect(heldProps(scene, world).size).toBe(0);
    expect(placedProps(['cocoa'], world, []).map(({ layer }) => layer)).toEqual(['front']);
  });

  it('stand on a stool where there is no table', () => {
    const scene = aScene({ props: ['candle'] });
    const world = worldPainters.park(new DrawingContext(), scene);
    expect(placedProps(['candle'], world, []).map(({ stool }) => stool)).toEqual([true]);
  });

  it('include a lantern when a lantern is the light and nobody brings one', () => {
    const without = drawScene(aScene({ world: 'cave', light: 'lantern' }), aCast);
    expect(attributeValues(without, 'data-prop')).toEqual(['lantern']);
    const carried = drawScene(
      aScene({ world: 'cave', light: 'lantern', figures: [{ ...child, pose: 'lantern' }] }),
      aCast,
    );
    expect(attributeValues(carried, 'data-prop')).toEqual([]);
  });
});

describe('together', () => {
  it('draws a hugged animal inside the arms, once', () => {
    const svg = drawScene(
      aScene({
        figures: [
          { ...child, pose: 'hug' },
          { who: 'pet', pose: 'sit', at: 'right' },
        ],
      }),
      aCast,
    );
    expect(attributeValues(svg, 'data-who').sort()).toEqual(['child', 'pet']);
  });

  it('seats a rider on the guest there is, and otherwise on a bicycle or a sled', () => {
    const riding: SceneFigure = { ...child, pose: 'ride' };
    const onHorse = drawScene(aScene({ figures: [riding, { who: 'horse', pose: 'stand', at: 'centre' }] }), aCast);
    expect(attributeValues(onHorse, 'data-prop')).toEqual([]);
    expect(attributeValues(drawScene(aScene({ season: 'winter', figures: [riding] }), aCast), 'data-prop')).toEqual([
      'sled',
    ]);
    expect(attributeValues(drawScene(aScene({ season: 'summer', figures: [riding] }), aCast), 'data-prop')).toEqual([
      'bicycle',
    ]);
  });

  it('lets two share a boat, which floats where the water is', () => {
    const riders: Scene['figures'] = [
      { ...child, pose: 'ride' },
      { ...friend, pose: 'ride' },
    ];
    const svg = drawScene(aScene({ world: 'lake', figures: riders, props: ['boat'] }), aCast);
    expect(attributeValues(svg, 'data-prop')).toEqual(['boat']);
    expect(attributeValues(svg, 'data-who').sort()).toEqual(['child', 'friend']);
  });

  it('lets whoever turns their back in the living room stand at its window', () => {
    const [looking] = standings([{ ...child, pose: 'back' }], 'living-room');
    const [playing] = standings([child], 'living-room');
    expect(looking?.x).toBeLessThan(400);
    expect(playing?.x).toBeGreaterThan(500);
  });

  it('sends friends on the move the same way', () => {
    const [one, other] = hasEveryone(
      standings([
        { ...child, pose: 'run', at: 'left' },
        { ...friend, pose: 'run', at: 'right' },
      ]),
    );
    expect([one.flip, other.flip]).toEqual([false, false]);
  });

  it('gives everybody who breathes a bubble where there is no air', () => {
    const bubbles = drawScene(aScene({ world: 'space' }), aCast).match(/stroke-opacity="\.72"/g);
    expect(bubbles?.length).toBe(3);
  });
});

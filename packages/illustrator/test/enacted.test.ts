import { type ActingFigure, type Enactment, posedFigures } from '@sagolykta/domain/enactment';
import type { Scene } from '@sagolykta/domain/scene';
import { acts, framings } from '@sagolykta/domain/scene-acts';
import { nouns } from '@sagolykta/domain/scene-nouns';
import { worlds } from '@sagolykta/domain/scene-words';
import { describe, expect, it } from 'vitest';
import { drawScene } from '../src/draw-scene.ts';
import { layOut } from '../src/enact/layout.ts';
import { edgeOf, halfOf } from '../src/enact/placed.ts';
import { DrawingContext } from '../src/paper/drawing-context.ts';
import { worldPainters } from '../src/worlds/index.ts';
import { aCast, aScene, attributeValues } from './support/a-scene.ts';

function enacted(enacts: Partial<Enactment>, changes: Partial<Scene> = {}): Scene {
  return aScene({ figures: [], ...changes, enacts: { framing: 'middle', figures: [], things: [], ...enacts } });
}

function svgOf(...figures: ActingFigure[]): string {
  return drawScene(enacted({ figures }), aCast);
}

function places(...figures: ActingFigure[]) {
  const scene = enacted({ figures });
  const world = worldPainters.park(new DrawingContext(), scene);
  return scene.enacts ? layOut(scene.enacts, world, aCast) : [];
}

describe('what happens', () => {
  it.each(acts)('%s: everybody of the family can be seen at it, whole', (act) => {
    for (const who of ['child', 'elder', 'pet', 'child-guest', 'fox'] as const) {
      const svg = svgOf({ who, at: 'left', act, to: 'friend' }, { who: 'friend', at: 'right', act: 'stands' });
      expect(svg).not.toMatch(/NaN|undefined|Infinity/);
      expect(attributeValues(svg, 'data-who').sort()).toEqual([who, 'friend'].sort());
      expect(attributeValues(svg, 'data-act')).toContain(act);
    }
  });

  it.each(nouns)('%s is drawn as a thing, and as somebody whose face tells how they feel', (what) => {
    const thing = drawScene(enacted({ things: [{ what, at: 'centre' }] }), aCast);
    expect(attributeValues(thing, 'data-thing')).toEqual([what]);
    const faces = (['calm', 'laughing', 'crying'] as const).map((feeling) =>
      drawScene(enacted({ figures: [{ who: what, at: 'centre', act: 'stands', feeling }] }, { world: 'moon' }), aCast),
    );
    for (const svg of faces) expect(svg).not.toMatch(/NaN|undefined|Infinity/);
    expect(new Set(faces).size).toBe(3);
    expect(attributeValues(faces[0] ?? '', 'data-who')).toEqual([what]);
  });

  it.each(['horse', 'wolf', 'moose', 'dinosaur', 'tyrannosaurus', 'cow'] as const)(
    'a %s that runs has legs that run',
    (who) => {
      const paths = (act: 'stands' | 'runs') =>
        svgOf({ who, at: 'centre', act, feeling: 'happy' }).match(/ d="[^"]+"/g);
      const standing = new Set(paths('stands'));
      expect(paths('runs')?.filter((path) => !standing.has(path)).length).toBeGreaterThan(4);
    },
  );

  it.each(['rabbit', 'fox', 'bear', 'squirrel'] as const)('a %s that is drawn sitting leaps when it runs', (who) => {
    const turns = (act: 'waits' | 'runs') => svgOf({ who, at: 'centre', act }).match(/rotate\(13\)/g)?.length ?? 0;
    expect(turns('runs')).toBeGreaterThan(turns('waits'));
  });

  it('whoever lies awake in a bed lies under its quilt', () => {
    const lying = (act: 'lies-on-back' | 'sleeps') => {
      const enacts: Enactment = { framing: 'middle', figures: [{ who: 'child', at: 'bed', act }], things: [] };
      return drawScene(enacted(enacts, { world: 'bedroom', figures: posedFigures(enacts) }), aCast);
    };
    const [awake, asleep] = [lying('lies-on-back'), lying('sleeps')];
    expect(attributeValues(awake, 'data-act')).toEqual(['lies-on-back']);
    // The same bed, but for the eyes.
    expect(Math.abs(awake.length - asleep.length)).toBeLessThan(600);
    expect(awake).not.toBe(asleep);
  });

  it('a cat of the story is of the colour its name says', () => {
    const cat = { who: 'cat', at: 'centre', act: 'sits' } as const;
    expect(svgOf({ ...cat, coat: 'red' })).not.toBe(svgOf(cat));
  });

  it.each(worlds)('%s has room for every framing', (world) => {
    for (const framing of framings) {
      const figures: ActingFigure[] = [
        { who: 'child', at: 'left', act: 'hugs', to: 'pet' },
        { who: 'pet', at: 'right', act: 'stands' },
      ];
      const svg = drawScene(enacted({ framing, figures }, { world }), aCast);
      expect(svg).not.toMatch(/NaN|undefined|Infinity/);
      expect(attributeValues(svg, 'data-who').sort()).toEqual(['child', 'pet']);
    }
  });
});

describe('places', () => {
  it('keep left to the left, however near somebody has to come', () => {
    for (const act of acts) {
      const [one, other] = places(
        { who: 'child', at: 'right', act, to: 'friend' },
        { who: 'friend', at: 'left', act: 'sits' },
      );
      if (!one || !other || one.on) continue;
      expect(other.x, act).toBeLessThan(one.x);
    }
  });

  it('bring those who touch within reach', () => {
    const [one, other] = places(
      { who: 'child', at: 'left', act: 'holds-hands', to: 'friend' },
      { who: 'friend', at: 'right', act: 'stands' },
    );
    expect((other?.x ?? 0) - (one?.x ?? 0)).toBeLessThan(115 * (one?.scale ?? 1));
  });

  it.each(['horse', 'friend', 'carrot', 'sweater'] as const)(
    'let whoever pulls at a %s have it in the hands',
    (what) => {
      const [one, other] = places(
        { who: 'child', at: 'left', act: 'pulls', to: what },
        what === 'carrot' || what === 'sweater'
          ? { who: 'pet', at: 'right', act: 'looks-at', to: 'child' }
          : { who: what, at: 'right', act: 'stands' },
      );
      const pulled = one?.target ?? other;
      if (!one || !pulled) throw new Error('Nothing to pull at');
      // An arm is 74 long, from a shoulder that is 40 behind the feet.
      const near = Math.abs(pulled.x - one.x) - halfOf(pulled) * edgeOf(pulled);
      expect(near / one.scale).toBeLessThanOrEqual(40);
    },
  );

  it('leave whoever is chased before whoever is broad', () => {
    const [child, monster] = places(
      { who: 'child', at: 'left', act: 'runs' },
      { who: 'monster', at: 'right', act: 'chases', to: 'child', size: 'big' },
    );
    if (!child || !monster) throw new Error('Nobody runs');
    expect(monster.x - child.x).toBeGreaterThan(halfOf(monster) + halfOf(child));
  });

  it('move aside from a post that would grow out of a head', () => {
    const figures: ActingFigure[] = [{ who: 'child', at: 'centre', act: 'stands' }];
    const scene = enacted({ figures });
    const world = worldPainters.park(new DrawingContext(), scene);
    const at = (uprights: Parameters<typeof layOut>[3]): number =>
      (scene.enacts ? layOut(scene.enacts, world, aCast, uprights) : [])[0]?.x ?? 0;
    const straight = at([]);
    expect(Math.abs(at([{ x: straight, top: 100, bottom: 700 }]) - straight)).toBeGreaterThan(50);
    expect(at([{ x: straight, top: 600, bottom: 700 }])).toBe(straight);
  });

  it('put nothing tall on the head of whoever has nothing to do with it', () => {
    for (const what of ['tree', 'lamp', 'crane', 'lighthouse', 'palm'] as const) {
      for (const spot of ['near', 'far', 'left', 'centre', 'right'] as const) {
        const scene = enacted({
          framing: 'close',
          figures: [
            { who: 'child', at: 'left', act: 'waves' },
            { who: 'friend', at: 'right', act: 'waves' },
          ],
          things: [{ what, at: spot }],
        });
        const world = worldPainters.park(new DrawingContext(), scene);
        const [child, friend, post] = scene.enacts ? layOut(scene.enacts, world, aCast) : [];
        for (const one of [child, friend])
          expect(Math.abs((one?.x ?? 0) - (post?.x ?? 0)), what).toBeGreaterThan(49 * (one?.scale ?? 1));
      }
    }
  });

  it('let two hold one thing between them', () => {
    const svg = svgOf(
      { who: 'child', at: 'left', act: 'lifts', to: 'box' },
      { who: 'friend', at: 'right', act: 'lifts', to: 'box' },
    );
    expect(attributeValues(svg, 'data-thing')).toEqual(['box']);
  });

  it('give somebody lifted to the arms once', () => {
    const svg = svgOf(
      { who: 'monster', at: 'left', act: 'lifts', to: 'cat' },
      { who: 'cat', at: 'right', act: 'waits' },
    );
    expect(attributeValues(svg, 'data-thing')).toEqual([]);
    expect(attributeValues(svg, 'data-who').sort()).toEqual(['cat', 'monster']);
  });

  it('seat those who look different ways side by side', () => {
    const [one, other] = places(
      { who: 'elder', at: 'centre', act: 'sits-on', to: 'boat', faces: 'right' },
      { who: 'child', at: 'centre', act: 'sits-on', to: 'boat', faces: 'left' },
    );
    expect(Math.abs((one?.x ?? 0) - (other?.x ?? 0))).toBeGreaterThan(60);
  });

  it('let people look at whom they do it to', () => {
    const [one, other] = places(
      { who: 'child', at: 'right', act: 'talks-to', to: 'friend' },
      { who: 'friend', at: 'left', act: 'listens-to', to: 'child' },
    );
    expect([one?.flip, other?.flip]).toEqual([true, false]);
  });
});

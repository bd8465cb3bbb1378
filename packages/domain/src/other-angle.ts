import type { Enactment } from './enactment.ts';
import type { Scene } from './scene.ts';
import type { Framing } from './scene-acts.ts';
import type { Spot } from './scene-words.ts';

/** Nearer, and from farther away; the others fit only what was planned for them. */
const framings: readonly Framing[] = ['middle', 'close', 'wide'];

const otherSide: Partial<Record<Spot, Spot>> = { left: 'right', right: 'left' };
const turned = { left: 'right', right: 'left' } as const;

/**
 * The same event seen from another angle: from the other side each time, and at every second turn from nearer or farther.
 * Who does what to whom stays, so the words about the picture stay true.
 */
export function otherAngle(scene: Scene): Scene {
  const turns = Number(/~(\d+)$/.exec(scene.seed)?.[1] ?? 0) + 1;
  const seed = `${scene.seed.replace(/~\d+$/, '')}~${turns}`;
  const figures = scene.figures.map(mirrored);
  const { enacts } = scene;
  return { ...scene, seed, figures, ...(enacts === undefined ? {} : { enacts: turnedEnactment(enacts, turns) }) };
}

function turnedEnactment({ framing, figures, things }: Enactment, turns: number): Enactment {
  const place = framings.indexOf(framing);
  const isNearer = turns % 2 === 0 && place >= 0;
  return {
    framing: isNearer ? (framings[(place + 1) % framings.length] ?? framing) : framing,
    figures: figures.map(mirrored),
    things: things.map((thing) => ({ ...thing, at: otherSide[thing.at] ?? thing.at })),
  };
}

function mirrored<Figure extends { readonly at: Spot; readonly faces?: 'left' | 'right' }>(figure: Figure): Figure {
  const { at, faces } = figure;
  return { ...figure, at: otherSide[at] ?? at, ...(faces === undefined ? {} : { faces: turned[faces] }) };
}

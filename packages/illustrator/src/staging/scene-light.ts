import type { Scene } from '@sagolykta/domain/scene';
import type { DrawingContext } from '../paper/drawing-context.ts';
import type { Lighting } from '../paper/lighting.ts';
import type { Markup } from '../paper/markup.ts';
import type { WorldDrawing } from '../world.ts';
import type { PlacedProp } from './props-on-stage.ts';
import type { Standing } from './standing.ts';

/** A light among the figures that outshines the world's own. */
export interface NearLight {
  readonly x: number;
  readonly y: number;
  /** Height of the ground below it, for its pool. */
  readonly groundY: number;
  readonly scale: number;
}

/** The lantern somebody carries or has put down; by day it gives no light to speak of. */
export function nearLightOf(
  scene: Scene,
  world: WorldDrawing,
  standings: readonly Standing[],
  props: readonly PlacedProp[],
): NearLight | undefined {
  if (scene.time === 'day' && !world.indoors) return undefined;
  const bearer = standings.find(({ figure }) => figure.pose === 'lantern');
  if (bearer) {
    const side = bearer.flip ? -1 : 1;
    return {
      x: bearer.x + side * 66 * bearer.scale,
      y: bearer.y - 100 * bearer.scale,
      groundY: bearer.y,
      scale: bearer.scale,
    };
  }
  const placed = props.find(({ prop, layer }) => prop === 'lantern' && layer === 'ground');
  return (
    placed && { x: placed.anchor.x, y: placed.anchor.y - 24, groundY: placed.anchor.y, scale: placed.anchor.scale }
  );
}

/** Opposite vectors on each side of the lantern: that is what makes a group round a light. */
export function lightOn(standing: Standing, light: NearLight | undefined, world: WorldDrawing): Partial<Lighting> {
  const own = world.figureLight ?? {};
  if (!light || standing.anchor.floats) return own;
  const bears = standing.figure.pose === 'lantern';
  const right = bears ? !standing.flip : light.x > standing.x;
  return { ...own, direction: [right ? 0.97 : -0.97, -0.16], rim: '#ffc674', rimAmount: 0.78, rimWidth: 2.6 };
}

/** The glow round the lantern, and its pool on the ground before anybody stands in it. */
export function poolOf(context: DrawingContext, light: NearLight | undefined): Markup {
  if (!light) return '';
  const { x, y, groundY, scale } = light;
  return (
    context.glow({ at: [x, y + 10], size: [420 * scale, 290 * scale], colour: '#ffa64a', opacity: 0.42, core: 0.3 }) +
    context.glow({ at: [x, groundY + 4], size: [270 * scale, 56 * scale], colour: '#ffb860', opacity: 0.6, core: 0.48 })
  );
}

export function flareOf(context: DrawingContext, light: NearLight | undefined): Markup {
  if (!light) return '';
  const { x, y, scale } = light;
  return (
    context.glow({ at: [x, y + 8], size: [150 * scale, 150 * scale], colour: '#ffc46c', opacity: 0.42, core: 0.34 }) +
    context.glow({ at: [x, y + 10], size: [50 * scale, 50 * scale], colour: '#fff0c4', opacity: 0.6, core: 0.48 })
  );
}

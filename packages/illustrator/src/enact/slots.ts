import type { Framing } from '@sagolykta/domain/scene-acts';
import type { Spot } from '@sagolykta/domain/scene-words';
import type { Anchor, WorldDrawing } from '../world.ts';

/** How the picture is taken: the place is enlarged about a point, the figures by themselves. */
export interface Camera {
  readonly zoom: number;
  readonly pivot: readonly [x: number, y: number];
  /** The nearest plane is enlarged more, and so leaves the picture sooner. */
  readonly near: number;
}

export const cameras: Record<Framing, Camera> = {
  'wide': { zoom: 1, pivot: [600, 700], near: 1.1 },
  'middle': { zoom: 1.2, pivot: [600, 735], near: 1.5 },
  'close': { zoom: 1.62, pivot: [600, 690], near: 2.3 },
  'over-shoulder': { zoom: 1.3, pivot: [640, 720], near: 1.7 },
  'from-above': { zoom: 1.2, pivot: [600, 735], near: 1.2 },
};

export function through({ zoom, pivot: [px, py] }: Camera, anchor: Anchor): Anchor {
  return {
    ...anchor,
    x: px + (anchor.x - px) * zoom,
    y: py + (anchor.y - py) * zoom,
    scale: anchor.scale * zoom,
    ...(anchor.spread ? { spread: anchor.spread * zoom } : {}),
  };
}

interface Ground {
  readonly xs: readonly [left: number, centre: number, right: number];
  readonly y: number;
  readonly scale: number;
}

const grounds: Record<Framing, Ground> = {
  'wide': { xs: [270, 600, 930], y: 712, scale: 1.02 },
  'middle': { xs: [280, 600, 920], y: 742, scale: 1.55 },
  'close': { xs: [330, 600, 870], y: 900, scale: 2.7 },
  'over-shoulder': { xs: [520, 720, 930], y: 720, scale: 1.3 },
  'from-above': { xs: [300, 600, 900], y: 560, scale: 1.5 },
};

/** Close, but with the ground to be seen: somebody small is there, or somebody low. */
const wholeClose: Ground = { xs: [330, 620, 880], y: 770, scale: 2.35 };

/** In the air or on its perch, where it is in sight. */
function aloft(anchor: Anchor, left: number): Anchor {
  const [x, y] = [Math.max(left, Math.min(1090, anchor.x)), Math.max(170, Math.min(430, anchor.y))];
  return { ...anchor, x, y };
}

/** Nobody in the air is larger than whoever stands on the ground. */
function notNearer(anchor: Anchor, scale: number): Anchor {
  return { ...anchor, scale: Math.min(anchor.scale, scale) };
}

/** Where each spot is in the picture. What belongs to the place (bed, seat, water, the air) stays where the place has it. */
export function slotsOf(framing: Framing, world: WorldDrawing, whole: boolean): Record<Spot, Anchor> {
  const camera = cameras[framing];
  const own = (spot: Spot): Anchor => through(camera, world.anchors[spot]);
  const { xs, y, scale } = whole && framing === 'close' ? wholeClose : grounds[framing];
  const ground = (spot: Spot, x: number, dy: number, size: number): Anchor => {
    const anchor = own(spot);
    if (anchor.floats) return anchor;
    return { x, y: y + dy * scale, scale: scale * size, ...(anchor.inFront ? { inFront: true } : {}) };
  };
  return {
    left: ground('left', xs[0], 0, 1),
    centre: ground('centre', xs[1], 2, 1),
    right: ground('right', xs[2], 0, 1),
    far: ground('far', (xs[1] + xs[2]) / 2, framing === 'close' ? -58 : -84, framing === 'close' ? 0.42 : 0.5),
    near: ground('near', xs[0] - 20, 26, 1.16),
    bed: own('bed'),
    seat: own('seat'),
    above: aloft(notNearer(own('above'), scale), framing === 'over-shoulder' ? 420 : 110),
  };
}

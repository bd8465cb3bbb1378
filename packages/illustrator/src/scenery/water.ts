import type { Scene } from '@sagolykta/domain/scene';
import type { Spot } from '@sagolykta/domain/scene-words';
import { type Hex, mix } from '../paper/colour.ts';
import type { DrawingContext } from '../paper/drawing-context.ts';
import { flat, type Markup } from '../paper/markup.ts';
import { mark, round, smooth } from '../paper/path.ts';
import { randomFrom } from '../paper/random.ts';
import type { Anchor } from '../world.ts';
import type { OutdoorView } from './outdoor-view.ts';
import { peopleInWater } from './usual-anchors.ts';

export interface Water {
  /** Where the water meets the far shore. */
  readonly top: number;
  readonly bottom?: number;
  /** Where the moon or the sun stands above it: its light lies in a street towards us. */
  readonly lightX?: number;
  /** How choppy: 0 still, 1 fresh. */
  readonly chop?: number;
  readonly colour?: Hex;
}

/** A sheet of water that mirrors the sky, palest far away, with the light of the moon or the sun broken over it. */
export function water(context: DrawingContext, view: OutdoorView, plan: Water): Markup {
  const { palette, scene, day } = view;
  const { top, bottom = 820, lightX, chop = 0.4, colour = mix(palette.far, '#2f6078', 0.35) } = plan;
  const fill = context.gradient([
    [0, mix(palette.horizon, palette.haze, 0.45)],
    [0.16, mix(palette.haze, colour, 0.5)],
    [0.55, colour],
    [1, mix(colour, palette.near, 0.62)],
  ]);
  const height = bottom - top;
  const random = randomFrom(`${scene.seed} water`);
  let pale = '';
  let dark = '';
  for (let index = 0; index < 36; index++) {
    const depth = random() ** 1.5;
    const y = top + 4 + depth * (height - 8);
    const x = random() * 1200;
    const length = 26 + depth * 120 * (0.6 + random() * 0.7);
    const stroke = mark({
      from: [x, y],
      to: [x + length, y + (random() - 0.5) * 3],
      width: 0.8 + depth * 2.2,
      sag: chop * 3 * (random() - 0.5),
    });
    if (index % 2) pale += stroke;
    else dark += stroke;
  }
  const sheet = `<rect y="${top}" width="1200" height="${height}" fill="${fill}"/>`;
  const ripples = flat(pale, mix(palette.horizon, '#ffffff', 0.2), 0.22) + flat(dark, palette.near, 0.22);
  const shine = day ? '#fff6dc' : '#ffe9b8';
  return sheet + ripples + (lightX === undefined ? '' : lightStreet(context, lightX, top, height, shine, random));
}

function lightStreet(
  context: DrawingContext,
  x: number,
  top: number,
  height: number,
  shine: Hex,
  random: () => number,
): Markup {
  let street = '';
  for (let index = 0; index < 26; index++) {
    const depth = (index / 26) ** 1.3;
    const y = top + 3 + depth * height * 0.9;
    const spread = 12 + depth * 66;
    const middle = x + (random() - 0.5) * spread * 0.8;
    const half = spread * (0.2 + random() * 0.5);
    street += mark({
      from: [middle - half, y],
      to: [middle + half, y],
      width: 1 + depth * 2.6,
      sag: (random() - 0.5) * 2,
    });
  }
  return (
    context.glow({ at: [x, top + height * 0.3], size: [150, height * 0.5], colour: shine, opacity: 0.3, core: 0.3 }) +
    flat(street, shine, 0.62)
  );
}

/** The dark mirror of a far shore. */
export function shoreReflection(
  y: number,
  height: number,
  colour: Hex,
  seed: string,
  left = -20,
  right = 1220,
): Markup {
  const random = randomFrom(seed);
  let path = '';
  for (let row = 0; row < 5; row++) {
    const depth = row / 5;
    const rowY = y + 3 + depth * height;
    for (let x = left + random() * 60; x < right; x += 90 + random() * 130) {
      path += mark({
        from: [x, rowY],
        to: [x + (150 - depth * 80) * (0.6 + random() * 0.6), rowY],
        width: (1 - depth) * height * 0.2 + 1,
      });
    }
  }
  return flat(path, colour, 0.5);
}

/** A boat's or a post's broken mirror image. */
export function reflection(x: number, y: number, halfWidth: number, depth: number, colour: Hex): Markup {
  let path = '';
  for (let row = 0; row < 4; row++) {
    const rowY = y + 4 + (row * depth) / 4;
    const half = halfWidth * (1 - row * 0.16);
    path += mark({ from: [x - half + row * 5, rowY], to: [x + half + row * 3, rowY], width: 3.4 - row * 0.5 });
  }
  return flat(path, colour, 0.45);
}

/** A rowing boat seen from the side, keel at y, `size` long. */
export function rowingBoat(context: DrawingContext, x: number, y: number, size: number, hull: Hex, wood: Hex): Markup {
  return context.place({ x, y, scale: size / 100 }, () => {
    const body = smooth('-52,-26* -30,-19 0,-17 30,-20 54,-30* 46,-9 34,-1 0,2 -34,0 -46,-8');
    const stripe = 'M-60 -22Q0 -8 62 -26V-18Q0 0 -60 -14Z';
    const inner = smooth('-50,-26* -30,-19 0,-17 30,-20 52,-29* 30,-25 0,-22 -30,-22');
    return (
      context.part(inner, mix(wood, '#1a1020', 0.35), { grain: false, rim: 0 }) +
      flat('M-22 -24h12v6h-12zM10 -24h12v6h-12z', wood) +
      context.part(body, hull, { inside: flat(stripe, mix(hull, '#f4ead6', 0.75)) })
    );
  });
}

export interface SwimmersWater {
  readonly scene: Scene;
  readonly anchors: Readonly<Record<Spot, Anchor>>;
  /** The water's colour where they swim. */
  readonly colour: Hex;
  readonly foam: Hex;
}

/** Water before each swimmer, so that they are in it and not over it: to be drawn in front. */
export function swimmersWater(context: DrawingContext, { scene, anchors, colour, foam }: SwimmersWater): Markup {
  let crests = '';
  const veils = peopleInWater(scene).map((at) => {
    const { x, y, scale } = anchors[at];
    const top = y - 46 * scale;
    crests +=
      mark({ from: [x - 170 * scale, top + 2], to: [x + 10 * scale, top + 4], width: 2.6, sag: -3 }) +
      mark({ from: [x - 20 * scale, top + 3], to: [x + 170 * scale, top + 1], width: 2.4, sag: -3 }) +
      mark({ from: [x - 110 * scale, top + 16], to: [x + 110 * scale, top + 17], width: 2, sag: 2 });
    const half = 300 * scale;
    const below = `M${round(x - half)} ${round(top + 3)}Q${round(x - half / 2)} ${round(top - 2)} ${round(x)} ${round(top + 3)}T${round(x + half)} ${round(top + 2)}V${round(y + 70)}H${round(x - half)}Z`;
    return context.clipped(
      below,
      context.glow({ at: [x, top + 26 * scale], size: [290 * scale, 92 * scale], colour, opacity: 0.9, core: 0.94 }),
    );
  });
  return veils.join('') + flat(crests, foam, 0.7);
}

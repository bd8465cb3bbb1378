import type { Scene } from '@sagolykta/domain/scene';
import { outdoorLight } from '../palette/outdoor-light.ts';
import { type Palette, paletteOf } from '../palette/palette.ts';
import { type Hex, mix } from '../paper/colour.ts';
import type { DrawingContext } from '../paper/drawing-context.ts';

/** What an outdoor world asks for again and again, worked out once for its scene. */
export interface OutdoorView {
  readonly scene: Scene;
  readonly palette: Palette;
  readonly winter: boolean;
  readonly day: boolean;
  /** Lying snow, in winter only. */
  readonly snow: Hex | undefined;
  /** Crowns and bushes; undefined in winter. */
  readonly leaf: Hex | undefined;
  readonly bark: Hex;
  /** Top of the ground: snow or grass, paler with distance (0 near to 1 far). */
  readonly cover: (distance: number) => Hex;
  /** Any local colour, paler with distance. */
  readonly hazed: (colour: Hex, distance: number) => Hex;
  /** The dark frame nearest to us. */
  readonly frame: Hex;
  /** How strongly lamps and windows shine: little by day. */
  readonly lampStrength: number;
}

/** Sets the season's light and returns its colours. */
export function outdoorView(context: DrawingContext, scene: Scene, direction: readonly [number, number]): OutdoorView {
  const palette = paletteOf(scene.season, scene.time);
  context.relight(outdoorLight(scene, palette, direction));
  const winter = scene.season === 'winter';
  const day = scene.time === 'day';
  const top = winter ? mix(palette.ground, '#ffffff', 0.2) : palette.ground;
  const cover = (distance: number): Hex => mix(top, palette.haze, distance * 0.55);
  return {
    scene,
    palette,
    winter,
    day,
    snow: winter ? top : undefined,
    leaf: palette.leaf && context.tint(palette.leaf),
    bark: mix(context.tint('#d9cfd6'), palette.haze, 0.25),
    cover,
    hazed: (colour, distance) => mix(context.tint(colour), palette.haze, distance * 0.6),
    frame: mix(palette.near, '#05061c', day ? 0.12 : 0.3),
    lampStrength: day ? 0.3 : 1,
  };
}

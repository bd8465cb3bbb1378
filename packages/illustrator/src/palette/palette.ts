import type { TimeOfDay } from '@sagolykta/domain/scene-words';
import type { Season } from '@sagolykta/domain/season';
import { type Hex, oklch } from '../paper/colour.ts';
import { type PaletteData, seasonPalettes } from './seasons.ts';

export interface Palette {
  /** From the top to the horizon. */
  readonly sky: readonly Hex[];
  readonly far: Hex;
  readonly near: Hex;
  readonly ground: Hex;
  readonly groundLow: Hex;
  readonly leaf: Hex | undefined;
  readonly grass: Hex;
  /** The lightest of the sky, at the horizon. */
  readonly horizon: Hex;
  /** What faraway things fade into. */
  readonly haze: Hex;
}

function paletteFrom(data: PaletteData): Palette {
  const sky = data.sky.map(oklch);
  const ground = oklch(data.ground);
  return {
    sky,
    far: oklch(data.far),
    near: oklch(data.near),
    ground,
    groundLow: oklch(data.groundLow),
    leaf: data.leaf && oklch(data.leaf),
    grass: oklch(data.grass),
    horizon: sky.at(-1) ?? ground,
    haze: sky.at(-2) ?? ground,
  };
}

const made = new Map<string, Palette>();

export function paletteOf(season: Season, time: TimeOfDay): Palette {
  const key = `${season} ${time}`;
  const known = made.get(key);
  if (known) return known;
  const palette = paletteFrom(seasonPalettes[season][time]);
  made.set(key, palette);
  return palette;
}

import type { DrawnCity } from '@sagolykta/domain/drawn-cities';
import { type Hex, mix } from '../paper/colour.ts';
import type { DrawingContext } from '../paper/drawing-context.ts';
import { flat, line, type Markup } from '../paper/markup.ts';
import type { Placement } from '../paper/transform.ts';
import { cityOutlines } from './city-outlines.ts';

export interface SkylineTones {
  readonly walls: Hex;
  readonly roofs: Hex;
  /** How strongly the windows shine, 0 to 1. */
  readonly lamps: number;
}

/** A city one knows by its outline, far off over the roofs. */
export function citySkyline(context: DrawingContext, city: DrawnCity, at: Placement, tones: SkylineTones): Markup {
  const { walls, roofs, lines, lights } = cityOutlines[city];
  const { lamps } = tones;
  return context.place(
    at,
    () =>
      (lines ? line(lines, mix(tones.roofs, tones.walls, 0.3), 1.8, 0.85) : '') +
      flat(walls, tones.walls) +
      flat(roofs, tones.roofs) +
      flat(lights, '#ffd48a', lamps),
    `data-city="${city}"`,
  );
}

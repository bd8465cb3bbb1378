import type { Point } from '../../paper/path.ts';
import type { DogAnatomy } from '../anatomy.ts';

/** The head in profile, facing right; the middle of the skull is 0,0. */
export interface HeadShape {
  readonly outline: readonly Point[];
  readonly muzzleTop: number;
  readonly muzzleBottom: number;
  readonly noseX: number;
}

export function headShapeOf(anatomy: DogAnatomy): HeadShape {
  const { headRadius: r, muzzleLength, muzzleDepth: depth, stop, dome, jowl } = anatomy;
  const top = r * (-0.52 + 0.56 * stop);
  const bottom = top + depth;
  const noseX = r * 0.86 + muzzleLength;
  const brow = -r * 0.52 * (1 - stop * 0.35) - (stop > 0.6 ? r * 0.06 : 0);
  const shortFace = muzzleLength < 16;
  const muzzleFront: Point[] = shortFace
    ? [
        [noseX - 4, top - depth * 0.02],
        [noseX + 0.5, top + depth * 0.2],
        [noseX + 1.5, top + depth * 0.55],
        [noseX - depth * 0.1, bottom - depth * 0.1 + jowl * 0.3],
        [noseX - depth * 0.34, bottom + jowl * 0.4],
      ]
    : [
        [noseX - 2, top + depth * 0.06],
        [noseX + 1.5, top + depth * 0.3],
        [noseX - 1, top + depth * 0.62],
        [noseX - Math.max(muzzleLength * 0.14, depth * 0.2), bottom + jowl * 0.35],
      ];
  return {
    outline: [
      [-r, r * 0.12],
      [-r * 0.82, -r * 0.56],
      [-r * 0.2, -r * dome * 1.02],
      [r * 0.46, -r * (0.66 + 0.24 * dome * stop)],
      [r * 0.86, brow],
      [r * 0.98, top + r * 0.02],
      [r * 0.86 + muzzleLength * 0.6, top + depth * 0.04],
      ...muzzleFront,
      [r * 0.86 + muzzleLength * 0.42 - (shortFace ? depth * 0.18 : 0), bottom + jowl],
      [r * 0.62 - (shortFace ? r * 0.12 : 0), Math.max(bottom - depth * 0.02, r * 0.66) + jowl * 0.4],
      [r * 0.1, r * 0.98],
      [-r * 0.7, r * 0.86],
    ],
    muzzleTop: top,
    muzzleBottom: bottom,
    noseX,
  };
}

import type { TimeOfDay } from '@sagolykta/domain/scene-words';
import type { Season } from '@sagolykta/domain/season';
import type { Oklch } from '../paper/colour.ts';

/** Sky from the top to the horizon, where it is lightest; far and near are the ends of the aerial-perspective ramp. */
export interface PaletteData {
  readonly sky: readonly Oklch[];
  readonly far: Oklch;
  readonly near: Oklch;
  readonly ground: Oklch;
  readonly groundLow: Oklch;
  /** Crowns of leafy trees; undefined in winter, when they are bare. */
  readonly leaf: Oklch | undefined;
  readonly grass: Oklch;
}

const spring: Record<TimeOfDay, PaletteData> = {
  day: {
    sky: [
      [0.52, 0.075, 262],
      [0.62, 0.07, 258],
      [0.73, 0.055, 255],
      [0.83, 0.04, 60],
      [0.89, 0.05, 85],
    ],
    far: [0.66, 0.045, 255],
    near: [0.36, 0.06, 175],
    ground: [0.6, 0.085, 140],
    groundLow: [0.39, 0.065, 165],
    leaf: [0.72, 0.1, 128],
    grass: [0.5, 0.09, 140],
  },
  dusk: {
    sky: [
      [0.25, 0.08, 272],
      [0.36, 0.09, 278],
      [0.5, 0.09, 310],
      [0.68, 0.09, 5],
      [0.82, 0.08, 75],
    ],
    far: [0.54, 0.06, 300],
    near: [0.26, 0.05, 200],
    ground: [0.46, 0.07, 150],
    groundLow: [0.28, 0.05, 190],
    leaf: [0.68, 0.08, 128],
    grass: [0.38, 0.07, 150],
  },
  night: {
    sky: [
      [0.16, 0.06, 270],
      [0.22, 0.075, 270],
      [0.3, 0.08, 268],
      [0.4, 0.08, 265],
    ],
    far: [0.38, 0.06, 260],
    near: [0.18, 0.045, 230],
    ground: [0.36, 0.055, 170],
    groundLow: [0.22, 0.045, 210],
    leaf: [0.56, 0.07, 140],
    grass: [0.28, 0.055, 170],
  },
};

const summer: Record<TimeOfDay, PaletteData> = {
  day: {
    sky: [
      [0.52, 0.085, 250],
      [0.63, 0.08, 245],
      [0.75, 0.06, 235],
      [0.85, 0.045, 95],
      [0.9, 0.06, 88],
    ],
    far: [0.66, 0.05, 230],
    near: [0.36, 0.065, 165],
    ground: [0.58, 0.095, 135],
    groundLow: [0.38, 0.075, 155],
    leaf: [0.58, 0.1, 142],
    grass: [0.47, 0.095, 140],
  },
  dusk: {
    sky: [
      [0.3, 0.08, 268],
      [0.42, 0.08, 265],
      [0.58, 0.07, 250],
      [0.74, 0.07, 90],
      [0.84, 0.1, 78],
    ],
    far: [0.55, 0.06, 240],
    near: [0.27, 0.055, 185],
    ground: [0.45, 0.08, 145],
    groundLow: [0.27, 0.06, 180],
    leaf: [0.52, 0.09, 145],
    grass: [0.37, 0.08, 150],
  },
  night: {
    sky: [
      [0.2, 0.07, 268],
      [0.28, 0.075, 264],
      [0.38, 0.075, 250],
      [0.5, 0.065, 215],
    ],
    far: [0.4, 0.06, 235],
    near: [0.19, 0.045, 215],
    ground: [0.35, 0.06, 160],
    groundLow: [0.21, 0.05, 200],
    leaf: [0.43, 0.075, 155],
    grass: [0.27, 0.06, 165],
  },
};

const autumn: Record<TimeOfDay, PaletteData> = {
  day: {
    sky: [
      [0.5, 0.06, 265],
      [0.6, 0.055, 280],
      [0.71, 0.05, 330],
      [0.81, 0.065, 55],
      [0.87, 0.075, 75],
    ],
    far: [0.62, 0.05, 320],
    near: [0.34, 0.055, 45],
    ground: [0.58, 0.085, 72],
    groundLow: [0.38, 0.06, 40],
    leaf: [0.66, 0.13, 60],
    grass: [0.47, 0.085, 85],
  },
  dusk: {
    sky: [
      [0.22, 0.07, 285],
      [0.32, 0.085, 300],
      [0.46, 0.1, 340],
      [0.62, 0.12, 35],
      [0.77, 0.12, 65],
    ],
    far: [0.47, 0.075, 330],
    near: [0.22, 0.05, 300],
    ground: [0.45, 0.08, 60],
    groundLow: [0.26, 0.06, 330],
    leaf: [0.6, 0.13, 55],
    grass: [0.38, 0.07, 65],
  },
  night: {
    sky: [
      [0.14, 0.055, 278],
      [0.19, 0.065, 284],
      [0.26, 0.075, 295],
      [0.35, 0.08, 320],
    ],
    far: [0.33, 0.06, 300],
    near: [0.16, 0.04, 285],
    ground: [0.34, 0.06, 50],
    groundLow: [0.19, 0.045, 310],
    leaf: [0.5, 0.11, 50],
    grass: [0.27, 0.05, 55],
  },
};

const winter: Record<TimeOfDay, PaletteData> = {
  day: {
    sky: [
      [0.5, 0.065, 268],
      [0.6, 0.06, 272],
      [0.71, 0.055, 290],
      [0.82, 0.05, 20],
      [0.88, 0.06, 60],
    ],
    far: [0.66, 0.05, 285],
    near: [0.38, 0.055, 272],
    ground: [0.85, 0.03, 280],
    groundLow: [0.62, 0.06, 278],
    leaf: undefined,
    grass: [0.78, 0.03, 280],
  },
  dusk: {
    sky: [
      [0.22, 0.085, 276],
      [0.31, 0.1, 282],
      [0.43, 0.11, 297],
      [0.58, 0.11, 340],
      [0.74, 0.09, 48],
    ],
    far: [0.5, 0.08, 305],
    near: [0.21, 0.06, 272],
    ground: [0.73, 0.055, 288],
    groundLow: [0.43, 0.085, 280],
    leaf: undefined,
    grass: [0.62, 0.06, 285],
  },
  night: {
    sky: [
      [0.15, 0.065, 274],
      [0.2, 0.08, 276],
      [0.27, 0.09, 280],
      [0.36, 0.09, 290],
    ],
    far: [0.36, 0.075, 285],
    near: [0.17, 0.05, 272],
    ground: [0.6, 0.06, 282],
    groundLow: [0.33, 0.08, 278],
    leaf: undefined,
    grass: [0.5, 0.06, 280],
  },
};

export const seasonPalettes: Record<Season, Record<TimeOfDay, PaletteData>> = { spring, summer, autumn, winter };

import { type Hex, oklch } from '../paper/colour.ts';

/** Worlds without a season. Sea light comes from above, so its first colour is the lightest. */
export const seaPalette = {
  sky: [oklch([0.47, 0.085, 215]), oklch([0.36, 0.085, 232]), oklch([0.26, 0.08, 255]), oklch([0.18, 0.07, 272])],
  far: oklch([0.38, 0.075, 235]),
  near: oklch([0.15, 0.05, 268]),
  ground: oklch([0.46, 0.06, 245]),
  groundLow: oklch([0.22, 0.06, 265]),
} as const;

export const spacePalette = {
  sky: [oklch([0.1, 0.04, 280]), oklch([0.14, 0.055, 280]), oklch([0.19, 0.075, 288]), oklch([0.25, 0.09, 305])],
  far: oklch([0.45, 0.06, 295]),
  near: oklch([0.2, 0.05, 280]),
  ground: oklch([0.62, 0.04, 290]),
  groundLow: oklch([0.3, 0.065, 285]),
} as const;

export interface RoomPalette {
  readonly wall: Hex;
  /** Where the light falls on the wall. */
  readonly wallLight: Hex;
  readonly wallDark: Hex;
  readonly wood: Hex;
  readonly floor: Hex;
}

/** By lamplight: warm and brown. */
export const lamplitRoom: RoomPalette = {
  wall: oklch([0.52, 0.07, 62]),
  wallLight: oklch([0.6, 0.08, 68]),
  wallDark: oklch([0.3, 0.06, 30]),
  wood: oklch([0.4, 0.07, 52]),
  floor: oklch([0.36, 0.06, 48]),
};

/** By moonlight: blue and still. */
export const moonlitRoom: RoomPalette = {
  wall: oklch([0.3, 0.065, 280]),
  wallLight: oklch([0.4, 0.065, 285]),
  wallDark: oklch([0.24, 0.06, 278]),
  wood: oklch([0.33, 0.05, 45]),
  floor: oklch([0.24, 0.045, 300]),
};

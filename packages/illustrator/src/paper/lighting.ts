import type { Hex } from './colour.ts';

/** One key light and one ambient colour: everything in a picture is lit by these. */
export interface Lighting {
  /** Points from the things towards the light: x to the right, y down. */
  readonly direction: readonly [x: number, y: number];
  readonly rim: Hex;
  readonly rimAmount: number;
  /** In picture units, whatever the scale of the figure. */
  readonly rimWidth: number;
  /** What every local colour is mixed with, so that figures belong to their scene. */
  readonly ambient: Hex;
  readonly ambientAmount: number;
  /** Taken from every local colour's lightness. */
  readonly darken: number;
  readonly shadow: Hex;
  readonly shadeAmount: number;
}

export const calmLight: Lighting = {
  direction: [0.6, -0.8],
  rim: '#ffe6b4',
  rimAmount: 0.7,
  rimWidth: 2,
  ambient: '#2a2f6b',
  ambientAmount: 0.3,
  darken: 0,
  shadow: '#0d1036',
  shadeAmount: 0.42,
};

import type { Markup } from '../paper/markup.ts';

/** Painted from back to front; within a layer whatever stands lower in the picture comes later. */
export const pictureLayers = ['wall', 'stage', 'ground', 'front'] as const;
export type PictureLayer = (typeof pictureLayers)[number];

export interface Piece {
  readonly layer: PictureLayer;
  readonly y: number;
  readonly markup: Markup;
}

export function piecesOf(pieces: readonly Piece[], layer: PictureLayer): Markup {
  return pieces
    .filter((piece) => piece.layer === layer)
    .sort((one, other) => one.y - other.y)
    .map(({ markup }) => markup)
    .join('');
}

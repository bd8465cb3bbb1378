import type { Creature, Mood } from '../guests/creature.ts';
import type { DrawingContext } from '../paper/drawing-context.ts';
import type { Markup } from '../paper/markup.ts';
import type { Thing } from '../props/thing.ts';

/** A noun in the child's units (a child stands 232 high), on the ground at y = 0, its middle at x = 0, facing right. */
export interface DrawnNoun {
  readonly draw: (context: DrawingContext, mood: Mood) => Markup;
  readonly width: number;
  readonly height: number;
  /** Where a face is put on it when it is somebody; absent where it is drawn with one. */
  readonly face?: { readonly x: number; readonly y: number; readonly size: number };
  readonly place: 'floor' | 'wall' | 'sky' | 'surface' | 'stage' | 'air';
  readonly grip?: { readonly x: number; readonly y: number; readonly rotate?: number };
  readonly held?: (context: DrawingContext) => Markup;
  readonly back?: { readonly x: number; readonly y: number };
  /** No shadow on the ground: it hangs, swims or flies. */
  readonly hangs?: boolean;
}

export function fromCreature({ draw, width, height, floats, back }: Creature): DrawnNoun {
  return { draw, width, height, place: 'floor', ...(floats ? { hangs: true } : {}), ...(back ? { back } : {}) };
}

export function fromThing({ draw, width, height, place, grip, held, back, hangs }: Thing): DrawnNoun {
  const size = Math.max(0.35, Math.min(3, Math.min(width, height) / 60));
  return {
    draw: (context) => draw(context),
    width,
    height,
    place,
    face: { x: 0, y: -height * 0.52, size },
    ...(grip ? { grip } : {}),
    ...(held ? { held } : {}),
    ...(back ? { back } : {}),
    ...(hangs ? { hangs } : {}),
  };
}

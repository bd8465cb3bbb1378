import type { Scene } from '@sagolykta/domain/scene';
import type { Prop, Spot } from '@sagolykta/domain/scene-words';
import type { Season } from '@sagolykta/domain/season';
import type { Hex } from './paper/colour.ts';
import type { DrawingContext, Vignette } from './paper/drawing-context.ts';
import type { Lighting } from './paper/lighting.ts';
import type { Markup } from './paper/markup.ts';

/** Where a figure's feet are, in the picture's 1200 x 800. A standing child is 232 units high at scale 1. */
export interface Anchor {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
  /** How far apart figures sharing the spot stand; 150 x scale when absent. */
  readonly spread?: number;
  /** Drawn after the world's front (before a table, on top of a quilt). */
  readonly inFront?: boolean;
  /** The world draws pillow and quilt, so a sleeper brings none. */
  readonly madeBed?: boolean;
  /** Only what is above the table is seen: no legs, and things lie on the table instead of in hands. */
  readonly behindTable?: boolean;
  /** No feet on the ground here: hovering or swimming. */
  readonly floats?: boolean;
}

export const propPlaces = ['floor', 'stage', 'surface', 'wall'] as const;
/** floor: small things before the figures; stage: large things behind them; surface: on a table or sill; wall: hung up. */
export type PropPlace = (typeof propPlaces)[number];

/** What people wear here, beyond what season says: 'weather' is dressed for going out. */
export type Dress = 'weather' | 'indoor' | 'pyjamas' | 'swim';

/** What a world has painted. */
export interface WorldPainting {
  /** Behind the figures. */
  readonly back: Markup;
  /** Before the figures: dark frame, table edge, near grass. */
  readonly front: Markup;
}

/** Where everybody and everything goes in a world. */
export interface WorldStage {
  readonly anchors: Readonly<Record<Spot, Anchor>>;
  readonly indoors: boolean;
  /** It has painted whoever looks in from outside into its window. */
  readonly hasWindow?: boolean;
  readonly ground: { readonly y: number; readonly colour: Hex };
  /** Where props go that nobody holds; sensible places round the ground when absent. */
  readonly places?: Partial<Readonly<Record<PropPlace, readonly Anchor[]>>>;
  /** Where a boat floats, with or without somebody in it. */
  readonly water?: Anchor;
  /** Where something may hang in the air: above the pillow. Over the middle when absent. */
  readonly air?: Anchor;
  /** What the world draws itself, where it belongs, when the scene names it. */
  readonly own?: readonly Prop[];
  readonly dress?: Dress;
  /** People dress for this season here, whatever the calendar says: on the ice, on a snow field. */
  readonly dressSeason?: Season;
  /** Everybody wears a bubble helmet here: the sea bottom, the moon, space. */
  readonly airless?: boolean;
  /** Light on the figures where it differs from the world's own (context.relight). */
  readonly figureLight?: Partial<Lighting>;
  readonly vignette?: Vignette;
}

/** One world, painted for one scene. */
export interface WorldDrawing extends WorldStage, WorldPainting {}

/** What a painter has before it: the drawing, the scene, what `light` has said of the colours, and the stage. */
export interface Sitting<View> {
  readonly context: DrawingContext;
  readonly scene: Scene;
  readonly view: View;
  readonly stage: WorldStage;
}

/** A world in the order in which it comes about. */
export interface WorldParts<View> {
  /** Sets the light (context.relight), so that the figures drawn later stand in it too, and says how colours look in it. */
  readonly light: (context: DrawingContext, scene: Scene) => View;
  /** Says where everybody and everything goes, and draws nothing. */
  readonly stage: (scene: Scene, view: View) => WorldStage;
  /** Paints what is behind the figures and what is before them. */
  readonly paint: (sitting: Sitting<View>) => WorldPainting;
}

export type WorldPainter = (context: DrawingContext, scene: Scene) => WorldDrawing;

/** A world of its three parts. */
export function world<View>({ light, stage, paint }: WorldParts<View>): WorldPainter {
  return (context, scene) => {
    const view = light(context, scene);
    const staged = stage(scene, view);
    return { ...staged, ...paint({ context, scene, view, stage: staged }) };
  };
}

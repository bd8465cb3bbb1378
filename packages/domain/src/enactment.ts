import type { Pronoun } from './child-profile.ts';
import type { CoatColour } from './coats.ts';
import type { Dye } from './dyes.ts';
import { type Act, type Feeling, type Framing, poseFor, type View } from './scene-acts.ts';
import type { Noun, Size } from './scene-nouns.ts';
import { type CastRole, castRoles, type Guest, guests, type SceneFigure, type Spot } from './scene-words.ts';

/** Whoever can be seen in a picture: one of the family, somebody a story invents, or any noun, with a face. */
export type Actor = CastRole | Guest | Noun;

export interface ActingFigure {
  readonly who: Actor;
  readonly at: Spot;
  readonly act: Act;
  /** To whom or to what: a figure of the same picture, or a thing. A thing the hands can hold need not be listed again. */
  readonly to?: Actor;
  /** What it holds besides, whatever it does. */
  readonly holding?: Noun;
  /** Towards whom or what the act is about when absent. */
  readonly faces?: 'left' | 'right';
  readonly view?: View;
  readonly feeling?: Feeling;
  /** As the size of a thing: beside the child. */
  readonly size?: Size;
  /** The colour of a cat of the story's own, where the text gives it one or its name says it. */
  readonly coat?: CoatColour;
  /** The colour of a noun that is somebody, where the text says one. */
  readonly colour?: Dye;
  /** Somebody the story invents for a role the family has nobody in tonight, by pronoun: the family's own looks are not theirs. */
  readonly standsIn?: Pronoun;
  /** As whom of the family it looks, where the telling lets the other grandparent play the part tonight. */
  readonly looksLike?: 'elder' | 'elder2';
  /** The story's own key of somebody it invents, by which the alt text finds the name. */
  readonly called?: string;
}

const tools: Partial<Record<Act, Noun>> = { digs: 'spade', paints: 'paintbrush', writes: 'pencil' };

/** What somebody has in the hands besides what the act is done to: an act may need a tool. */
export function heldBesides({ act, to, holding }: ActingFigure): Noun | undefined {
  const tool = tools[act];
  return holding ?? (tool === to ? undefined : tool);
}

/** Something in the picture, whether anybody does anything to it or not. */
export interface SceneThing {
  readonly what: Noun;
  readonly at: Spot;
  readonly size?: Size;
  /** How many of them lie or stand together; one when absent. */
  readonly count?: number;
  /** Where the text says one; that of something in somebody's hands stands here as well. */
  readonly colour?: Dye;
}

/** What happens in a picture: how near we are, who does what to whom, with what. */
export interface Enactment {
  readonly framing: Framing;
  readonly figures: readonly ActingFigure[];
  readonly things: readonly SceneThing[];
}

function isOfOldCast(who: Actor): who is SceneFigure['who'] {
  return (castRoles as readonly string[]).includes(who) || (guests as readonly string[]).includes(who);
}

/** The same figures in the words of poses, for whoever knows only those: the places, and a painter who is told in words. */
export function posedFigures({ figures }: Enactment): SceneFigure[] {
  return figures.flatMap(({ who, at, act, faces }) => {
    if (!isOfOldCast(who)) return [];
    // Whoever lies awake in a bed is tucked in as well.
    const pose = at === 'bed' && act === 'lies-on-back' ? 'sleep' : poseFor(act);
    return [{ who, pose, at, ...(faces ? { faces } : {}) }];
  });
}

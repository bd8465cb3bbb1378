import type { Noun } from '@sagolykta/domain/scene-nouns';
import type { Spot } from '../figures/rig/joints.ts';
import { drawnNoun } from '../nouns/drawn-nouns.ts';
import { drawNoun } from '../nouns/dyes.ts';
import type { DrawingContext } from '../paper/drawing-context.ts';
import type { Markup } from '../paper/markup.ts';

export interface HeldThing {
  readonly markup: Markup;
  readonly lead: Spot;
  readonly trail: Spot | undefined;
}

/** Things are larger than life in a hand, or they would not be seen; and never larger than arms can hold. */
export function handScale(noun: Noun, hands: 1 | 2): number {
  const { width, height } = drawnNoun(noun);
  const most = hands === 1 ? 96 : 128;
  const least = 34;
  const size = Math.max(width, height);
  return Math.min(1.25, size > most ? most / size : size < least ? least / size : 1);
}

/** Something at x, y in the hands of whoever is drawn, as a part of the picture of that name. */
export function inHands(
  context: DrawingContext,
  noun: Noun,
  [x, y]: Spot,
  hands: 1 | 2,
  flipped: boolean,
  raised = false,
): HeldThing {
  const { grip, held, height, width } = drawnNoun(noun);
  const scale = handScale(noun, hands);
  const attributes = `data-thing="${noun}"`;
  if (hands === 1) {
    if (held)
      return {
        markup: `<g ${attributes}>${context.place({ x, y }, () => context.inColour(context.dyes.get(noun), () => held(context)))}</g>`,
        lead: [x, y],
        trail: undefined,
      };
    const by = grip ?? { x: 0, y: -height * (raised ? 0.04 : 0.36) };
    const markup = context.place(
      { x, y, scale, rotate: grip?.rotate ?? 0, flip: flipped },
      () => context.place({ x: -by.x, y: -by.y }, () => drawNoun(context, noun)),
      attributes,
    );
    return { markup, lead: [x, y], trail: undefined };
  }
  const half = Math.min(40, (width * scale) / 2);
  const markup = context.place({ x, y: y + 4, scale, flip: flipped }, () => drawNoun(context, noun), attributes);
  const level = y - Math.min(14, height * scale * 0.24);
  return { markup, lead: [x + half * 0.86, level], trail: [x - half * 0.86, level + 3] };
}

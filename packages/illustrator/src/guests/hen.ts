import { lighten } from '../paper/colour.ts';
import { flat, line } from '../paper/markup.ts';
import { ellipse, smooth } from '../paper/path.ts';
import { blush, type Creature, eye } from './creature.ts';

/** Seated, fluffed out to the ground on all sides: she has something under her and is in no hurry. */
export const hen: Creature = {
  width: 104,
  height: 98,
  draw(context, mood) {
    const [plumage, tail, red] = [context.tint('#bd7d4c'), context.tint('#5f4650'), context.tint('#c2473c')];
    const pale = lighten(plumage, 0.13);
    const body = smooth(
      '-36,-2 -50,-14 -55,-32 -48,-50 -34,-50 -14,-42 6,-48 18,-76 32,-88 46,-80 49,-64 45,-48 52,-30 50,-10 36,-1 0,1',
    );
    const fan = smooth('-30,-30 -54,-46 -70,-58* -59,-66 -58,-79* -46,-75 -37,-85* -28,-66 -22,-44');
    const wing = smooth('-30,-36 -6,-42 18,-32 20,-18 0,-10 -22,-14 -44,-24*');
    const quills = line('M-30 -24q18 10 34 7M-24 -31q18 8 36 5', lighten(plumage, -0.12), 1.8, 0.7);
    const breast = line('M30 -42q5 5 10 0M26 -32q6 5 11 0M38 -31q5 5 10 0M31 -21q6 5 11 0', pale, 1.8, 0.75);
    const skirt = line('M-44 -8q7 6 13 0q7 6 13 0q7 6 13 0q7 6 13 0q7 6 13 0q7 6 13 0', pale, 1.8, 0.55);
    const hackles = flat(smooth('12,-54 22,-70 40,-72 47,-56 40,-50* 34,-57 29,-49* 23,-55'), pale, 0.55);
    return (
      context.part(fan, tail, {
        inside: line('M-62 -60L-40 -42M-53 -72L-36 -44M-38 -78L-30 -46', lighten(tail, 0.1), 2, 0.7),
      }) +
      context.part(ellipse(27, -92, 5.6, 7) + ellipse(36, -95, 5.8, 7.6) + ellipse(44, -90, 4.8, 6), red, {
        rim: 0.7,
      }) +
      context.part(smooth('44,-78 60,-70 45,-65'), context.tint('#dba14c'), { grain: false, rim: 0.6 }) +
      context.part(body, plumage, { inside: hackles + breast + skirt }) +
      context.part(ellipse(47, -59, 4.4, 7), red, { grain: false, rim: 0.6 }) +
      context.part(wing, lighten(plumage, -0.06), { inside: quills }) +
      eye(38, -75, 2.7, mood) +
      blush(context, 33, -66, 4)
    );
  },
};

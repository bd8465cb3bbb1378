import { lighten } from '../paper/colour.ts';
import type { DrawingContext } from '../paper/drawing-context.ts';
import { curly } from '../paper/edges.ts';
import { limb } from '../paper/limb.ts';
import { flat, line, type Markup } from '../paper/markup.ts';
import { ellipse, smooth, star } from '../paper/path.ts';
import { blush, type Creature, eye, type Mood, smile } from './creature.ts';

interface TomteDress {
  /** An old lady: skirt, apron and plait instead of breeches and beard. */
  readonly lady?: boolean;
  /** Arms raised, something carried overhead. */
  readonly carrying?: boolean;
}

function head(context: DrawingContext, { lady = false }: TomteDress, mood: Mood): Markup {
  const [skin, red, hair] = [
    context.tint('#dfae8a'),
    context.tint('#b5402f'),
    context.tint(lady ? '#b9b1aa' : '#bdb6ae'),
  ];
  const cap = smooth('-21,-74 -20,-92 -16,-112 -30,-130* -2,-124 14,-106 21,-90 24,-75 2,-81');
  const knit = line('M-20 -80Q2 -88 23 -81M-19 -86Q2 -94 21 -88M-20 -98Q-2 -106 14 -102', lighten(red, -0.08), 2, 0.7);
  const beard = smooth('-18,-70 -20,-54 -12,-38 2,-28* 14,-38 22,-52 22,-68 10,-60 2,-58 -8,-61');
  const plait = smooth('-18,-72 -25,-56 -22,-36 -17,-32* -13,-50 -10,-68');
  return (
    (lady ? context.part(plait, hair, { rim: 0.7 }) : '') +
    context.part(ellipse(2, -69, 20, 17), skin) +
    (lady
      ? ''
      : context.part(beard, hair, {
          inside: line('M-8 -54q2 10 6 16M10 -54q-2 9 -5 14', lighten(hair, -0.1), 1.6, 0.6),
        })) +
    eye(-4, -71, 2.4, mood) +
    eye(13, -71, 2.4, mood) +
    context.part(ellipse(6, -65, 5.4, 4.4), lighten(skin, -0.03), { grain: false, rim: 0.6 }) +
    blush(context, -9, -64, 4.6) +
    blush(context, 17, -64, 4) +
    (lady
      ? smile(context, mood, 2, -58, 8)
      : flat(smooth('-8,-60 5,-61 19,-60 13,-55 5,-57 -3,-55'), lighten(hair, 0.04))) +
    context.part(cap, red, { inside: knit })
  );
}

/** Grey homespun, a red knitted cap and clogs: the one who looks after the house, and nobody out of an advertisement. */
function tomteFigure(context: DrawingContext, dress: TomteDress, mood: Mood): Markup {
  const { lady = false, carrying = false } = dress;
  const [wool, mitten, clog] = [context.tint('#8d8a8e'), context.tint('#c79a4b'), context.tint('#8a5f42')];
  const breeches = lighten(wool, -0.1);
  const legs = lady
    ? context.part(smooth('-22,-36 22,-36 28,-8 0,-4 -28,-8'), lighten(wool, -0.06))
    : context.part(limb('-10,-26 -11,-8', [9, 7.6]) + limb('11,-26 12,-8', [9, 7.6]), breeches);
  const patch =
    flat('M-18 -28l11 -2l2 10l-11 2z', context.tint('#7a6a58')) +
    line('M-18 -28l11 -2l2 10l-11 2z', lighten(wool, 0.16), 1.1, 0.7);
  const apron = flat('M-12 -40h26v40h-26z', context.tint('#c9b48e'), 0.85);
  const coat = smooth('-22,-14 -26,-36 -16,-56 0,-60 17,-56 28,-36 25,-14 0,-10');
  const arms = carrying
    ? limb('-19,-50 -30,-66 -26,-88', [7, 6.4, 6]) + limb('21,-50 32,-66 30,-88', [7, 6.4, 6])
    : limb('-20,-50 -31,-38 -25,-25', [7.4, 7, 6]) + limb('22,-50 33,-38 29,-25', [7.4, 7, 6]);
  const hands = carrying
    ? ellipse(-26, -91, 6.6) + ellipse(30, -91, 6.6)
    : ellipse(-24, -21, 6.4) + ellipse(28, -21, 6.4);
  return (
    legs +
    context.part(smooth('-25,0 -24,-9 -10,-11 1,-3 0,0') + smooth('2,0 3,-9 16,-11 29,-4 28,0'), clog) +
    context.part(coat, wool, { inside: lady ? apron : patch }) +
    (lady ? '' : line('M-25 -32Q1 -26 27 -32', context.tint('#5f4536'), 4)) +
    context.part(arms, lighten(wool, -0.03)) +
    context.part(hands, mitten, { grain: false }) +
    head(context, dress, mood)
  );
}

export const tomte: Creature = {
  width: 84,
  height: 126,
  draw: (context, mood) => tomteFigure(context, {}, mood),
};

/** Carried by four: a scalloped gingerbread with icing. */
function gingerbread(context: DrawingContext): Markup {
  const dough = context.tint('#8f5a38');
  const biscuit = curly('-54,0 -36,-11 0,-14 36,-11 54,0 36,11 0,14 -36,11', 13, 0.6);
  return context.part(biscuit, dough, {
    inside: line('M-42 2q10 -9 21 0t21 0t21 0t21 0', context.tint('#ecdfca'), 2.6, 0.9),
  });
}

/** Six of them, each as tall as a milk carton: an old lady with the light, four who carry, and the smallest with a star. */
export const tomtes: Creature = {
  width: 236,
  height: 84,
  draw(context, mood) {
    const at = (x: number, scale: number, dress: TomteDress): Markup =>
      context.place({ x, scale }, () => tomteFigure(context, dress, mood));
    const carrying = !mood.asleep;
    const staff = mood.asleep
      ? ''
      : line('M-90 -20L-86 -70', context.tint('#8a5f42'), 2.4) +
        flat(star(-86, -76, 11, 5, 0.45), '#f0cf7a') +
        context.glow({ at: [-86, -76], size: [26, 26], colour: '#ffd98a', opacity: 0.4 });
    const light =
      flat('M93 -68h5v-13h-5z', context.tint('#f0e2c6')) +
      flat(smooth('95.5,-94* 98.5,-86 95.5,-80 92.5,-86'), '#ffe2a0') +
      context.glow({ at: [95.5, -86], size: [92, 80], colour: '#ffc86a', opacity: 0.5, core: 0.34 }) +
      context.glow({ at: [95.5, -86], size: [22, 22], colour: '#fff0c4', opacity: 0.75, core: 0.5 });
    return (
      at(-56, 0.5, { carrying }) +
      at(8, 0.5, { carrying }) +
      at(-26, 0.54, { carrying }) +
      at(38, 0.54, { carrying }) +
      context.place({ x: -9, y: mood.asleep ? -6 : -63, scale: 1.05 }, () => gingerbread(context)) +
      at(-102, 0.4, {}) +
      staff +
      at(95, 0.58, { lady: true }) +
      light
    );
  },
};

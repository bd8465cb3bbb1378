import { blush, eye, type Mood, smile } from '../guests/creature.ts';
import { type Hex, lighten } from '../paper/colour.ts';
import type { DrawingContext } from '../paper/drawing-context.ts';
import { limb } from '../paper/limb.ts';
import { flat, line, type Markup } from '../paper/markup.ts';
import { ellipse, smooth } from '../paper/path.ts';
import type { DrawnNoun } from './noun.ts';

/** A small animal sitting up with its face to us. */
interface Sitter {
  readonly coat: Hex;
  readonly belly: Hex;
  readonly height: number;
  /** Half the width of the body, as a share of the height. */
  readonly girth: number;
  /** Half the width of the head, as a share of the height. */
  readonly head: number;
  readonly ear: 'round' | 'long' | 'tiny' | 'tuft' | 'wide' | 'none';
  readonly tail: 'bushy' | 'flat' | 'long' | 'puff' | 'ringed' | 'none';
  readonly face?: 'plain' | 'panda' | 'monkey' | 'otter' | 'koala' | 'mole' | 'raccoon' | 'sloth' | 'teeth';
  readonly patch?: Hex;
  readonly arms?: 'down' | 'folded';
}

function earsOf(context: DrawingContext, { ear, coat, height: h, head, patch }: Sitter, y: number): Markup {
  const r = head * h;
  const colour = context.tint(patch && ear === 'round' ? patch : lighten(coat, -0.04));
  const inner = context.tint('#d9a394');
  const both = (draw: (side: 1 | -1) => Markup): Markup => draw(-1) + draw(1);
  switch (ear) {
    case 'round':
      return both((side) =>
        context.part(ellipse(side * r * 0.74, y - r * 0.66, r * 0.34), colour, {
          inside: flat(ellipse(side * r * 0.74, y - r * 0.62, r * 0.18), inner, 0.6),
        }),
      );
    case 'wide':
      return both((side) =>
        context.part(ellipse(side * r * 1.02, y - r * 0.36, r * 0.48, r * 0.46), colour, {
          inside: flat(ellipse(side * r * 1.04, y - r * 0.32, r * 0.28), inner, 0.75),
        }),
      );
    case 'long':
      return both((side) =>
        context.part(
          limb(`${side * r * 0.36},${y - r * 0.6} ${side * r * 0.5},${y - r * 1.5} ${side * r * 0.42},${y - r * 2.2}`, [
            r * 0.2,
            r * 0.28,
            r * 0.18,
          ]),
          colour,
          {
            inside: flat(
              limb(`${side * r * 0.38},${y - r * 0.8} ${side * r * 0.46},${y - r * 1.9}`, [r * 0.09, r * 0.12]),
              inner,
              0.8,
            ),
          },
        ),
      );
    case 'tuft':
      return both((side) =>
        context.part(
          smooth(
            `${side * r * 0.3},${y - r * 0.7} ${side * r * 0.62},${y - r * 1.62}* ${side * r * 0.86},${y - r * 0.4}`,
          ),
          colour,
        ),
      );
    case 'tiny':
      return both((side) => context.part(ellipse(side * r * 0.72, y - r * 0.68, r * 0.2), colour));
    default:
      return '';
  }
}

function tailOf(context: DrawingContext, { tail, coat, height: h, girth, patch }: Sitter): Markup {
  const colour = context.tint(lighten(coat, -0.03));
  const w = girth * h;
  switch (tail) {
    case 'bushy':
      return context.part(
        limb(`${-w * 0.7},-6 ${-w * 1.6},${-h * 0.2} ${-w * 1.5},${-h * 0.6} ${-w * 0.9},${-h * 0.82}`, [
          w * 0.24,
          w * 0.5,
          w * 0.62,
          w * 0.34,
        ]),
        colour,
      );
    case 'flat':
      return context.part(
        smooth(`${-w * 0.6},-10 ${-w * 1.7},-16 ${-w * 2},-4 ${-w * 1.2},2`),
        context.tint('#5f4a44'),
        { inside: line(`M${-w * 1.8} -10l${w} 6M${-w * 1.6} -14l${w} 8`, context.tint('#4a3834'), 1.6, 0.7) },
      );
    case 'long':
      return line(
        `M${-w * 0.7} -8Q${-w * 2} 0 ${-w * 1.8} ${-h * 0.34}T${-w * 1.3} ${-h * 0.6}`,
        colour,
        Math.max(4, w * 0.18),
      );
    case 'ringed': {
      const rings = line(
        `M${-w * 1.4} ${-h * 0.1}l10 ${-h * 0.1}M${-w * 1.75} ${-h * 0.26}l16 -6M${-w * 1.75} ${-h * 0.44}l16 2`,
        context.tint(patch ?? '#4a424c'),
        w * 0.16,
        0.85,
      );
      return context.part(
        limb(`${-w * 0.6},-6 ${-w * 1.5},-8 ${-w * 1.7},${-h * 0.34} ${-w * 1.4},${-h * 0.6}`, [
          w * 0.24,
          w * 0.3,
          w * 0.3,
          w * 0.16,
        ]),
        colour,
        { inside: rings },
      );
    }
    case 'puff':
      return context.part(ellipse(-w * 0.92, -h * 0.12, w * 0.26), context.tint('#f2e8dc'));
    default:
      return '';
  }
}

function maskOf(context: DrawingContext, { face, patch = '#4a424c', belly }: Sitter, y: number, r: number): Markup {
  const dark = context.tint(patch);
  const pale = context.tint(belly);
  switch (face) {
    case 'panda':
      return flat(
        ellipse(-r * 0.4, y - r * 0.02, r * 0.26, r * 0.32, 24) +
          ellipse(r * 0.4, y - r * 0.02, r * 0.26, r * 0.32, -24),
        dark,
      );
    case 'monkey':
      return flat(
        ellipse(-r * 0.36, y - r * 0.08, r * 0.46, r * 0.44) +
          ellipse(r * 0.36, y - r * 0.08, r * 0.46, r * 0.44) +
          ellipse(0, y + r * 0.42, r * 0.7, r * 0.5),
        pale,
      );
    case 'raccoon':
      return (
        flat(ellipse(0, y + r * 0.02, r * 0.94, r * 0.28), dark) +
        flat(ellipse(0, y + r * 0.5, r * 0.46, r * 0.36), pale)
      );
    case 'sloth':
      return (
        flat(ellipse(0, y + r * 0.1, r * 0.8, r * 0.72), pale) +
        flat(
          ellipse(-r * 0.46, y + r * 0.02, r * 0.34, r * 0.16, 30) +
            ellipse(r * 0.46, y + r * 0.02, r * 0.34, r * 0.16, -30),
          dark,
        )
      );
    case 'mole':
      return '';
    default:
      return flat(ellipse(0, y + r * 0.44, r * 0.52, r * 0.4), pale, 0.9);
  }
}

function faceOf(context: DrawingContext, sitter: Sitter, y: number, mood: Mood): Markup {
  const r = sitter.head * sitter.height;
  const { face = 'plain' } = sitter;
  const dark = context.tint('#3a2830');
  const onDark = face === 'panda' || face === 'raccoon' ? '#f4ead8' : undefined;
  const size = Math.max(2.2, r * 0.13);
  const gap = face === 'monkey' ? 0.3 : 0.4;
  const nose =
    face === 'koala'
      ? context.part(ellipse(0, y + r * 0.26, r * 0.2, r * 0.32), dark)
      : face === 'mole'
        ? context.part(ellipse(0, y + r * 0.34, r * 0.36, r * 0.26), context.tint('#d98a94'))
        : flat(ellipse(0, y + r * 0.26, r * 0.15, r * 0.11), dark);
  const whiskers = ['plain', 'otter', 'teeth'].includes(face)
    ? line(
        `M${-r * 0.34} ${y + r * 0.42}l${-r * 0.6} -3M${-r * 0.34} ${y + r * 0.52}l${-r * 0.56} 4M${r * 0.34} ${y + r * 0.42}l${r * 0.6} -3M${r * 0.34} ${y + r * 0.52}l${r * 0.56} 4`,
        dark,
        1.1,
        0.5,
      )
    : '';
  const teeth =
    face === 'teeth'
      ? flat(`M${-r * 0.13} ${y + r * 0.56}h${r * 0.26}v${r * 0.26}h${-r * 0.26}z`, context.tint('#fff6e4'))
      : '';
  return (
    maskOf(context, sitter, y, r) +
    eye(-r * gap, y - r * 0.02, size, mood, onDark, -1) +
    eye(r * gap, y - r * 0.02, size, mood, onDark, 1) +
    nose +
    whiskers +
    teeth +
    smile(context, mood, -r * 0.18, y + r * 0.5, r * 0.36) +
    blush(context, -r * 0.66, y + r * 0.32, r * 0.16) +
    blush(context, r * 0.66, y + r * 0.32, r * 0.16)
  );
}

export function sitter(animal: Sitter): DrawnNoun {
  const { height: h, girth, head, coat, belly, patch, face, ear } = animal;
  const [w, r] = [girth * h, head * h];
  const headY = -h + r * 0.95;
  return {
    width: w * 2 + (animal.tail === 'none' || animal.tail === 'puff' ? 16 : w * 1.1),
    height: h + (ear === 'long' ? r * 1.3 : ear === 'tuft' ? r * 0.5 : 0),
    place: 'floor',
    draw(context, mood) {
      const body = smooth(
        `${-w * 0.5},${headY + r * 0.3} ${-w * 0.92},${-h * 0.34} ${-w},-10 ${-w * 0.5},0 ${w * 0.5},0 ${w},-10 ${w * 0.92},${-h * 0.34} ${w * 0.5},${headY + r * 0.3}`,
      );
      const limbColour = context.tint(face === 'panda' && patch ? patch : lighten(coat, -0.03));
      const arms = [-1, 1]
        .map((side) =>
          context.part(
            limb(`${side * w * 0.74},${-h * 0.44} ${side * w * 0.7},${-h * 0.28} ${side * w * 0.26},${-h * 0.24}`, [
              w * 0.22,
              w * 0.2,
              w * 0.17,
            ]),
            limbColour,
          ),
        )
        .join('');
      const feet = [-1, 1]
        .map((side) => context.part(ellipse(side * w * 0.62, -5, w * 0.36, Math.max(5, w * 0.18)), limbColour))
        .join('');
      return (
        tailOf(context, animal) +
        context.part(body, context.tint(coat), {
          inside: flat(ellipse(0, -h * 0.22, w * 0.6, h * 0.24), context.tint(belly), 0.92),
        }) +
        feet +
        arms +
        earsOf(context, animal, headY) +
        context.part(ellipse(0, headY, r, r * 0.92), context.tint(coat)) +
        faceOf(context, animal, headY, mood)
      );
    },
  };
}

import { lighten } from '../../paper/colour.ts';
import { limb } from '../../paper/limb.ts';
import { flat, line, type Markup } from '../../paper/markup.ts';
import { ellipse, smooth } from '../../paper/path.ts';
import { head } from '../face.ts';
import { garmentColour, limbPattern, scarf } from '../garments.ts';
import { arm, handAt, leg } from '../limbs.ts';
import type { Person } from '../person.ts';
import { standingTorso } from '../torso.ts';
import type { Posed, PoseOptions } from './posed.ts';

/** Stretched out in the water, head up. */
export function swim(person: Person): Posed {
  const { context } = person;
  const near = '16,-62 46,-50 74,-58';
  const markup =
    arm(person, '26,-78 54,-88 80,-82') +
    leg(person, '-36,-58 -70,-56 -98,-72', 1, 112) +
    leg(person, '-40,-46 -74,-36 -104,-36', 1, 92) +
    context.place({ x: -8, y: -62, rotate: 74 }, () => context.place({ y: 105 }, () => standingTorso(person))) +
    scarf(person, 38, -80, false) +
    context.place({ x: 54, y: -108, rotate: 6 }, () => head(person, { turn: 0.6, up: 0.4, smile: 1.2 })) +
    arm(person, near);
  return { markup, head: { x: 54, y: -108 }, hand: handAt(near), shadow: { x: -10, width: 90 } };
}

const patchColours = ['#b8615a', '#d9a860', '#6f8f94', '#8a6a94', '#e6d2b0'];

function quilt({ context }: Person, pillow: string): Markup {
  let patches = '';
  for (let column = 0; column < 7; column++) {
    for (let row = 0; row < 4; row++) {
      const colour = patchColours[(column * 2 + row * 3) % 5] ?? '#b8615a';
      const y = row * 24 + column * 1.2;
      patches +=
        flat(`M${12 + column * 27} ${-82 + y}l26 1.6l-1 23l-26 -1z`, context.tint(colour), 0.85) +
        `<path d="M${15 + column * 27} ${-79 + y}l21 1l-1 18l-20 -1z" fill="none" stroke="${pillow}" opacity=".35" stroke-dasharray="3 3"/>`;
    }
  }
  return (
    context.part(smooth('6,-46 34,-76 92,-70 150,-62 186,-40 192,-4 100,2 8,0 -4,-22'), context.tint('#5f6fa0'), {
      inside: patches,
    }) + context.part(smooth('2,-44 16,-66 32,-72 34,-52 20,-24 12,-2 -4,-2'), pillow, { rim: 0.8, grain: false })
  );
}

/** The arm that lies on the quilt; a world that made the bed has it drawn after its quilt. */
export function sleepingArm(person: Person): Markup {
  const { context, style } = person;
  return (
    context.part(limb('34,-48 20,-34 -2,-34', [9, 8.4, 7]), garmentColour(person), { inside: limbPattern(person) }) +
    context.part(ellipse(-8, -34, 7, 6.6), context.tint(style.skin), { grain: false, rim: 0.6 })
  );
}

export function sleep(person: Person, { madeBed = false, awake = false }: PoseOptions): Posed {
  const { context } = person;
  const linen = context.tint('#efe3d2', -0.06);
  const folds = line('M-60 -30q18 -10 34 4M10 -24q12 -10 24 -6', lighten(linen, -0.08), 2, 0.6);
  const pillow = context.part(smooth('-78,-34 -70,-62 -20,-70 34,-62 44,-34 30,-14 -64,-12'), linen, {
    grain: false,
    inside: folds,
  });
  const sleeper = context.place({ x: -14, y: -58, rotate: -58 }, () =>
    head(person, { eyes: awake ? 'open' : 'asleep', turn: 0.3 }),
  );
  const markup = pillow + sleeper + (madeBed ? '' : quilt(person, linen) + sleepingArm(person));
  return { markup, head: { x: -14, y: -58 }, shadow: { x: 60, width: 150 } };
}

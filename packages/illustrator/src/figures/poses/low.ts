import { limb } from '../../paper/limb.ts';
import { smooth } from '../../paper/path.ts';
import { head } from '../face.ts';
import { buttons, garmentColour, legColour, limbPattern, scarf, torsoPattern } from '../garments.ts';
import { openBook } from '../held-things.ts';
import { arm, foot, handAt, leg } from '../limbs.ts';
import type { Person } from '../person.ts';
import { leaningTorso, neck, sittingOutline, standingTorso } from '../torso.ts';
import type { Posed, PoseOptions } from './posed.ts';

/** The standing patterns brought down to a sitting body, whose shoulders are 60 lower. */
const sittingYoke = -66;

/** Down on the heels, looking at something small. */
export function crouch(person: Person): Posed {
  const { context } = person;
  const outline = '-12,-106 16,-108 32,-84 30,-40 12,-20 -26,-14 -38,-32 -34,-72';
  let markup =
    leg(person, '-10,-30 30,-46 24,-8', 1) +
    arm(person, '18,-90 40,-64 52,-38') +
    leaningTorso(person, outline, -84, 6);
  markup += leg(person, '-18,-26 24,-44 8,-8', 1, 0, [14, 12, 9]);
  const near = '-8,-92 14,-62 40,-44';
  markup +=
    arm(person, near, context.lastPart) +
    scarf(person, 6, -108, false) +
    context.place({ x: 14, y: -142, rotate: 8 }, () => head(person, { turn: 0.6, nod: 0.55 }));
  return { markup, head: { x: 14, y: -142 }, hand: handAt(near), shadow: { x: 4, width: 44 } };
}

/** On the ground with the legs out, or on an edge (seat at y = 0) with the legs hanging. */
export function sit(person: Person, { dangling = false, behindTable = false, cup = false, held }: PoseOptions): Posed {
  const { context } = person;
  const seatedLeg = (hanging: string, out: string, turn: readonly [number, number]): string => {
    if (behindTable) return '';
    return dangling ? leg(person, hanging, 1, turn[0]) : leg(person, out, 1, turn[1]);
  };
  let markup = arm(person, '-18,-76 -36,-46 -40,-14') + seatedLeg('4,-12 28,-13 34,26', '4,-12 34,-34 56,-8', [6, -10]);
  const pattern = torsoPattern(person, sittingYoke) + buttons(person, sittingYoke);
  markup += context.part(smooth(sittingOutline(person)), garmentColour(person), { inside: pattern });
  const body = context.lastPart;
  markup += seatedLeg('-6,-10 20,-9 18,30', '-6,-10 30,-16 62,-9', [-4, -24]);
  const near = cup ? '20,-78 32,-52 18,-44' : '20,-78 33,-50 28,-26';
  const [handX, handY] = handAt(near);
  markup +=
    (held ? context.place({ x: handX, y: handY }, () => held) : '') +
    arm(person, near, body) +
    neck(person, 1, -92) +
    scarf(person, 1, -90, true) +
    context.place({ x: 2, y: -127, rotate: -4 }, () => head(person, { turn: 0.35, up: 0.4 }));
  return { markup, head: { x: 2, y: -127 }, hand: handAt(near), shadow: { x: 8, width: 62 } };
}

function standingHug(person: Person): Posed {
  const { context } = person;
  const markup =
    arm(person, '18,-136 42,-122 62,-126') +
    leg(person, '-12,-72 -13,-40 -14,-8', -1) +
    leg(person, '12,-72 13,-40 16,-8', 1) +
    context.place({ rotate: 3 }, () => standingTorso(person)) +
    neck(person, 5) +
    scarf(person, 5, -150, false) +
    context.place({ x: 12, y: -185, rotate: 12 }, () => head(person, { turn: 0.5, eyes: 'closed' })) +
    arm(person, '-6,-136 22,-112 58,-114');
  return { markup, head: { x: 12, y: -185 }, shadow: { x: 0, width: 46 } };
}

/** On the knees, arms round somebody; or standing, round somebody as tall. */
export function hug(person: Person, { embraced = '', upright = false }: PoseOptions): Posed {
  if (upright) return standingHug(person);
  const { context } = person;
  const outline = '-14,-108 16,-106 28,-84 24,-36 14,-10 -32,-8 -38,-34 -30,-80';
  const kneeling = limb('-18,-30 -2,-14 -46,-10', [15, 13, 9]);
  const markup =
    context.part(kneeling, legColour(person), { rim: 0.8, inside: limbPattern(person) }) +
    foot(person, -50, 0, -1) +
    arm(person, '16,-92 40,-82 56,-66') +
    leaningTorso(person, outline, -84, 5) +
    embraced +
    context.place({ x: 22, y: -134, rotate: 16 }, () => head(person, { turn: 0.45, eyes: 'closed' })) +
    scarf(person, 4, -106, false) +
    arm(person, '-8,-92 18,-70 48,-64');
  return { markup, head: { x: 22, y: -134 }, shadow: { x: 20, width: 74 } };
}

/** Cross-legged with a book. */
export function read(person: Person, { held }: PoseOptions): Posed {
  const { context } = person;
  const knee = (side: 1 | -1): string =>
    context.part(
      limb(
        [
          [side * 14, -14],
          [side * 46, -18],
          [side * 8, -7],
        ],
        [13, 13, 10],
      ),
      legColour(person),
      {
        rim: 0.8,
        inside: limbPattern(person),
      },
    );
  const body = '-15,-93 -27,-84 -31,-40 -32,-6 0,-2 32,-6 31,-40 27,-84 15,-93';
  const markup =
    context.part(smooth(body), garmentColour(person), { inside: torsoPattern(person, sittingYoke) }) +
    knee(-1) +
    knee(1) +
    foot(person, -14, 1, -1) +
    foot(person, 15, 1, 1) +
    neck(person, 0, -92) +
    context.place({ y: -126, rotate: 3 }, () => head(person, { nod: 0.75, eyes: 'down' })) +
    (held ? context.place({ y: -39 }, () => held) : openBook(context, 0, -39)) +
    arm(person, '-22,-78 -46,-52 -42,-40') +
    arm(person, '22,-78 46,-52 42,-40');
  return { markup, head: { x: 0, y: -126 }, shadow: { x: 0, width: 62 } };
}

/** Astride something whose back is at y = 0, hands on the reins. */
export function ride(person: Person): Posed {
  const { context } = person;
  let markup = leg(person, '6,-10 30,8 26,38', 1, -8) + arm(person, '16,-76 38,-62 52,-48');
  const pattern = context.place({ rotate: 3 }, () => torsoPattern(person, sittingYoke) + buttons(person, sittingYoke));
  markup += context.part(smooth(sittingOutline(person)), garmentColour(person), { inside: pattern });
  const body = context.lastPart;
  markup +=
    leg(person, '-6,-10 18,12 12,42', 1, -8) +
    arm(person, '-10,-78 12,-56 38,-46', body) +
    neck(person, 2, -92) +
    scarf(person, 2, -90, false) +
    context.place({ x: 5, y: -127, rotate: 3 }, () => head(person, { turn: 0.65, up: 0.3, smile: 1.2 }));
  return { markup, head: { x: 5, y: -127 }, hand: [44, -46], shadow: { x: 4, width: 40 } };
}

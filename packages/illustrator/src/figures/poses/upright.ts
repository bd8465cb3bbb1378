import { lighten } from '../../paper/colour.ts';
import { flat, line, times } from '../../paper/markup.ts';
import { smooth } from '../../paper/path.ts';
import { head } from '../face.ts';
import { scarf } from '../garments.ts';
import { headFromBehind } from '../head-from-behind.ts';
import { lantern } from '../held-things.ts';
import { arm, handAt, leg } from '../limbs.ts';
import type { Person } from '../person.ts';
import { backOfTorso, neck, standingTorso } from '../torso.ts';
import type { Posed, PoseOptions } from './posed.ts';

const shadow = { x: 0, width: 46 };

/** Draws what a hand holds, behind the hand's arm. */
function inHand(person: Person, [x, y]: readonly [number, number], held: string | undefined): string {
  return held ? person.context.place({ x, y }, () => held) : '';
}

export function stand(person: Person, { held }: PoseOptions): Posed {
  const { context } = person;
  const rightArm = '24,-138 41,-114 41,-88';
  const markup =
    leg(person, '-12,-72 -13,-40 -14,-8', -1) +
    leg(person, '12,-72 13,-40 16,-8', 1) +
    arm(person, '-23,-140 -38,-114 -37,-88') +
    standingTorso(person) +
    neck(person) +
    scarf(person, 0, -150, true) +
    context.place({ y: -187, rotate: -3 }, () => head(person, { turn: 0.4, up: 0.2 })) +
    inHand(person, handAt(rightArm), held) +
    arm(person, rightArm);
  return { markup, head: { x: 0, y: -187 }, hand: handAt(rightArm), shadow };
}

export function fromBehind(person: Person, { holdsHand }: PoseOptions): Posed {
  const { context, style, clothes } = person;
  let scarfBehind = '';
  if (clothes.scarf) {
    const colour = context.tint(style.accent);
    const bands = times(3, (index) => flat(`M0 ${-120 + index * 7}h40v2.6h-40z`, context.tint(style.yoke), 0.7));
    scarfBehind =
      context.part(smooth('6,-146 19,-147 24,-104 11,-102'), colour, { rim: 0.7, inside: bands }) +
      context.part(smooth('-25,-158 0,-153 25,-158 27,-145 0,-138 -27,-145'), colour, { rim: 0.8 });
  }
  const hidesScarf = style.hairStyle === 'long' || style.hairStyle === 'ponytail' || style.hairStyle === 'braids';
  const back = context.place({ x: 2, y: -178, rotate: holdsHand === 'left' ? -6 : 6 }, () => headFromBehind(person));
  const markup =
    leg(person, '-13,-72 -14,-40 -15,-8', -1) +
    leg(person, '13,-72 14,-40 15,-8', 1) +
    arm(person, holdsHand === 'left' ? '-23,-140 -38,-112 -58,-92' : '-23,-140 -38,-112 -40,-86') +
    arm(person, holdsHand === 'right' ? '23,-140 38,-112 58,-92' : '23,-140 38,-112 40,-86') +
    neck(person, 1, -150) +
    backOfTorso(person) +
    (hidesScarf ? scarfBehind + back : back + scarfBehind);
  return { markup, head: { x: 2, y: -178 }, shadow };
}

/** Both scarf ends are blown a little back. */
function flyingScarf({ context, style, clothes }: Person, lift: number): string {
  if (!clothes.scarf) return '';
  const colour = context.tint(style.accent);
  const end = smooth(`-14,-150 -18,-142 -48,${-128 - lift} -54,${-140 - lift}`);
  return context.part(end, colour, { rim: 0.7, inside: line('M-38 -160l6 40', lighten(colour, -0.08), 2, 0.6) });
}

export function walk(person: Person, { held }: PoseOptions): Posed {
  const { context } = person;
  const farArm = '16,-138 30,-112 40,-90';
  const markup =
    inHand(person, handAt(farArm), held) +
    arm(person, farArm) +
    leg(person, '-4,-74 -14,-44 -30,-14', 1, 26) +
    leg(person, '6,-74 18,-44 24,-8', 1, -6) +
    context.place({ x: -4, y: 0, rotate: 4 }, () => standingTorso(person)) +
    arm(person, '-14,-138 -28,-114 -36,-90') +
    neck(person, 6) +
    scarf(person, 7, -150, false) +
    context.place({ x: 9, y: -187, rotate: 3 }, () => head(person, { turn: 0.7 })) +
    flyingScarf(person, 0);
  return { markup, head: { x: 9, y: -187 }, hand: handAt(farArm), shadow };
}

export function run(person: Person, { held }: PoseOptions): Posed {
  const { context } = person;
  const farArm = '20,-136 40,-118 58,-132';
  const markup =
    inHand(person, handAt(farArm), held) +
    arm(person, farArm) +
    leg(person, '-6,-76 -24,-54 -50,-52', 1, 74) +
    leg(person, '8,-76 30,-58 34,-8', 1, -4) +
    context.place({ x: -14, y: -2, rotate: 11 }, () => standingTorso(person)) +
    arm(person, '-4,-138 -34,-126 -42,-102') +
    neck(person, 16, -152) +
    scarf(person, 16, -148, false) +
    context.place({ x: 22, y: -184, rotate: 7 }, () =>
      head(person, { turn: 0.75, up: 0.2, eyes: 'happy', smile: 1.3 }),
    ) +
    context.place({ x: 10, y: 2 }, () => flyingScarf(person, 10));
  return { markup, head: { x: 22, y: -184 }, hand: handAt(farArm), shadow: { x: 14, width: 52 } };
}

export function withLantern(person: Person, { lanternGlow = 1, held }: PoseOptions): Posed {
  const { context } = person;
  const light = held ? context.place({ x: 64, y: -124 }, () => held) : lantern(context, 66, -116, 0.95, lanternGlow);
  const markup =
    leg(person, '-12,-72 -13,-40 -14,-8', -1) +
    leg(person, '12,-72 13,-40 16,-8', 1) +
    arm(person, '-23,-140 -38,-114 -38,-88') +
    standingTorso(person) +
    neck(person) +
    scarf(person, 0, -150, true) +
    context.place({ y: -187, rotate: -4 }, () => head(person, { turn: 0.55, up: 0.3 })) +
    light +
    arm(person, '22,-138 42,-120 58,-126');
  return { markup, head: { x: 0, y: -187 }, hand: [64, -124], shadow };
}

/** On tiptoe, one hand as high as it goes. */
export function reach(person: Person, { held }: PoseOptions): Posed {
  const { context } = person;
  const raised = '20,-142 44,-162 56,-196';
  const markup =
    leg(person, '-10,-74 -13,-42 -16,-10', -1, -4) +
    leg(person, '12,-74 14,-42 14,-12', 1, 8) +
    arm(person, '-22,-140 -40,-120 -48,-98') +
    inHand(person, handAt(raised), held) +
    arm(person, raised) +
    context.place({ rotate: 2 }, () => standingTorso(person)) +
    neck(person, 3) +
    scarf(person, 3, -150, true) +
    context.place({ x: 3, y: -188, rotate: -10 }, () => head(person, { turn: 0.6, nod: -0.35, up: 1 }));
  return { markup, head: { x: 3, y: -188 }, hand: handAt(raised), shadow };
}

import type { Feeling } from '@sagolykta/domain/scene-acts';
import { type Hex, lighten, mix } from '../paper/colour.ts';
import { flat, line, type Markup, times } from '../paper/markup.ts';
import { ellipse, round, smooth } from '../paper/path.ts';
import { braidsInFront, coversEars, hairBehind } from './hair-back.ts';
import { hairFront } from './hair-front.ts';
import { hat } from './hats.ts';
import { browOf, mouth, tears } from './mouth.ts';
import type { Person } from './person.ts';

export interface Expression {
  /** -1 looks left, 1 looks right. */
  readonly turn?: number;
  /** 0 straight ahead, 1 down. */
  readonly nod?: number;
  /** Raised brows and eyes, 0 to 1. */
  readonly up?: number;
  readonly eyes?: 'open' | 'closed' | 'asleep' | 'down' | 'happy';
  /** How much of a smile. */
  readonly smile?: number;
  /** Shapes brows and mouth. */
  readonly feeling?: Feeling;
}

/** Where the features are on this face, and in which colours. */
interface Face extends Required<Expression> {
  readonly dx: number;
  readonly dy: number;
  readonly skin: Hex;
  readonly dark: Hex;
  readonly lip: Hex;
}

const sides = [-1, 1] as const;
const eyeDistance = 14.5;

function faceOf({ context, style }: Person, expression: Expression): Face {
  const { turn = 0, nod = 0, up = 0, eyes = 'open', smile = 1, feeling = 'calm' } = expression;
  const dark = style.darkSkin ? lighten(context.tint('#1a0d12'), -0.06) : context.tint('#2a1c28');
  const lip = context.tint(style.darkSkin ? '#2a0c12' : '#8a2f2c');
  return { turn, nod, up, eyes, smile, feeling, dx: turn * 12, dy: nod * 9, skin: context.tint(style.skin), dark, lip };
}

function blush({ context }: Person, { dx, dy }: Face): Markup {
  const colour = context.tint('#e0705c');
  const id = context.define(
    `ck${colour.slice(1)}`,
    (key) =>
      `<radialGradient id="${key}"><stop offset="0" stop-color="${colour}" stop-opacity=".6"/><stop offset="1" stop-color="${colour}" stop-opacity="0"/></radialGradient>`,
  );
  return sides
    .map((side) => `<ellipse cx="${round(side * 20 + dx)}" cy="${round(18 + dy)}" rx="12" ry="9" fill="url(#${id})"/>`)
    .join('');
}

function eye(person: Person, face: Face, side: 1 | -1): Markup {
  const { turn, up, eyes, dark } = face;
  const x = eyeDistance * side + face.dx;
  const y = 6 + face.dy - up * 4;
  const brow = mix(person.context.tint(person.style.hair), dark, 0.4);
  const browLine = line(browPath(face, side, x, y), brow, face.feeling === 'calm' ? 1.9 : 2.2, 0.8);
  switch (eyes) {
    case 'closed':
    case 'asleep':
      return (
        line(`M${round(x - 5.5)} ${round(y)}q5.5 4.6 11 0`, dark, 2.1) +
        line(`M${round(x + side * 5)} ${round(y + 1)}l${side * 2.6} 1.6`, dark, 1.4) +
        browLine
      );
    case 'down':
      return (
        line(`M${round(x - 5)} ${round(y + 1.4)}q5 2.8 10 0`, dark, 2) +
        flat(ellipse(x, y + 3.2, 2.4, 2.2), dark) +
        browLine
      );
    case 'happy':
      return line(`M${round(x - 5)} ${round(y + 2)}q5 -5 10 0`, dark, 2.1) + browLine;
    default: {
      const farther = (side > 0 && turn > 0.4) || (side < 0 && turn < -0.4) ? 0.86 : 1;
      const glint = flat(ellipse(x + 1.1, y - 1.5, 1.1), person.context.tint('#fff6e0'), 0.95);
      const wide = face.feeling === 'surprised' || face.feeling === 'afraid' ? 1.22 : 1;
      return flat(ellipse(x, y, 3.3 * farther * wide, 4.1 * wide), dark) + glint + browLine;
    }
  }
}

/** The inner end rises when somebody is sad and sinks when somebody is cross. */
function browPath({ feeling, up }: Face, side: 1 | -1, x: number, y: number): string {
  const { lift, slant } = browOf(feeling);
  const raised = y - 10.5 - up - lift + (side < 0 ? 0.8 : 0);
  const [left, right] = side < 0 ? [0, -slant] : [-slant, 0];
  const level = side < 0 ? -0.4 : 0.6;
  return `M${round(x - 4.6)} ${round(raised + left)}q4.6 -2.8 9.2 ${round(level + right - left)}`;
}

function noseAndMouth({ context, style }: Person, { dx, dy, turn, eyes, smile, feeling, skin, lip }: Face): Markup {
  const shade = mix(skin, context.tint(style.darkSkin ? '#3a1c1a' : '#b5523e'), 0.6);
  const nose = line(`M${round(dx * 1.25 - 2.2 + turn)} ${round(14.5 + dy)}q2.6 2.6 5 .2`, shade, 1.8);
  if (eyes === 'asleep') return nose + line(`M${round(dx - 4)} ${round(23 + dy)}q4 2.4 8 .2`, mix(skin, lip, 0.8), 1.8);
  const place = { x: dx * 1.1, y: 22 + dy, width: 12, smile };
  const wet = feeling === 'crying' ? tears(dx - 21, 14 + dy, 1) + tears(dx + 21, 16 + dy, 0.9) : '';
  return nose + mouth(feeling, place, mix(skin, lip, 0.82), mix(skin, lip, 0.95)) + wet;
}

function laughterLines({ dx, dy, up, skin, dark }: Face): Markup {
  const colour = mix(skin, dark, 0.45);
  return sides
    .map((side) => {
      const x = round(eyeDistance * side + dx + side * 8);
      const y = 6 + dy - up * 4;
      const corner = `M${x} ${round(y + 1)}q${side * 4} 0 ${side * 5} -2M${x} ${round(y + 4)}q${side * 4} 1 ${side * 5} 2`;
      return line(`${corner}M${round(dx + side * 11)} ${round(15 + dy)}q${side * 4} 4 ${side * 2} 9`, colour, 1.1, 0.6);
    })
    .join('');
}

function glasses(
  { context, style }: Person,
  { dx, dy, up }: Pick<Face, 'dx' | 'dy' | 'up'>,
): { lenses: Markup; frame: Markup } {
  if (!style.frame) return { lenses: '', frame: '' };
  const colour = context.tint(style.frame);
  const y = 6.5 + dy - up * 4;
  const circle = (side: number, look: string): Markup =>
    `<circle cx="${round(eyeDistance * side + dx)}" cy="${round(y)}" r="9.8" ${look}/>`;
  const glass = `fill="${context.tint('#fff4e2')}" opacity="${style.darkSkin ? 0.16 : 0.2}"`;
  const rim = `fill="none" stroke="${colour}" stroke-width="2.2"`;
  const left = round(dx - eyeDistance);
  const right = round(dx + eyeDistance);
  const bridge = `M${round(left + 9.8)} ${round(y - 1)}q4.6 -3 9.4 0M${round(left - 9.6)} ${round(y - 1.5)}l-6 -2M${round(right + 9.6)} ${round(y - 1.5)}l6 -2`;
  return {
    lenses: sides.map((side) => circle(side, glass)).join(''),
    frame: sides.map((side) => circle(side, rim)).join('') + line(bridge, colour, 2),
  };
}

function skull(person: Person, face: Face): Markup {
  const { context } = person;
  const { turn, skin } = face;
  const cheek = turn * 3;
  const jaw = turn * 1.5;
  const outline = `0,-38 24,-31 35,-6 ${33 + jaw},14 ${21 + cheek},32 ${turn * 4},37 ${-21 + cheek},32 ${-33 + jaw},14 -35,-6 -24,-31`;
  const underHair = mix(skin, context.lighting.shadow, 0.32);
  const browShade = smooth(`-40,-30 40,-30 38,-2 0,${-12 + face.dy * 0.4} -38,-2`);
  const inside = blush(person, face) + flat(browShade, lighten(underHair, -0.01), 0.4);
  return context.part(smooth(outline), skin, { inside, shade: 0.8, grain: false });
}

function ears({ context }: Person, { turn, skin }: Face): Markup {
  const colour = lighten(skin, -0.03);
  const ear = (x: number): Markup => context.part(ellipse(x - turn, 8, 6.5, 8.5), colour, { rim: 0.6 });
  return (turn > -0.5 ? ear(-34) : '') + (turn < 0.5 ? ear(34) : '');
}

/** A head from the front: centre of the face at 0,0; about 70 x 75. */
export function head(person: Person, expression: Expression = {}): Markup {
  const face = faceOf(person, expression);
  const { lenses, frame } = face.eyes === 'asleep' ? { lenses: '', frame: '' } : glasses(person, face);
  return (
    hairBehind(person) +
    (coversEars(person) ? '' : ears(person, face)) +
    skull(person, face) +
    (person.elderly ? laughterLines(face) : '') +
    lenses +
    times(2, (index) => eye(person, face, index === 0 ? -1 : 1)) +
    noseAndMouth(person, face) +
    frame +
    hairFront(person, face.turn) +
    braidsInFront(person) +
    hat(person, face.turn)
  );
}

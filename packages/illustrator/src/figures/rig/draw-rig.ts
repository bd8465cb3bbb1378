import type { View } from '@sagolykta/domain/scene-acts';
import { type Brush, brushFor } from '../../nouns/brush.ts';
import type { Markup } from '../../paper/markup.ts';
import { type Expression, head } from '../face.ts';
import { scarf } from '../garments.ts';
import { headFromBehind } from '../head-from-behind.ts';
import { headFromSide } from '../head-from-side.ts';
import { neck } from '../torso.ts';
import { lapOf, rigArm, rigLeg, upperBodyAt } from './body.ts';
import type { Rigged } from './build.ts';
import { bentBetween, bonesOf, plus, type Spot, turned } from './joints.ts';
import { type Stance, stances } from './stances.ts';

export interface RigPose {
  readonly stance: keyof typeof stances;
  readonly view: View;
  /** Where the hand on the side one looks to is, and the other; beside the body when absent. */
  readonly lead?: Spot | undefined;
  readonly trail?: Spot | undefined;
  readonly face: Expression;
  readonly tilt: number;
  /** In the hands; between the arm behind and the arm before. */
  readonly held?: Markup | undefined;
  /** The held thing hides the leading hand rather than the other way round. */
  readonly heldOver?: boolean;
  /** The legs are out of sight behind a table. */
  readonly legless?: boolean;
}

export interface DrawnRig {
  readonly markup: Markup;
  readonly head: { readonly x: number; readonly y: number };
  readonly shadow: { readonly x: number; readonly width: number };
}

interface Frame {
  readonly hips: Spot;
  readonly neck: Spot;
  readonly head: Spot;
  readonly lean: number;
  readonly shoulders: readonly [lead: Spot, trail: Spot];
}

/** Where everything is that does not depend on hands. */
export function frameOf({ build }: Rigged, { stance, view }: Pick<RigPose, 'stance' | 'view'>): Frame {
  const { hips: hipShares, lean }: Stance = stances[stance];
  const hips: Spot = [hipShares[0] * build.hip, -hipShares[1] * build.hip];
  const up = (x: number, y: number): Spot => plus(hips, turned([x, -y], lean));
  const neckAt = up(0, build.torso);
  // A head is never carried at the angle of a body that lies or crawls.
  const headLean = lean < -60 ? lean : lean * 0.45;
  const headAt = plus(neckAt, turned([lean > 50 ? 16 : 0, -build.head - (lean > 50 ? -6 : 0)], headLean));
  const apart = view === 'side' ? build.shoulder * 0.3 : build.shoulder;
  const level = build.torso - build.shoulderDrop;
  return { hips, neck: neckAt, head: headAt, lean, shoulders: [up(apart, level), up(-apart, level)] };
}

function legsOf(rigged: Rigged, { hips }: Frame, stance: Stance, view: View): readonly [Markup, Markup] {
  const { build } = rigged;
  const apart = view === 'side' ? build.stride * 0.4 : build.stride;
  const straddles = view === 'front' || view === 'back';
  const draw = (index: 0 | 1): Markup => {
    const [shareX, shareY] = stance.feet[index];
    const side = index === 0 ? -1 : 1;
    const ankle: Spot = [shareX * build.hip, -shareY * build.hip];
    const hip: Spot = [hips[0] + side * apart, hips[1]];
    const still = straddles && stance === stances.upright;
    const { middle, end } = bentBetween(hip, ankle, build.hip * 0.92, stance.kneesDown ? -1 : 1);
    const bones = bonesOf(hip, middle, end);
    return rigLeg(rigged, bones, still && index === 0 ? -1 : 1, stance.footTurns?.[index] ?? 0);
  };
  return [draw(0), draw(1)];
}

function armBones({ build }: Rigged, shoulder: Spot, hand: Spot, bend: number): string {
  const { middle, end } = bentBetween(shoulder, hand, build.arm, bend);
  return bonesOf(shoulder, middle, end);
}

function headOf({ person, build }: Rigged, view: View, expression: Expression): Markup {
  if (view === 'back') return headFromBehind(person);
  const smiling = person.elderly || build.grownUp ? { smile: 1.1 } : {};
  if (view === 'side') return headFromSide(person, { ...smiling, ...expression });
  return head(person, { ...smiling, ...expression });
}

function tailOf({ person }: Rigged, { hips, lean }: Frame): Markup {
  return person.context.place(
    { x: hips[0], y: hips[1], rotate: lean * 0.5 },
    () => person.costume?.tail?.(brushFor(person.context)) ?? '',
  );
}

/** Round the chin, with the mouth left free. */
function beardOf(brush: Brush, colour: string, { face, view }: RigPose): Markup {
  const x = view === 'side' ? 12 : (face.turn ?? 0) * 11;
  return (
    brush.cut(
      `${x - 31},8 ${x - 26},34 ${x - 12},58 ${x + 2},66 ${x + 16},56 ${x + 28},32 ${x + 30},8 ${x + 20},16 ${x + 10},15 ${x},18 ${x - 10},15 ${x - 21},16`,
      colour,
    ) + brush.stroke(`M${x - 6} 25q6 5 12 0`, '#6b2c2c', 2.2)
  );
}

/** A body in any stance, with its hands where they are wanted and its face to whatever matters. */
export function drawRig(rigged: Rigged, pose: RigPose): DrawnRig {
  const { person, build } = rigged;
  const { context } = person;
  const stance: Stance = stances[pose.stance];
  const frame = frameOf(rigged, pose);
  const [leadShoulder, trailShoulder] = frame.shoulders;
  const rest = (shoulder: Spot, side: number): Spot =>
    plus(shoulder, turned([side * (pose.view === 'side' ? 4 : 15), build.arm * 0.82], stance.lean * 0.3));
  const leadHand = pose.lead ?? rest(leadShoulder, 1);
  const trailHand = pose.trail ?? rest(trailShoulder, -1);
  const leadArm = rigArm(rigged, armBones(rigged, leadShoulder, leadHand, -1));
  const [farLeg, nearLeg] =
    pose.legless || person.costume?.tail
      ? ['', person.costume?.tail ? tailOf(rigged, frame) : '']
      : legsOf(rigged, frame, stance, pose.view);
  const { costume } = person;
  const brush = brushFor(context);
  const onHips = (draw: () => Markup): Markup =>
    context.place({ x: frame.hips[0], y: frame.hips[1], rotate: stance.lean }, draw);
  const cape = costume?.behind ? onHips(() => costume.behind?.(brush) ?? '') : '';
  let castOn = '';
  const torso = onHips(() => {
    const body = upperBodyAt(rigged, pose.view, stance.seated === true);
    castOn = context.lastPart;
    return body + (costume?.onBody && pose.view !== 'back' ? costume.onBody(brush) : '');
  });
  // A raised arm bends outwards, away from the face, and is behind the head; one held forward has its elbow down.
  const raised =
    pose.trail !== undefined && trailHand[1] < trailShoulder[1] - 12 && trailHand[0] < trailShoulder[0] + 6;
  const outwards = pose.trail === undefined || raised || trailHand[0] < trailShoulder[0];
  const trailBones = armBones(rigged, trailShoulder, trailHand, outwards ? 1 : -1);
  const trailArm = rigArm(rigged, trailBones, pose.trail && !raised ? castOn : '');
  const collar = context.place({ x: frame.neck[0], y: frame.neck[1] + 4, rotate: stance.lean * 0.6 }, () =>
    scarf(person, 0, 0, Math.abs(stance.lean) < 20 && pose.view !== 'side' && pose.view !== 'back'),
  );
  const scale = build.grownUp ? 1.02 : 1;
  const rotate = pose.tilt + (stance.lean < -60 ? stance.lean : stance.lean * 0.25);
  const face = context.place(
    { x: frame.head[0], y: frame.head[1], rotate, scale },
    () =>
      headOf(rigged, pose.view, pose.face) +
      (costume?.beard && pose.view !== 'back' ? beardOf(brush, costume.beard, pose) : '') +
      (costume?.onHead?.(brush) ?? ''),
  );
  const seated = stance.seated === true;
  const held = pose.held ?? '';
  const leadInFront = pose.view === 'front' || (pose.lead !== undefined && pose.view !== 'side');
  const behind = leadInFront ? '' : leadArm;
  const markup =
    (pose.view === 'back' ? held + leadArm + trailArm : cape + behind) +
    (seated ? farLeg : farLeg + nearLeg) +
    (raised && pose.view !== 'back' ? trailArm : '') +
    neck(person, frame.neck[0], frame.neck[1]) +
    torso +
    (seated ? lapOf(rigged, frame.hips[1]) + nearLeg : '') +
    collar +
    (pose.view === 'back' ? cape : '') +
    face +
    (pose.view === 'back'
      ? ''
      : pose.heldOver
        ? (leadInFront ? leadArm : '') + (raised ? '' : trailArm) + held
        : held + (leadInFront ? leadArm : '') + (raised ? '' : trailArm));
  const [shadowX, shadowWidth] = stance.shadow ?? [0, build.grownUp ? 62 : 46];
  const grown = build.grownUp ? 1.4 : 1;
  return {
    markup,
    head: { x: frame.head[0], y: frame.head[1] },
    shadow: { x: shadowX * grown, width: shadowWidth * (stance.shadow ? grown : 1) },
  };
}

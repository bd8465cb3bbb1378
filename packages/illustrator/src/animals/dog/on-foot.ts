import { lighten } from '../../paper/colour.ts';
import type { DrawingContext } from '../../paper/drawing-context.ts';
import { curly, furry } from '../../paper/edges.ts';
import { limbPoints } from '../../paper/limb.ts';
import { flat, line, type Markup } from '../../paper/markup.ts';
import { curve, type PathData, type Point } from '../../paper/path.ts';
import { brushMarks, neckOf, neckPath, trunkPath } from './coat.ts';
import { drawCollar } from './collar.ts';
import { type Dog, type DogFrame, frameOf } from './dog.ts';
import { drawHead } from './head.ts';
import { legMarkings } from './leg-markings.ts';
import { foreLeg, hindLeg, legWidth, type Step, standing } from './legs.ts';
import { drawTail } from './tail.ts';
import { torsoMarkings } from './torso-markings.ts';

/** Where the four feet are in one moment of standing or running. */
interface Gait {
  readonly nearFore: Step;
  readonly farFore: Step;
  readonly nearHind: Step;
  readonly farHind: Step;
  /** Degrees the body pitches: negative raises the chest. */
  readonly pitch: number;
  readonly headAngle: number;
}

const still: Gait = {
  nearFore: standing,
  farFore: standing,
  nearHind: standing,
  farHind: standing,
  pitch: 0,
  headAngle: 0,
};

/** A trot: calm even when it is quick. */
const trot: Gait = {
  nearFore: { forward: 30, lift: 9 },
  farFore: { forward: -34, lift: 15 },
  nearHind: { forward: -24, lift: 6 },
  farHind: { forward: 20, lift: 0 },
  pitch: -2.5,
  headAngle: -4,
};

function trunkOutline(dog: Dog, { length: l, belly }: DogFrame): Point[] {
  const { slope, tuck } = dog.anatomy;
  if (dog.anatomy.coat === 'curly') {
    return [
      [l * 0.5, -100],
      [l * 0.3, -108],
      [0, -105],
      [-l * 0.3, -104],
      [-l * 0.52, -94],
      [-l * 0.54, -66],
      [-l * 0.3, -belly - 6],
      [0, -belly],
      [l * 0.34, -belly + 4],
      [l * 0.58, -belly - 14],
      [l * 0.62, -84],
    ];
  }
  return [
    [l * 0.34, -101],
    [l * 0.02, -97 + slope * 0.2],
    [-l * 0.3, -98 + slope * 0.6],
    [-l * 0.47, -88 + slope],
    [-l * 0.53, -70 + slope * 0.6],
    [-l * 0.46, -50],
    [-l * 0.26, -(belly + tuck * 100)],
    [0, -(belly + tuck * 50)],
    [l * 0.28, -belly + 2],
    [l * 0.46, -(belly + 12)],
    [l * 0.53, -(belly + (100 - belly) * 0.55)],
    [l * 0.46, -96],
  ];
}

/** Hair that hangs from the legs and flanks, over the trunk's own edge. */
function hangings({ anatomy }: Dog, { length: l, belly }: DogFrame, foreX: number, hindX: number): PathData {
  const { coat, fringe } = anatomy;
  if (coat === 'feathered') {
    const breeches = limbPoints(
      [
        [hindX + 2, -66],
        [hindX - 6, -belly * 0.6],
      ],
      [15, 8],
    );
    const elbow = limbPoints(
      [
        [foreX - 3, -belly - 6],
        [foreX - 3, -belly * 0.35],
      ],
      [9, 5],
    );
    const behind = (edge: number, amount: number) => (x: number) => (x < edge ? fringe * amount : 0);
    return (
      furry(breeches, { step: 7, amplitude: behind(hindX, 0.8), seed: 'breeches', lean: [-0.3, 0.8] }) +
      furry(elbow, { step: 7, amplitude: behind(foreX - 4, 0.6), seed: 'elbow', lean: [-0.3, 0.8] })
    );
  }
  if (coat === 'silky') {
    const skirt: Point[] = [
      [l * 0.5, -92],
      [-l * 0.5, -88],
      [-l * 0.58, -50],
      [-l * 0.55, -14],
      [-l * 0.2, -8],
      [l * 0.2, -8],
      [l * 0.52, -14],
      [l * 0.58, -60],
    ];
    return furry(skirt, { amplitude: (_, y) => (y > -30 ? 8 : 0.8), seed: 'skirt', lean: [-0.2, 0.9] });
  }
  return '';
}

function poodlePuffs(foreX: number, hindX: number, nearFore: Step, nearHind: Step): PathData {
  const cuff = (x: number, { forward, lift }: Step): Point[] => {
    const [middle, low] = [x + forward * 0.9, -12 - lift];
    return [
      [middle - 13, low - 22],
      [middle + 13, low - 22],
      [middle + 14, low],
      [middle - 13, low],
    ];
  };
  const thigh: Point[] = [
    [hindX - 18, -84],
    [hindX + 20, -80],
    [hindX + 22, -50],
    [hindX - 6, -40],
    [hindX - 18, -60],
  ];
  return curly(cuff(foreX, nearFore), 9) + curly(cuff(hindX - 8, nearHind), 9) + curly(thigh, 10);
}

function muscleLines(context: DrawingContext, dog: Dog, { belly }: DogFrame, foreX: number, hindX: number): Markup {
  const { coat } = dog.anatomy;
  if (coat === 'silky' || coat === 'curly') return '';
  const w = legWidth(dog);
  const haunch = curve([
    [hindX + 20 + w, -86],
    [hindX + 25 + w, -62],
    [hindX + 13 + w, -belly * 0.84],
  ]);
  const shoulder = curve([
    [foreX - 15 - w, -82],
    [foreX - 12 - w, -60],
    [foreX - 4 - w, -belly - 2],
  ]);
  const { shadow } = context.lighting;
  return line(haunch, shadow, 2, 0.2) + line(shoulder, shadow, 2, 0.16);
}

/** Short legs take short steps. */
function shorter({ forward, lift }: Step, amount: number): Step {
  return { forward: forward * amount, lift: lift * amount };
}

function onFoot(context: DrawingContext, dog: Dog, gait: Gait): Markup {
  const { anatomy, colours } = dog;
  const frame = frameOf(dog);
  const { length: l } = frame;
  const [foreX, hindX] = [l * 0.34, -l * 0.4];
  const stride = (step: Step): Step => shorter(step, frame.belly / 50);
  const [nearFore, farFore, nearHind, farHind] = [
    stride(gait.nearFore),
    stride(gait.farFore),
    stride(gait.nearHind),
    stride(gait.farHind),
  ];
  const lift = Math.max(nearFore.lift, farFore.lift);
  const markings = torsoMarkings(context, dog, frame) + legMarkings(context, dog, { ...frame, foreX, hindX, lift });
  const neck = neckOf(dog, [l * 0.38, -88]);

  const farLegs = foreLeg(dog, frame, foreX + 13, farFore) + hindLeg(dog, frame, hindX + 16, farHind);
  const veil = `M${-Math.round(l * 1.2)} -150h${Math.round(l * 2.4)}v170h${-Math.round(l * 2.4)}z`;
  const far = context.place({ x: 13 }, () => markings) + flat(veil, context.lighting.shadow, 0.28);

  const body =
    trunkPath(dog, trunkOutline(dog, frame), frame) +
    hangings(dog, frame, foreX, hindX) +
    (anatomy.coat === 'curly' ? poodlePuffs(foreX, hindX, nearFore, nearHind) : '') +
    neckPath(dog, neck) +
    foreLeg(dog, frame, foreX, nearFore) +
    hindLeg(dog, frame, hindX, nearHind);
  const inside = markings + brushMarks(context, dog, frame) + muscleLines(context, dog, frame, foreX, hindX);

  return (
    drawTail(context, dog, -l * 0.5, -86 + anatomy.slope) +
    context.part(farLegs, context.tint(lighten(colours.base, -0.07), 0.12), { inside: far, grain: false }) +
    context.part(body, context.tint(colours.base), { inside }) +
    drawCollar(context, dog, neck) +
    context.place({ x: neck.skull[0], y: neck.skull[1], rotate: gait.headAngle }, () => drawHead(context, dog))
  );
}

export function standingDog(context: DrawingContext, dog: Dog): Markup {
  return onFoot(context, dog, still);
}

export function runningDog(context: DrawingContext, dog: Dog): Markup {
  return context.place({ y: -3, rotate: trot.pitch }, () => onFoot(context, dog, trot));
}

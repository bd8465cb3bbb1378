import type { Pose } from '@sagolykta/domain/scene-words';
import { lighten } from '../paper/colour.ts';
import { flat, type Markup } from '../paper/markup.ts';
import { ellipse, smooth } from '../paper/path.ts';
import { drawChild } from './child.ts';
import { type Expression, head } from './face.ts';
import { garmentColour, legColour, limbPattern, scarf } from './garments.ts';
import { grownUpArm, grownUpLeg, headHeight, skirt, upperBody, upperPattern, wearsSkirt } from './grown-up-body.ts';
import { headFromBehind } from './head-from-behind.ts';
import { lantern, openBook } from './held-things.ts';
import { handAt } from './limbs.ts';
import type { Person } from './person.ts';
import type { Posed, PoseOptions } from './poses/posed.ts';

const shadow = { x: 0, width: 62 };

function neck({ context, style }: Person, x = 0, y = -234): Markup {
  return flat(ellipse(x, y, 12, 13), lighten(context.tint(style.skin), -0.06));
}

function faceOf(person: Person, x: number, y: number, rotate: number, expression: Expression): Markup {
  const eyes = expression.eyes ?? (person.elderly ? 'happy' : 'open');
  return person.context.place({ x, y, rotate, scale: 1.02 }, () => head(person, { smile: 1.1, ...expression, eyes }));
}

function standingLegs(person: Person): Markup {
  return grownUpLeg(person, '-20,-112 -21,-60 -22,-8', -1) + grownUpLeg(person, '20,-112 21,-60 22,-8', 1);
}

interface StandingArms {
  readonly left: string;
  readonly right: string;
}

const restingArms: StandingArms = { left: '-38,-206 -54,-164 -50,-120', right: '38,-206 54,-166 48,-122' };

function upright(person: Person, arms: StandingArms, expression: Expression, rotate: number, extra = ''): Posed {
  const markup =
    standingLegs(person) +
    skirt(person) +
    grownUpArm(person, arms.left) +
    upperBody(person) +
    neck(person) +
    person.context.place({ y: -78 }, () => scarf(person, 0, -150, true)) +
    faceOf(person, 0, headHeight, rotate, expression) +
    extra +
    grownUpArm(person, arms.right);
  return { markup, head: { x: 0, y: headHeight }, hand: handAt(arms.right), shadow };
}

function stand(person: Person, { held }: PoseOptions): Posed {
  const [x, y] = handAt(restingArms.right);
  const thing = held ? person.context.place({ x, y }, () => held) : '';
  return upright(person, restingArms, { turn: 0.5, nod: 0.25 }, -3, thing);
}

function withLantern(person: Person, { lanternGlow = 1, held }: PoseOptions): Posed {
  const arms = { left: restingArms.left, right: '38,-206 62,-178 76,-188' };
  const light = held
    ? person.context.place({ x: 82, y: -186 }, () => held)
    : lantern(person.context, 84, -178, 1, lanternGlow);
  return upright(person, arms, { turn: 0.5, nod: 0.2 }, -4, light);
}

function reach(person: Person): Posed {
  return upright(person, { left: restingArms.left, right: '38,-206 66,-222 78,-262' }, { turn: 0.6, up: 1 }, -8);
}

/** Bends a little, both arms out for somebody smaller. */
function hug(person: Person, { embraced = '' }: PoseOptions): Posed {
  const arms = { left: '-34,-206 -6,-172 44,-160', right: '34,-204 56,-172 66,-150' };
  return upright(person, arms, { turn: 0.6, nod: 0.6, eyes: 'closed' }, 12, embraced);
}

function walk(person: Person): Posed {
  const markup =
    grownUpArm(person, '26,-206 46,-168 56,-130') +
    grownUpLeg(person, '-8,-112 -22,-64 -38,-16', 1, 20) +
    grownUpLeg(person, '10,-112 24,-62 28,-8', 1, -4) +
    skirt(person) +
    upperBody(person) +
    grownUpArm(person, '-26,-206 -48,-166 -54,-124') +
    neck(person, 5) +
    person.context.place({ x: 5, y: -78 }, () => scarf(person, 0, -150, true)) +
    faceOf(person, 8, headHeight, 2, { turn: 0.7, nod: 0.15 });
  return { markup, head: { x: 8, y: headHeight }, hand: [60, -124], shadow };
}

function fromBehind(person: Person, { holdsHand }: PoseOptions): Posed {
  const markup =
    standingLegs(person) +
    skirt(person) +
    grownUpArm(person, holdsHand === 'left' ? '-38,-206 -56,-160 -74,-118' : restingArms.left) +
    grownUpArm(person, holdsHand === 'right' ? '38,-206 56,-160 74,-118' : restingArms.right) +
    neck(person, 0, -230) +
    person.context.part(backPath(person), garmentColour(person), { inside: limbPattern(person) }) +
    person.context.place({ y: -256, rotate: 3, scale: 1.02 }, () => headFromBehind(person));
  return { markup, head: { x: 0, y: -256 }, shadow };
}

function backPath({ clothes }: Person): string {
  const long = clothes.garment === 'coat' || clothes.garment === 'jacket';
  return smooth(
    long
      ? '-18,-232 -42,-220 -48,-170 -56,-72 0,-64 56,-72 48,-170 42,-220 18,-232'
      : '-18,-232 -42,-220 -48,-172 -46,-108 0,-102 46,-108 48,-172 42,-220 18,-232',
  );
}

/** On a chair or an edge: seat at y = 0; otherwise on the ground with the legs out. */
function sit(person: Person, options: PoseOptions): Posed {
  const { context } = person;
  const knees = options.dangling ? '26,-17 50,-10 52,58' : '26,-17 62,-36 92,-9';
  const farLeg = grownUpLeg(person, knees, 1, options.dangling ? 0 : -14);
  const nearLeg = grownUpLeg(
    person,
    options.dangling ? '6,-16 36,-8 36,60' : '4,-16 48,-22 88,-9',
    1,
    options.dangling ? 0 : -20,
  );
  const lap = wearsSkirt(person)
    ? context.part(
        smooth(
          options.dangling
            ? '-46,-30 -46,2 -10,6 30,40 62,36 66,-10 54,-28 20,-38'
            : '-46,-30 -48,0 10,2 66,-2 70,-26 30,-40',
        ),
        legColour(person),
        { inside: limbPattern(person) },
      )
    : '';
  const torso = context.part(
    smooth('-18,-128 -42,-117 -50,-66 -48,-2 0,4 46,-2 48,-66 42,-117 18,-128'),
    garmentColour(person),
    {
      inside: context.place({ y: 104 }, () => upperPattern(person)),
    },
  );
  const body = context.lastPart;
  const book = options.held ? context.place({ x: 20, y: -44 }, () => options.held ?? '') : '';
  const legless = options.behindTable === true;
  const markup =
    (legless ? '' : farLeg) +
    (wearsSkirt(person) && !legless ? nearLeg : '') +
    torso +
    (legless ? '' : wearsSkirt(person) ? lap : nearLeg) +
    neck(person, 0, -128) +
    context.place({ y: 26 }, () => scarf(person, 0, -150, false)) +
    faceOf(person, 2, -158, -3, { turn: 0.45, nod: 0.25 }) +
    book +
    grownUpArm(person, '-40,-100 -52,-52 -14,-28', body) +
    grownUpArm(person, '40,-100 54,-54 20,-28', body);
  return { markup, head: { x: 2, y: -158 }, hand: [10, -24], shadow: { x: 14, width: 78 } };
}

function read(person: Person, options: PoseOptions): Posed {
  return sit(person, { ...options, held: openBook(person.context, 0, -10) });
}

/** Kneels, swims and the like are the child's, a little larger. */
function childlike(person: Person, pose: Pose, options: PoseOptions): Posed {
  const scale = 1.18;
  const drawn = { head: { x: 0, y: 0 }, shadow };
  const markup = person.context.place({ scale }, () => {
    const posed = drawChild(person, pose, options);
    drawn.head = { x: posed.head.x * scale, y: posed.head.y * scale };
    drawn.shadow = { x: posed.shadow.x * scale, width: posed.shadow.width * scale };
    return posed.markup;
  });
  return { markup, ...drawn };
}

type GrownUpPose = (person: Person, options: PoseOptions) => Posed;

const grownUpPoses: Partial<Record<Pose, GrownUpPose>> = {
  stand,
  back: fromBehind,
  walk,
  run: walk,
  lantern: withLantern,
  reach,
  hug,
  sit,
  read,
};

export function drawGrownUp(person: Person, pose: Pose, options: PoseOptions = {}): Posed {
  const own = grownUpPoses[pose];
  return own ? own(person, options) : childlike(person, pose, options);
}

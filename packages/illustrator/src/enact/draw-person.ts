import { type ActingFigure, type Actor, heldBesides } from '@sagolykta/domain/enactment';
import type { Act, Feeling, View } from '@sagolykta/domain/scene-acts';
import type { Noun } from '@sagolykta/domain/scene-nouns';
import { costumedPerson } from '../figures/costumed.ts';
import type { Expression } from '../figures/face.ts';
import { drawRig, type RigPose } from '../figures/rig/draw-rig.ts';
import type { Spot } from '../figures/rig/joints.ts';
import { costumes } from '../nouns/costumes.ts';
import { drawnNoun } from '../nouns/drawn-nouns.ts';
import { drawNoun } from '../nouns/dyes.ts';
import type { DrawingContext } from '../paper/drawing-context.ts';
import type { Markup } from '../paper/markup.ts';
import { bubble, neckRing } from '../staging/bubble.ts';
import { type FigureScene, lookKey, personFor } from '../staging/figure-markup.ts';
import { type Acting, type Aim, actings } from './acting.ts';
import { buildOf, type Human, isCostumed, isGrown, isHuman, isNoun } from './actor.ts';
import { type HeldThing, handScale, inHands } from './held.ts';
import { edgeOf, halfOf, heightOf, type Placed } from './placed.ts';
import { holdsIt } from './relations.ts';

export interface DrawnActor {
  readonly markup: Markup;
  readonly attributes: string;
  readonly shadow: { readonly x: number; readonly width: number } | undefined;
}

/** A point of the picture as somebody placed in it sees it. */
export function seenBy({ x, y, scale, flip }: Placed, [px, py]: Spot): Spot {
  return [((px - x) / scale) * (flip ? -1 : 1), (py - y) / scale];
}

/** A dog or a cat that lies is half as high as one that stands. */
function curledUp({ figure }: Placed): boolean {
  return figure !== undefined && ['pet', 'dog', 'cat'].includes(figure.who) && restful.includes(figure.act);
}

const restful: readonly Act[] = ['sleeps', 'lies-on-stomach', 'lies-on-back'];

function aimOf(one: Placed, target: Placed): Aim {
  const towards = one.x < target.x ? -1 : 1;
  const human = target.figure !== undefined && isHuman(target.figure.who);
  const lies = curledUp(target);
  const height = heightOf(target) * (lies ? 0.5 : 1);
  const level = human ? 0.42 : Math.min(0.62, Math.max(0.3, (110 * one.scale) / Math.max(1, height)));
  const edge = target.x + towards * halfOf(target) * edgeOf(target);
  const headAt: Spot = [target.x, target.y - height * (human ? 0.8 : 0.78)];
  return {
    near: seenBy(one, [edge, target.y - height * level]),
    head: seenBy(one, headAt),
    height: height / one.scale,
  };
}

/** Hands of two who hold hands meet between them. */
function meeting(one: Placed, target: Placed): Spot {
  const low = Math.min(one.scale, target.scale);
  return seenBy(one, [(one.x + target.x) / 2, Math.max(one.y, target.y) - 92 * low]);
}

/** Head towards what matters: turned, and raised or bowed as far as it is above or below. */
function lookOf(aim: Aim | undefined, grown: boolean): Partial<Expression> {
  if (!aim) return { turn: 0.4, up: 0.1 };
  const [dx, dy] = [aim.head[0], aim.head[1] + (grown ? 262 : 187)];
  const steep = Math.max(-1, Math.min(1, dy / Math.max(90, Math.abs(dx))));
  const turn = Math.max(0.35, Math.min(0.95, Math.abs(dx) / 130));
  return { turn: dx < -30 ? -turn : turn, nod: steep > 0 ? steep * 0.9 : 0, up: steep < 0 ? -steep : 0 };
}

const eyesOf: Partial<Record<Feeling, Expression['eyes']>> = { laughing: 'happy', proud: 'happy', sleepy: 'closed' };

function faceFor(one: Placed, acting: Acting, aim: Aim | undefined): Expression {
  const feeling = one.figure?.feeling ?? acting.feeling ?? 'calm';
  const eyes = eyesOf[feeling];
  const look = lookOf(aim, one.figure ? isGrown(one.figure.who) : false);
  const own = one.figure?.feeling
    ? { ...acting.face, eyes: acting.face?.eyes === 'happy' ? undefined : acting.face?.eyes }
    : acting.face;
  const face = { feeling, ...(eyes ? { eyes } : {}), ...look, ...own };
  return { ...face, eyes: face.eyes ?? eyes ?? 'open' };
}

function viewOf({ figure, overlooks, turned }: Placed, acting: Acting): View {
  if (overlooks || (turned !== undefined && !acting.stance.endsWith('back'))) return 'back';
  if (turned !== undefined) return 'front';
  return figure?.view ?? acting.view ?? 'three-quarter';
}

/** Proportions of the table are a child's; a grown-up's hands are higher and farther out. */
function grownTo(spot: Spot, grown: boolean): Spot {
  return grown ? [spot[0] * 1.3, spot[1] * 1.42] : spot;
}

function handOf(goal: Acting['lead'], aim: Aim | undefined, grown: boolean): Spot | undefined {
  if (goal === undefined) return undefined;
  if (typeof goal !== 'function') return grownTo(goal, grown);
  return aim ? goal(aim) : grownTo([50, -96], grown);
}

const headgear: readonly Actor[] = [
  'hat',
  'cap',
  'beanie',
  'crown',
  'glasses',
  'bucket',
  'pot',
  'basket',
  'pointed-cap',
  'party-hat',
];

/** Worn on the head; whatever else is to be worn is held before the body. */
function isOnHead({ act, to }: ActingFigure): boolean {
  return act === 'wears' && to !== undefined && headgear.includes(to);
}

function headwear(context: DrawingContext, figure: ActingFigure, head: { x: number; y: number }): Markup {
  if (!isOnHead(figure)) return '';
  const noun = figure.to as Noun;
  const { width, height } = drawnNoun(noun);
  const scale = (noun === 'glasses' ? 62 : 86) / width;
  const y = noun === 'glasses' ? head.y + 6 + (height * scale) / 2 : head.y - 22;
  return context.place({ x: head.x + 3, y, scale }, () => drawNoun(context, noun), `data-thing="${noun}"`);
}

/** What this figure has in its hands, by the act or besides. */
export function heldBy({ figure, partner, crew, emptyHanded, target }: Placed): Noun | undefined {
  if (!figure) return undefined;
  const besides = heldBesides(figure);
  if (besides) return besides;
  if (partner || crew || emptyHanded) return undefined;
  // Somebody lifted is drawn where it hangs.
  if (target?.figure?.who === figure.to) return undefined;
  if (figure.to && isNoun(figure.to) && !isOnHead(figure) && holdsIt(figure, figure.to)) return figure.to;
  return undefined;
}

const dangling: Partial<Record<Act, RigPose['stance']>> = {
  'sits': 'on-edge',
  'reads': 'on-edge',
  'looks-at': 'on-edge',
  'talks-to': 'on-edge',
  'holds': 'on-edge',
  'eats': 'on-edge',
  'drinks': 'on-edge',
  'laughs': 'on-edge',
  'points-at': 'on-edge',
  'listens-to': 'on-edge',
  'waves': 'on-edge',
  'thinks': 'on-edge',
  'sings': 'on-edge',
  'cries': 'on-edge',
  'waits': 'on-edge',
  'gives': 'on-edge',
};

function stanceFor(one: Placed, acting: Acting): RigPose['stance'] {
  if (one.turned !== undefined || one.overlooks) return 'upright';
  if (one.carried) return 'on-edge';
  const act = one.figure?.act ?? 'stands';
  const seated = one.figure?.at === 'seat' || (one.figure?.at === 'bed' && one.anchor.inFront);
  if (one.anchor.behindTable) return 'sitting';
  if (seated) return dangling[act] ?? acting.stance;
  if (act === 'reads' && one.on) return 'on-edge';
  if (acting.stance === 'leaning' && one.target && lowTarget(one, one.target)) return 'crouching';
  if (['looks-at', 'listens-to', 'points-at'].includes(act) && one.target && veryLow(one, one.target))
    return 'crouching';
  return acting.stance;
}

function lowTarget(one: Placed, target: Placed): boolean {
  return heightOf(target) < 120 * one.scale && !target.anchor.floats;
}

function veryLow(one: Placed, target: Placed): boolean {
  return heightOf(target) < 70 * one.scale && !target.anchor.floats && Math.abs(target.x - one.x) < 190 * one.scale;
}

/** What both hands hold before the body is held low enough for the face to be seen over it. */
function belowChin(noun: Noun, { hold, hands }: Acting): number {
  if (hold === undefined || hands !== 2) return 0;
  return Math.min(40, Math.max(0, drawnNoun(noun).height * handScale(noun, 2) - 62));
}

/** A flag, a broom: one hand holds it beside the body. */
function isOnPole(noun: Noun): boolean {
  const { grip, height, width } = drawnNoun(noun);
  return grip !== undefined && height > 90 && height > width;
}

/** At home without air, or with a helmet of their own. */
const breathing: readonly Human[] = ['mermaid', 'astronaut', 'diver'];

/** A person of the picture, doing what the plan says. */
export function drawActingPerson(stage: FigureScene, one: Placed): DrawnActor {
  const { context, scene, world, looks } = stage;
  const { figure } = one;
  if (!figure) throw new Error('A person without a figure');
  const who = figure.who as Human;
  const acting = actings[figure.act];
  const grown = isGrown(who);
  const look = isCostumed(who) ? costumes[who].look : looks[who];
  const oldPose = figure.act === 'sleeps' ? 'sleep' : 'stand';
  const person = isCostumed(who)
    ? costumedPerson(context, costumes[who])
    : personFor(context, look, who, oldPose, scene, world);
  const seen = one.target ?? one.partner;
  const aim = seen ? aimOf(one, seen) : undefined;
  const stance = stanceFor(one, acting);
  const lowered = stance === 'sitting' || stance === 'on-edge' ? (grown ? 96 : 60) : stance === 'crouching' ? 46 : 0;
  const down = acting.stance === stance ? 0 : lowered;
  const reaching = one.turned !== undefined;
  const noun = heldBy(one);
  const byPole = figure.act === 'holds' && noun !== undefined && isOnPole(noun);
  const hands = byPole ? 1 : (acting.hands ?? 1);
  const hold = grownTo(byPole ? [58, -100] : (acting.hold ?? [44, -118]), grown);
  const inHand: HeldThing | undefined = noun
    ? inHands(
        context,
        noun,
        [hold[0], hold[1] + down + belowChin(noun, acting)],
        acting.hold ? hands : 1,
        false,
        figure.act === 'holds-up',
      )
    : undefined;
  const lowerTo = (spot: Spot | undefined, fixed: boolean): Spot | undefined =>
    spot && fixed ? [spot[0], spot[1] + down] : spot;
  const handInHand = figure.act === 'holds-hands' && one.target ? meeting(one, one.target) : undefined;
  const pose: RigPose = {
    stance,
    view: viewOf(one, acting),
    lead:
      handInHand ??
      underIt(one, 'lead') ??
      sharedHand(one, 'lead') ??
      inHand?.lead ??
      lowerTo(handOf(acting.lead, aim, grown), typeof acting.lead !== 'function'),
    trail:
      underIt(one, 'trail') ??
      sharedHand(one, 'trail') ??
      inHand?.trail ??
      lowerTo(handOf(acting.trail, aim, grown), typeof acting.trail !== 'function'),
    face: faceFor(one, acting, aim),
    tilt: acting.tilt ?? -2,
    held: inHand?.markup,
    heldOver: hands === 2 && noun !== undefined,
    legless: one.anchor.behindTable === true,
  };
  const drawn = drawRig({ person, build: buildOf(who) }, pose);
  const attributes = `data-who="${who}" data-act="${figure.act}" data-look="${lookKey(look)}"`;
  const wide = ['puffs', 'curls', 'bun', 'ponytail'].includes(look.hair) ? 78 : 60;
  const { x, y } = drawn.head;
  const helmet =
    world.airless && !breathing.includes(who)
      ? bubble(context, x, y - 6, wide) + neckRing(context, x, y - 6, wide)
      : '';
  const worn = headwear(context, figure, drawn.head);
  return {
    markup: drawn.markup + worn + helmet,
    attributes,
    shadow: one.on || one.anchor.floats || reaching ? undefined : drawn.shadow,
  };
}

/** Both hands under what is held up over the head. */
function underIt(one: Placed, hand: 'lead' | 'trail'): Spot | undefined {
  if (one.figure?.act !== 'holds-up' || !one.target?.thing || one.target.on !== one) return undefined;
  return grownTo([hand === 'lead' ? 40 : -40, -238], isGrown(one.figure.who));
}

/** How high they hold it: those who read together sit. */
export function sharedHeight({ figure }: Placed): number {
  return figure?.act === 'reads' ? 40 : 84;
}

/** Where two hold one thing, each has a hand at its own side of it. */
function sharedHand(one: Placed, hand: 'lead' | 'trail'): Spot | undefined {
  const { partner, figure } = one;
  if (!partner || !figure?.to || !isNoun(figure.to)) return undefined;
  const middle = (one.x + partner.x) / 2;
  const reach = Math.abs(partner.x - one.x) * 0.16;
  const x = middle + (one.x < middle ? -reach : reach);
  const [lx, ly] = seenBy(one, [
    x,
    (one.y + partner.y) / 2 - sharedHeight(one) * Math.min(one.scale, partner.scale) - 12,
  ]);
  return hand === 'lead' ? [lx, ly] : [lx - 14, ly + 5];
}

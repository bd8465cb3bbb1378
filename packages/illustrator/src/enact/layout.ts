import type { Actor, Enactment, SceneThing } from '@sagolykta/domain/enactment';
import type { CastLooks } from '@sagolykta/domain/look';
import type { Act, Framing } from '@sagolykta/domain/scene-acts';
import { costumes } from '../nouns/costumes.ts';
import { drawnNoun } from '../nouns/drawn-nouns.ts';
import type { Upright } from '../paper/drawing-context.ts';
import type { Anchor, WorldDrawing } from '../world.ts';
import { type Extent, extentOf, extentOfNoun, isCostumed, isGrown, isHuman } from './actor.ts';
import { fromAbove, overTheShoulder } from './framed.ts';
import { liftWhatIsTugged, mount, raise, rowsOnBacks } from './mounted.ts';
import { edgeOf, halfOf, heightOf, isFree, type Placed } from './placed.ts';
import { gapOf, holdsIt, isPulledByHand, relationOf } from './relations.ts';
import { slotsOf } from './slots.ts';
import { clearHeads, stepAside } from './step-aside.ts';

function placedIn(anchor: Anchor, extent: Extent, what: Pick<Placed, 'figure' | 'thing'>): Placed {
  return { ...what, extent, anchor, x: anchor.x, y: anchor.y, scale: anchor.scale * extent.scale, flip: false };
}

/** Whoever would be below the edge of a close picture: small, lying or on the ground. */
function hasSomebodyLow({ figures, things }: Enactment, looks: CastLooks): boolean {
  return (
    figures.some(
      (figure) => !['bed', 'seat', 'above', 'far'].includes(figure.at) && extentOf(figure, looks).height < 175,
    ) || things.some(({ what, at, size }) => at !== 'far' && at !== 'above' && extentOfNoun(what, size).height < 150)
  );
}

/** What stands or lies in the picture by itself: not what somebody has in the hands. */
function looseThings({ figures, things }: Enactment): SceneThing[] {
  return things.filter(({ what }) => !figures.some((figure) => holdsIt(figure, what)));
}

/** Targets nobody placed and nobody can hold stand beside whoever does something to them. */
function targetsLeftOut({ figures, things }: Enactment): SceneThing[] {
  const found = new Map<Actor, SceneThing>();
  for (const figure of figures) {
    const { to, at } = figure;
    if (to === undefined || found.has(to) || holdsIt(figure, to)) continue;
    if (figures.some((other) => other.who === to || holdsIt(other, to)) || things.some(({ what }) => what === to))
      continue;
    if (drawnNoun(to as SceneThing['what']) === undefined) continue;
    found.set(to, { what: to as SceneThing['what'], at });
  }
  return [...found.values()];
}

/** Who stands where. Left stays left; whoever touches somebody comes near enough. */
export function layOut(
  enactment: Enactment,
  world: WorldDrawing,
  looks: CastLooks,
  uprights: readonly Upright[] = [],
): Placed[] {
  const slots = slotsOf(enactment.framing, world, hasSomebodyLow(enactment, looks));
  const people = enactment.figures.map((figure) => placedIn(slots[figure.at], extentOf(figure, looks), { figure }));
  const things = [...looseThings(enactment), ...targetsLeftOut(enactment)].map((thing) =>
    placedIn(slots[thing.at], extentOfNoun(thing.what, thing.size), { thing }),
  );
  const all = [...people, ...things];
  shared(all.filter((one) => one !== (enactment.framing === 'over-shoulder' ? people[0] : undefined)));
  for (const one of people) link(one, people, things);
  for (const one of all) keepInSight(one, enactment.framing);
  settle(all);
  fitAcross(all);
  for (const one of people) face(one, people);
  for (const one of people) if (one.on) mount(one);
  rowsOnBacks(people);
  for (const one of people) raise(one);
  liftWhatIsTugged(people);
  keepAcross(all);
  if (enactment.framing !== 'from-above') clearHeads(all);
  if (enactment.framing === 'middle' || enactment.framing === 'wide') stepAside(all, uprights);
  if (enactment.framing === 'over-shoulder') overTheShoulder(people);
  if (enactment.framing === 'from-above') fromAbove(all);
  return all;
}

/** Whoever is at the same spot as others stands beside them, in the order they are named. */
function shared(all: readonly Placed[]): void {
  const groups = new Map<string, Placed[]>();
  for (const one of all) {
    const at = one.figure?.at ?? one.thing?.at ?? 'centre';
    groups.set(at, [...(groups.get(at) ?? []), one]);
  }
  for (const group of groups.values()) {
    const total = group.reduce((sum, one) => sum + halfOf(one) * 2, 0);
    let x = (group[0]?.anchor.x ?? 600) - total / 2;
    if (group.length < 2) continue;
    for (const one of group) {
      one.x = x + halfOf(one);
      x += halfOf(one) * 2;
    }
  }
}

/** What two can do with one thing between them. */
const sharedActs: readonly Act[] = ['holds', 'carries', 'lifts', 'reads', 'plays'];

function link(one: Placed, people: readonly Placed[], things: readonly Placed[]): void {
  const { figure } = one;
  if (!figure) return;
  const same = (other: Placed): boolean =>
    other !== one && other.figure?.act === figure.act && other.figure.to === figure.to && figure.to !== undefined;
  const { to } = figure;
  const holds = (other: Placed): boolean =>
    to !== undefined &&
    other !== one &&
    other.figure !== undefined &&
    holdsIt(other.figure, to) &&
    !holdsIt(figure, to);
  const target =
    people.find((other) => other !== one && other.figure?.who === to) ??
    things.find(({ thing }) => thing?.what === to) ??
    people.find(holds);
  if (target) {
    one.target = target;
    if (relationOf(figure.act) === 'on') one.on = target;
    return;
  }
  if (figure.to === 'rope') {
    const crew = people.filter((other) => other === one || same(other));
    if (crew.length > 1) one.crew = crew;
    return;
  }
  const partner = people.find(same);
  if (partner && figure.to && sharedActs.includes(figure.act) && holdsIt(figure, figure.to)) one.partner = partner;
  const thrown = people.some((other) => other.figure?.act === 'throws' && other.figure.to === figure.to);
  one.emptyHanded = figure.act === 'catches' && thrown;
}

/** A person who flies lies higher over the feet than is broad on the ground. */
function heightAloft(one: Placed): number {
  if (!one.figure || !isHuman(one.figure.who)) return heightOf(one);
  return Math.max(heightOf(one), (isGrown(one.figure.who) ? 330 : 250) * one.scale);
}

/** A hat is seen as well. */
function hasHat({ figure }: Placed): boolean {
  return figure !== undefined && isCostumed(figure.who) && 'onHead' in costumes[figure.who];
}

/** Nobody is higher than the picture, nor too small to be found in a close one. */
function keepInSight(one: Placed, framing: Framing): void {
  const small = 120 / heightOf(one);
  if (framing === 'close' && small > 1 && one.figure) one.scale *= Math.min(1.8, small);
  // Whoever is in the air is seen whole.
  if (one.figure?.at === 'above' || one.thing?.at === 'above')
    one.y = Math.max(one.y, Math.min(560, heightAloft(one) + 24));
  const most = one.anchor.floats ? 420 : Math.min(660, one.y - 40);
  const height = heightOf(one) * (hasHat(one) ? 1.16 : 1);
  if (height > most && one.y < 800) one.scale *= most / height;
}

function wantedDistance(one: Placed, other: Placed, act: Act): number | undefined {
  // Whoever leans back to pull has the hands just before the body: at the near edge of what is pulled.
  if (act === 'pulls' && (other.figure || (other.thing && isPulledByHand(other.thing.what))))
    return halfOf(other) * edgeOf(other) + (36 * one.scale) / one.extent.scale;
  // A broad pursuer is still behind.
  if (act === 'chases' && !(one.figure && isHuman(one.figure.who)))
    return halfOf(other) + halfOf(one) + (40 * one.scale) / one.extent.scale;
  // Something small on the ground is looked at from close by.
  const gap = gapOf(act) ?? (act === 'looks-at' && isLow(other) && !other.anchor.floats ? 84 : undefined);
  return gap === undefined ? undefined : halfOf(other) + (gap * one.scale) / one.extent.scale;
}

/** Whoever is in the air or in the water stays there, however much is said across. */
function onGround(one: Placed, other: Placed): boolean {
  return !one.anchor.floats === !other.anchor.floats && one.figure?.at !== 'above' && !other.anchor.floats;
}

function isLow(one: Placed): boolean {
  return one.extent.height < 76;
}

/** Where two do something to each other, whoever needs more room decides. */
function mutual(one: Placed, target: Placed): number {
  if (target.target !== one || !target.figure) return 0;
  return wantedDistance(target, one, target.figure.act) ?? 0;
}

function pull(one: Placed, other: Placed, distance: number): void {
  const side = one.x === other.x ? -1 : Math.sign(one.x - other.x);
  const missing = distance - Math.abs(one.x - other.x);
  const [oneFree, otherFree] = [isFree(one), isFree(other)];
  const share = oneFree && otherFree ? 0.5 : oneFree ? 1 : 0;
  one.x += side * missing * share;
  if (otherFree) other.x -= side * missing * (oneFree ? 0.5 : 1);
}

function settle(all: readonly Placed[]): void {
  const isLinked = (one: Placed, other: Placed): boolean =>
    one.target === other || other.target === one || one.partner === other;
  for (const one of all) {
    const { target, figure } = one;
    const near = target && figure && gapOf(figure.act) !== undefined && onGround(one, target) && !one.on;
    if (near && Math.abs(target.y - one.y) > 10 && isFree(one)) {
      one.y = target.y;
      one.scale *= target.anchor.scale / one.anchor.scale;
    }
  }
  for (let pass = 0; pass < 14; pass++) {
    for (const one of all) {
      const { target, partner, figure } = one;
      if (one.on || !figure) continue;
      if (target && onGround(one, target)) {
        const wanted = wantedDistance(one, target, figure.act);
        const hides = relationOf(figure.act) === 'behind';
        if (hides) pull(one, target, halfOf(target) + 6 * one.scale);
        else if (wanted !== undefined) pull(one, target, Math.max(wanted, mutual(one, target), 20));
      }
      if (partner) pull(one, partner, Math.min(300, Math.max(150, togetherWidth(one))) * one.scale);
    }
    for (const one of all) {
      for (const other of all) {
        if (one.x >= other.x || one.on || other.on || isLinked(one, other) || one.anchor.floats !== other.anchor.floats)
          continue;
        const asleep = one.anchor.madeBed || other.anchor.madeBed;
        if (Math.abs(one.y - other.y) > 70 && !asleep) continue;
        const missing = (halfOf(one) + halfOf(other)) * 0.98 - (other.x - one.x);
        if (missing <= 0) continue;
        if (isFree(one)) one.x -= missing / 2;
        if (isFree(other)) other.x += missing / 2;
      }
    }
  }
}

function togetherWidth({ figure }: Placed): number {
  if (!figure?.to || figure.to === 'pet') return 150;
  const noun = drawnNoun(figure.to as SceneThing['what']);
  return noun ? Math.min(noun.width, 190) + 84 : 150;
}

/** All of it is to be seen, if need be a little smaller. */
function fitAcross(all: readonly Placed[]): void {
  const free = all.filter((one) => isFree(one) && !one.on);
  if (free.length === 0) return;
  const left = Math.min(...free.map((one) => one.x - halfOf(one)));
  const right = Math.max(...free.map((one) => one.x + halfOf(one)));
  const room = 1130;
  const shrink = Math.min(1, room / (right - left));
  const middle = (left + right) / 2;
  const centre = Math.max(35 + ((right - left) * shrink) / 2, Math.min(1165 - ((right - left) * shrink) / 2, middle));
  for (const one of free) {
    one.x = centre + (one.x - middle) * shrink;
    if (shrink < 1) one.scale *= shrink;
  }
}

/** Whoever sits on something may be broader than what it sits on: all move together until it is seen. */
function keepAcross(all: readonly Placed[]): void {
  const mounted = all.filter(({ on }) => on !== undefined && isFree(on));
  if (mounted.length === 0) return;
  const movable = all.filter((one) => isFree(one) || mounted.includes(one));
  const left = Math.min(...movable.map((one) => one.x - halfOf(one)));
  const right = Math.max(...movable.map((one) => one.x + halfOf(one)));
  const [roomLeft, roomRight] = [left - 20, 1180 - right];
  const shift =
    roomRight < 0 && roomLeft > 0
      ? Math.max(roomRight, -roomLeft)
      : roomLeft < 0 && roomRight > 0
        ? Math.min(-roomLeft, roomRight)
        : 0;
  for (const one of movable) one.x += shift;
}

function face(one: Placed, people: readonly Placed[]): void {
  const { figure, target, partner } = one;
  if (!figure) return;
  if (figure.faces) {
    one.flip = figure.faces === 'left';
    return;
  }
  const away = figure.act.endsWith('back-to-back') || figure.act === 'leans-on' || (figure.act === 'pulls' && false);
  // In a bed the head is on the pillow.
  if (figure.at === 'bed' && figure.act.startsWith('lies')) {
    one.flip = false;
    return;
  }
  if (one.crew) {
    one.flip = one.x > (Math.min(...one.crew.map(({ x }) => x)) + Math.max(...one.crew.map(({ x }) => x))) / 2;
    return;
  }
  const seen =
    target ??
    partner ??
    people.find((other) => other.target === one) ??
    people.find((other) => other !== one && other.figure?.who === 'child');
  if (one.on) return;
  const chaser = people.find((other) => other.target === one && other.figure?.act === 'chases');
  if (chaser && figure.act !== 'looks-at') {
    one.flip = chaser.x > one.x;
    return;
  }
  if (!seen || Math.abs(seen.x - one.x) < 4) one.flip = one.x > 640;
  else one.flip = seen.x < one.x !== away;
  const backed = people.find((other) => other.target === one && other.figure?.act.endsWith('back-to-back'));
  if (backed && figure.act.endsWith('back-to-back') === false && !target) one.flip = backed.x > one.x;
}

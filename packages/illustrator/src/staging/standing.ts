import type { CastLooks } from '@sagolykta/domain/look';
import type { CastRole, Guest, Pose, SceneFigure } from '@sagolykta/domain/scene-words';
import { petHead } from '../animals/draw-pet.ts';
import { type CreatureGuest, guestCreatures } from '../guests/guest.ts';
import type { Anchor, WorldDrawing } from '../world.ts';

/** Who is drawn as a person: the people of the family, and children whom a story invents. */
export type PersonRole = Exclude<CastRole, 'pet'> | 'child-guest';

/** A figure with its place in the picture. */
export interface Standing {
  readonly figure: SceneFigure;
  readonly x: number;
  readonly y: number;
  readonly scale: number;
  /** Looks to the left: every rig is drawn facing right. */
  readonly flip: boolean;
  readonly anchor: Anchor;
}

/** An animal beside a child looks right a little larger than life. */
const petScale = 1.12;
/** Grown-ups' heads are as large as children's, so they are drawn a shade smaller to keep their height calm. */
const grownUpScale = 0.96;
const edge = 56;

export function isPerson(who: CastRole | Guest): who is PersonRole {
  return who !== 'pet' && !isCreature(who);
}

export function isCreature(who: CastRole | Guest): who is CreatureGuest {
  return who in guestCreatures;
}

export function isGrownUp(who: CastRole | Guest): boolean {
  return who === 'elder' || who === 'elder2' || who === 'adult';
}

function scaleAt(who: CastRole | Guest, anchor: Anchor): number {
  if (who === 'pet') return anchor.scale * petScale;
  return isGrownUp(who) ? anchor.scale * grownUpScale : anchor.scale;
}

const roomOfPose: Record<Pose, number> = {
  stand: 50,
  back: 50,
  walk: 52,
  run: 62,
  crouch: 52,
  sit: 62,
  hug: 60,
  lantern: 74,
  read: 62,
  swim: 110,
  sleep: 120,
  reach: 56,
  ride: 60,
};

/** Tail and muzzle need room; curled up or seen from behind there is little of either. */
function petHalfWidth(pose: Pose, headX: number): number {
  if (pose === 'sleep' || pose === 'back' || pose === 'sit') return Math.max(56, headX * 0.7);
  return Math.max(70, headX * 1.16);
}

/** Half the room a figure needs on the ground, in picture units. */
function halfWidthOf({ who, pose }: SceneFigure, scale: number, looks: CastLooks, airless: boolean): number {
  if (who === 'pet') return petHalfWidth(airless && pose !== 'sleep' ? 'stand' : pose, petHead(looks.pet).x) * scale;
  if (isCreature(who)) return (guestCreatures[who].width / 2) * scale;
  if (isGrownUp(who)) return Math.max(66, roomOfPose[pose]) * scale;
  return roomOfPose[pose] * scale;
}

interface Placed {
  readonly figure: SceneFigure;
  readonly anchor: Anchor;
  readonly scale: number;
  readonly half: number;
  x: number;
}

/** Figures sharing a spot stand side by side round its middle, in the order the scene names them. */
function sharedSpots(figures: readonly SceneFigure[], world: WorldDrawing, looks: CastLooks): Placed[] {
  return figures.map((figure, index) => {
    const anchor = world.anchors[figure.at];
    const scale = scaleAt(figure.who, anchor);
    const together = figures.filter(({ at }) => at === figure.at);
    const place = together.indexOf(figure);
    const handInHand = together.every(({ pose }) => pose === 'back') && !isCreature(figure.who);
    const step = handInHand ? 112 * anchor.scale : (anchor.spread ?? 150 * anchor.scale);
    const x = anchor.x + (place - (together.length - 1) / 2) * step;
    return {
      figure,
      anchor,
      scale,
      half: halfWidthOf(figure, scale, looks, world.airless === true),
      x: x + index * 0.001,
    };
  });
}

/** Friends seen from behind walk close enough to hold hands. */
function areHandInHand(one: Placed, other: Placed): boolean {
  const walks = ({ figure }: Placed): boolean => figure.pose === 'back' && isPerson(figure.who);
  return walks(one) && walks(other) && one.figure.at === other.figure.at;
}

/** Neighbours on the same ground are pushed apart until they overlap only as friends do. */
function apart(placed: readonly Placed[]): void {
  const ground = placed.filter(({ anchor }) => !anchor.floats && anchor.madeBed !== true);
  for (let pass = 0; pass < 6; pass++) {
    for (const one of ground) {
      for (const other of ground) {
        if (one.x >= other.x || Math.abs(one.anchor.y - other.anchor.y) > 70 || areHandInHand(one, other)) continue;
        const wanted = (one.half + other.half) * 0.94;
        const missing = wanted - (other.x - one.x);
        if (missing <= 0) continue;
        one.x -= missing / 2;
        other.x += missing / 2;
      }
    }
    for (const one of ground) one.x = Math.max(edge + one.half * 0.4, Math.min(1200 - edge - one.half * 0.4, one.x));
  }
}

function isOnTheMove({ pose }: SceneFigure): boolean {
  return pose === 'walk' || pose === 'run';
}

/** Those who walk or run go the child's way; the others look towards the middle of the picture, or in the middle towards the others. */
function looksLeft({ figure, x, anchor }: Placed, all: readonly Placed[]): boolean {
  if (figure.faces) return figure.faces === 'left';
  if (anchor.madeBed) return false;
  const child = all.find((other) => other.figure.who === 'child');
  if (child && figure.who !== 'child' && isOnTheMove(figure) && isOnTheMove(child.figure)) return looksLeft(child, all);
  if (figure.who === 'pet' && child && Math.abs(child.x - x) > 40) return child.x < x;
  const others = all.filter((other) => other.figure !== figure);
  if (Math.abs(x - 600) > 110 || others.length === 0) return x > 600;
  const middle = others.reduce((sum, other) => sum + other.x, 0) / others.length;
  return Math.abs(middle - x) < 30 ? x > 600 : middle < x;
}

/** Who stands where: spots become places, shared spots are spread, and everybody looks somewhere sensible. */
export function standingsOf(figures: readonly SceneFigure[], world: WorldDrawing, looks: CastLooks): Standing[] {
  const placed = sharedSpots(figures, world, looks);
  apart(placed);
  return placed.map((one) => ({
    figure: one.figure,
    x: one.x,
    y: one.anchor.y - (one.anchor.behindTable && isGrownUp(one.figure.who) ? 44 : 0),
    scale: one.scale,
    flip: looksLeft(one, placed),
    anchor: one.anchor,
  }));
}

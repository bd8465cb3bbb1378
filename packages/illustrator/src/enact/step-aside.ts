import type { Upright } from '../paper/drawing-context.ts';
import { isGrown, isHuman } from './actor.ts';
import { halfOf, heightOf, isFree, type Placed } from './placed.ts';

function headOf({ y, scale, figure }: Placed): number {
  return y - (figure && isGrown(figure.who) ? 262 : 187) * scale;
}

/** A lamp, a tree or a crane of the picture's own that would stand on somebody's head moves to the nearer side of it. */
export function clearHeads(all: readonly Placed[]): void {
  const people = all.filter(({ figure, on }) => figure && isHuman(figure.who) && !on);
  const posts = all.filter((one) => one.thing && isFree(one) && isTall(one));
  for (const post of posts) {
    const heads = people.filter((one) => one.target !== post && post.y - heightOf(post) < headOf(one));
    const room = (x: number): number => Math.min(...heads.map((one) => Math.abs(one.x - x) / (headRoom * one.scale)));
    if (room(post.x) >= 0.99) continue;
    const asides = heads.flatMap(({ x, scale }) => [x - headRoom * scale, x + headRoom * scale]);
    const free = asides.filter((x) => room(x) >= 0.99 && x > 30 && x < 1170);
    post.x = free.reduce((best, x) => (Math.abs(x - post.x) < Math.abs(best - post.x) ? x : best), free[0] ?? post.x);
  }
}

/** From the middle of a head to where something beside it is seen to be beside it. */
const headRoom = 58;

function isTall(one: Placed): boolean {
  return heightOf(one) > 2 * halfOf(one) * 1.25;
}

/** How far a post or a trunk is from growing out of somebody's head; 0 where it does. */
function clearance(people: readonly Placed[], uprights: readonly Upright[], shift: number): number {
  let least = 1;
  for (const one of people) {
    const { x, scale } = one;
    const headY = headOf(one);
    for (const upright of uprights) {
      if (upright.top > headY + 20 || upright.bottom < headY - 20) continue;
      least = Math.min(least, Math.abs(upright.x - x - shift) / (46 * scale));
    }
  }
  return least;
}

/** Everybody moves a little together, until nothing grows out of a head. */
export function stepAside(all: readonly Placed[], uprights: readonly Upright[]): void {
  const people = all.filter(({ figure, anchor }) => figure && isHuman(figure.who) && !anchor.floats && !anchor.madeBed);
  const free = all.filter((one) => isFree(one) || one.on !== undefined);
  const left = Math.min(...free.map((one) => one.x - halfOf(one)));
  const right = Math.max(...free.map((one) => one.x + halfOf(one)));
  const steps = [0, 20, -20, 40, -40, 60, -60, 80, -80, 100, -100].filter(
    (step) => left + step > 10 && right + step < 1190,
  );
  let [best, most] = [0, clearance(people, uprights, 0)];
  for (const step of steps) {
    const room = clearance(people, uprights, step);
    if (room <= most + 0.01) continue;
    [best, most] = [step, room];
  }
  for (const one of free) one.x += best;
}

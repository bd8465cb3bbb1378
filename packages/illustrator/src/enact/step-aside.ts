import type { Upright } from '../paper/drawing-context.ts';
import { isGrown, isHuman } from './actor.ts';
import { halfOf, isFree, type Placed } from './placed.ts';

/** How far a post or a trunk is from growing out of somebody's head; 0 where it does. */
function clearance(people: readonly Placed[], uprights: readonly Upright[], shift: number): number {
  let least = 1;
  for (const { x, y, scale, figure } of people) {
    const headY = y - (figure && isGrown(figure.who) ? 262 : 187) * scale;
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

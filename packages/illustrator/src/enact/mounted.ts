import type { SceneThing } from '@sagolykta/domain/enactment';
import { drawnNoun } from '../nouns/drawn-nouns.ts';
import { isGrown, isHuman } from './actor.ts';
import { halfOf, heightOf, type Placed } from './placed.ts';
import { isPulledByHand } from './relations.ts';

/** Whoever is lifted or carried hangs in the arms of whoever does it; something large is held up over the head. */
export function raise(one: Placed): void {
  const { figure, target } = one;
  if (figure?.act === 'holds-up' && target?.thing) {
    target.x = one.x;
    target.y = one.y - (isGrown(figure.who) ? 330 : 246) * one.scale;
    target.on = one;
    return;
  }
  if (!figure || !target?.figure || !['lifts', 'carries', 'holds-up'].includes(figure.act) || target.target === one)
    return;
  const side = one.flip ? -1 : 1;
  const human = isHuman(figure.who);
  const person = human && isHuman(target.figure.who);
  const arms = isGrown(figure.who) ? 112 : 74;
  target.x = one.x + side * (human ? (person ? 50 : 56) * one.scale : halfOf(one) * 0.62);
  target.y =
    one.y - (human ? (person ? arms : 62) * one.scale : heightOf(one) * (figure.act === 'holds-up' ? 0.72 : 0.4));
  if (person) target.carried = true;
  target.on = one;
}

/** What two pull at from both sides is between their hands. */
export function liftWhatIsTugged(people: readonly Placed[]): void {
  for (const one of people) {
    const { figure, target } = one;
    const other = people.find((two) => two !== one && two.target === target && two.figure?.act === 'pulls');
    if (figure?.act !== 'pulls' || !target?.thing || target.on || !other || !isPulledByHand(target.thing.what))
      continue;
    if (!isHuman(figure.who) || !other.figure || !isHuman(other.figure.who)) continue;
    target.y -= 62 * one.scale;
    target.on = one;
  }
}

/** Several on one back sit one behind the other. */
export function rowsOnBacks(people: readonly Placed[]): void {
  for (const back of new Set(people.flatMap(({ on }) => (on ? [on] : [])))) {
    const riders = people.filter(({ on, figure }) => on === back && figure?.act !== 'sits-on-lap');
    // Whoever looks back sits behind the one before all the same.
    const ahead = riders[0]?.flip ? 84 : -84;
    riders.forEach((rider, index) => {
      rider.x += (index - (riders.length - 1) / 2) * ahead * rider.scale;
    });
  }
}

/** On a lap, a back or a roof. */
export function mount(one: Placed): void {
  const { on, figure } = one;
  if (!on || !figure) return;
  const noun = on.thing?.what ?? (on.figure && on.figure.who !== 'pet' ? on.figure.who : undefined);
  const drawn = noun ? drawnNoun(noun as SceneThing['what']) : undefined;
  const side = on.flip ? -1 : 1;
  if (figure.act === 'sits-on-lap') {
    one.x = on.x + side * 58 * on.scale;
    one.y = on.y - 6 * on.scale;
    one.flip = on.flip;
    return;
  }
  const lies = on.figure && isHuman(on.figure.who) && on.figure.act.startsWith('lies');
  const back = drawn?.back ?? { x: 0, y: lies ? -44 : -(drawn?.height ?? 150) * 0.94 };
  one.x = on.x + side * back.x * on.scale;
  one.y = on.y + back.y * on.scale;
  one.flip = figure.faces ? figure.faces === 'left' : on.flip;
}

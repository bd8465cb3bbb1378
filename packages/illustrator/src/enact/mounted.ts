import type { SceneThing } from '@sagolykta/domain/enactment';
import { drawnNoun } from '../nouns/drawn-nouns.ts';
import { isHuman } from './actor.ts';
import { halfOf, heightOf, type Placed } from './placed.ts';

/** Whoever is lifted or carried hangs in the arms of whoever does it. */
export function raise(one: Placed): void {
  const { figure, target } = one;
  if (!figure || !target?.figure || !['lifts', 'carries', 'holds-up'].includes(figure.act) || target.target === one)
    return;
  const side = one.flip ? -1 : 1;
  const human = isHuman(figure.who);
  target.x = one.x + side * (human ? 56 * one.scale : halfOf(one) * 0.62);
  target.y = one.y - (human ? 62 * one.scale : heightOf(one) * (figure.act === 'holds-up' ? 0.72 : 0.4));
  target.on = one;
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
  const back = drawn?.back ?? { x: 0, y: -(drawn?.height ?? 150) * 0.94 };
  one.x = on.x + side * back.x * on.scale;
  one.y = on.y + back.y * on.scale;
  one.flip = on.flip;
}

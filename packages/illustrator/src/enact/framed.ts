import { drawnNoun } from '../nouns/drawn-nouns.ts';
import { isGrown, isHuman } from './actor.ts';
import { halfOf, heightOf, isFree, type Placed, skyLift } from './placed.ts';

/** The first is so near that only head and shoulders are seen, from behind; the others are what it looks at. */
export function overTheShoulder([first, ...others]: readonly Placed[]): void {
  if (!first) return;
  const right = first.figure?.at === 'right';
  first.x = right ? 1010 : 190;
  const tall = heightOf(first) / first.scale;
  first.scale *= 2.3 * Math.min(1, 240 / tall);
  first.y = 800 + tall * first.scale * 0.42;
  first.flip = right;
  first.overlooks = true;
  const room = right ? [60, 800] : [400, 1140];
  const span = others.filter((one) => !one.on && isFree(one));
  const left = Math.min(...span.map((one) => one.x - halfOf(one)));
  const end = Math.max(...span.map((one) => one.x + halfOf(one)));
  const shift = Math.max((room[0] ?? 0) - left, 0) - Math.max(end - (room[1] ?? 1200), 0);
  for (const one of others) one.x += shift;
}

/** Round what lies in the middle, heads towards it; degrees clockwise from the top. */
export function fromAbove(all: readonly Placed[]): void {
  const people = all.filter(({ figure }) => figure !== undefined && isHuman(figure.who));
  const side: Readonly<Record<string, number>> = { left: 270, right: 90, far: 0, near: 200, centre: 160 };
  const used = new Set<number>();
  for (const one of people) {
    let angle = side[one.figure?.at ?? 'left'] ?? 160;
    while (used.has(angle)) angle += 42;
    used.add(angle);
    one.scale = 1.4 * one.extent.scale;
    const radians = (angle * Math.PI) / 180;
    const reach = isGrown(one.figure?.who ?? 'pet') ? 520 : 440;
    one.x = 600 + Math.sin(radians) * reach;
    one.y = 400 - Math.cos(radians) * (reach - 30);
    one.flip = false;
    delete one.on;
    one.turned = angle + 180;
  }
  const rest = all.filter((one) => !people.includes(one));
  const seen = rest.filter((one) => (one.thing ? all : people).some(({ target }) => target === one));
  const middle = seen.length > 0 ? seen : rest.filter(({ thing }) => thing !== undefined);
  rest.forEach((one, index) => {
    const somebody = !middle.includes(one);
    one.scale *= Math.min(1, (somebody ? 210 : 240) / Math.max(halfOf(one) * 2, heightOf(one)));
    delete one.on;
    const at = one.figure?.at;
    const beside = at === 'left' || at === 'right' ? at : index % 2 ? 'right' : 'left';
    const taken = people.some(({ figure }) => figure?.at === beside);
    one.x = somebody ? { left: 240, right: 960 }[beside] : 600 + (middle.indexOf(one) - (middle.length - 1) / 2) * 90;
    one.y = (somebody ? (taken ? 690 : 430) : 400) + heightOf(one) / 2;
    // What flies elsewhere lies here.
    if (one.thing && drawnNoun(one.thing.what).place === 'sky') one.y += skyLift * one.scale;
    one.flip = somebody && one.x > 600;
  });
}

import { lighten } from '../paper/colour.ts';
import { limb } from '../paper/limb.ts';
import { flat, type Markup } from '../paper/markup.ts';
import { ellipse, type Point, pointsOf, sampled, smooth } from '../paper/path.ts';
import { garmentColour, legColour, limbPattern } from './garments.ts';
import type { Person } from './person.ts';

const armWidths = [10.5, 9.6, 8.4];
const legWidths = [13, 10.5, 8.6];

/** The end of a limb and the direction it points in. */
function tipOf(points: readonly Point[]): { x: number; y: number; dx: number; dy: number } {
  const [x, y] = points.at(-1) ?? [0, 0];
  const [fromX, fromY] = points.at(-2) ?? [0, 0];
  const length = Math.hypot(x - fromX, y - fromY) || 1;
  return { x, y, dx: (x - fromX) / length, dy: (y - fromY) / length };
}

/** Where a hand is at the end of an arm with these bones. */
export function handAt(bones: string): readonly [number, number] {
  const { x, y, dx, dy } = tipOf(pointsOf(bones));
  return [x + dx * 7, y + dy * 7];
}

/** The first part of the bones, for a short sleeve or a trouser leg that ends at the knee. */
function firstPart(bones: string, share: number): Point[] {
  const points = sampled(bones, 6);
  return points.slice(0, Math.max(3, Math.round(points.length * share)));
}

/** An arm from the shoulder to the hand; castOn is the part its shadow falls on. */
export function arm(person: Person, bones: string, castOn = '', widths: readonly number[] = armWidths): Markup {
  const { context, style, clothes } = person;
  const { x, y, dx, dy } = tipOf(pointsOf(bones));
  const skin = context.tint(style.skin);
  const sleeve = garmentColour(person);
  const handColour = clothes.mittens ? context.tint(style.accent) : skin;
  const hand = context.part(ellipse(x + dx * 7, y + dy * 7, 7.2, 7.8), handColour, { rim: 0.7, grain: false });
  if (clothes.garment === 'tee' || clothes.garment === 'swimwear') {
    const bare = context.part(limb(bones, [8.6, 8, 6.8]), skin, { castOn, grain: false, rim: 0.8 });
    const short = context.part(limb(firstPart(bones, 0.5), [10.5, 11.6], 0.25), sleeve, {});
    return hand + bare + short;
  }
  const cuffColour = clothes.garment === 'coat' ? context.tint(style.yoke) : lighten(sleeve, -0.05);
  const cuff = flat(ellipse(x + dx * 3, y + dy * 3, 11), cuffColour, clothes.garment === 'coat' ? 0.9 : 0.6);
  const inside = clothes.garment === 'pyjamas' ? limbPattern(person) : cuff;
  return hand + context.part(limb(bones, widths), sleeve, { castOn, inside });
}

/** A leg from the hip to the ankle with its foot; `side` is where the toes point. */
export function leg(
  person: Person,
  bones: string,
  side: 1 | -1,
  footTurn = 0,
  widths: readonly number[] = legWidths,
): Markup {
  const { context, style, clothes } = person;
  const { x, y } = tipOf(pointsOf(bones));
  const lowered = clothes.footwear === 'bare' || clothes.footwear === 'shoes' ? 8 : 7;
  const sole = foot(person, x, y + lowered, side, footTurn);
  if (clothes.shorts) {
    const thin = widths.map((width) => width * 0.84);
    const bare = context.part(limb(bones, thin), context.tint(style.skin), { rim: 0.8, grain: false });
    const short = context.part(limb(firstPart(bones, 0.62), [13, 13.4], 0.2), legColour(person), { rim: 0.8 });
    return bare + sole + short;
  }
  return context.part(limb(bones, widths), legColour(person), { rim: 0.8, inside: limbPattern(person) }) + sole;
}

/** Boot, shoe, sock or bare foot, its sole at x, y. */
export function foot(person: Person, x: number, y: number, side: 1 | -1, rotate = 0): Markup {
  return person.context.place({ x, y, rotate, flip: side < 0 }, () => footShape(person));
}

function footShape({ context, style, clothes }: Person): Markup {
  switch (clothes.footwear) {
    case 'bare': {
      const path = smooth('-6,-12 6,-12 8,-6 16,-5 17,0 -7,0.5');
      return context.part(path, context.tint(style.skin), { grain: false });
    }
    case 'socks': {
      const colour = context.tint(lighten(style.accent, 0.05));
      const inside =
        flat('M-14 -19h28v4h-28z', context.tint(style.yoke), 0.8) +
        flat('M10 -12h12v14h-12z', lighten(colour, -0.06), 0.8);
      return context.part(smooth('-9,-18 9,-18 9,-9 17,-7 19,-1 10,0.5 -9,0.5 -9,-8'), colour, { inside });
    }
    case 'shoes': {
      const colour = context.tint(style.accent);
      const sock = flat('M-7 -18h14v8h-14z', context.tint('#f0e4cf'));
      const inside =
        flat('M-30 -3.6h60v6h-60z', context.tint('#efe2cc'), 0.9) +
        flat('M2 -9l6 -1l1 2l-6 1z', context.tint('#f4e8d2'), 0.8);
      return sock + context.part(smooth('-9,-12 7,-12 11,-9 18,-7 20,-1* -9,0* -10,-6'), colour, { inside });
    }
    default: {
      const sole = flat('M-30 -3.4h60v6h-60z', context.tint('#1c1420'), 0.6);
      const lining = flat('M-12 -24h26v5h-26z', context.tint(style.hatTrim), 0.85);
      const boot = smooth('-10,-22 10,-22 10,-11 17,-8 20,-1* -10,0* -10,-10');
      return context.part(boot, context.tint(style.boots), {
        inside: sole + (clothes.garment === 'coat' ? lining : ''),
      });
    }
  }
}

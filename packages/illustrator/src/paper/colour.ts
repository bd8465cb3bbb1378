import { converter, formatHex, type Oklab } from 'culori';

/** '#rrggbb'. */
export type Hex = string;
/** Lightness 0..1, chroma, hue in degrees: how the palette is written down. */
export type Oklch = readonly [lightness: number, chroma: number, hue: number];

const oklabOf = converter('oklab');
/** Mixing is the hot spot of a drawing: a scene asks for a few hundred mixes, thousands of times over. */
const cacheLimit = 20_000;
const parsed = new Map<Hex, Oklab>();
const mixed = new Map<string, Hex>();

function remember<Key, Value>(cache: Map<Key, Value>, key: Key, value: Value): Value {
  if (cache.size >= cacheLimit) cache.clear();
  cache.set(key, value);
  return value;
}

function parse(colour: Hex): Oklab {
  const known = parsed.get(colour);
  if (known) return known;
  const lab = oklabOf(colour);
  if (!lab) throw new Error(`Not a colour: ${colour}`);
  return remember(parsed, colour, lab);
}

export function oklch([l, c, h]: Oklch): Hex {
  return formatHex({ mode: 'oklch', l, c, h });
}

/** From one colour (0) to the other (1), by eye rather than by number: in oklab. */
export function mix(from: Hex, to: Hex, amount: number): Hex {
  const key = `${from}${to}${amount}`;
  const known = mixed.get(key);
  if (known) return known;
  const start = parse(from);
  const end = parse(to);
  const between = (a: number, b: number): number => a + (b - a) * amount;
  const lab = { l: between(start.l, end.l), a: between(start.a, end.a), b: between(start.b, end.b) };
  return remember(mixed, key, formatHex({ mode: 'oklab', ...lab }));
}

/** Adds to the lightness (0..1); a negative step darkens. */
export function lighten(colour: Hex, step: number): Hex {
  const key = `${colour}${step}`;
  const known = mixed.get(key);
  if (known) return known;
  const { l, a, b } = parse(colour);
  return remember(mixed, key, formatHex({ mode: 'oklab', l: Math.max(0, Math.min(1, l + step)), a, b }));
}

/** A colour as it is when what was all `from` is dyed `to`: lighter and darker by as much, and as strong beside the new one. */
export function dyed(colour: Hex, from: Hex, to: Hex): Hex {
  const [own, main, dye] = [parse(colour), parse(from), parse(to)];
  const strength = Math.hypot(own.a, own.b) / Math.max(0.02, Math.hypot(main.a, main.b));
  const l = Math.max(0.08, Math.min(0.97, dye.l + (own.l - main.l)));
  return formatHex({ mode: 'oklab', l, a: dye.a * strength, b: dye.b * strength });
}

/** Whether a colour is one, and no grey or white. */
export function isColourful(colour: Hex): boolean {
  const { a, b } = parse(colour);
  return Math.hypot(a, b) > 0.035;
}

/** Whether two are lighter and darker of one colour. */
export function isOfOneHue(one: Hex, other: Hex): boolean {
  const [first, second] = [parse(one), parse(other)];
  const [lengths, along] = [
    Math.hypot(first.a, first.b) * Math.hypot(second.a, second.b),
    first.a * second.a + first.b * second.b,
  ];
  return lengths > 0 && along / lengths > 0.9;
}

export function lightnessOf(colour: Hex): number {
  return parse(colour).l;
}

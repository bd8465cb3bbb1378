/** Chance as an argument: the same seed gives the same night, on every machine. */
export interface Random {
  /** 0 (inclusive) to 1 (exclusive). */
  next(): number;
  /** One of the items; the list must not be empty. */
  pick<Item>(items: readonly Item[]): Item;
  shuffled<Item>(items: readonly Item[]): Item[];
  /** A stream of its own, so that a new choice in one place moves nothing elsewhere. */
  fork(name: string): Random;
}

/** sfc32 (Chris Doty-Humphrey, public domain), seeded by four rounds of FNV-1a over the text. */
export function randomFrom(seed: string): Random {
  let [a, b, c, d] = [hash(seed, 1), hash(seed, 2), hash(seed, 3), hash(seed, 4)];
  const next = (): number => {
    const sum = (((a + b) | 0) + d) | 0;
    d = (d + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (c << 21) | (c >>> 11);
    c = (c + sum) | 0;
    return (sum >>> 0) / 4294967296;
  };
  for (let warmUp = 0; warmUp < 12; warmUp += 1) next();
  return {
    next,
    pick: (items) => {
      const item = items[Math.floor(next() * items.length)];
      if (item === undefined) throw new Error('nothing to pick from');
      return item;
    },
    shuffled: (items) =>
      items
        .map((item) => ({ item, order: next() }))
        .sort((one, other) => one.order - other.order)
        .map(({ item }) => item),
    fork: (name) => randomFrom(`${seed}/${name}`),
  };
}

function hash(text: string, round: number): number {
  let value = 2166136261 ^ Math.imul(round, 0x9e3779b1);
  for (let index = 0; index < text.length; index += 1) {
    value = Math.imul(value ^ text.charCodeAt(index), 16777619);
  }
  return value | 0;
}

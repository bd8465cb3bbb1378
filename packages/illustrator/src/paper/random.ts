/** FNV-1a: a stable number for a text, so that a seed may be any string. */
export function hashText(text: string): number {
  let hash = 2166136261;
  for (let index = 0; index < text.length; index++) {
    hash ^= text.charCodeAt(index);
    hash = Math.imul(hash, 16777619);
  }
  return hash >>> 0;
}

/** Mulberry32: the same seed always deals the same numbers, from 0 up to 1. */
export function randomFrom(seed: string): () => number {
  let state = hashText(seed);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** Smooth one-dimensional value noise between -1 and 1, for ridges and uneven edges. */
export function noiseFrom(seed: string): (x: number) => number {
  const key = hashText(seed);
  const valueAt = (index: number): number => {
    let mixed = Math.imul(index ^ key, 0x27d4eb2d);
    mixed ^= mixed >>> 15;
    mixed = Math.imul(mixed, 0x85ebca6b);
    mixed ^= mixed >>> 13;
    return ((mixed >>> 0) / 4294967296) * 2 - 1;
  };
  return (x) => {
    const index = Math.floor(x);
    const along = x - index;
    const eased = along * along * (3 - 2 * along);
    return valueAt(index) * (1 - eased) + valueAt(index + 1) * eased;
  };
}

/** One of the choices, by a number from 0 up to 1. */
export function pick<Choice>(choices: readonly [Choice, ...Choice[]], chance: number): Choice {
  return choices[Math.min(choices.length - 1, Math.floor(chance * choices.length))] ?? choices[0];
}

/** A scene's seed is its story's seed with the picture's number after the last slash. */
export function storySeed(seed: string): string {
  return seed.replace(/\/\d+$/, '');
}

/** A stream of figures from -1 to 1, one a call. */
export type Signal = () => number;

/** Fills a block with what comes next of a sound. */
export type Sound = (block: Float32Array) => void;

// What is remembered from one figure to the next lies in typed arrays: there an engine keeps it without making a new
// object for each, forty-eight thousand times a second.

/** The same seed, the same noise: what is measured is what is heard. */
export function whiteNoise(seed: number): Signal {
  // Neighbouring seeds are to be strangers, and none is nought.
  const kept = Int32Array.of(Math.imul(seed + 1, 0x9e3779b1) | 1);
  return () => {
    let state = kept[0] as number;
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    kept[0] = state;
    return state / 0x80000000;
  };
}

/** A slow wandering between -1 and 1 that never jumps, another way about every so many seconds. */
export function wandering(seed: number, seconds: number, sampleRate: number): Signal {
  const chance = whiteNoise(seed);
  const every = Math.round(seconds * sampleRate);
  const pull = 2.5 / every;
  const kept = new Float64Array(2);
  let left = 0;
  let goal = 0;
  return () => {
    if (left === 0) {
      goal = chance();
      left = every;
    }
    left -= 1;
    const first = (kept[0] as number) + pull * (goal - (kept[0] as number));
    const second = (kept[1] as number) + pull * (first - (kept[1] as number));
    kept[0] = first;
    kept[1] = second;
    return second;
  };
}

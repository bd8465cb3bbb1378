/** One figure in, one out, remembering those before. */
export type Filter = (sample: number) => number;

/** Lets through what is lower than `hertz`, 6 dB an octave. */
export function lowPass(hertz: number, sampleRate: number): Filter {
  const share = 1 - Math.exp((-2 * Math.PI * hertz) / sampleRate);
  const kept = new Float64Array(1);
  return (sample) => {
    const before = kept[0] as number;
    const passed = before + share * (sample - before);
    kept[0] = passed;
    return passed;
  };
}

/** Lets through what is higher than `hertz`, 6 dB an octave. */
export function highPass(hertz: number, sampleRate: number): Filter {
  const low = lowPass(hertz, sampleRate);
  return (sample) => sample - low(sample);
}

/** One filter after the other. */
export function chain(first: Filter, second: Filter): Filter {
  return (sample) => second(first(sample));
}

/** Lets through what lies around a frequency that may move (below a tenth of the rate), the narrower the larger `sharpness`. */
export function bandPass(sharpness: number, sampleRate: number): (sample: number, hertz: number) => number {
  const damping = 1 / sharpness;
  const share = Math.PI / sampleRate;
  const kept = new Float64Array(2);
  return (sample, hertz) => {
    // A state-variable filter that stays calm while its frequency moves.
    const turn = hertz * share;
    // The tangent, near enough below a tenth of the rate, and much sooner.
    const tension = turn * (1 + (turn * turn) / 3);
    const a1 = 1 / (1 + tension * (tension + damping));
    const low = kept[0] as number;
    const band = kept[1] as number;
    const high = sample - low;
    const nextBand = a1 * (band + tension * high);
    const nextLow = low + tension * nextBand;
    kept[0] = 2 * nextLow - low;
    kept[1] = 2 * nextBand - band;
    return nextBand * damping;
  };
}

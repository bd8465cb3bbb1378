/** Root mean square: how loud a stretch of sound is. */
export function rootMeanSquare(samples: Float32Array): number {
  let energy = 0;
  for (const sample of samples) energy += sample * sample;
  return Math.sqrt(energy / Math.max(1, samples.length));
}

/** Of 1, in decibels; silence is -120. */
export function decibels(level: number): number {
  return 20 * Math.log10(Math.max(1e-6, level));
}

/** How loud each stretch of so many seconds is, in decibels. */
export function loudnessByTime(samples: Float32Array, sampleRate: number, seconds: number): number[] {
  const length = Math.round(seconds * sampleRate);
  const levels: number[] = [];
  for (let from = 0; from + length <= samples.length; from += length) {
    levels.push(decibels(rootMeanSquare(samples.subarray(from, from + length))));
  }
  return levels;
}

export function peakOf(samples: Float32Array): number {
  let peak = 0;
  for (const sample of samples) peak = Math.max(peak, Math.abs(sample));
  return peak;
}

/** The steepest step from one sample to the next: a click is one. */
export function steepestStep(samples: Float32Array): number {
  let steepest = 0;
  for (let index = 1; index < samples.length; index += 1) {
    steepest = Math.max(steepest, Math.abs((samples[index] ?? 0) - (samples[index - 1] ?? 0)));
  }
  return steepest;
}

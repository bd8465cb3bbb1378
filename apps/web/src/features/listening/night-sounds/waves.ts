import { bandPass, lowPass } from './filters.ts';
import { type Sound, wandering, whiteNoise } from './noise.ts';

/** How a wave comes: slowly up the beach, and longer back. */
function swell(phase: number): number {
  const rising = 0.42;
  const share = phase < rising ? phase / rising : 1 - (phase - rising) / (1 - rising);
  return 0.5 - 0.5 * Math.cos(Math.PI * share);
}

/** Two waves on their way, each in a measure of its own, over a deep sea. */
export function waves(sampleRate: number, seed: number): Sound {
  const noise = whiteNoise(seed);
  const foam = bandPass(0.6, sampleRate);
  const air = lowPass(2400, sampleRate);
  const deep = lowPass(140, sampleRate);
  const unrest = wandering(seed + 1, 7, sampleRate);
  let near = (seed % 7) / 7;
  let far = 0.5;
  return (block) => {
    for (let index = 0; index < block.length; index += 1) {
      near = (near + 1 / (11 * sampleRate)) % 1;
      far = (far + (1 + 0.15 * unrest()) / (14.5 * sampleRate)) % 1;
      const rise = 0.62 * swell(near) + 0.38 * swell(far);
      const water = noise();
      block[index] = air(foam(water, 260 + 420 * rise)) * (0.28 + 0.72 * rise) + 0.7 * deep(water);
    }
  };
}

import { bandPass, chain, lowPass } from './filters.ts';
import { type Sound, wandering, whiteNoise } from './noise.ts';

/** Wind that goes through one crown and then another, never all at once. */
export function windInSpruces(sampleRate: number, seed: number): Sound {
  const noise = whiteNoise(seed);
  const strength = wandering(seed + 1, 5, sampleRate);
  const way = wandering(seed + 2, 3.5, sampleRate);
  const needles = bandPass(0.9, sampleRate);
  const air = chain(lowPass(2200, sampleRate), lowPass(2200, sampleRate));
  const trunks = lowPass(170, sampleRate);
  return (block) => {
    for (let index = 0; index < block.length; index += 1) {
      const blowing = noise();
      const loud = 0.62 + 0.38 * strength();
      block[index] = air(needles(blowing, 430 + 190 * way() + 120 * strength())) * loud + 0.55 * trunks(blowing);
    }
  };
}

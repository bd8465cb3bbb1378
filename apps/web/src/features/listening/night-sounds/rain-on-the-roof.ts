import { bandPass, chain, highPass, lowPass } from './filters.ts';
import { grains } from './grains.ts';
import { type Sound, wandering, whiteNoise } from './noise.ts';

/** An even rain, and single drops nearer by. */
export function rainOnTheRoof(sampleRate: number, seed: number): Sound {
  const noise = whiteNoise(seed);
  const rain = chain(highPass(160, sampleRate), chain(lowPass(750, sampleRate), lowPass(1900, sampleRate)));
  const gust = wandering(seed + 1, 4, sampleRate);
  const drops = grains({ seed: seed + 2, sampleRate, perSecond: 9, attack: 0.004, decay: 0.018 });
  const pitch = wandering(seed + 3, 0.2, sampleRate);
  const roof = bandPass(5, sampleRate);
  return (block) => {
    for (let index = 0; index < block.length; index += 1) {
      const falling = noise();
      block[index] = rain(falling) * (1 + 0.22 * gust()) + 1.1 * roof(falling * drops(), 780 + 300 * pitch());
    }
  };
}

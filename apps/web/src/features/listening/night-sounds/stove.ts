import { bandPass, chain, highPass, lowPass } from './filters.ts';
import { grains } from './grains.ts';
import { type Sound, wandering, whiteNoise } from './noise.ts';

/** A fire that has burned for a while: its draught, and now and then a log that crackles softly. */
export function stove(sampleRate: number, seed: number): Sound {
  const noise = whiteNoise(seed);
  const draught = chain(highPass(40, sampleRate), chain(lowPass(210, sampleRate), lowPass(420, sampleRate)));
  const flicker = wandering(seed + 1, 0.7, sampleRate);
  const crackling = grains({ seed: seed + 2, sampleRate, perSecond: 2.2, attack: 0.004, decay: 0.016 });
  const pitch = wandering(seed + 3, 0.5, sampleRate);
  const log = bandPass(2.2, sampleRate);
  return (block) => {
    for (let index = 0; index < block.length; index += 1) {
      const burning = noise();
      block[index] =
        1.7 * draught(burning) * (1 + 0.3 * flicker()) + 0.34 * log(burning * crackling(), 1050 + 420 * pitch());
    }
  };
}

import { bandPass, chain, highPass, lowPass } from './filters.ts';
import { type Sound, wandering, whiteNoise } from './noise.ts';

/** Seconds between one joint of the rails and the next, and between the two axles that go over it. */
const joint = 1.72;
const axles = 0.27;

/** How loud a wheel is so many seconds after it met the joint: it swells and dies away. */
function thump(seconds: number): number {
  if (seconds < 0 || seconds > 0.6) return 0;
  const share = seconds / 0.1;
  return share * Math.exp(1 - share);
}

/** A sleeping car: the rolling, and far below the joints of the rails, two and two. */
export function nightTrain(sampleRate: number, seed: number): Sound {
  const noise = whiteNoise(seed);
  const rolling = chain(highPass(35, sampleRate), chain(lowPass(150, sampleRate), lowPass(320, sampleRate)));
  const wheels = chain(lowPass(110, sampleRate), lowPass(240, sampleRate));
  const draught = bandPass(0.8, sampleRate);
  const sway = wandering(seed + 1, 3, sampleRate);
  const turn = Math.round(joint * sampleRate);
  let time = 0;
  return (block) => {
    for (let index = 0; index < block.length; index += 1) {
      time = time + 1 === turn ? 0 : time + 1;
      const seconds = time / sampleRate;
      const going = noise();
      const beat = thump(seconds - 0.1) + 0.8 * thump(seconds - 0.1 - axles);
      block[index] =
        1.5 * rolling(going) * (1 + 0.2 * sway()) +
        0.9 * wheels(going) * beat +
        0.16 * draught(going, 480 + 60 * sway());
    }
  };
}

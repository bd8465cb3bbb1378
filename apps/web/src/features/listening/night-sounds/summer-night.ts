import { bandPass, lowPass } from './filters.ts';
import { type Signal, type Sound, wandering, whiteNoise } from './noise.ts';

/** A tone by turning a hand: cheaper than asking for a sine at every step. */
function tone(hertz: number, sampleRate: number): Signal {
  const turn = (2 * Math.PI * hertz) / sampleRate;
  const [cosine, sine] = [Math.cos(turn), Math.sin(turn)];
  const hand = Float64Array.of(1, 0);
  return () => {
    const x = hand[0] as number;
    const y = hand[1] as number;
    hand[0] = x * cosine - y * sine;
    hand[1] = x * sine + y * cosine;
    return y;
  };
}

/** A grasshopper that is far away: a tone that trembles, for a while, and rests. */
function grasshopper(sampleRate: number, seed: number, hertz: number): Signal {
  const mood = wandering(seed, 4, sampleRate);
  const ease = lowPass(1.2, sampleRate);
  const wing = tone(hertz, sampleRate);
  const tremble = tone(17, sampleRate);
  return () => {
    const loud = ease(mood() > 0 ? 1 : 0);
    return loud < 1e-4 ? 0 : wing() * (0.5 + 0.5 * tremble()) * loud;
  };
}

/** Leaves that hardly stir, a brook, and grasshoppers beyond the meadow. */
export function summerNight(sampleRate: number, seed: number): Sound {
  const noise = whiteNoise(seed);
  const leaves = bandPass(0.7, sampleRate);
  const air = lowPass(1500, sampleRate);
  const breeze = wandering(seed + 1, 5, sampleRate);
  const ground = lowPass(160, sampleRate);
  const brook = bandPass(3, sampleRate);
  const ripple = wandering(seed + 2, 0.35, sampleRate);
  const one = grasshopper(sampleRate, seed + 3, 3100);
  const other = grasshopper(sampleRate, seed + 4, 3460);
  return (block) => {
    for (let index = 0; index < block.length; index += 1) {
      const still = noise();
      const stirring = breeze();
      block[index] =
        air(leaves(still, 460 + 150 * stirring)) * (0.6 + 0.24 * stirring) +
        0.42 * ground(still) +
        0.22 * brook(still, 900 + 260 * ripple()) +
        0.036 * one() +
        0.024 * other();
    }
  };
}

import { nightSounds } from '@sagolykta/domain/night-sounds';
import { nightMixer } from '../apps/web/src/features/listening/night-sounds/night-mixer.ts';
import type { Line } from './table.ts';

const sampleRate = 24_000;
const seconds = 30;
/** So much slower than this one is the processor of a cheap phone, as developers' tools slow one down for it. */
const slowed = 6;

/** How much of a processor each night takes, in this process: time of the processor, not of the clock. */
export function measureNightSounds(): Line[] {
  const [left, right] = [new Float32Array(128), new Float32Array(128)];
  const shares = nightSounds.map((sound) => {
    const mixer = nightMixer(sampleRate, 3);
    mixer.play(sound);
    const render = (length: number) => {
      for (let block = 0; block < (length * sampleRate) / 128; block += 1) mixer.render(left, right);
    };
    render(5);
    const before = process.cpuUsage().user;
    render(seconds);
    return { sound, share: (process.cpuUsage().user - before) / 1e6 / seconds };
  });
  const dearest = shares.reduce((most, one) => (one.share > most.share ? one : most));
  return [
    {
      what: `the dearest night sound (${dearest.sound}), on a processor ${slowed} times slower`,
      figure: dearest.share * slowed * 100,
      unit: '%',
      target: { atMost: 5 },
      note: `${(dearest.share * 100).toFixed(2)} % of this one`,
    },
  ];
}

import { expect, test } from 'vitest';
import { trimmedVoice } from '../src/recorded-voice.ts';

const voice = (before: number, speaking: number, after: number, level: number) => [
  ...Array.from({ length: before }, () => 0.002),
  ...Array.from({ length: speaking }, (_, index) => (index % 10 === 5 ? 0.004 : level)),
  ...Array.from({ length: after }, () => 0.002),
];

test('the silence around a voice is left out, but for a breath; the pauses in it stay', () => {
  const heard = trimmedVoice({ loudness: voice(50, 200, 100, 0.08), step: 20 });
  expect(heard).toEqual({ heardFrom: 840, heardTo: 5160, level: 100, isTooQuiet: false });
});

test('a loud voice is turned down to a calm one, and none is turned up', () => {
  expect(trimmedVoice({ loudness: voice(5, 100, 5, 0.4), step: 20 }).level).toBe(25);
  expect(trimmedVoice({ loudness: voice(5, 100, 5, 0.05), step: 20 }).level).toBe(100);
});

test('where nobody is heard, that is told', () => {
  expect(trimmedVoice({ loudness: voice(50, 0, 50, 0), step: 20 })).toMatchObject({ isTooQuiet: true });
  expect(trimmedVoice({ loudness: voice(5, 100, 5, 0.015), step: 20 })).toMatchObject({ isTooQuiet: true });
  expect(trimmedVoice({ loudness: [], step: 20 })).toMatchObject({ heardFrom: 0, heardTo: 0, isTooQuiet: true });
});

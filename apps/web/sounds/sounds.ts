// npm run sounds: every night sound as a spectrogram to be looked at (PNG) and a sound to be heard (WAV), in screenshots/sounds/,
// and its figures. The picture: time from left to right, 0 to 6 kHz from below, every 20 dB a colour.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { nightSounds } from '@sagolykta/domain/night-sounds';
import { decibels, loudnessByTime, peakOf, rootMeanSquare, steepestStep } from './loudness.ts';
import { pngOf } from './png.ts';
import { type Night, renderNight, sampleRate } from './render-night.ts';
import { meanSpectrum, shareAbove, spectrumOf } from './spectrum.ts';

const seconds = 40;
const size = 1024;
const folder = join(import.meta.dirname, '..', '..', '..', 'screenshots', 'sounds');

mkdirSync(folder, { recursive: true });
console.log('sound               RMS dB  peak dB  louder than 0.1 s before  steepest step  above 2 kHz  above 6 kHz');
for (const sound of nightSounds) {
  const night = renderNight(sound, seconds);
  writeFileSync(join(folder, `${sound}.png`), spectrogram(night.left));
  writeFileSync(join(folder, `${sound}.wav`), wav(night));
  const settled = night.left.subarray(8 * sampleRate);
  const levels = loudnessByTime(settled, sampleRate, 0.1);
  const louder = Math.max(...levels.map((level, index) => level - (levels[index - 1] ?? level)));
  const spectrum = meanSpectrum(settled);
  const figures = [
    decibels(rootMeanSquare(settled)).toFixed(1).padStart(6),
    decibels(peakOf(settled)).toFixed(1).padStart(8),
    louder.toFixed(1).padStart(25),
    steepestStep(settled).toFixed(3).padStart(14),
    `${(100 * shareAbove(spectrum, 2000, sampleRate)).toFixed(1)} %`.padStart(12),
    `${(100 * shareAbove(spectrum, 6000, sampleRate)).toFixed(2)} %`.padStart(12),
  ];
  console.log(`${sound.padEnd(18)} ${figures.join(' ')}`);
}

function spectrogram(samples: Float32Array): Buffer {
  const hop = Math.round(sampleRate / 25);
  const width = Math.floor((samples.length - size) / hop);
  const height = (size * 6000) / sampleRate;
  const pixels = new Uint8Array(width * height * 3);
  for (let column = 0; column < width; column += 1) {
    const spectrum = spectrumOf(samples.subarray(column * hop, column * hop + size));
    for (let row = 0; row < height; row += 1) {
      const level = 10 * Math.log10((spectrum[height - 1 - row] ?? 0) / size + 1e-12);
      pixels.set(colourOf(level), (row * width + column) * 3);
    }
  }
  return pngOf(width, height, pixels);
}

/** Night blue through ember to lamplight, from -90 to -10 dB. */
function colourOf(level: number): [number, number, number] {
  const share = Math.min(1, Math.max(0, (level + 90) / 80));
  const stops = [
    [8, 8, 30],
    [50, 40, 110],
    [170, 70, 80],
    [245, 170, 70],
    [255, 245, 210],
  ] as const;
  const at = Math.min(stops.length - 2, Math.floor(share * (stops.length - 1)));
  const within = share * (stops.length - 1) - at;
  const [from, to] = [stops[at] ?? stops[0], stops[at + 1] ?? stops[0]];
  return [0, 1, 2].map((part) => Math.round((from[part] ?? 0) * (1 - within) + (to[part] ?? 0) * within)) as [
    number,
    number,
    number,
  ];
}

function wav({ left, right }: Night): Buffer {
  const file = Buffer.alloc(44 + left.length * 4);
  file.write('RIFF', 0, 'latin1');
  file.writeUInt32LE(36 + left.length * 4, 4);
  file.write('WAVEfmt ', 8, 'latin1');
  file.writeUInt32LE(16, 16);
  file.writeUInt16LE(1, 20);
  file.writeUInt16LE(2, 22);
  file.writeUInt32LE(sampleRate, 24);
  file.writeUInt32LE(sampleRate * 4, 28);
  file.writeUInt16LE(4, 32);
  file.writeUInt16LE(16, 34);
  file.write('data', 36, 'latin1');
  file.writeUInt32LE(left.length * 4, 40);
  for (const [index, sample] of left.entries()) {
    file.writeInt16LE(Math.round(sample * 32767), 44 + index * 4);
    file.writeInt16LE(Math.round((right[index] ?? 0) * 32767), 46 + index * 4);
  }
  return file;
}

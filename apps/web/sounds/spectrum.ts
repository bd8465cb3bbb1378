/** How much of each frequency there is in so many samples (a power of two), by energy; the first is 0 Hz, the last half the rate. */
export function spectrumOf(samples: Float32Array): Float64Array {
  const { length } = samples;
  const real = new Float64Array(length);
  const imaginary = new Float64Array(length);
  for (let index = 0; index < length; index += 1) {
    const hann = 0.5 - 0.5 * Math.cos((2 * Math.PI * index) / length);
    real[reversed(index, length)] = (samples[index] ?? 0) * hann;
  }
  for (let size = 2; size <= length; size *= 2) turn(real, imaginary, size);
  return Float64Array.from(
    { length: length / 2 },
    (_, index) => (real[index] ?? 0) ** 2 + (imaginary[index] ?? 0) ** 2,
  );
}

function reversed(index: number, length: number): number {
  let turned = 0;
  for (let bit = 1, rest = index; bit < length; bit *= 2, rest >>= 1) turned = (turned << 1) | (rest & 1);
  return turned;
}

/** One round of the fast Fourier transform. */
function turn(real: Float64Array, imaginary: Float64Array, size: number): void {
  const half = size / 2;
  for (let step = 0; step < half; step += 1) {
    const angle = (-2 * Math.PI * step) / size;
    const [cosine, sine] = [Math.cos(angle), Math.sin(angle)];
    for (let low = step; low < real.length; low += size) {
      const high = low + half;
      const [r, i] = [real[high] ?? 0, imaginary[high] ?? 0];
      const [turnedReal, turnedImaginary] = [r * cosine - i * sine, r * sine + i * cosine];
      real[high] = (real[low] ?? 0) - turnedReal;
      imaginary[high] = (imaginary[low] ?? 0) - turnedImaginary;
      real[low] = (real[low] ?? 0) + turnedReal;
      imaginary[low] = (imaginary[low] ?? 0) + turnedImaginary;
    }
  }
}

/** The spectrum of a whole sound, in the mean. */
export function meanSpectrum(samples: Float32Array, size = 4096): Float64Array {
  const mean = new Float64Array(size / 2);
  for (let from = 0; from + size <= samples.length; from += size) {
    for (const [index, energy] of spectrumOf(samples.subarray(from, from + size)).entries()) {
      mean[index] = (mean[index] ?? 0) + energy;
    }
  }
  return mean;
}

/** The share of the energy that lies above a frequency. */
export function shareAbove(spectrum: Float64Array, hertz: number, sampleRate: number): number {
  const first = Math.round((hertz / (sampleRate / 2)) * spectrum.length);
  const sum = (part: Float64Array) => part.reduce((total, energy) => total + energy, 0);
  return sum(spectrum.subarray(first)) / sum(spectrum);
}

/** How far ahead it hears, in seconds. */
const ahead = 0.006;
/** How slowly it lets go, in seconds. */
const release = 0.4;

/**
 * Nothing comes out of it that is louder than the ceiling. It hears a little ahead and has turned down before the peak
 * is there, both sides alike; both sounds are changed in place, and come a few milliseconds later.
 */
export function limiter(ceiling: number, sampleRate: number): (left: Float32Array, right: Float32Array) => void {
  const length = Math.max(1, Math.round(ahead * sampleRate));
  const lefts = new Float32Array(length);
  const rights = new Float32Array(length);
  const within = (sample: number) => Math.min(ceiling, Math.max(-ceiling, sample));
  const rise = 1 - Math.exp(-1 / (release * sampleRate));
  let at = 0;
  /** The gain, how it changes at each figure, and where it is going. */
  const kept = Float64Array.of(1, 0, 1);
  let held = 0;
  return (left, right) => {
    let gain = kept[0] as number;
    let step = kept[1] as number;
    let goal = kept[2] as number;
    for (let index = 0; index < left.length; index += 1) {
      const nextLeft = left[index] as number;
      const nextRight = right[index] as number;
      const peak = Math.max(Math.abs(nextLeft), Math.abs(nextRight));
      const most = peak > ceiling ? ceiling / peak : 1;
      if (most <= goal) {
        // Down in a straight line, and there when the peak is.
        if (most < goal) step = Math.min(step, (most - gain) / length);
        goal = most;
        held = length;
      } else if (held > 0) held -= 1;
      else {
        goal += rise * (1 - goal);
        step = 0;
      }
      gain = step < 0 ? Math.max(goal, gain + step) : gain + rise * (goal - gain);
      left[index] = within((lefts[at] as number) * gain);
      right[index] = within((rights[at] as number) * gain);
      lefts[at] = nextLeft;
      rights[at] = nextRight;
      at = at + 1 === length ? 0 : at + 1;
    }
    kept[0] = gain;
    kept[1] = step;
    kept[2] = goal;
  };
}

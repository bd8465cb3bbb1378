/** When listening is to end: by itself never, after this story, or after so many minutes. */
export const sleepTimers = ['off', 'story', 10, 20, 30] as const;
export type SleepTimer = (typeof sleepTimers)[number];

/** How long before the end the sound begins to sink, in milliseconds. */
export const sinking = 60_000;
/** Where it ends with the story the voice is still to be heard: it says good night. */
const lastWords = 0.4;

/** How long the timer runs, in milliseconds; undefined where no clock ends it. */
export function timerLength(timer: SleepTimer): number | undefined {
  return typeof timer === 'number' ? timer * 60_000 : undefined;
}

/** How loud it is (1 is as loud as chosen) so many milliseconds before the end: evenly to the ear down to nothing. */
export function loudnessBefore(left: number): number {
  const share = Math.min(1, Math.max(0, left / sinking));
  return share * share;
}

/** How loud the voice is when the story is to be the last: it sinks, and says good night softly. */
export function voiceBeforeLastWord(left: number): number {
  return lastWords + (1 - lastWords) * loudnessBefore(left);
}

/** From six in the evening to six in the morning. */
export function isNight(hour: number): boolean {
  return hour >= 18 || hour < 6;
}

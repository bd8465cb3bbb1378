/** Minutes shown for a story whose reading time is missing. */
export const defaultReadingMinutes = 5;

export function readingMinutes(readingTime: number | null | undefined): number {
  return readingTime ?? defaultReadingMinutes;
}

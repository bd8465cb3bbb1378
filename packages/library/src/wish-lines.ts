/** The lines of a file of wishes that are not notes. */
export function linesOfWishes(text: string): string[] {
  return text.split('\n').filter((line) => line.trim() !== '' && !line.startsWith('%'));
}

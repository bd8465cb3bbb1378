/** Where the pictures stand, as shares of the paragraphs. */
const pictureShares = [0.25, 0.5, 0.75] as const;
export const mostPictures = pictureShares.length;

/** A story's paragraphs, parted at line breaks; several in a row part no more than one. */
export function paragraphsOf(content: string): string[] {
  return content
    .split(/\r\n|\r|\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '');
}

/**
 * After how many paragraphs each picture stands: roughly 25, 50 and 75 %, at most three. Every picture gets a place, and
 * none stands before the first paragraph; in a very short story two may share one.
 */
export function picturePlaces(paragraphs: number, pictures: number): number[] {
  const shown = Math.min(pictures, mostPictures);
  return pictureShares.slice(0, shown).map((share) => Math.max(1, Math.round(paragraphs * share)));
}

import type { ToldCard } from '../../ports/quick-stories.ts';

const lineBreak = 10;

interface Card {
  readonly title: string;
  readonly preview: string;
  readonly imageCount: number;
  readonly readingTime: number | null;
  readonly firstImageAlt: string | null;
}

/**
 * What of a story's card is fixed when it is told, or mended: in the first line its first picture's alt text, then the rest,
 * both as they are sent. No line break is inside either, since JSON writes them as letters.
 */
export function keptCard({ firstImageAlt, title, preview, imageCount, readingTime }: Card): string {
  const members = JSON.stringify({ title, preview, imageCount, readingTime }).slice(1, -1);
  return `${JSON.stringify(firstImageAlt)}\n${members}`;
}

/** The other way round; nothing of it is looked at. */
export function readKeptCard(kept: Uint8Array): ToldCard {
  const end = kept.indexOf(lineBreak);
  return { alt: kept.subarray(0, end), members: kept.subarray(end + 1) };
}

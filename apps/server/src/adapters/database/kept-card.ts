interface Card {
  readonly title: string;
  readonly preview: string;
  readonly imageCount: number;
  readonly readingTime: number | null;
  readonly firstImageAlt: string | null;
}

/**
 * What of a story's card is fixed when it is told, or mended, as it is sent: the end of its image, where it has one, and then
 * its other members, without the last brace. See `QuickCard`. Where a list's answer gets another shape, a migration empties the
 * column: a story without it is asked for the longer way.
 */
export function keptCard({ firstImageAlt, title, preview, imageCount, readingTime }: Card): string {
  const members = JSON.stringify({ title, preview, imageCount, readingTime }).slice(1, -1);
  return firstImageAlt === null ? members : `"alt":${JSON.stringify(firstImageAlt)}},${members}`;
}

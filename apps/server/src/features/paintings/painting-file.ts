import { addressOf } from '@sagolykta/contract/client';
import { routes } from '@sagolykta/contract/routes';

interface PaintingFile {
  readonly childProfileId: string;
  readonly storyId: string;
  /** From 1. */
  readonly number: number;
}

/** Begins with what it goes with, as a picture's name does: child, story, picture. */
export function paintingFile({ childProfileId, storyId, number }: PaintingFile): string {
  return `painting-${childProfileId}-${storyId}-${number}.webp`;
}

/** Painted once and never again, so the address needs no version. */
export function paintingAddress(storyId: string, number: number): string {
  return addressOf(routes.getPainting.path, { id: storyId, number: String(number) });
}

import { addressOf } from '@sagolykta/contract/client';
import { routes } from '@sagolykta/contract/routes';
import { storyFile } from '../stories/story-files.ts';

interface PaintingFile {
  readonly childProfileId: string;
  readonly storyId: string;
  /** From 1. */
  readonly number: number;
}

export function paintingFile({ number, ...story }: PaintingFile): string {
  return storyFile(story, 'painting', `${number}.webp`);
}

/** Painted once and never again, so the address needs no version. */
export function paintingAddress(storyId: string, number: number): string {
  return addressOf(routes.getPainting.path, { id: storyId, number: String(number) });
}

import { addressOf } from '@sagolykta/contract/client';
import { routes } from '@sagolykta/contract/routes';

/** The address changes with the illustrator's version, so what is cached for ever is never stale. */
export function pictureAddress(storyId: string, number: number | 'cover', version: string): string {
  return addressOf(routes.getPicture.path, { id: storyId, number: String(number), format: 'svg' }, { v: version });
}

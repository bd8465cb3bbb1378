import { addressOf } from '@sagolykta/contract/client';
import { routes } from '@sagolykta/contract/routes';

interface Pictured {
  readonly id: string;
  readonly edition: number;
}

/** The address changes with the illustrator's version and with the story's edition, so what is cached for ever is never stale. */
export function pictureAddress({ id, edition }: Pictured, number: number | 'cover', version: string): string {
  const v = versionOf(edition, version);
  return addressOf(routes.getPicture.path, { id, number: String(number), format: 'svg' }, { v });
}

/** Of a picture: by whom it is drawn, and how often the family has asked for another. */
export function versionOf(edition: number, version: string): string {
  return edition === 0 ? version : `${version}.${edition}`;
}

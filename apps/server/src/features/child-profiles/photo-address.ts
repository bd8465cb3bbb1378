import { addressOf } from '@sagolykta/contract/client';
import { routes } from '@sagolykta/contract/routes';

/** A new photo has a new address, so that what a browser keeps is never stale. */
export function photoAddress(childId: string, version: string): string {
  return addressOf(routes.getPhoto.path, { id: childId }, { v: version });
}

/** The file behind such an address; undefined where there is no photo. */
export function photoFile(address: string | null): string | undefined {
  const version = /\?v=([0-9a-f-]{36})$/.exec(address ?? '')?.[1];
  return version && `photo-${version}.webp`;
}

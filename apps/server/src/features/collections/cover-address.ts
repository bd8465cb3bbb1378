import { addressOf } from '@sagolykta/contract/client';
import { routes } from '@sagolykta/contract/routes';

/** The address changes with the illustrator's version, so what is cached for ever is never stale. */
export function coverAddress(collectionId: string, version: string): string {
  return addressOf(routes.getCover.path, { id: collectionId }, { v: version });
}

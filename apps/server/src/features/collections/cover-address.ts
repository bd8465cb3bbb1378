/** The address changes with the illustrator's version, so what is cached for ever is never stale. */
export function coverAddress(collectionId: string, version: string): string {
  return `/api/collections/${collectionId}/cover.svg?v=${version}`;
}

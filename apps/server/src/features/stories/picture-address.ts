/** The address changes with the illustrator's version, so what is cached for ever is never stale. */
export function pictureAddress(storyId: string, number: number, version: string): string {
  return `/api/stories/${storyId}/pictures/${number}.svg?v=${version}`;
}

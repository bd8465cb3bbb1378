/** This child with the lantern this evening, as an SVG document: the picture of the home screen. */
export const eveningPicturePath = '/api/child-profiles/:id/evening.svg';

/** `updatedAt`: a changed child is drawn anew. */
export function eveningPicture({ id, updatedAt }: { readonly id: string; readonly updatedAt: string }): string {
  return `${eveningPicturePath.replace(':id', id)}?v=${encodeURIComponent(updatedAt)}`;
}

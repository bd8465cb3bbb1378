import { routes } from './routes.ts';

/** Where a child is seen in a small frame: the photo, or the face that the stories draw. `updatedAt`: a changed child is drawn anew. */
export function facePicture(child: {
  readonly id: string;
  readonly profileImageUrl: string | null;
  readonly updatedAt: string;
}): string {
  const { id, profileImageUrl, updatedAt } = child;
  return profileImageUrl ?? `${routes.getFace.path.replace(':id', id)}?v=${encodeURIComponent(updatedAt)}`;
}

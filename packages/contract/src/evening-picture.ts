import { routes } from './routes.ts';

/** `updatedAt`: a changed child is drawn anew. */
export function eveningPicture({ id, updatedAt }: { readonly id: string; readonly updatedAt: string }): string {
  return `${routes.getEvening.path.replace(':id', id)}?v=${encodeURIComponent(updatedAt)}`;
}

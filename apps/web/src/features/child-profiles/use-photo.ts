import { CallError } from '@sagolykta/contract/call-error';
import type { ChildProfileView } from '@sagolykta/contract/child-profiles';
import { addressOf } from '@sagolykta/contract/client';
import { routes } from '@sagolykta/contract/routes';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../shared/api/api.ts';
import { childProfilesQuery } from '../../shared/api/queries.ts';

/** Puts a photo on the profile, or takes it off with null; it is kept at once, whatever becomes of the form around it. */
export function usePhoto({ id }: ChildProfileView) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (photo: File | null) => {
      if (photo === null) await api.removePhoto({ params: { id } });
      else await send(id, photo);
    },
    onSuccess: () => queries.invalidateQueries({ queryKey: childProfilesQuery.queryKey }),
  });
}

async function send(id: string, photo: File): Promise<void> {
  if (photo.size > routes.keepPhoto.takes.most) throw new CallError(413, 'Too large', undefined);
  const response = await fetch(addressOf(routes.keepPhoto.path, { id }), {
    method: 'PUT',
    credentials: 'include',
    headers: { 'Content-Type': photo.type || 'application/octet-stream', 'X-Requested-With': 'sagolykta' },
    body: photo,
  });
  if (!response.ok) throw new CallError(response.status, response.statusText, undefined);
}

import { CallError } from '@sagolykta/contract/call-error';
import { addressOf } from '@sagolykta/contract/client';
import type { Recording } from '@sagolykta/contract/recordings';
import { routes } from '@sagolykta/contract/routes';
import type { TrimmedVoice } from '@sagolykta/domain/recorded-voice';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../shared/api/api.ts';
import type { Sound } from './sound-reader.ts';

export function recordingsQuery(storyId: string) {
  return queryOptions({
    queryKey: ['/api/stories', storyId, 'recordings'],
    queryFn: () => api.listRecordings({ params: { id: storyId } }),
  });
}

/** As it is to be heard: trimmed, and turned down. */
export function soundOfRecording({ id, heardFrom, heardTo, level }: Recording): Sound {
  const address = addressOf(routes.hearRecording.path, { id });
  return { address, from: heardFrom, to: heardTo, level: level / 100 };
}

export interface HeardTake {
  readonly storyId: string;
  readonly passage: number;
  readonly reader: string;
  readonly sound: Blob;
  readonly trimmed: TrimmedVoice;
}

/** Throws CallError, or what fetch throws. */
export async function keepTake({ storyId, passage, reader, sound, trimmed }: HeardTake): Promise<void> {
  if (sound.size > routes.keepRecording.takes.most) throw new CallError(413, 'Too large', undefined);
  const { heardFrom, heardTo, level } = trimmed;
  const address = addressOf(
    routes.keepRecording.path,
    { id: storyId, passage: String(passage) },
    { reader, heardFrom, heardTo, level },
  );
  const response = await fetch(address, {
    method: 'PUT',
    credentials: 'include',
    headers: { 'Content-Type': sound.type || 'application/octet-stream', 'X-Requested-With': 'sagolykta' },
    body: sound,
  });
  if (!response.ok) throw new CallError(response.status, response.statusText, undefined);
}

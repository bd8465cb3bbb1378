import { routes } from '@sagolykta/contract/routes';
import { useSyncExternalStore } from 'react';

/** What the last answers said about the way to the server. */
interface Contact {
  readonly isLost: boolean;
  /** Of the family's stories, so many can be read on this device; null until the list was asked for without contact. */
  readonly kept: { readonly readable: number; readonly all: number } | null;
}

/** The service worker's (offline/service-worker.ts): with what it has kept. */
const keptHeader = 'X-Kept-Stories';
const there: Contact = { isLost: false, kept: null };
let contact: Contact = there;
const listeners = new Set<() => void>();

function change(next: Contact): void {
  if (next === contact) return;
  contact = next;
  for (const listener of listeners) listener();
}

/** The browser's fetch, which notes on the way whether anybody answered. */
export async function fetchNoting(url: string, request: RequestInit): Promise<Response> {
  const answer = await fetch(url, request).catch((lost: unknown) => {
    // Somebody has turned away, and nothing is lost.
    if (request.signal?.aborted !== true) change({ ...contact, isLost: true });
    throw lost;
  });
  const kept = /^(\d+)\/(\d+)$/.exec(answer.headers.get(keptHeader) ?? '');
  if (kept === null) {
    // Other things are kept too, and do not say so: only what is certainly the server's own tells that it is back.
    if (url.startsWith(routes.listStories.path)) change(there);
  } else if (url.startsWith(`${routes.listStories.path}/`)) change({ ...contact, isLost: true });
  else change({ isLost: true, kept: { readable: Number(kept[1]), all: Number(kept[2]) } });
  return answer;
}

export function useContact(): Contact {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => contact,
    () => there,
  );
}

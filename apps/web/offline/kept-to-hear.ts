import { anyWay, openFamily, putFamily } from './family-cache.ts';

/** What was read of a story at home: the list, and each sound under an address of its own. */
export const recordingsPath = /^\/api\/stories\/[0-9a-f-]{36}\/recordings$/;
export const soundPath = /^\/api\/recordings\/[0-9a-f-]{36}$/;

/** The list, every sound on it, and none that is no longer. */
export async function keepRecordings(path: string, listed: readonly { readonly id: string }[]): Promise<void> {
  const before: typeof listed = (await (await caches.match(path, anyWay))?.json()) ?? [];
  await putFamily(path, Response.json(listed));
  const cache = await openFamily();
  for (const { id } of before)
    if (listed.every((one) => one.id !== id)) await cache.delete(`/api/recordings/${id}`, anyWay);
  for (const { id } of listed) {
    const address = `/api/recordings/${id}`;
    if ((await caches.match(address, anyWay)) !== undefined) continue;
    const heard = await fetch(address);
    if (heard.ok) await putFamily(address, heard);
  }
}

/** As it is kept, and in parts where it is asked for in parts: Safari plays nothing else. */
export async function sound(request: Request): Promise<Response> {
  const kept = await caches.match(request.url, anyWay);
  if (kept === undefined) return fetch(request);
  const [, from, to] = /^bytes=(\d+)-(\d*)$/.exec(request.headers.get('range') ?? '') ?? [];
  if (from === undefined) return kept;
  const whole = await kept.blob();
  const [first, last] = [Number(from), Math.min(whole.size - 1, to ? Number(to) : whole.size - 1)];
  const headers = { 'Content-Type': whole.type, 'Content-Range': `bytes ${first}-${last}/${whole.size}` };
  return new Response(whole.slice(first, last + 1), { status: 206, headers });
}

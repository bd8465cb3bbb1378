import { anyWay, isKeeping, openFamily, putFamily } from './family-cache.ts';
import { keepRecordings } from './kept-to-hear.ts';

interface KeptStory {
  readonly id: string;
  readonly childProfileId: string;
  readonly status: string;
  readonly images: readonly { readonly url: string; readonly alt: string }[];
  readonly cover: string | null;
}

/** As the server lists it. */
interface Listed {
  readonly id: string;
  readonly isFavorite: boolean;
  readonly status: string;
  readonly image: { readonly url: string } | null;
}

export const storiesPath = '/api/stories';
export const storyPath = /^\/api\/stories\/([0-9a-f-]{36})$/;
/** The whole list as the server last told it, newest first. It is no address of the server's. */
export const listPath = '/offline/library';
const perPage = 100;
/** Told with a list that was kept: how many stories can be read, of how many. */
const keptHeader = 'X-Kept-Stories';

export async function listedByServer(): Promise<Listed[] | undefined> {
  const listed: Listed[] = [];
  for (;;) {
    const last = listed.at(-1);
    const cursor = last === undefined ? '' : `&cursor=${last.id}`;
    const answer = await fetch(`${storiesPath}?limit=${perPage}${cursor}`, { headers: { Accept: 'application/json' } });
    if (!answer.ok) return undefined;
    const page: Listed[] = await answer.json();
    listed.push(...page);
    if (page.length < perPage) return listed;
  }
}

/** Whether the first page of the list tells of anything that is not kept, or no longer is as it was. */
export async function isNews(page: readonly Listed[]): Promise<boolean> {
  const sayings = (list: readonly Listed[]) =>
    list.map(({ id, isFavorite, status }) => `${id} ${isFavorite} ${status}`).join();
  const kept = await keptListing();
  return kept === undefined || sayings(kept.slice(0, perPage)) !== sayings(page);
}

async function keptListing(): Promise<Listed[] | undefined> {
  return (await caches.match(listPath, anyWay))?.json();
}

export async function keepStory(story: KeptStory): Promise<void> {
  if (story.status === 'ready') await putFamily(`${storiesPath}/${story.id}`, Response.json(story));
}

export async function keepPictures(id: string): Promise<void> {
  const story: KeptStory | undefined = await (await caches.match(`${storiesPath}/${id}`, anyWay))?.json();
  for (const url of [story?.cover ?? [], story?.images.map((image) => image.url) ?? []].flat()) {
    if ((await caches.match(url, anyWay)) !== undefined) continue;
    const drawn = await fetch(url);
    if (drawn.ok) await putFamily(url, drawn);
  }
}

export async function keptIds(): Promise<string[]> {
  const requests = await (await openFamily()).keys();
  return requests.flatMap(({ url }) => storyPath.exec(new URL(url).pathname)?.[1] ?? []);
}

export async function keptAnswer(url: URL): Promise<Response | undefined> {
  if (url.pathname === storiesPath) return keptList(url);
  const kept = await caches.match(url.pathname, anyWay);
  if (kept === undefined || !storyPath.test(url.pathname)) return kept;
  // Of a picture that is not kept there is nothing to show.
  const story: KeptStory = await kept.json();
  const [cover] = await thoseKept(story.cover === null ? [] : [{ url: story.cover }]);
  const read = { ...story, images: await thoseKept(story.images), cover: cover?.url ?? null };
  return Response.json(read, { headers: { [keptHeader]: '1/1' } });
}

async function thoseKept<Picture extends { readonly url: string }>(pictures: readonly Picture[]): Promise<Picture[]> {
  const found = await Promise.all(pictures.map(({ url }) => caches.match(url, anyWay)));
  return pictures.filter((_, place) => found[place] !== undefined);
}

/** Without a net the library is what can be read; how much that is of the whole is told with it. */
async function keptList({ searchParams }: URL): Promise<Response | undefined> {
  const listed = await keptListing();
  if (listed === undefined || !(await isKeeping())) return undefined;
  const kept = new Set(await keptIds());
  const readable = listed.filter(({ id }) => kept.has(id));
  const asked = searchParams.get('favorites') === 'true' ? readable.filter(({ isFavorite }) => isFavorite) : readable;
  const from = asked.findIndex(({ id }) => id === searchParams.get('cursor')) + 1;
  const page = asked.slice(from, from + perPage).map(async (story) => {
    const [image = null] = await thoseKept(story.image === null ? [] : [story.image]);
    return { ...story, image };
  });
  const headers = { [keptHeader]: `${readable.length}/${listed.length}` };
  return Response.json(await Promise.all(page), { headers });
}

export async function dropStory(id: string): Promise<void> {
  const cache = await openFamily();
  if ((await cache.match(`${storiesPath}/${id}/recordings`, anyWay)) !== undefined)
    await keepRecordings(`${storiesPath}/${id}/recordings`, []);
  for (const request of await cache.keys())
    if (request.url.includes(`${storiesPath}/${id}`)) await cache.delete(request);
}

// Without a net the app opens, and a premium family reads its whole library: every text, and the pictures of the latest
// and the favourites. Built by build/service-worker.ts, which puts the two constants in front. With a net every answer is
// the server's own.
declare const shellFiles: readonly string[];
declare const shellVersion: string;

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

const worker = self as unknown as ServiceWorkerGlobalScope;
const shellCache = `shell-${shellVersion}`;
/** What is private, and only while the family is premium and signed in: its entry for the user says so. */
const familyCache = 'family';
const userPath = '/api/auth/user';
const storiesPath = '/api/stories';
/** The app without any words: every screen can be opened with it, and it is open to anyone. A page with words is never kept. */
const shellPage = '/subscribe';
/** The whole list as the server last told it, newest first. It is no address of the server's. */
const listPath = '/offline/library';
const perPage = 100;
/** So many of the newest have their pictures kept, beside the favourites. */
const pictured = 12;
/** Told with a list that was kept: how many stories can be read, of how many. */
const keptHeader = 'X-Kept-Stories';
const storyPath = /^\/api\/stories\/([0-9a-f-]{36})$/;
/** What was read of a story at home: the list, and each sound under an address of its own. */
const recordingsPath = /^\/api\/stories\/[0-9a-f-]{36}\/recordings$/;
const soundPath = /^\/api\/recordings\/[0-9a-f-]{36}$/;
const anyWay = { ignoreVary: true } as const;

worker.addEventListener('install', (event) => {
  event.waitUntil(caches.open(shellCache).then((cache) => cache.addAll([shellPage, ...shellFiles])));
});

worker.addEventListener('activate', (event) => {
  event.waitUntil(begin());
});

worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (url.origin !== worker.location.origin) return;
  if (url.pathname === '/api/logout') return event.waitUntil(forget());
  if (request.mode === 'navigate') {
    if (!url.pathname.startsWith('/api/')) event.respondWith(page(request));
    return;
  }
  if (!url.pathname.startsWith('/api/')) return event.respondWith(shellFile(request));
  if (request.method !== 'GET') return event.respondWith(changed(event, url.pathname));
  if (/\/pictures\/|\/photo$/.test(url.pathname)) return event.respondWith(picture(request));
  if (soundPath.test(url.pathname)) return event.respondWith(sound(request));
  if (isFamilyRead(url.pathname)) event.respondWith(familyRead(event, url));
});

// A page that came with its words asked for nothing: it tells what it was told, whose it is before all else.
worker.addEventListener('message', (event) => {
  event.waitUntil(takeTold(event.data));
});

async function takeTold(told: readonly (readonly [address: string, answer: unknown])[]): Promise<void> {
  for (const [address, answer] of told) await keep(new URL(address, worker.location.origin), Response.json(answer));
}

async function begin(): Promise<void> {
  for (const name of await caches.keys())
    if (name.startsWith('shell-') && name !== shellCache) await caches.delete(name);
  await worker.clients.claim();
  // The page that let us in asked before we were here.
  await freshen(userPath);
}

function isFamilyRead(path: string): boolean {
  return (
    ['/api/auth/user', '/api/child-profiles', '/api/user/stats', storiesPath].includes(path) ||
    storyPath.test(path) ||
    recordingsPath.test(path)
  );
}

async function page(request: Request): Promise<Response> {
  try {
    return await fetch(request);
  } catch (lost) {
    const shell = await caches.match(shellPage, anyWay);
    if (shell === undefined) throw lost;
    return shell;
  }
}

async function shellFile(request: Request): Promise<Response> {
  const isOfThisBuild = new URL(request.url).pathname.startsWith('/assets/');
  if (!isOfThisBuild)
    return fetch(request).catch(async () => (await caches.match(request, anyWay)) ?? Response.error());
  return (await caches.match(request, anyWay)) ?? fetch(request);
}

async function picture(request: Request): Promise<Response> {
  return (await caches.match(request, anyWay)) ?? fetch(request);
}

/** The server's answer; what is kept only when there is no answer at all. */
async function familyRead(event: FetchEvent, url: URL): Promise<Response> {
  try {
    const answer = await fetch(event.request);
    event.waitUntil(keep(url, answer.clone()).catch(() => {}));
    return answer;
  } catch (lost) {
    const kept = await keptAnswer(url);
    if (kept === undefined) throw lost;
    return kept;
  }
}

async function keep(url: URL, answer: Response): Promise<void> {
  if (answer.status === 401) return forget();
  const [, id] = storyPath.exec(url.pathname) ?? [];
  if (answer.status === 404 && id !== undefined) return dropStory(id);
  if (!answer.ok) return;
  if (url.pathname === userPath) return keepUser(answer);
  if (!(await isKeeping())) return;
  if (id !== undefined) return keepStory(await answer.json());
  if (recordingsPath.test(url.pathname)) return keepRecordings(url.pathname, await answer.json());
  if (url.pathname !== storiesPath) return putFamily(url.pathname, answer);
  if (url.search === '' && (await isNews(await answer.json()))) await keepLibrary();
}

async function keepUser(answer: Response): Promise<void> {
  const user: { id: string; isSubscribed: boolean } = await answer.clone().json();
  const before = await (await caches.match(userPath, anyWay))?.json();
  if (!user.isSubscribed || (before !== undefined && before.id !== user.id)) await forget();
  if (!user.isSubscribed) return;
  await (await caches.open(familyCache)).put(userPath, answer);
  if (before?.id === user.id) return;
  await Promise.all(['/api/child-profiles', '/api/user/stats'].map(freshen));
  await keepLibrary();
}

let keeping: Promise<void> = Promise.resolve();

/** One round after the other: what has changed during one is in the next. */
function keepLibrary(): Promise<void> {
  keeping = keeping.catch(() => {}).then(keepWholeLibrary);
  return keeping;
}

/** First every text, newest first; then pictures. What is kept already is not fetched again, so a broken round goes on. */
async function keepWholeLibrary(): Promise<void> {
  const listed = await listedByServer();
  if (listed === undefined) return;
  const known = new Set(listed.map(({ id }) => id));
  for (const id of await keptIds()) if (!known.has(id)) await dropStory(id);
  await putFamily(listPath, Response.json(listed));
  const kept = new Set(await keptIds());
  for (const { id, status } of listed) {
    if (!kept.has(id) && status === 'ready') await freshen(`${storiesPath}/${id}`);
  }
  for (const [place, { id, isFavorite }] of listed.entries()) {
    if (place >= pictured && !isFavorite) continue;
    await keepPictures(id);
    await freshen(`${storiesPath}/${id}/recordings`);
  }
}

async function listedByServer(): Promise<Listed[] | undefined> {
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
async function isNews(page: readonly Listed[]): Promise<boolean> {
  const sayings = (list: readonly Listed[]) =>
    list.map(({ id, isFavorite, status }) => `${id} ${isFavorite} ${status}`).join();
  const kept = await keptListing();
  return kept === undefined || sayings(kept.slice(0, perPage)) !== sayings(page);
}

async function keptListing(): Promise<Listed[] | undefined> {
  return (await caches.match(listPath, anyWay))?.json();
}

async function freshen(path: string): Promise<void> {
  const answer = await fetch(path, { headers: { Accept: 'application/json' } }).catch(() => undefined);
  if (answer !== undefined) await keep(new URL(path, worker.location.origin), answer);
}

/** Nothing of a family's is put where a logout has just emptied. */
async function putFamily(path: string, answer: Response): Promise<void> {
  if (await isKeeping()) await (await caches.open(familyCache)).put(path, answer);
}

async function isKeeping(): Promise<boolean> {
  return (await caches.match(userPath, anyWay)) !== undefined;
}

async function keepStory(story: KeptStory): Promise<void> {
  if (story.status === 'ready') await putFamily(`${storiesPath}/${story.id}`, Response.json(story));
}

async function keepPictures(id: string): Promise<void> {
  const story: KeptStory | undefined = await (await caches.match(`${storiesPath}/${id}`, anyWay))?.json();
  for (const url of [story?.cover ?? [], story?.images.map((image) => image.url) ?? []].flat()) {
    if ((await caches.match(url, anyWay)) !== undefined) continue;
    const drawn = await fetch(url);
    if (drawn.ok) await putFamily(url, drawn);
  }
}

/** The list, every sound on it, and none that is no longer. */
async function keepRecordings(path: string, listed: readonly { readonly id: string }[]): Promise<void> {
  const before: typeof listed = (await (await caches.match(path, anyWay))?.json()) ?? [];
  await putFamily(path, Response.json(listed));
  const cache = await caches.open(familyCache);
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
async function sound(request: Request): Promise<Response> {
  const kept = await caches.match(request.url, anyWay);
  if (kept === undefined) return fetch(request);
  const [, from, to] = /^bytes=(\d+)-(\d*)$/.exec(request.headers.get('range') ?? '') ?? [];
  if (from === undefined) return kept;
  const whole = await kept.blob();
  const [first, last] = [Number(from), Math.min(whole.size - 1, to ? Number(to) : whole.size - 1)];
  const headers = { 'Content-Type': whole.type, 'Content-Range': `bytes ${first}-${last}/${whole.size}` };
  return new Response(whole.slice(first, last + 1), { status: 206, headers });
}

async function keptIds(): Promise<string[]> {
  const requests = await (await caches.open(familyCache)).keys();
  return requests.flatMap(({ url }) => storyPath.exec(new URL(url).pathname)?.[1] ?? []);
}

async function keptAnswer(url: URL): Promise<Response | undefined> {
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

/** A call that changes something: what is kept follows it. */
async function changed(event: FetchEvent, path: string): Promise<Response> {
  const answer = await fetch(event.request);
  if (answer.ok) event.waitUntil(follow(event.request.method, path, answer.clone()).catch(() => {}));
  return answer;
}

async function follow(method: string, path: string, answer: Response): Promise<void> {
  if (path === '/api/user/erasure') return forget();
  if (!(await isKeeping()))
    return path.includes('subscription') || path.includes('payments') ? freshen(userPath) : undefined;
  const [, list, id = '', act] = /^\/api\/(stories|child-profiles)\/([^/]+)\/?(.*)$/.exec(path) ?? [];
  if (path === `${storiesPath}/generate`) {
    await keepStory(await answer.json());
    return keepLibrary();
  }
  if (list === 'stories' && act?.startsWith('recordings')) return freshen(`${storiesPath}/${id}/recordings`);
  if (list === 'stories' && act === 'favorite') {
    await freshen(`${storiesPath}/${id}`);
    return keepLibrary();
  }
  // Mended: its text or a picture of it is another.
  if (list === 'stories' && /^(lines|edition|pictures)\b/.test(act ?? '')) return freshen(`${storiesPath}/${id}`);
  // With a child go its stories.
  if (method === 'DELETE' && (list === 'stories' || (list === 'child-profiles' && act === ''))) return keepLibrary();
}

async function dropStory(id: string): Promise<void> {
  const cache = await caches.open(familyCache);
  if ((await cache.match(`${storiesPath}/${id}/recordings`, anyWay)) !== undefined)
    await keepRecordings(`${storiesPath}/${id}/recordings`, []);
  for (const request of await cache.keys())
    if (request.url.includes(`${storiesPath}/${id}`)) await cache.delete(request);
}

async function forget(): Promise<void> {
  await caches.delete(familyCache);
}

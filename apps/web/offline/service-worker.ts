// Without a net the app opens, and a premium family reads the stories it has opened or favourited. Built by
// build/service-worker.ts, which puts the two constants in front. With a net every answer is the server's own.
declare const shellFiles: readonly string[];
declare const shellVersion: string;

interface KeptStory {
  readonly id: string;
  readonly childProfileId: string;
  readonly content: string;
  readonly createdAt: string;
  readonly status: string;
  readonly images: readonly { readonly url: string; readonly alt: string }[];
}

const worker = self as unknown as ServiceWorkerGlobalScope;
const shellCache = `shell-${shellVersion}`;
/** What is private, and only while the family is premium and signed in: its entry for the user says so. */
const familyCache = 'family';
const userPath = '/api/auth/user';
const storiesPath = '/api/stories';
/** The page of every screen is the same, and this one is open to anyone. */
const shellPage = '/subscribe';
/** Newest first; older ones make room. */
const mostStories = 60;
const previewLength = 120;
const storyPath = /^\/api\/stories\/([0-9a-f-]{36})$/;
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
  if (isFamilyRead(url.pathname)) event.respondWith(familyRead(event, url));
});

async function begin(): Promise<void> {
  for (const name of await caches.keys())
    if (name.startsWith('shell-') && name !== shellCache) await caches.delete(name);
  await worker.clients.claim();
  // The page that let us in asked before we were here.
  await freshen(userPath);
}

function isFamilyRead(path: string): boolean {
  return (
    ['/api/auth/user', '/api/child-profiles', '/api/user/stats', storiesPath].includes(path) || storyPath.test(path)
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
    const kept = url.pathname === storiesPath ? await keptList() : await caches.match(url.pathname, anyWay);
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
  // A list is made of the stories that are kept.
  if (url.pathname !== storiesPath) await putFamily(url.pathname, answer);
}

async function keepUser(answer: Response): Promise<void> {
  const user: { id: string; isSubscribed: boolean } = await answer.clone().json();
  const before = await (await caches.match(userPath, anyWay))?.json();
  if (!user.isSubscribed || (before !== undefined && before.id !== user.id)) await forget();
  if (!user.isSubscribed) return;
  await (await caches.open(familyCache)).put(userPath, answer);
  if (before?.id === user.id) return;
  await Promise.all(['/api/child-profiles', '/api/user/stats'].map(freshen));
  await keepOpenStories();
}

/** Those on screen when the worker came, or when the family became premium. */
async function keepOpenStories(): Promise<void> {
  for (const { url } of await worker.clients.matchAll({ type: 'window' })) {
    const [, id] = /^\/story\/([0-9a-f-]{36})$/.exec(new URL(url).pathname) ?? [];
    if (id !== undefined) await freshen(`${storiesPath}/${id}`);
  }
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
  if (story.status !== 'ready') return;
  await putFamily(`${storiesPath}/${story.id}`, Response.json(story));
  for (const { url } of story.images) {
    if ((await caches.match(url, anyWay)) !== undefined) continue;
    const drawn = await fetch(url);
    if (drawn.ok) await putFamily(url, drawn);
  }
  const surplus = (await keptStories()).slice(mostStories);
  for (const { id } of surplus) await dropStory(id);
}

async function keptStories(): Promise<KeptStory[]> {
  const cache = await caches.open(familyCache);
  const own = (await cache.keys()).filter(({ url }) => storyPath.test(new URL(url).pathname));
  const stories = await Promise.all(own.map(async (request) => (await cache.match(request, anyWay))?.json()));
  return stories.filter(Boolean).sort((one, other) => (one.createdAt < other.createdAt ? 1 : -1));
}

/** Without a net the library is what can be read. */
async function keptList(): Promise<Response | undefined> {
  if (!(await isKeeping())) return undefined;
  const stories = await keptStories();
  return Response.json(
    stories.map((story) => ({
      ...story,
      preview: story.content.slice(0, previewLength),
      image: story.images[0] ?? null,
      imageCount: story.images.length,
      hasAudio: false,
    })),
  );
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
  if (path === `${storiesPath}/generate`) return keepStory(await answer.json());
  if (list === 'stories' && act === 'favorite') return freshen(`${storiesPath}/${id}`);
  if (method === 'DELETE' && list === 'stories') return dropStory(id);
  if (method === 'DELETE' && list === 'child-profiles' && act === '') return dropChild(id);
}

async function dropChild(childProfileId: string): Promise<void> {
  for (const story of await keptStories()) if (story.childProfileId === childProfileId) await dropStory(story.id);
}

async function dropStory(id: string): Promise<void> {
  const cache = await caches.open(familyCache);
  for (const request of await cache.keys())
    if (request.url.includes(`${storiesPath}/${id}`)) await cache.delete(request);
}

async function forget(): Promise<void> {
  await caches.delete(familyCache);
}

// Without a net the app opens, and a premium family reads its whole library: every text, and the pictures of the latest
// and the favourites, with what was read of them at home. Built by build/service-worker.ts, which puts the two constants in
// front. With a net every answer is the server's own.
import { anyWay, forget, isKeeping, openFamily, putFamily, userPath } from './family-cache.ts';
import { keepRecordings, recordingsPath, sound, soundPath } from './kept-to-hear.ts';
import {
  dropStory,
  isNews,
  keepPictures,
  keepStory,
  keptAnswer,
  keptIds,
  listedByServer,
  listPath,
  storiesPath,
  storyPath,
} from './kept-to-read.ts';

declare const shellFiles: readonly string[];
declare const shellVersion: string;

const worker = self as unknown as ServiceWorkerGlobalScope;
const shellCache = `shell-${shellVersion}`;
/** The app without any words: every screen can be opened with it, and it is open to anyone. A page with words is never kept. */
const shellPage = '/subscribe';
/** So many of the newest have their pictures kept, beside the favourites. */
const pictured = 12;

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

interface KeptUser {
  readonly id: string;
  readonly isSubscribed: boolean;
  readonly family: { readonly id: string; readonly role: string };
}

async function keepUser(answer: Response): Promise<void> {
  const user: KeptUser = await answer.clone().json();
  const before = await (await caches.match(userPath, anyWay))?.json();
  // What a reader may read is asked for each time: it may be taken back.
  const keeps = user.isSubscribed && user.family.role !== 'reader';
  const isOther = before !== undefined && (before.id !== user.id || before.family?.id !== user.family.id);
  if (!keeps || isOther) await forget();
  if (!keeps) return;
  await (await openFamily()).put(userPath, answer);
  if (before !== undefined && !isOther) return;
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

async function freshen(path: string): Promise<void> {
  const answer = await fetch(path, { headers: { Accept: 'application/json' } }).catch(() => undefined);
  if (answer !== undefined) await keep(new URL(path, worker.location.origin), answer);
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

import { randomUUID } from 'node:crypto';
import type { APIRequestContext, Browser } from '@playwright/test';
import type { Language } from '../support/signed-up-family.ts';

/** Who is looking: each has what its screens need to be seen in their main states. */
export const lookers = [
  'visitor',
  'newcomer',
  'fresh',
  'reader',
  'used-up',
  'premium',
  'grandparent',
  'sender',
] as const;
export type Looker = (typeof lookers)[number];

export interface Family {
  /** Cookies, for a browser of its own. */
  readonly state: Awaited<ReturnType<APIRequestContext['storageState']>>;
  /** The story to open; '' where there is none. */
  readonly story: string;
  /** A story about two of the children; '' where there is none. */
  readonly together: string;
  /** A link that waits for somebody; '' where there is none. */
  readonly link: string;
  /** A child without the flag, to be deleted; '' where there is none. */
  readonly child: string;
}

const headers = { 'X-Requested-With': 'screens' };
const alma = {
  name: 'Alma',
  age: 6,
  city: 'Lund',
  school: 'Fågelskolan',
  bestFriendName: 'Elsa',
  petName: 'Bosse',
  petBreed: 'Golden Retriever',
  grandmaName: 'Mormor Karin',
  favoriteSport: 'Soccer',
  favoriteSong: 'Trollmors vaggvisa',
};

/** A family as it looks after some evenings, made by the calls themselves. */
export async function bringLooker(
  browser: Browser,
  baseURL: string,
  looker: Looker,
  language: Language,
): Promise<Family> {
  if (looker === 'grandparent' || looker === 'sender') {
    const { reader, sender } = await bringGrandparent(browser, baseURL, language);
    return looker === 'sender' ? sender : reader;
  }
  const context = await browser.newContext({
    baseURL,
    extraHTTPHeaders: { ...headers, 'Accept-Language': language },
  });
  const { request } = context;
  const send = async (path: string, data: unknown, method = 'POST') => {
    const answer = await request.fetch(path, { method, data });
    if (!answer.ok()) throw new Error(`${path}: ${answer.status()} ${await answer.text()}`);
    return answer.status() === 204 ? {} : await answer.json();
  };
  const tell = (childProfileId: string, elements: readonly string[], theme?: string, siblingIds?: readonly string[]) =>
    send('/api/stories/generate', { childProfileId, siblingIds, selectedAttributes: elements, theme, language });

  let story = '';
  let child = '';
  let link = '';
  let together = '';
  if (looker !== 'visitor') await enter(request, looker, language);
  if (looker === 'premium') {
    const { clientSecret } = await send('/api/create-test-subscription', undefined);
    await send('/api/sandbox/payments', { clientSecret, card: 'success' });
  }
  if (looker === 'reader' || looker === 'premium')
    child = (await send('/api/child-profiles', { name: 'Vidar', age: 4 })).id;
  if (looker !== 'visitor' && looker !== 'newcomer') {
    const { id } = await send('/api/child-profiles', alma);
    if (looker !== 'fresh') {
      const begun = (await tell(id, ['pet'])).id;
      story = (await tell(id, ['pet', 'bestFriend'], language === 'sv' ? 'rymden' : 'space')).id;
      await send(`/api/stories/${story}/favorite`, undefined);
      await send(`/api/stories/${story}/readings`, undefined);
      await send(`/api/stories/${begun}/place`, { paragraph: 7 }, 'PUT');
    }
    if (looker === 'used-up') await tell(id, ['grandparents']);
    if (looker === 'premium') {
      together = (await tell(id, ['pet', 'grandparents'], undefined, [child])).id;
      const reader = { name: 'Mormor Karin', role: 'reader', childIds: [id] };
      link = (await send('/api/family/invitations', reader)).link;
    }
  }
  const state = await request.storageState();
  await context.close();
  return { state, story, together, child, link };
}

/** Somebody far away, with an account of their own, who has said yes to the link of a Premium family, which has sent them a story. */
async function bringGrandparent(browser: Browser, baseURL: string, language: Language) {
  const sender = await bringLooker(browser, baseURL, 'premium', language);
  const context = await browser.newContext({
    baseURL,
    extraHTTPHeaders: { ...headers, 'Accept-Language': language },
  });
  await enter(context.request, 'reader', language);
  const form = { token: new URL(sender.link).searchParams.get('token') ?? '', lang: language };
  const answer = await context.request.post('/api/invitation', { form, maxRedirects: 0 });
  if (answer.status() !== 303) throw new Error(`/api/invitation: ${answer.status()}`);
  const { id } = await (await context.request.get('/api/auth/user')).json();
  const state = await context.request.storageState();
  await context.close();
  const home = await browser.newContext({ baseURL, extraHTTPHeaders: headers, storageState: sender.state });
  const greeting = language === 'sv' ? 'Den här bad de om två gånger.' : 'They asked for this one twice.';
  const sent = await home.request.put(`/api/stories/${sender.story}/recipients/${id}`, { data: { greeting } });
  if (!sent.ok()) throw new Error(`recipients: ${sent.status()}`);
  await home.close();
  return { sender, reader: { ...sender, state } };
}

/** With an account where the settings show one. */
async function enter(request: APIRequestContext, looker: Looker, lang: Language): Promise<void> {
  const hasAccount = looker === 'reader' || looker === 'premium';
  const common = { returnTo: '/', timeZone: 'Europe/Stockholm', lang };
  const account = {
    email: `karin-${randomUUID().slice(0, 6)}@example.org`,
    password: 'en lykta i natten',
    firstName: 'Karin',
  };
  const [path, form] = hasAccount ? ['/api/register', { ...common, ...account }] : ['/api/guest', common];
  const answer = await request.post(path as string, { form: form as Record<string, string>, maxRedirects: 0 });
  if (answer.status() !== 303) throw new Error(`${path}: ${answer.status()}`);
}

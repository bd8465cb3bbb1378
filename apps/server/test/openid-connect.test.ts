import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { databases, useHouse } from './support/house.ts';
import type { Visitor } from './support/visitor.ts';

const here = 'http://sagor.example';
const program = fileURLToPath(new URL('./support/openid-provider.ts', import.meta.url));
const provider = { issuer: '', stop: () => {} };

beforeAll(async () => {
  const child = spawn(process.execPath, [program, `${here}/api/login/callback`]);
  provider.stop = () => child.kill();
  provider.issuer = await new Promise<string>((resolve, reject) => {
    child.stdout.on('data', (chunk) => {
      const issuer = /issuer (\S+)/.exec(String(chunk))?.[1];
      if (issuer !== undefined) resolve(issuer);
    });
    child.on('exit', () => reject(new Error('The provider ended')));
  });
}, 180_000);
afterAll(() => provider.stop());

const openIdConnect = {
  clientId: 'saga',
  clientSecret: 'a secret for tests alone',
  get issuer() {
    return provider.issuer;
  },
};

describe.each(databases)('signing in at an OpenID provider, on %s', (kind) => {
  const house = useHouse(kind, {}, { origin: here, openIdConnect });

  /** From our door to the provider's, where somebody logs in and agrees, and back to ours: the address they come back to. */
  const travel = async (visitor: Visitor, person: string, returnTo = '/library') => {
    const away = await visitor.fetch(`/api/login?returnTo=${encodeURIComponent(returnTo)}`);
    expect(away.status).toBe(303);
    const browser = new ProviderBrowser();
    let page = await browser.get(away.headers.get('location') ?? '');
    if (page.includes('name="login"')) page = await browser.submit(page, { login: person, password: 'x' });
    await browser.submit(page, {});
    return browser.left.slice(here.length);
  };
  const arrive = async (visitor: Visitor, back: string) =>
    visitor.fetch(back, { headers: { 'sec-fetch-site': 'cross-site' } });

  test('the person is found again by issuer and subject, and led back to where they were going', async () => {
    const visitor = house.visitor();
    const answer = await arrive(visitor, await travel(visitor, 'astrid'));
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/library']);
    const user = await visitor.client.getUser();
    expect(user).toMatchObject({
      isGuest: false,
      email: 'astrid@example.com',
      isEmailVerified: true,
      firstName: 'Astrid',
      lastName: 'Ek',
    });
    const again = house.visitor();
    await arrive(again, await travel(again, 'astrid'));
    expect((await again.client.getUser()).id).toBe(user.id);
    expect(again.cookies.has('sagolykta-trip')).toBe(false);
  });

  test('the request carries PKCE, state and nonce', async () => {
    const { headers } = await house.visitor().fetch('/api/login');
    const asked = new URL(headers.get('location') ?? '').searchParams;
    expect(asked.get('code_challenge_method')).toBe('S256');
    expect(asked.get('response_type')).toBe('code');
    for (const name of ['code_challenge', 'state', 'nonce']) expect(asked.get(name)?.length).toBeGreaterThan(30);
  });

  test('a guest family is claimed, children and all; a known person keeps their own', async () => {
    const guest = await house.visitor().enterAsGuest();
    const child = await guest.describe();
    const { id } = await guest.client.getUser();
    await arrive(guest, await travel(guest, 'claimer'));
    expect(await guest.client.getUser()).toMatchObject({ id, isGuest: false, email: null });
    expect(await guest.client.listChildProfiles()).toEqual([child]);
    const other = await house.visitor().enterAsGuest();
    await arrive(other, await travel(other, 'claimer'));
    expect((await other.client.getUser()).id).toBe(id);
  });

  test('an address that nobody has verified is not believed, and nobody’s is joined by it', async () => {
    const one = house.visitor();
    await arrive(one, await travel(one, 'unverified'));
    expect(await one.client.getUser()).toMatchObject({ email: null, isGuest: false, firstName: 'Kim' });
  });

  test('an answer works once, in the browser that asked', async () => {
    const visitor = house.visitor();
    const back = await travel(visitor, 'once');
    const thief = house.visitor();
    expect((await arrive(thief, back)).status).toBe(401);
    const planted = house.visitor();
    await planted.fetch('/api/login');
    expect((await arrive(planted, back)).status).toBe(401);
    expect((await arrive(visitor, back)).status).toBe(303);
    expect((await arrive(visitor, back)).status).toBe(401);
    await expect(thief.client.getUser()).rejects.toMatchObject({ status: 401 });
  });

  test.each([
    ['another code', (back: URL) => back.searchParams.set('code', 'x'.repeat(43))],
    ['no code', (back: URL) => back.searchParams.delete('code')],
    ['another issuer', (back: URL) => back.searchParams.set('iss', 'https://elsewhere.example')],
    [
      'a refusal',
      (back: URL) => {
        back.searchParams.delete('code');
        back.searchParams.set('error', 'access_denied');
      },
    ],
  ])('%s lets nobody in, and says so in words', async (_, change) => {
    const visitor = house.visitor();
    const back = new URL(await travel(visitor, 'changed'), here);
    change(back);
    const answer = await arrive(visitor, back.pathname + back.search);
    expect([answer.status, await answer.text()]).toEqual([401, expect.stringContaining('Det gick inte att logga in')]);
    await expect(visitor.client.getUser()).rejects.toMatchObject({ status: 401 });
  });

  test('an answer after half an hour is too late', async () => {
    const visitor = house.visitor();
    const back = await travel(visitor, 'late');
    house.setClock('2026-03-10T19:30:01Z');
    expect((await arrive(visitor, back)).status).toBe(401);
  });

  test.each(['https://elsewhere.example/', '//elsewhere.example', '/api/logout'])(
    '%s is nowhere to lead on to',
    async (returnTo) => {
      const visitor = house.visitor();
      expect((await arrive(visitor, await travel(visitor, 'redirected', returnTo))).headers.get('location')).toBe('/');
    },
  );

  test('the forms for passwords are not there', async () => {
    expect((await house.visitor().post('/api/login', { email: 'a@example.com', password: 'x' })).status).toBe(404);
    expect((await house.visitor().post('/api/register', { email: 'a@example.com', password: 'x' })).status).toBe(404);
  });
});

describe('a provider that does not answer', () => {
  const nobody = { ...openIdConnect, issuer: 'http://127.0.0.1:9' };
  const house = useHouse('sqlite', {}, { origin: here, openIdConnect: nobody });

  test('is said so, with when to come again', async () => {
    const answer = await house.visitor().fetch('/api/login');
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '30']);
  });
});

/** Walks through the provider's pages, with its cookies, until it is sent back to us. */
class ProviderBrowser {
  left = '';
  readonly #cookies = new Map<string, string>();

  async get(address: string, request: RequestInit = {}): Promise<string> {
    if (address.startsWith(here)) {
      this.left = address;
      return '';
    }
    const cookie = [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const answer = await fetch(address, { redirect: 'manual', ...request, headers: { ...request.headers, cookie } });
    for (const one of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(one) ?? [];
      this.#cookies.set(name, value);
    }
    const onward = answer.headers.get('location');
    return onward === null ? answer.text() : this.get(new URL(onward, address).href);
  }

  submit(page: string, fields: Record<string, string>): Promise<string> {
    const action = /action="([^"]+)"/.exec(page)?.[1] ?? '';
    const hidden = [...page.matchAll(/name="(\w+)" value="([^"]*)"/g)].map(([, name = '', value = '']) => [
      name,
      value,
    ]);
    const body = new URLSearchParams({ ...Object.fromEntries(hidden), ...fields });
    return this.get(new URL(action, provider.issuer).href, { method: 'POST', body });
  }
}

import { describe, expect, test } from 'vitest';
import { databases, someEvening, useHouse } from './support/house.ts';

describe.each(databases)('signing in, on %s', (kind) => {
  const house = useHouse(kind);

  test('the page works without a script, in both languages', async () => {
    const swedish = await (await house.visitor().fetch('/api/login?returnTo=/library')).text();
    expect(swedish).toContain('<html lang="sv"');
    expect(swedish).toContain('name="returnTo" value="/library"');
    for (const action of ['/api/login', '/api/register', '/api/guest']) expect(swedish).toContain(`action="${action}"`);
    const english = await (await house.visitor().fetch('/api/login?lang=en')).text();
    expect(english).toContain('<html lang="en"');
    expect(english).toContain('Try without an account');
  });

  test('a form that was refused can be read in the other language', async () => {
    const visitor = house.visitor();
    const refused = await visitor.post('/api/register', {
      email: 'nobody',
      password: 'x',
      lang: 'sv',
      returnTo: '/library',
    });
    expect(refused.status).toBe(422);
    const address =
      /class="language"[^>]* href="([^"]+)"/.exec(await refused.text())?.[1]?.replaceAll('&amp;', '&') ?? '';
    expect(address).toBe('/api/login?lang=en&returnTo=%2Flibrary');
    const english = await visitor.fetch(address);
    expect([english.status, english.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
    const again = await visitor.fetch('/api/register?lang=en');
    expect([again.status, again.headers.get('location')]).toEqual([303, '/api/login?lang=en']);
  });

  test('what the page is made of is there', async () => {
    for (const asset of ['style.css', 'time-zone.js', 'passkey.js', 'baloo-2.woff2', 'andika.woff2']) {
      expect((await house.visitor().fetch(`/api/login/${asset}`)).status).toBe(200);
    }
  });

  test('a visitor is nobody', async () => {
    await expect(house.visitor().client.getUser()).rejects.toMatchObject({ status: 401, code: 'unauthorized' });
  });

  test('registering opens a session and leads back', async () => {
    const visitor = house.visitor();
    const form = {
      email: ' Kim@Example.com ',
      password: 'en stilla kväll',
      firstName: 'Kim',
      lastName: '',
      timeZone: 'Asia/Tokyo',
    };
    const answer = await visitor.post('/api/register', { ...form, lang: 'en', returnTo: '/create-story?theme=moon' });
    expect(answer.status).toBe(303);
    expect(answer.headers.get('location')).toBe('/create-story?theme=moon');
    expect(answer.headers.getSetCookie()).toEqual([
      expect.stringMatching(/^sagolykta=[\w-]{43}; Max-Age=5184000; Path=\/; HttpOnly; SameSite=Lax$/),
      expect.stringMatching(/^known=[\w-]{43}; Max-Age=31536000; Path=\/api\/login; HttpOnly; SameSite=Lax$/),
    ]);
    expect(await visitor.client.getUser()).toEqual({
      id: expect.any(String),
      email: 'kim@example.com',
      isEmailVerified: false,
      firstName: 'Kim',
      lastName: null,
      profileImageUrl: null,
      isSubscribed: false,
      dailyStoryCount: 0,
      lastStoryDate: null,
      isGuest: false,
      timeZone: 'Asia/Tokyo',
      language: 'en',
      calledName: null,
      autoImages: true,
      voiceNarration: false,
      showStreak: true,
      createdAt: new Date(someEvening).toISOString(),
      family: { id: expect.any(String), role: 'owner' },
      joined: [],
    });
  });

  test.each([
    ['nine characters', { password: 'ninechars' }, 422, 'minst 10 tecken'],
    ['129 characters', { password: 'x'.repeat(129) }, 422, 'högst 128 tecken'],
    ['no address', { email: 'kim' }, 422, 'Skriv en e-postadress'],
    ['a long name', { firstName: 'K'.repeat(61) }, 422, 'Namnet får ha högst'],
    ['an unknown field', { isSubscribed: 'true' }, 422, 'gick inte att läsa'],
  ])('%s: asked again, with what was typed but never the password', async (_, changes, status, message) => {
    const form = {
      email: 'ny@example.com',
      password: 'a quiet evening',
      firstName: '"><b>Kim',
      lang: 'sv',
      ...changes,
    };
    const answer = await house.visitor().post('/api/register', form);
    const page = await answer.text();
    expect(answer.status).toBe(status);
    expect(page).toContain(message);
    expect(page).toContain(`value="${form.email}"`);
    expect(page).not.toContain(form.password);
    expect(page).not.toContain('<b>');
    expect(answer.headers.get('set-cookie')).not.toContain('sagolykta=');
  });

  test.each([
    ['ten characters', 'tencharsss'],
    ['128 characters', 'blåbär och åska, '.repeat(8).slice(0, 128)],
    ['ten emoji', '🦔🦊🐻🐰🦉🐢🐝🐙🦄🐳'],
  ])('%s are a password', async (_, password) => {
    const account = await house.visitor().register({ password });
    expect((await house.visitor().post('/api/login', account)).status).toBe(303);
  });

  test('an address is taken once, whatever its case', async () => {
    const { email } = await house.visitor().register();
    const answer = await house
      .visitor()
      .post('/api/register', { email: email.toUpperCase(), password: 'another evening' });
    expect(answer.status).toBe(409);
    expect(await answer.text()).toContain('redan ett konto');
  });

  test('of several who register an address at once, one gets it', async () => {
    const form = { email: 'race@example.com', password: 'a quiet evening' };
    const answers = await Promise.all(Array.from({ length: 5 }, () => house.visitor().post('/api/register', form)));
    expect(answers.map(({ status }) => status).sort()).toEqual([303, 409, 409, 409, 409]);
  });

  test('logging in finds the family again, with a new session', async () => {
    const first = house.visitor();
    const account = await first.register();
    const { id } = await first.client.getUser();
    const before = first.cookies.get('sagolykta');
    expect((await first.post('/api/login', account)).status).toBe(303);
    expect(first.cookies.get('sagolykta')).not.toBe(before);
    expect((await first.client.getUser()).id).toBe(id);
    const old = house.visitor();
    old.cookies.set('sagolykta', before ?? '');
    await expect(old.client.getUser()).rejects.toMatchObject({ status: 401 });
  });

  test('a wrong password and an unknown address are answered alike', async () => {
    const { email } = await house.visitor().register();
    const wrong = await house.visitor().post('/api/login', { email, password: 'not the evening' });
    const unknown = await house
      .visitor()
      .post('/api/login', { email: 'nobody@example.com', password: 'not the evening' });
    expect([wrong.status, unknown.status]).toEqual([401, 401]);
    const withoutAddress = async (answer: Response) => (await answer.text()).replace(/value="[^"]*@example.com"/, '');
    expect(await withoutAddress(wrong)).toBe(await withoutAddress(unknown));
  });

  test('logging out ends the session, not just the cookie', async () => {
    const visitor = house.visitor();
    await visitor.register();
    const token = visitor.cookies.get('sagolykta') ?? '';
    const answer = await visitor.fetch('/api/logout');
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/']);
    expect(visitor.cookies.has('sagolykta')).toBe(false);
    visitor.cookies.set('sagolykta', token);
    await expect(visitor.client.getUser()).rejects.toMatchObject({ status: 401 });
  });

  test('a link on another site cannot log a family out', async () => {
    const visitor = house.visitor();
    await visitor.register();
    for (const site of ['cross-site', 'same-site']) {
      // 'same-site': another port of the same host, where somebody else's house may be.
      const answer = await visitor.fetch('/api/logout', { headers: { 'sec-fetch-site': site } });
      expect([site, answer.status, answer.headers.get('clear-site-data')]).toEqual([site, 200, null]);
      expect(await answer.text()).toContain('Vill du logga ut?');
      expect(await visitor.client.getUser()).toBeDefined();
      const posted = await visitor.fetch('/api/logout', { method: 'POST', headers: { 'sec-fetch-site': site } });
      expect([site, posted.status]).toEqual([site, 403]);
    }
    for (const headers of [{}, { referer: 'http://elsewhere.example/' }, { referer: 'http://localhost:81/' }]) {
      expect((await visitor.send('/api/logout', { headers })).status).toBe(200);
    }
    expect(await visitor.client.getUser()).toBeDefined();
  });

  test.each([
    ['a link on a page of ours', 'GET', { 'sec-fetch-site': 'same-origin' }],
    ['a bookmark', 'GET', { 'sec-fetch-site': 'none' }],
    [
      'a link of ours, in a browser that tells no site',
      'GET',
      { host: 'home.lan', referer: 'http://home.lan/settings' },
    ],
    ['the form that asks', 'POST', { 'sec-fetch-site': 'same-origin' }],
  ])('%s logs out, and the browser lets go of the pictures', async (_, method, headers) => {
    const visitor = house.visitor();
    await visitor.register();
    const answer = await visitor.send('/api/logout', { method, headers: headers as Record<string, string> });
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/']);
    expect(answer.headers.get('clear-site-data')).toBe('"cache"');
    await expect(visitor.client.getUser()).rejects.toMatchObject({ status: 401 });
  });

  test('a guest family is claimed by registering, children and stories with it', async () => {
    const visitor = await house.visitor().enterAsGuest();
    const guest = await visitor.client.getUser();
    expect(guest).toMatchObject({ isGuest: true, email: null, timeZone: 'Europe/Stockholm' });
    const child = await visitor.describe();
    expect(await (await visitor.fetch('/api/login')).text()).toContain('Behåll era sagor');

    const account = await visitor.register();
    expect(await visitor.client.getUser()).toMatchObject({ id: guest.id, isGuest: false, email: account.email });
    const elsewhere = house.visitor();
    await elsewhere.post('/api/login', account);
    expect(await elsewhere.client.listChildProfiles()).toEqual([child]);
  });

  test('a claim with an address that is taken changes nothing', async () => {
    const { email } = await house.visitor().register();
    const guest = await house.visitor().enterAsGuest();
    expect((await guest.post('/api/register', { email, password: 'a quiet evening' })).status).toBe(409);
    expect(await guest.client.getUser()).toMatchObject({ isGuest: true });
  });

  test('who is signed in is led on from the page', async () => {
    const visitor = house.visitor();
    await visitor.register();
    const answer = await visitor.fetch('/api/login?returnTo=/library');
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/library']);
  });

  test.each([
    ['https://elsewhere.example/', '/'],
    ['//elsewhere.example/', '/'],
    ['//elsewhere.example/library', '/'],
    ['/\\elsewhere.example/', '/'],
    ['/\t/elsewhere.example/', '/'],
    ['/..//elsewhere.example', '/'],
    ['javascript:alert(1)', '/'],
    ['/api/logout', '/'],
    ['/%61pi/logout', '/'],
    ['/a%70i%2flogout', '/'],
    ['/%2561pi/logout', '/'],
    ['/x/../%61pi/logout', '/'],
    ['/%zz', '/%zz'],
    ['/story/x\r\nset-cookie: a=b', '/story/xset-cookie:%20a=b'],
    ['/library?x=1#top', '/library?x=1#top'],
  ])('from %j it leads to %j', async (returnTo, location) => {
    const answer = await house.visitor().post('/api/guest', { returnTo });
    expect(answer.headers.get('location')).toBe(location);
  });

  test('an unknown time zone is Stockholm', async () => {
    const visitor = await house.visitor().enterAsGuest('Mars/Olympus');
    expect(await visitor.client.getUser()).toMatchObject({ timeZone: 'Europe/Stockholm' });
  });

  test('a session lasts sixty days from its last use', async () => {
    const visitor = await house.visitor().enterAsGuest();
    const forgotten = await house.visitor().enterAsGuest();
    house.setClock('2026-04-15T19:00:00Z');
    const answer = await visitor.fetch('/api/auth/user');
    expect(answer.headers.get('set-cookie')).toContain('Max-Age=5184000');
    house.setClock('2026-05-20T19:00:00Z');
    expect((await visitor.fetch('/api/auth/user')).status).toBe(200);
    await expect(forgotten.client.getUser()).rejects.toMatchObject({ status: 401 });
  });

  test('only a hash of the token is kept', async () => {
    const visitor = await house.visitor().enterAsGuest();
    const rows = await house.composition.database.queries.selectFrom('sessions').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(visitor.cookies.get('sagolykta'));
  });

  test('guessing at one account is slowed down', async () => {
    const { email } = await house.visitor().register();
    const guesses = Array.from({ length: 21 }, () =>
      house.visitor().post('/api/login', { email, password: 'not the evening' }),
    );
    const answers = await Promise.all(guesses);
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(20);
    const refused = answers.find(({ status }) => status === 429);
    expect(refused?.headers.get('retry-after')).toBe('900');
    expect(await refused?.text()).toContain('Det blev många försök');
  });
});

import { endpoints } from '@sagolykta/contract/endpoints';
import { describe, expect, test } from 'vitest';
import { databases, useHouse } from './support/house.ts';
import { problemOf } from './support/visitor.ts';

const json = { 'content-type': 'application/json' };

describe.each(databases)('the door, on %s', (kind) => {
  const house = useHouse(kind);

  test.each(Object.entries(endpoints))('%s asks who is there', async (_, { method, path, access }) => {
    const answer = await house.visitor().fetch(path.replace(':id', '01a1fc06-67e5-70f6-a0e5-1c65a4a0556a'), { method });
    if (access === 'family') expect(answer.status).toBe(401);
    expect(answer.headers.get('cache-control')).toBe('no-store');
  });

  test.each([
    '/%61pi/auth/user',
    '/a%70i/child-profiles',
    '/api/nothing-here',
    '/%61pi/nothing-here',
    '/%2561pi/stories',
  ])('%s is kept by no browser, however it is spelled', async (path) => {
    const visitor = await house.visitor().enterAsGuest();
    const answer = await visitor.fetch(path);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(answer.headers.get('content-type')).toMatch(/^application\/(problem\+)?json/);
  });

  test.each<[string, Record<string, string>, number]>([
    ['our own page', { 'sec-fetch-site': 'same-origin' }, 204],
    ['the person alone', { 'sec-fetch-site': 'none' }, 204],
    ['another site', { 'sec-fetch-site': 'cross-site' }, 403],
    ['a sister site', { 'sec-fetch-site': 'same-site' }, 403],
    ['another site that also claims to be us', { 'sec-fetch-site': 'cross-site', 'x-requested-with': 'x' }, 403],
    ['our own origin', { origin: 'http://localhost:80', host: 'localhost:80' }, 204],
    ['another origin', { origin: 'https://elsewhere.example', host: 'localhost:80' }, 403],
    ['no origin to tell of', { origin: 'null', 'x-requested-with': 'x' }, 403],
    ['a program', { 'x-requested-with': 'sagolykta' }, 204],
    ['nobody knows where', {}, 403],
  ])('a changing call from %s', async (_, headers, status) => {
    const visitor = await house.visitor().enterAsGuest();
    const { id } = await visitor.describe();
    const answer = await visitor.send(`/api/child-profiles/${id}/set-active`, { method: 'POST', headers });
    expect(answer.status).toBe(status);
    if (status === 403) expect(await answer.json()).toMatchObject({ code: 'forbidden-origin' });
  });

  test('reading is allowed from anywhere: the cookie does not travel with it', async () => {
    const visitor = await house.visitor().enterAsGuest();
    expect((await visitor.send('/api/stories', { headers: { 'sec-fetch-site': 'cross-site' } })).status).toBe(200);
  });

  test.each([
    ['text', 'text/plain', '{"name":"Alma","age":6}', 415, 'unsupported-media-type'],
    ['a form', 'application/x-www-form-urlencoded', 'name=Alma&age=6', 415, 'unsupported-media-type'],
    ['half a document', 'application/json', '{"name":"Al', 400, 'invalid-input'],
    ['an empty document', 'application/json', '', 400, 'invalid-input'],
    ['a list', 'application/json', '[]', 400, 'invalid-input'],
    ['a list in lists without end', 'application/json', '['.repeat(30_000) + ']'.repeat(30_000), 400, 'invalid-input'],
    ['U+0000', 'application/json', '{"name":"a\\u0000","age":6}', 400, 'invalid-input'],
    [
      'a poisoned prototype',
      'application/json',
      '{"name":"Alma","age":6,"__proto__":{"isActive":false}}',
      400,
      'invalid-input',
    ],
    ['over 64 kB', 'application/json', JSON.stringify({ name: 'x'.repeat(66_000) }), 413, 'too-large'],
  ])('%s as a body', async (_, type, body, status, code) => {
    const visitor = await house.visitor().enterAsGuest();
    const answer = await visitor.fetch('/api/child-profiles', {
      method: 'POST',
      headers: { 'content-type': type },
      body,
    });
    expect(answer.status).toBe(status);
    expect(answer.headers.get('content-type')).toBe('application/problem+json');
    expect(await answer.json()).toMatchObject({ type: 'about:blank', code, status });
  });

  test('a call without a body takes none', async () => {
    const visitor = await house.visitor().enterAsGuest();
    const { id } = await visitor.describe();
    const send = (body: string) =>
      visitor.fetch(`/api/child-profiles/${id}/set-active`, { method: 'POST', headers: json, body });
    expect((await send('{"isActive":false}')).status).toBe(400);
    expect((await send('{}')).status).toBe(204);
  });

  test('JSON is no way to sign in', async () => {
    const answer = await house
      .visitor()
      .json('/api/login', 'POST', { email: 'kim@example.com', password: 'a quiet evening' });
    expect(answer.status).toBe(415);
  });

  test('an unknown call is a problem document', async () => {
    const answer = await house.visitor().fetch('/api/unknown');
    expect(answer.status).toBe(404);
    expect(await answer.json()).toMatchObject({ code: 'not-found' });
    expect((await house.visitor().fetch('/api/stories/%ZZ')).status).toBe(400);
    const long = await house.visitor().fetch(`/api/stories/${'x'.repeat(200)}`);
    expect([long.status, (await problemOf(long)).code]).toEqual([404, 'not-found']);
  });

  test('nothing inline, nothing from elsewhere', async () => {
    const { headers } = await house.visitor().fetch('/api/login');
    const policy = headers.get('content-security-policy') ?? '';
    expect(policy).toContain("default-src 'none'");
    expect(policy).not.toMatch(/unsafe|https?:|\*/);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('referrer-policy')).toBe('same-origin');
    expect(headers.has('server')).toBe(false);
    expect(headers.has('x-powered-by')).toBe(false);
  });

  test('health tells no versions', async () => {
    expect(await (await house.visitor().fetch('/healthz')).json()).toEqual({ status: 'ok' });
    expect(await (await house.visitor().fetch('/readyz')).json()).toEqual({ status: 'ready' });
  });
});

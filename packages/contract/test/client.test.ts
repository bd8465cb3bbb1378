import { CallError } from '@sagolykta/contract/call-error';
import { addressOf, createClient } from '@sagolykta/contract/client';
import { expect, test } from 'vitest';

const story = '01a1fc06-67e5-70f6-a0e5-1c65a4a0556a';

/** Answers everything alike, and remembers what was asked. */
function answering(status: number, body: string | null) {
  const asked: { url: string; request: RequestInit }[] = [];
  const fetch = async (url: string, request: RequestInit) => {
    asked.push({ url, request });
    return new Response(body, { status, statusText: 'As it is' });
  };
  return { fetch, asked };
}

test.each<[string, Record<string, string>, Record<string, unknown>, string]>([
  ['/api/stories', {}, {}, '/api/stories'],
  ['/api/stories', {}, { limit: 3, cursor: undefined }, '/api/stories?limit=3'],
  ['/api/stories/:id/favorite', { id: 'a/b' }, {}, '/api/stories/a%2Fb/favorite'],
  ['/api/templates', {}, { collectionId: 'x&y=z' }, '/api/templates?collectionId=x%26y%3Dz'],
])('%s with %j and %j is %s', (path, params, query, address) => {
  expect(addressOf(path, params, query)).toBe(address);
});

test('a call sends its cookie, its language, and JSON only when there is some', async () => {
  const { fetch, asked } = answering(200, '[]');
  const client = createClient(fetch, () => ({ 'Accept-Language': 'en' }));
  await client.listStories({ query: {} });
  await client.setActiveChildProfile({ params: { id: story } });
  const [list, activate] = asked;
  expect(list).toMatchObject({ url: '/api/stories', request: { method: 'GET', credentials: 'include' } });
  expect(list?.request.headers).toMatchObject({ 'Accept-Language': 'en' });
  expect(activate).toMatchObject({ url: `/api/child-profiles/${story}/set-active`, request: { method: 'POST' } });
  for (const { request } of asked) {
    expect(request.body).toBeUndefined();
    expect(request.headers).not.toHaveProperty('Content-Type');
  }
});

test('a body travels as JSON, with the headers of that one call', async () => {
  const { fetch, asked } = answering(201, '{}');
  const body = { childProfileId: story, selectedAttributes: ['pet' as const] };
  await createClient(fetch).generateStory({ body }, { headers: { 'Idempotency-Key': 'tonight' } });
  expect(asked[0]?.request.body).toBe(JSON.stringify(body));
  expect(asked[0]?.request.headers).toMatchObject({ 'Content-Type': 'application/json', 'Idempotency-Key': 'tonight' });
});

test('an empty answer is undefined', async () => {
  expect(await createClient(answering(204, null).fetch).deleteStory({ params: { id: story } })).toBeUndefined();
});

const problem = { type: 'about:blank', title: 'Not found', status: 404, detail: 'Not found', code: 'not-found' };

test.each<[string, number, string, string, string | undefined]>([
  ['a problem document', 404, JSON.stringify(problem), `404: ${JSON.stringify(problem)}`, 'not-found'],
  ['a code we do not know', 404, '{"code":"lost"}', '404: {"code":"lost"}', undefined],
  ['a proxy’s page', 502, '<h1>Bad gateway</h1>', '502: <h1>Bad gateway</h1>', undefined],
  ['nothing', 500, '', '500: As it is', undefined],
  ['null', 500, 'null', '500: null', undefined],
])('%s is thrown as status, colon and text', async (_, status, body, message, code) => {
  const error = await createClient(answering(status, body).fetch)
    .getStory({ params: { id: story } })
    .catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(CallError);
  expect(error).toMatchObject({ message, status, code });
});

import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { s3FileStore } from '../src/adapters/file-store/s3-file-store.ts';
import { readConfig } from '../src/config/config.ts';
import { ConfigError } from '../src/config/config-error.ts';
import type { FileStore } from '../src/ports/file-store.ts';

const mother = '01a1fc06-67e5-70f6-a0e5-1c65a4a0556a';
const stranger = '01a1fc06-67e5-70f6-a0e5-1c65a4a0556b';

/** As much of S3 as we ask for: objects in a bucket, and a list by prefix in the order of the names, two at a time and then onward. */
let server: Server;
let store: FileStore;
const objects = new Map<string, Buffer>();
const signatures: string[] = [];
let isDown = false;

beforeAll(async () => {
  server = createServer(async (request, answer) => {
    signatures.push(request.headers.authorization ?? '');
    if (isDown) return answer.writeHead(503).end();
    const address = new URL(request.url ?? '', 'http://s3');
    const key = decodeURIComponent(address.pathname).replace('/sagor/', '');
    const prefix = address.searchParams.get('prefix');
    if (prefix !== null) {
      const after = address.searchParams.get('continuation-token')?.replace(/^<after>&/, '') ?? '';
      const keys = [...objects.keys()].filter((name) => name.startsWith(prefix) && name > after).sort();
      const contents = keys.slice(0, 2).map((name) => `<Contents><Key>${name}</Key></Contents>`);
      const next = `<NextContinuationToken>&lt;after&gt;&amp;${keys[1]}</NextContinuationToken>`;
      return answer.end(`<ListBucketResult>${contents.join('')}${keys.length > 2 ? next : ''}</ListBucketResult>`);
    }
    if (request.method === 'PUT') {
      const pieces: Buffer[] = [];
      for await (const piece of request) pieces.push(piece as Buffer);
      objects.set(key, Buffer.concat(pieces));
      return answer.end();
    }
    if (request.method === 'DELETE') return answer.writeHead(objects.delete(key) ? 204 : 404).end();
    const object = objects.get(key);
    return object === undefined ? answer.writeHead(404).end() : answer.end(object);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  store = s3FileStore({
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    bucket: 'sagor',
    region: 'auto',
    accessKeyId: 'kim',
    secretAccessKey: 'not told',
  });
});
afterAll(() => {
  server.close();
});
beforeEach(() => {
  objects.clear();
  isDown = false;
});

test('what is put is got, by its own family, until it is removed', async () => {
  await store.put(mother, 'photo.webp', Buffer.from([1, 2, 3]));
  expect(await store.get(mother, 'photo.webp')).toEqual(Buffer.from([1, 2, 3]));
  expect(await store.get(stranger, 'photo.webp')).toBeUndefined();
  expect(await store.list(mother)).toEqual(['photo.webp']);
  await store.remove(mother, 'photo.webp');
  await store.remove(mother, 'photo.webp');
  expect(await store.get(mother, 'photo.webp')).toBeUndefined();
});

test('erasing takes every file of the family, page by page, and no other’s', async () => {
  for (const name of ['a.webp', 'b.webp', 'c.webp', 'd.webp', 'e.webp'])
    await store.put(mother, name, Buffer.from(name));
  await store.put(stranger, 'a.webp', Buffer.from('another’s'));
  await store.removeAll(mother);
  expect([...objects.keys()]).toEqual([`${stranger}/a.webp`]);
});

test('a list is whole, however many pages it has; everything is told family by family', async () => {
  const names = ['a.webp', 'b.webp', 'c.webp', 'd.webp', 'e.webp'];
  for (const name of names) await store.put(mother, name, Buffer.from(name));
  await store.put(stranger, 'f.webp', Buffer.from('another’s'));
  expect((await store.list(mother)).sort()).toEqual(names);
  expect(await store.list(mother, 'c')).toEqual(['c.webp']);
  const everything: unknown[] = [];
  for await (const family of store.everything()) everything.push(family);
  expect(everything).toEqual([
    { familyId: mother, names },
    { familyId: stranger, names: ['f.webp'] },
  ]);
});

test('every request is signed, and no secret is sent', async () => {
  signatures.length = 0;
  await store.get(mother, 'photo.webp');
  expect(signatures).toEqual([
    expect.stringMatching(/^AWS4-HMAC-SHA256 Credential=kim\/\d{8}\/auto\/s3\/aws4_request/),
  ]);
  expect(signatures.join()).not.toContain('not told');
});

test('a name that is not ours goes nowhere', async () => {
  await expect(store.get('..', 'photo.webp')).rejects.toThrow('Not a name');
  await expect(store.put(mother, 'a/b', Buffer.from(''))).rejects.toThrow('Not a name');
});

test('a store that is down is an outage, said as one', async () => {
  isDown = true;
  await expect(store.get(mother, 'photo.webp')).rejects.toMatchObject({ code: 'unavailable' });
}, 180_000);

test('half an S3 is none', () => {
  expect(() => readConfig({ S3_ENDPOINT: 'https://s3.example.org' })).toThrow(ConfigError);
  expect(readConfig({}).s3).toBeUndefined();
});

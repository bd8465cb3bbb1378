import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { useHouse } from './support/house.ts';

const cookieOf = (cookies: ReadonlyMap<string, string>) => [...cookies].map((one) => one.join('=')).join('; ');

describe('a body that does not come to its end', () => {
  const house = useHouse('sqlite');
  // The server's own patience only: the net keeps its time.
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
  afterEach(() => void vi.useRealTimers());

  /** A connection on which a body has begun, and is waited for. */
  const begin = async (method: string, path: string, headers: Record<string, string>) => {
    const { app } = house.composition;
    if (!app.server.listening) await app.listen({ port: 0, host: '127.0.0.1' });
    const before = vi.getTimerCount();
    const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
    let said = '';
    socket.setEncoding('utf8').on('data', (text) => {
      said += text;
    });
    const lines = Object.entries({
      host: 'localhost',
      'content-length': '1000',
      'sec-fetch-site': 'same-origin',
      ...headers,
    });
    socket.write(`${method} ${path} HTTP/1.1\r\n${lines.map((one) => one.join(': ')).join('\r\n')}\r\n\r\n{"name":`);
    while (vi.getTimerCount() === before) await new Promise((resolve) => setImmediate(resolve));
    return { socket, said: () => said, isOver: once(socket, 'close') };
  };

  test.each([
    ['POST', '/api/child-profiles', 'application/json'],
    ['POST', '/api/login', 'application/x-www-form-urlencoded'],
    ['POST', '/api/stripe/webhook', 'application/json'],
  ])('%s %s is given up after a minute, with a word about it', async (method, path, type) => {
    const visitor = await house.visitor().enterAsGuest();
    const headers = { 'content-type': type, cookie: cookieOf(visitor.cookies) };
    const { said, isOver } = await begin(method, path, headers);
    vi.advanceTimersByTime(59_000);
    expect(said()).toBe('');
    vi.advanceTimersByTime(2_000);
    await isOver;
    expect(said()).toMatch(/^HTTP\/1\.1 408 /);
    expect(said()).toContain('"code":"too-slow"');
  });

  test('a photo has five minutes', async () => {
    const visitor = await house.visitor().enterAsGuest();
    const { id } = await visitor.describe();
    const headers = { 'content-type': 'image/jpeg', cookie: cookieOf(visitor.cookies) };
    const { socket, said, isOver } = await begin('PUT', `/api/child-profiles/${id}/photo`, headers);
    vi.advanceTimersByTime(299_000);
    socket.write('half of it');
    expect(said()).toBe('');
    vi.advanceTimersByTime(2_000);
    await isOver;
    expect(said()).toMatch(/^HTTP\/1\.1 408 /);
  });

  test('one that comes slowly, and in time, is taken', async () => {
    const visitor = await house.visitor().enterAsGuest();
    const body = '"Alma","age":6}';
    const headers = {
      'content-type': 'application/json',
      'content-length': String('{"name":'.length + body.length),
      cookie: cookieOf(visitor.cookies),
      connection: 'close',
    };
    const { socket, said, isOver } = await begin('POST', '/api/child-profiles', headers);
    vi.advanceTimersByTime(55_000);
    socket.write(body);
    await isOver;
    expect(said()).toMatch(/^HTTP\/1\.1 201 /);
    expect(vi.getTimerCount()).toBe(0);
  });

  test('what no route waits for is closed by the server itself', () => {
    expect(house.composition.app.server.requestTimeout).toBe(300_000);
  });
});

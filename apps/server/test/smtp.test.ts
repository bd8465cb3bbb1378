import type { Server } from 'node:net';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { useHouse } from './support/house.ts';
import { mailServer } from './support/mail-server.ts';

describe('with a mail server', () => {
  const received: string[] = [];
  const place = { url: '' };
  let server: Server;
  beforeAll(async () => {
    server = mailServer(received);
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const address = server.address();
    place.url = `smtp://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
  });
  afterAll(() => server.close());

  const house = useHouse(
    'sqlite',
    {},
    {
      origin: 'https://sagor.example',
      mail: {
        get url() {
          return place.url;
        },
        from: 'sagolykta@sagor.example',
      },
    },
  );

  test('a letter goes out, with a link to the public address whatever the request calls us; there is no outbox page', async () => {
    const visitor = house.visitor();
    const email = 'astrid@example.com';
    await visitor.fetch('/api/register', {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded', 'host': 'elsewhere.example' },
      body: new URLSearchParams({ email, password: 'en stilla kväll', lang: 'en' }).toString(),
    });
    const letter = await vi.waitFor(() => {
      expect(received.join('\n')).toContain('Confirm it here');
      expect(received).toContain('.');
      return received.join('\n').replaceAll('=\n', '').replaceAll('=3D', '=');
    });
    expect(letter).toContain('RCPT TO:<astrid@example.com>');
    expect(letter).toContain('MAIL FROM:<sagolykta@sagor.example>');
    expect(letter).toContain('https://sagor.example/api/verify-email?token=');
    expect(letter).not.toContain('elsewhere.example');
    expect((await visitor.fetch('/api/outbox')).status).toBe(404);
  });
});

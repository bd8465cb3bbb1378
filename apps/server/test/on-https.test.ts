import { describe, expect, test } from 'vitest';
import { useHouse } from './support/house.ts';

describe('on https', () => {
  const house = useHouse('sqlite', {}, { origin: 'https://sagor.example' });

  test('the cookie is bound to this host', async () => {
    const answer = await house.visitor().post('/api/guest', {});
    expect(answer.headers.get('set-cookie')).toMatch(/^__Host-sagolykta=.*; Path=\/; HttpOnly; Secure; SameSite=Lax$/);
    expect(answer.headers.get('strict-transport-security')).toContain('max-age=31536000');
  });

  test('the origin is the public one', async () => {
    const send = (origin: string) =>
      house.visitor().send('/api/guest', {
        method: 'POST',
        headers: { origin, 'content-type': 'application/x-www-form-urlencoded' },
      });
    expect((await send('https://sagor.example')).status).toBe(303);
    expect((await send('http://localhost')).status).toBe(403);
  });
});

import { expect, test } from 'vitest';
import { compose } from '../src/compose/compose.ts';
import { fakeIllustrator } from './support/fake-illustrator.ts';
import { makePlace } from './support/house.ts';
import { Visitor } from './support/visitor.ts';

test.each([
  ['a proxy that is trusted', '127.0.0.1', '203.0.113.7'],
  ['nobody', undefined, '127.0.0.1'],
])('the word of %s is taken for where a visitor is', async (_, trustedProxies, expected) => {
  const seen = new Set<string>();
  const { config, leave } = await makePlace('sqlite');
  const { app } = await compose(
    { ...config, trustedProxies },
    {
      illustrator: fakeIllustrator,
      rateLimiter: async (_rule, who) => {
        seen.add(who);
        return 0;
      },
    },
  );
  await new Visitor(app).fetch('/api/guest', {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', 'x-forwarded-for': '203.0.113.7' },
    body: 'timeZone=UTC',
  });
  expect([...seen]).toContain(expected);
  await app.close();
  await leave();
});

import { hash } from '@node-rs/argon2';
import { describe, expect, test } from 'vitest';
import { databases, useHouse } from './support/house.ts';

describe.each(databases)('passwords, on %s', (kind) => {
  const house = useHouse(kind);

  test.each([
    'Password123!',
    'P@ssw0rd1234',
    'lösenord123',
    'Sommar2026!',
    'S0mmar2026!',
    'Välkommen01!',
    'iloveyou1234',
    'jagälskardig',
    'mammapappa1',
    'password password',
    '1234567890',
    '0987654321',
    'qwertyuiop',
    'poiuytrewq',
    'aaaaaaaaaa',
    'hejhejhejhej',
    'sagolykta2026',
    'astrid.berg2026',
    'snällasnälla',
    'köttbullar1',
    'bajskorv123',
    'hejasverige!',
    'lillebror12',
    'volvovolvo1',
    'pippilångstrump',
    'midsommar2026',
    'glömtlösenord',
    'asdfghjklöä',
    'qwerasdfzxcv',
    'zaq12wsxcde3',
    '1q1q2w2w3e3e',
    'qaz123wsx456',
    'astrid.berg@example.com',
  ])('%s is among the first guesses', async (password) => {
    const form = { email: 'astrid.berg@example.com', password };
    const answer = await house.visitor().post('/api/register', form);
    expect(answer.status).toBe(422);
    expect(await answer.text()).toContain('lätt att gissa');
  });

  test.each(['en stilla kväll', 'correct horse battery', 'tre lommar ropar', '🦔🦊🐻🐰🦉🐢🐝🐙🦄🐳'])(
    '%s is not',
    async (password) => {
      const account = await house.visitor().register({ password });
      expect((await house.visitor().post('/api/login', account)).status).toBe(303);
    },
  );

  test('nor can one be changed to such a password', async () => {
    const visitor = house.visitor();
    const { password } = await visitor.register();
    const body = { currentPassword: password, newPassword: 'Vinter2026!' };
    await expect(visitor.client.changePassword({ body })).rejects.toMatchObject({
      status: 422,
      code: 'common-password',
    });
  });

  test('a hash with other parameters is made anew when its family signs in', async () => {
    const account = await house.visitor().register();
    const { queries } = house.composition.database;
    const kept = () =>
      queries.selectFrom('passwords').select('hash').where('email', '=', account.email).executeTakeFirst();
    const weak = await hash(account.password, { memoryCost: 8192, timeCost: 1, parallelism: 1 });
    await queries.updateTable('passwords').set({ hash: weak }).where('email', '=', account.email).execute();
    await house.visitor().post('/api/login', { ...account, password: 'not the evening' });
    expect((await kept())?.hash).toBe(weak);
    expect((await house.visitor().post('/api/login', account)).status).toBe(303);
    expect((await kept())?.hash).toContain('$m=19456,t=2,p=1$');
    expect((await house.visitor().post('/api/login', account)).status).toBe(303);
  });

  test('known and unknown addresses take the same time', async () => {
    const timeOf = async (address: string) => {
      const start = performance.now();
      const { status } = await house.visitor().post('/api/login', { email: address, password: 'not the evening' });
      const time = performance.now() - start;
      // Whoever is sent away before the password is looked at is sent away at once, known or not.
      expect(status).toBe(401);
      return time;
    };
    // In turns, and the best of each: the others measure what else the machine is doing. A machine that left neither alone is asked again.
    const ratioOf = async (stranger: string) => {
      const { email } = await house.visitor().register();
      const times = { known: [] as number[], unknown: [] as number[] };
      for (let count = 0; count < 15; count += 1) {
        times.known.push(await timeOf(email));
        times.unknown.push(await timeOf(stranger));
      }
      return Math.min(...times.unknown) / Math.min(...times.known);
    };
    let ratio = 0;
    for (let turn = 0; turn < 4 && !(ratio > 0.5 && ratio < 2); turn += 1)
      ratio = await ratioOf(`nobody-at-all-${turn}@example.com`);
    expect(ratio).toBeGreaterThan(0.5);
    expect(ratio).toBeLessThan(2);
  });

  test('a crowd at the door waits, and beyond a crowd is told to come again', async () => {
    const guesses = Array.from({ length: 120 }, (_, number) =>
      house.visitor().post('/api/login', { email: `crowd-${number}@example.com`, password: 'not the evening' }),
    );
    const answers = await Promise.all(guesses);
    const away = answers.filter(({ status }) => status === 503);
    expect(answers.filter(({ status }) => status === 401).length).toBeGreaterThanOrEqual(60);
    expect(away.length).toBeGreaterThan(0);
    expect(away[0]?.headers.get('retry-after')).toBe('5');
  });
});

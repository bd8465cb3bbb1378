import { DatabaseSync } from 'node:sqlite';
import { afterAll, expect, test, vi } from 'vitest';
import { useHouse } from './support/house.ts';

/** Spread by the family's id in docs/operations.md: whoever asks one of these without it asks every machine. */
const spread = ['child_profiles', 'stories', 'readings', 'nights', 'ratings', 'parental_controls', 'family_words'];
/** What looks for work through all families, every few seconds or hours, and for nobody who waits. */
const rounds = [/status in \('reserved', 'writing'\)/];

const prepared = vi.spyOn(DatabaseSync.prototype, 'prepare');
afterAll(() => prepared.mockRestore());
const house = useHouse('sqlite');

/** Whether a statement reads or changes a table that is spread, and does not say whose. */
function asksEverybody(statement: string): boolean {
  const text = statement.replaceAll('"', '').replace(/\s+/g, ' ');
  if (!/^(select|with|update|delete)/i.test(text) || rounds.some((round) => round.test(text))) return false;
  const isSpread = spread.some((table) => new RegExp(`(from|join|update) ${table}\\b`).test(text));
  return (
    isSpread && !/\bfamily_id\s*(=|in)\s*(\?|\(select family_id|sessions\.family_id|stories\.family_id)/.test(text)
  );
}

test('every statement of an evening names the family whose rows it asks for', async () => {
  const visitor = await house.visitor().enterAsGuest();
  const child = await visitor.describe();
  const { id } = await visitor.tell(child);
  const { client } = visitor;
  const params = { id };
  await client.getUser();
  await client.getUserStats();
  await client.listChildProfiles();
  await client.listStories({ query: {} });
  for (const query of [{ favorites: 'true' }, { search: 'Alma' }, { child: child.id }, { cursor: id }] as const)
    await client.listStories({ query });
  await client.getStory({ params });
  await client.toggleFavorite({ params });
  await client.recordReading({ params });
  await client.getMending({ params });
  await client.rewordLine({ params: { id, line: '1' }, body: { words: 'Alma yawned widely.', edition: 0 } });
  await client.rateApp({ body: { stars: 5, comment: null } });
  await client.getParentalControls();
  await client.setActiveChildProfile({ params: { id: child.id } });
  await client.deleteStory({ params });
  await client.deleteChildProfile({ params: { id: child.id } });
  const statements = [...new Set(prepared.mock.calls.map(([text]) => text))];
  expect(statements.filter((text) => /\bstories\b/.test(text)).length).toBeGreaterThan(10);
  expect(statements.filter(asksEverybody)).toEqual([]);
});

test.each<[string, boolean]>([
  ['select * from "stories" where "id" = ?', true],
  ['update "stories" set "title" = ? where "id" = ?', true],
  ['select * from "stories" where "family_id" = ? and "id" = ?', false],
  ['delete from "child_profiles" where "name" = ?', true],
])('%s', (statement, asks) => {
  expect(asksEverybody(statement)).toBe(asks);
});

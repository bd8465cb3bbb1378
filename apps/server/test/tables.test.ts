import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { tables } from '../src/adapters/database/schema.ts';
import { childProfiles } from '../src/adapters/database/tables/child-profiles.ts';
import { stories } from '../src/adapters/database/tables/stories.ts';
import { databases, useHouse } from './support/house.ts';

describe.each(databases)('tables and their codecs, on %s', (kind) => {
  const house = useHouse(kind);

  test.each(Object.entries(tables))('%s has the columns that its codec tells', async (name, { columns }) => {
    const { queries } = house.composition.database;
    const ask =
      kind === 'sqlite'
        ? sql<{ name: string }>`select name from pragma_table_info(${name})`
        : sql<{ name: string }>`select column_name as name from information_schema.columns
            where table_name = ${name} and table_schema = current_schema()`;
    const { rows } = await ask.execute(queries);
    expect(rows.map((row) => row.name).sort()).toEqual(Object.keys(columns).sort());
  });

  test('a child goes in and comes out the same', async () => {
    const visitor = await house.visitor().enterAsGuest();
    const child = await visitor.describe({ name: 'Åsa “Ö”', petName: 'Bo', petBreed: 'Poodle', petCoat: 'cream' });
    const { queries } = house.composition.database;
    const row = await queries
      .selectFrom('child_profiles')
      .selectAll()
      .where('id', '=', child.id)
      .executeTakeFirstOrThrow();
    const read = childProfiles.read(row);
    expect(read).toMatchObject({ name: 'Åsa “Ö”', petBreed: 'Poodle', petCoat: 'cream', isActive: true });
    expect(childProfiles.read(childProfiles.write(read))).toEqual(read);
  });
});

test('what this version cannot read is refused by its place, without what is there', () => {
  expect(() => childProfiles.read({ pronoun: 'Siv' })).toThrow(
    new TypeError('child_profiles.pronoun holds what this version cannot read'),
  );
  expect(() => stories.read({ trace: '{"title":"Siv"}' })).toThrow(
    new TypeError('stories.trace holds what this version cannot read'),
  );
});

test('what is not given is not written, and what was not asked for is not read', () => {
  expect(childProfiles.write({ name: 'Siv', city: null, school: undefined })).toEqual({ name: 'Siv', city: null });
  expect(childProfiles.read({ best_friend_name: null })).toEqual({ bestFriendName: null });
});

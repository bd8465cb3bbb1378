import type { Kysely } from 'kysely';
import type { FamilyWords } from '../../ports/family-words.ts';
import type { Schema } from './schema.ts';
import { familyWords } from './tables/family-words.ts';

const mostKept = 200;

export function familyWordRepository(queries: Kysely<Schema>): FamilyWords {
  return {
    of: async (familyId, language) => {
      const rows = await queries
        .selectFrom('family_words')
        .select(['word', 'kind', 'effect', 'is_neuter'])
        .where('family_id', '=', familyId)
        .where('language', '=', language)
        .orderBy('told_at', 'desc')
        .limit(mostKept)
        .execute();
      return rows.map(familyWords.read);
    },

    keep: async (familyId, language, word, now) => {
      const columns = familyWords.write({ ...word, toldAt: now.toISOString() });
      await queries
        .insertInto('family_words')
        .values({ ...columns, family_id: familyId, language })
        .onConflict((conflict) => conflict.columns(['family_id', 'language', 'word']).doUpdateSet(columns))
        .execute();
      const kept = queries
        .selectFrom('family_words')
        .select('word')
        .where('family_id', '=', familyId)
        .where('language', '=', language)
        .orderBy('told_at', 'desc')
        .limit(mostKept);
      await queries
        .deleteFrom('family_words')
        .where('family_id', '=', familyId)
        .where('language', '=', language)
        .where('word', 'not in', kept)
        .execute();
    },

    forget: async (familyId, language, word) => {
      await queries
        .deleteFrom('family_words')
        .where('family_id', '=', familyId)
        .where('language', '=', language)
        .where('word', '=', word)
        .execute();
    },
  };
}

import { namesTogether } from '@sagolykta/domain/children-together';
import type { Language } from '@sagolykta/domain/language';
import { type ExpressionBuilder, type ExpressionWrapper, type SqlBool, sql } from 'kysely';
import type { Schema } from './schema.ts';

const nameOf = (column: string) => sql`(select other.name from child_profiles as other
    where other.family_id = stories.family_id and other.id = stories.${sql.raw(column)})`;
const others = sql`coalesce('\n' || ${nameOf('sibling_id')}, '') || coalesce('\n' || ${nameOf('sibling2_id')}, '')`;

/** The names of a story's children, the first of them joined as `child`; parted by a line break, which no name has. */
export const childNames = sql<string>`child.name || ${others}`;

interface SiblingColumns {
  readonly siblingId: string | null;
  readonly sibling2Id: string | null;
}

/** A row that was read, with whom the story is about, and whose it is, as a sentence says it: 'Alma och Bo'. */
export function withChildren<Story extends SiblingColumns & { readonly language: Language }>(
  { siblingId, sibling2Id, ...story }: Story,
  names: string,
) {
  const siblingIds = [siblingId, sibling2Id].filter((id) => id !== null);
  return { ...story, siblingIds, childName: namesTogether(names.split('\n'), story.language) };
}

/** Stories of these children, whether they come first in them or not. */
export function isAbout(
  build: ExpressionBuilder<Schema, 'stories'>,
  childIds: readonly string[],
): ExpressionWrapper<Schema, 'stories', SqlBool> {
  return build.or([
    build('stories.child_profile_id', 'in', childIds),
    build('stories.sibling_id', 'in', childIds),
    build('stories.sibling2_id', 'in', childIds),
  ]);
}

import type { ColumnWords } from '../column-words.ts';

/** Whom a story is about beside its first child. A story goes with any of its children: see child-profile-repository.ts. */
export function siblings({ id }: ColumnWords): string[] {
  return [
    `alter table stories add column sibling_id ${id}`,
    `alter table stories add column sibling2_id ${id}`,
    'create index stories_of_sibling on stories (family_id, sibling_id) where sibling_id is not null',
    'create index stories_of_sibling2 on stories (family_id, sibling2_id) where sibling2_id is not null',
  ];
}

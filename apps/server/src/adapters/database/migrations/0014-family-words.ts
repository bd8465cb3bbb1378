import type { ColumnWords } from '../column-words.ts';

/** What families have told of words that the lantern did not know, and which of it a story was made with. */
export function familyWords({ id, instant, json, boolean, strict }: ColumnWords): string[] {
  return [
    `create table family_words (
      family_id ${id} not null references families (id) on delete cascade,
      language text not null,
      word text not null,
      kind text not null,
      effect text,
      is_neuter ${boolean} not null,
      told_at ${instant} not null,
      primary key (family_id, language, word)
    ) ${strict}`,
    `alter table stories add column wish_words ${json}`,
  ];
}

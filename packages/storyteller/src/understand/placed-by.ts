import type { Language } from '@sagolykta/domain/language';
import type { FoundRelation } from './find-relation.ts';
import type { Reading } from './head-noun.ts';
import type { Sentence } from './sentence.ts';
import type { WishedThing } from './wished-thing.ts';

/** Prepositions that say where somebody is; the others say where it came from or is going. */
const standing: Readonly<Record<Language, ReadonlySet<string>>> = {
  sv: new Set('i hos vid på under över bakom utanför mellan nedanför'.split(' ')),
  en: new Set('in at inside on over above behind under underneath beneath below by near between'.split(' ')),
};
const times: ReadonlySet<string> = new Set(
  'day night morning evening winter summer autumn spring weekend christmas birthday knee leg'.split(' '),
);
/** Where somebody can stand, unlike in the rain. */
const inTheSky: ReadonlySet<string> = new Set('moon sun star planet mars cloud rainbow'.split(' '));
const livesThere = /^(?:lives?|lived|living|bor|bodde)$/;
const onTop: ReadonlySet<string> = new Set(['moon', 'beach', 'mountain', 'island', 'roof', 'farm', 'planet', 'mars']);

const given = {
  in: { sv: 'i', en: 'in' },
  on: { sv: 'på', en: 'on' },
  under: { sv: 'under', en: 'under' },
} as const;

/**
 * By which preposition the wish puts its thing where it does not belong: 'in' of 'in the lift', 'hos' of 'hos frisören'. Null where it
 * lives there, since nobody is out of place at home, and where nobody can be: in the rain, in winter.
 */
export function placedBy(
  sentence: Sentence,
  found: FoundRelation | null,
  other: WishedThing | null,
  { language }: Reading,
): string | null {
  if (other?.noun == null || (found?.relation !== 'in' && found?.relation !== 'on' && found?.relation !== 'under'))
    return null;
  const { id, kind } = other.noun;
  if ((kind === 'sky' && !inTheSky.has(id)) || times.has(id)) return null;
  const linked = sentence.words.slice(found.from, found.to);
  if (linked.some((word) => livesThere.test(word))) return null;
  const last = linked.at(-1) ?? '';
  const relation = onTop.has(id) && found.relation === 'in' ? 'on' : found.relation;
  return standing[language].has(last) ? last : given[relation][language];
}

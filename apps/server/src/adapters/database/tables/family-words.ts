import { languages } from '@sagolykta/domain/language';
import { thingEffects, toldKinds } from '@sagolykta/domain/told-word';
import { instant, oneOf, orNull, text, yesOrNo } from '../column.ts';
import { table } from '../table.ts';

/** What a family has told of a word that the lantern did not know. */
export const familyWords = table('family_words', {
  family_id: text,
  language: oneOf(languages),
  word: text,
  kind: oneOf(toldKinds),
  effect: orNull(oneOf(thingEffects)),
  is_neuter: yesOrNo,
  told_at: instant,
});

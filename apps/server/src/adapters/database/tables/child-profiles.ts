import { pronouns, regions } from '@sagolykta/domain/child-profile';
import { coatColours } from '@sagolykta/domain/coats';
import { count, instant, json, oneOf, orNull, text, yesOrNo } from '../column.ts';
import { personLook } from '../kept-looks.ts';
import { table } from '../table.ts';

export const childProfiles = table('child_profiles', {
  family_id: text,
  id: text,
  name: text,
  age: count,
  pronoun: oneOf(pronouns),
  city: orNull(text),
  region: oneOf(regions),
  school: orNull(text),
  best_friend_name: orNull(text),
  best_friend_pronoun: oneOf(pronouns),
  pet_name: orNull(text),
  pet_breed: orNull(text),
  pet_pronoun: oneOf(pronouns),
  grandma_name: orNull(text),
  grandpa_name: orNull(text),
  favorite_sport: orNull(text),
  favorite_athlete: orNull(text),
  favorite_artist: orNull(text),
  favorite_song: orNull(text),
  look: orNull(json(personLook)),
  best_friend_look: orNull(json(personLook)),
  grandma_look: orNull(json(personLook)),
  grandpa_look: orNull(json(personLook)),
  pet_coat: orNull(oneOf(coatColours)),
  profile_image_url: orNull(text),
  is_active: yesOrNo,
  created_at: instant,
  updated_at: instant,
});

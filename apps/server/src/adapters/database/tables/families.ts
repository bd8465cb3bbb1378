import { languages } from '@sagolykta/domain/language';
import { byDefault, count, instant, oneOf, orNull, text, yesOrNo } from '../column.ts';
import { table } from '../table.ts';

/** The entity 'User' of the specification. */
export const families = table('families', {
  id: text,
  email: orNull(text),
  /** The address that a letter has reached; another than `email` when that was changed since. */
  verified_email: orNull(text),
  first_name: orNull(text),
  last_name: orNull(text),
  profile_image_url: orNull(text),
  stripe_customer_id: orNull(text),
  stripe_subscription_id: orNull(text),
  is_subscribed: byDefault(yesOrNo),
  daily_story_count: byDefault(count),
  story_day: orNull(text),
  last_story_date: orNull(instant),
  time_zone: text,
  /** The zone before, and the day there on which it was changed; both or neither. */
  zone_before: orNull(text),
  zone_before_day: orNull(text),
  language: oneOf(languages),
  called_name: orNull(text),
  auto_images: byDefault(yesOrNo),
  voice_narration: byDefault(yesOrNo),
  show_streak: byDefault(yesOrNo),
  created_at: instant,
  updated_at: instant,
});

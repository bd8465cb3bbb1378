import { languages } from '@sagolykta/domain/language';
import { storyElements } from '@sagolykta/domain/story-elements';
import { wishNotices } from '@sagolykta/storyteller/story-brief';
import { z } from 'zod';
import { storyStatuses } from '../../../ports/stories.ts';
import { byDefault, count, instant, json, oneOf, orNull, text, withheld, yesOrNo } from '../column.ts';
import { castLooks } from '../kept-looks.ts';
import { brief, edition, parts, pictures, trace, workOrder } from '../kept-manuscript.ts';
import { toldWords } from '../kept-words.ts';
import { table } from '../table.ts';

export const stories = table('stories', {
  family_id: text,
  id: text,
  child_profile_id: text,
  sibling_id: orNull(text),
  sibling2_id: orNull(text),
  idempotency_key: orNull(text),
  language: oneOf(languages),
  title: text,
  content: text,
  preview: text,
  selected_attributes: json(z.array(z.enum(storyElements)).readonly()),
  theme: orNull(text),
  notice: orNull(oneOf(wishNotices)),
  template_id: orNull(text),
  writer: text,
  arc: text,
  seed: text,
  trace: json(trace),
  pictures: json(pictures),
  looks: json(castLooks),
  image_count: count,
  first_image_alt: orNull(text),
  is_favorite: byDefault(yesOrNo),
  reading_time: orNull(count),
  /** What the family had told of words in the wish. */
  wish_words: orNull(json(toldWords)),
  status: byDefault(oneOf(storyStatuses)),
  /** Counts up whenever there is more of the text, or another. */
  revision: byDefault(count),
  /** Of the text that is being written, in characters. */
  expected_length: orNull(count),
  attempts: byDefault(count),
  lease_holder: withheld(orNull(text)),
  lease_until: orNull(instant),
  /** What it was asked for; null for one from before that was kept, or of a language model's. */
  brief: orNull(json(brief)),
  /** The part of the plot that each line belongs to. */
  parts: orNull(json(parts)),
  /** As it was told, while the family's own is shown; or the other way round. */
  other_edition: orNull(json(edition)),
  is_own_edition: byDefault(yesOrNo),
  /** Counts up with every change by the family. */
  edition: byDefault(count),
  work: withheld(orNull(json(workOrder))),
  /** Text and pictures once more, as they are sent: see kept-answer.ts. */
  answer: withheld(orNull(text)),
  /** What a list shows of it once more, as it is sent: see kept-card.ts. */
  card: withheld(orNull(text)),
  created_at: instant,
  updated_at: instant,
});

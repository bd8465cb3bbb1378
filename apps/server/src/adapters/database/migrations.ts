import type { ColumnWords } from './column-words.ts';
import { familiesAndSessions } from './migrations/0001-families-and-sessions.ts';
import { childrenAndStories } from './migrations/0002-children-and-stories.ts';
import { ratingsAndParentalControls } from './migrations/0003-ratings-and-parental-controls.ts';
import { petCoats } from './migrations/0004-pet-coats.ts';
import { subscriptions } from './migrations/0005-subscriptions.ts';
import { identity } from './migrations/0006-identity.ts';
import { rateCounts } from './migrations/0007-rate-counts.ts';
import { storyWork } from './migrations/0010-story-work.ts';
import { paintings } from './migrations/0011-paintings.ts';
import { confirmations } from './migrations/0012-confirmations.ts';
import { zoneBefore } from './migrations/0013-zone-before.ts';
import { familyWords } from './migrations/0014-family-words.ts';
import { looksOfOthers } from './migrations/0015-looks-of-others.ts';
import { readingPlaces } from './migrations/0020-reading-places.ts';

export interface Migration {
  readonly name: string;
  readonly statements: (words: ColumnWords) => readonly string[];
}

/** Applied in this order, once each. A migration that has shipped is never edited: add another. */
export const migrations: readonly Migration[] = [
  { name: '0001-families-and-sessions', statements: familiesAndSessions },
  { name: '0002-children-and-stories', statements: childrenAndStories },
  { name: '0003-ratings-and-parental-controls', statements: ratingsAndParentalControls },
  { name: '0004-pet-coats', statements: petCoats },
  { name: '0005-subscriptions', statements: subscriptions },
  { name: '0006-identity', statements: identity },
  { name: '0007-rate-counts', statements: rateCounts },
  { name: '0010-story-work', statements: storyWork },
  { name: '0011-paintings', statements: paintings },
  { name: '0012-confirmations', statements: confirmations },
  { name: '0013-zone-before', statements: zoneBefore },
  { name: '0014-family-words', statements: familyWords },
  { name: '0015-looks-of-others', statements: looksOfOthers },
  { name: '0020-reading-places', statements: readingPlaces },
];

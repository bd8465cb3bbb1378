import { text } from '../column.ts';
import { table } from '../table.ts';

/** The days with a story, created or read; they outlive the stories, so that tidying the library breaks no streak. */
export const nights = table('nights', { family_id: text, day: text });

import { count, text } from '../column.ts';
import { table } from '../table.ts';

/** What the language models have cost on a day, for the whole house. */
export const modelSpending = table('model_spending', { day: text, microdollars: count });

import { count, instant, text } from '../column.ts';
import { table } from '../table.ts';

/** How often somebody has done something lately; `who` is a hash. */
export const rateCounts = table('rate_counts', { who: text, uses: count, ends: instant });

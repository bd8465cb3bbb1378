import { instant, orNull, text } from '../column.ts';
import { table } from '../table.ts';

export const paymentEvents = table('payment_events', { id: text, received_at: instant, finished_at: orNull(instant) });

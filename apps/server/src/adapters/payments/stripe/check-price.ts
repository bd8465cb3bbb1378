import { premium } from '@sagolykta/domain/plan';
import type Stripe from 'stripe';
import { findAtStripe } from './ask-stripe.ts';

/** What is wrong with the price, in words for the person who set it; null when it is what families are told. Throws Failure 'unavailable'. */
export async function faultOfPrice(stripe: Stripe, id: string): Promise<string | null> {
  const price = await findAtStripe(() => stripe.prices.retrieve(id));
  if (price === undefined) return `STRIPE_PRICE_ID: Stripe knows no price ${id} for this key`;
  const { recurring } = price;
  const isMonthly = recurring?.interval === 'month' && recurring.interval_count === 1;
  const isRightAmount = price.unit_amount === premium.price && price.currency === premium.currency.toLowerCase();
  if (price.active && isMonthly && isRightAmount) return null;
  const said = `${(premium.price / 100).toFixed(2)} ${premium.currency}`;
  return `STRIPE_PRICE_ID must be an active price of ${said} each month, since that is what the page says`;
}

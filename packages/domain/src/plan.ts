export type Plan = 'free' | 'premium';

export const freeStoriesPerDay = 3;
/** Unlimited for any family; a guard against machines, and said in as many words. */
export const fairUseStoriesPerDay = 50;
export const premium = {
  /** In cents, each month. */
  price: 999,
  currency: 'USD',
  trialDays: 7,
} as const;

export function planOf(family: { readonly isSubscribed: boolean }): Plan {
  return family.isSubscribed ? 'premium' : 'free';
}

export function mayNarrate(family: { readonly isSubscribed: boolean }): boolean {
  return family.isSubscribed;
}

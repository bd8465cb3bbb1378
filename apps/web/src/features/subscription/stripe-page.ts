/**
 * Only the page that the server sends at /subscribe lets Stripe's script in. Who came here by a link inside the app has
 * another page's permissions still, and loads this one anew. False while that happens.
 */
export function isStripeAllowed(): boolean {
  const [entry] = performance.getEntriesByType('navigation');
  if (entry === undefined || URL.parse(entry.name)?.pathname === '/subscribe') return true;
  location.replace('/subscribe');
  return false;
}

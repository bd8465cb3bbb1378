/** Cents as money. The price is in dollars, so it is written the same way in both languages: $9.99. */
export function money(cents: number): string {
  return `$${(cents / 100).toFixed(2)}`;
}

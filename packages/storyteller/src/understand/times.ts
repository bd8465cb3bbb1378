/** 'I morgon', 'on Friday', 'at the weekend': nouns that say when it happens, which is not asked to be seen. */
export const times: ReadonlySet<string> = new Set([
  'dawn',
  'day',
  'day-off',
  'night',
  'spring',
  'summer',
  'autumn',
  'winter',
]);

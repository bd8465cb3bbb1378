/**
 * Text as it is searched: small letters, and no accents but those that make another letter. In Swedish å, ä and ö are
 * letters of their own, so "halsa" does not find "hälsa"; é and ü are e and u with something on top.
 */
export function searchable(text: string): string {
  const whole = text.normalize('NFC').toLocaleLowerCase('sv');
  return whole.replace(/[^\p{ASCII}åäö]/gu, (letter) => letter.normalize('NFD').replace(/\p{M}/gu, ''));
}

/** What somebody looks for, word by word; none where nothing was typed. */
export function searchWords(typed: string): string[] {
  return searchable(typed)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
}

/** Every word is somewhere in the texts; in a part of a word too, since Swedish writes its words together. */
export function holdsWords(texts: readonly string[], words: readonly string[]): boolean {
  const whole = searchable(texts.join('\n'));
  return words.every((word) => whole.includes(word));
}

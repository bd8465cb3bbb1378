export class PatternError extends Error {}

/**
 * Patterns as people write them, parted by ';': words; a/b is one of two; (…) may be left out; word* is any word that begins so,
 * *'s one that ends so, * any word.
 * @returns the source of an expression over words that each have one space before them
 * @throws PatternError
 */
export function compilePatterns(source: string): string {
  const patterns = source
    .split(';')
    .map((pattern) => pattern.trim())
    .filter((pattern) => pattern !== '')
    .map((pattern) => compile(pattern));
  // The first that fits counts in an expression; the longest shall.
  const longestFirst = patterns.sort((one, other) => other.length - one.length);
  return `(?:${longestFirst.join('|')})(?= |$)`;
}

function compile(pattern: string, isInside = false): string {
  const pieces = pattern.match(/\([^()]*\)|[^\s()]+/g) ?? [];
  if (pieces.join(' ').replace(/\s+/g, ' ') !== pattern.replace(/\s+/g, ' '))
    throw new PatternError(`cannot be read: «${pattern}»`);
  if (!isInside && pieces.every((piece) => piece.startsWith('(')))
    throw new PatternError(`all of it may be left out: «${pattern}»`);
  return pieces
    .map((piece) => (piece.startsWith('(') ? `(?:${compile(piece.slice(1, -1).trim(), true)})?` : word(piece)))
    .join('');
}

function word(piece: string): string {
  const choices = piece.split('/').map((choice) => {
    if (!/^(?:\*|\*?[\p{L}\p{N}’'-]+\*?)$/u.test(choice)) throw new PatternError(`«${choice}» is no word`);
    return choice.replaceAll('*', '\\S*');
  });
  return choices.length === 1 ? ` ${choices[0]}` : ` (?:${choices.join('|')})`;
}

/** Known words by first letter and length, so that a slip is looked for among few. */
export type Shapes = ReadonlyMap<string, readonly string[]>;

export function shapesOf(words: Iterable<string>): Shapes {
  const shapes = new Map<string, string[]>();
  for (const word of words) {
    const key = `${word.charAt(0)}${word.length}`;
    const there = shapes.get(key);
    if (there === undefined) shapes.set(key, [word]);
    else there.push(word);
  }
  return shapes;
}

/** Which letters it has, one bit each. */
function lettersOf(word: string): number {
  let letters = 0;
  for (let at = 0; at < word.length; at += 1) letters |= 1 << (word.charCodeAt(at) & 31);
  return letters;
}

/** Letters that one word has and the other has not. */
function unlike(one: number, other: number): number {
  let count = 0;
  for (let rest = one ^ other; rest !== 0; rest &= rest - 1) count += 1;
  return count;
}

/** The nearest known word: one slip of the finger in a short word, two in a long one; the first letter is right. */
export function nearestWord(word: string, shapes: Shapes): string | undefined {
  if (word.length < 5) return undefined;
  const allowed = word.length >= 9 ? 2 : 1;
  const letters = lettersOf(word);
  let best: string | undefined;
  let least = allowed + 1;
  for (let length = word.length - allowed; length <= word.length + allowed; length += 1) {
    for (const known of shapes.get(`${word.charAt(0)}${length}`) ?? []) {
      // A slip changes two letters at most: one goes, another comes.
      if (unlike(letters, lettersOf(known)) > 2 * (least - 1)) continue;
      const distance = editDistance(known, word, least - 1);
      if (distance < least && !isAnother(known, word)) [best, least] = [known, distance];
    }
  }
  return best;
}

/** A short word with another letter in it is mostly another word: a house is no horse. */
function isAnother(known: string, word: string): boolean {
  if (word.length >= 7 || known.length !== word.length) return false;
  return [...known].sort().join('') !== [...word].sort().join('');
}

/** Optimal string alignment distance (Damerau–Levenshtein without repeated edits), given up past `limit`. */
function editDistance(one: string, other: string, limit: number): number {
  let before: number[] = [];
  let previous = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let row = 1; row <= one.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= other.length; column += 1) {
      const same = one[row - 1] === other[column - 1];
      let cost = Math.min(
        (previous[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (previous[column - 1] ?? 0) + (same ? 0 : 1),
      );
      if (row > 1 && column > 1 && one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1]) {
        cost = Math.min(cost, (before[column - 2] ?? 0) + 1);
      }
      current.push(cost);
    }
    if (Math.min(...current) > limit) return limit + 1;
    before = previous;
    previous = current;
  }
  return previous[other.length] ?? 0;
}

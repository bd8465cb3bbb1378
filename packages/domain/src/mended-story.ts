/** A story's lines, and beside each the part of the plot that it belongs to; null for a line of the family's own. */
export interface MendedText {
  readonly lines: readonly string[];
  /** As many as lines; none of a story whose parts nobody knows. */
  readonly parts: readonly (string | null)[];
}

/** One line in other words, or in several lines; taken out where nothing is left of it. undefined where nothing would be left of the story. */
export function reworded(text: MendedText, at: number, words: string): MendedText | undefined {
  const own = words
    .split(/\r\n|\r|\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '');
  const part = text.parts[at] ?? null;
  return replaced(text, { from: at, to: at + 1 }, own, part);
}

/** The lines around a line that belong to the same part; undefined for one that belongs to none. */
export function partAround({ parts }: MendedText, at: number): { from: number; to: number; part: string } | undefined {
  const part = parts[at];
  if (part == null) return undefined;
  let from = at;
  let to = at + 1;
  while (parts[from - 1] === part) from -= 1;
  while (parts[to] === part) to += 1;
  return { from, to, part };
}

/** Lines in the place of others, of the same part. */
export function replaced(
  { lines, parts }: MendedText,
  { from, to }: { readonly from: number; readonly to: number },
  own: readonly string[],
  part: string | null,
): MendedText | undefined {
  const next = [...lines.slice(0, from), ...own, ...lines.slice(to)];
  if (next.length === 0) return undefined;
  if (parts.length === 0) return { lines: next, parts };
  return { lines: next, parts: [...parts.slice(0, from), ...own.map(() => part), ...parts.slice(to)] };
}

import { type Condition, ConditionError, parseCondition } from './condition.ts';

/** An author's text, understood once: see docs/writing-a-plot.md for the language. */
export type Node =
  /** 'from' and 'to' are letters of the source. */
  | { readonly kind: 'words'; readonly words: string; readonly from: number; readonly to: number }
  | { readonly kind: 'token'; readonly name: string; readonly at: number }
  | { readonly kind: 'phrase'; readonly name: string; readonly at: number }
  | {
      readonly kind: 'when';
      readonly condition: Condition;
      readonly words: readonly Node[];
      readonly otherwise: readonly Node[];
    };

export class MarkupError extends Error {
  /** Letters before the fault. */
  readonly at: number;

  constructor(message: string, at: number) {
    super(message);
    this.at = at;
  }
}

/** Stands for a line break that the author wants to keep (written as `//` at the end of a line). */
export const keptLineBreak = '\u2028';
/** Stands for an empty line of the source: what a condition leaves empty parts no paragraphs. */
export const paragraphBreak = '\u2029';

/** @throws MarkupError where brackets do not match or a condition cannot be understood. */
export function parseMarkup(source: string): readonly Node[] {
  const reader = { text: source, at: 0 };
  const nodes = readNodes(reader, '');
  if (reader.at < source.length) throw new MarkupError(`unexpected '${source[reader.at]}'`, reader.at);
  return nodes;
}

interface Reader {
  readonly text: string;
  at: number;
}

function readNodes(reader: Reader, closers: string): readonly Node[] {
  const nodes: Node[] = [];
  while (reader.at < reader.text.length) {
    const character = reader.text.charAt(reader.at);
    if (closers.includes(character)) break;
    if (character === ']' || character === '}') throw new MarkupError(`'${character}' closes nothing`, reader.at);
    if (character === '{') nodes.push(readToken(reader));
    else if (character === '[') nodes.push(readSpan(reader));
    else nodes.push(readWords(reader, closers));
  }
  return nodes;
}

const specials = /[{}[\]|]/g;

function readWords(reader: Reader, closers: string): Node {
  const from = reader.at;
  do {
    specials.lastIndex = reader.at;
    const special = specials.exec(reader.text);
    reader.at = special?.index ?? reader.text.length;
    // Outside brackets '|' is a letter like any other.
    if (special?.[0] !== '|' || closers.includes('|')) break;
    reader.at += 1;
  } while (reader.at < reader.text.length);
  const source = reader.text.slice(from, reader.at);
  return { kind: 'words', words: unfolded(source, reader.at === reader.text.length), from, to: reader.at };
}

/** A line break in the source is only the width of the page. */
function unfolded(source: string, isLast: boolean): string {
  if (!source.includes('\n') && !(isLast && source.includes('//'))) return source;
  return source
    .replace(isLast ? /[ \t]*\/\/[ \t]*(\n|$)/g : /[ \t]*\/\/[ \t]*\n/g, keptLineBreak)
    .replace(/\s*\n[ \t]*\n\s*/g, paragraphBreak)
    .replace(/[ \t]*\n[ \t]*/g, ' ');
}

function readToken(reader: Reader): Node {
  const at = reader.at;
  const end = reader.text.indexOf('}', at);
  if (end < 0) throw new MarkupError("'{' is never closed", at);
  const name = reader.text
    .slice(at + 1, end)
    .replace('’', "'")
    .replace(/\s+/g, ' ')
    .trim();
  reader.at = end + 1;
  return name.startsWith('@') ? { kind: 'phrase', name: name.slice(1), at } : { kind: 'token', name, at };
}

function readSpan(reader: Reader): Node {
  const start = reader.at;
  reader.at += 1;
  const colon = reader.text.indexOf(':', reader.at);
  if (colon < 0) throw new MarkupError('a condition needs a colon', start);
  const condition = readCondition(reader, colon);
  const ways = readWays(reader, start);
  const [words = [], otherwise = []] = ways;
  if (ways.length > 2) throw new MarkupError("more than one '|' between one '[' and its ']'", start);
  return { kind: 'when', condition, words: trimStart(words), otherwise: trimStart(otherwise) };
}

function readCondition(reader: Reader, colon: number): Condition {
  const from = reader.at;
  reader.at = colon + 1;
  try {
    return parseCondition(reader.text.slice(from, colon).replace(/\s+/g, ' '));
  } catch (error) {
    if (error instanceof ConditionError) throw new MarkupError(error.message, from);
    throw error;
  }
}

function readWays(reader: Reader, start: number): (readonly Node[])[] {
  const ways = [readNodes(reader, '|]')];
  while (reader.text.charAt(reader.at) === '|') {
    reader.at += 1;
    ways.push(readNodes(reader, '|]'));
  }
  if (reader.text.charAt(reader.at) !== ']') throw new MarkupError("'[' is never closed", start);
  reader.at += 1;
  return ways;
}

/** The space after the colon belongs to the notation, not to the story. */
function trimStart(nodes: readonly Node[]): readonly Node[] {
  const [first, ...rest] = nodes;
  if (first?.kind !== 'words') return nodes;
  return [{ ...first, words: first.words.replace(/^ /, '') }, ...rest];
}

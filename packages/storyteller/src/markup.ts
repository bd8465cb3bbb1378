import { type Condition, parseCondition } from './condition.ts';

/** An author's text, understood once: see docs/writing-an-arc.md for the language. */
export type Node =
  | { readonly kind: 'words'; readonly words: string }
  | { readonly kind: 'token'; readonly name: string }
  | {
      readonly kind: 'when';
      readonly condition: Condition;
      readonly words: readonly Node[];
      readonly otherwise: readonly Node[];
    }
  | { readonly kind: 'either'; readonly ways: readonly (readonly Node[])[] };

export class MarkupError extends Error {}

/** Stands for a line break that the author wants to keep (written as `//` at the end of a line). */
export const keptLineBreak = '\u2028';
/** Stands for an empty line of the source: what a condition leaves empty parts no paragraphs. */
export const paragraphBreak = '\u2029';

const parsed = new Map<string, readonly Node[]>();

/** @throws MarkupError where brackets do not match or a condition cannot be understood. */
export function parseMarkup(source: string): readonly Node[] {
  const known = parsed.get(source);
  if (known !== undefined) return known;
  const text = source
    .replace(/[ \t]*\/\/[ \t]*(\n|$)/g, keptLineBreak)
    .replace(/\s*\n[ \t]*\n\s*/g, paragraphBreak)
    .replace(/[ \t]*\n[ \t]*/g, ' ');
  const reader = { text, at: 0 };
  const nodes = readNodes(reader, '');
  if (reader.at < text.length)
    throw new MarkupError(`unexpected '${text[reader.at]}' before «${text.slice(reader.at, reader.at + 30)}»`);
  parsed.set(source, nodes);
  return nodes;
}

interface Reader {
  readonly text: string;
  at: number;
}

function readNodes(reader: Reader, closers: string): readonly Node[] {
  const nodes: Node[] = [];
  let words = '';
  const flush = () => {
    if (words !== '') nodes.push({ kind: 'words', words });
    words = '';
  };
  while (reader.at < reader.text.length) {
    const character = reader.text.charAt(reader.at);
    if (closers.includes(character)) break;
    if (character === ']' || character === '}')
      throw new MarkupError(`'${character}' closes nothing, near «${words.slice(-30)}»`);
    if (character === '{') {
      flush();
      nodes.push(readToken(reader));
    } else if (character === '[') {
      flush();
      nodes.push(readSpan(reader));
    } else {
      words += character;
      reader.at += 1;
    }
  }
  flush();
  return nodes;
}

function readToken(reader: Reader): Node {
  const end = reader.text.indexOf('}', reader.at);
  if (end < 0) throw new MarkupError(`'{' is never closed: «${reader.text.slice(reader.at, reader.at + 30)}»`);
  const name = reader.text
    .slice(reader.at + 1, end)
    .replace('’', "'")
    .replace(/\s+/g, ' ')
    .trim();
  reader.at = end + 1;
  return { kind: 'token', name };
}

function readSpan(reader: Reader): Node {
  const start = reader.at;
  reader.at += 1;
  if (reader.text.startsWith('~', reader.at)) {
    reader.at += 1;
    return { kind: 'either', ways: readWays(reader, start).map(trimEnds) };
  }
  const colon = reader.text.indexOf(':', reader.at);
  if (colon < 0) throw new MarkupError(`a condition needs a colon: «${reader.text.slice(start, start + 30)}»`);
  const condition = parseCondition(reader.text.slice(reader.at, colon));
  reader.at = colon + 1;
  const [words = [], otherwise = [], ...more] = readWays(reader, start);
  if (more.length > 0) throw new MarkupError(`more than one '|' in «${reader.text.slice(start, start + 40)}»`);
  return { kind: 'when', condition, words: trimStart(words), otherwise: trimStart(otherwise) };
}

function readWays(reader: Reader, start: number): (readonly Node[])[] {
  const ways = [readNodes(reader, '|]')];
  while (reader.text.charAt(reader.at) === '|') {
    reader.at += 1;
    ways.push(readNodes(reader, '|]'));
  }
  if (reader.text.charAt(reader.at) !== ']')
    throw new MarkupError(`'[' is never closed: «${reader.text.slice(start, start + 40)}»`);
  reader.at += 1;
  return ways;
}

/** The space after the colon belongs to the notation, not to the story. */
function trimStart(nodes: readonly Node[]): readonly Node[] {
  const [first, ...rest] = nodes;
  if (first?.kind !== 'words') return nodes;
  return [{ kind: 'words', words: first.words.replace(/^ /, '') }, ...rest];
}

function trimEnds(nodes: readonly Node[]): readonly Node[] {
  const trimmed = [...trimStart(nodes)];
  const last = trimmed.at(-1);
  if (last?.kind === 'words') trimmed[trimmed.length - 1] = { kind: 'words', words: last.words.replace(/ $/, '') };
  return trimmed;
}

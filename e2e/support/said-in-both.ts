import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

type Word = string | RegExp;
type Said = Readonly<Record<string, Word | readonly Word[] | Readonly<Record<string, Word>>>>;

const root = join(import.meta.dirname, '..', '..');
/** Where the app, the pages of the server and the bank speak. */
const rooms = ['apps/web/src', 'apps/server/src', 'packages/domain/src'];

/**
 * What a journey looks for that is walked in one language: given back as it is, once every word was found beside its
 * counterpart in the other language. Throws an error that names the words that are not said so, before any journey begins.
 */
export function saidInBoth<Words extends { readonly sv: Said; readonly en: Said }>(words: Words): Words {
  const [swedish, english] = [wordsOf(words.sv), wordsOf(words.en)];
  const unsaid = swedish.filter(
    (word, index) => !sources.some((said) => says(said, word) && says(said, english[index])),
  );
  if (swedish.length !== english.length) throw new Error('as many words in the one language as in the other');
  if (unsaid.length > 0) throw new Error(`nowhere said in both languages: ${unsaid.join(' · ')}`);
  return words;
}

function wordsOf(said: Said): Word[] {
  return Object.values(said).flatMap((one) =>
    typeof one === 'string' || one instanceof RegExp ? [one] : (Object.values(one) as Word[]),
  );
}

/** The texts between quotation marks of one file each, with the gaps that are filled later: Provlyssna på ${name}. */
const sources: readonly (readonly string[])[] = rooms.flatMap((room) =>
  readdirSync(join(root, room), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => textsOf(readFileSync(join(root, room, name), 'utf8'))),
);

/** Each text, and each sentence of it. */
function textsOf(source: string): string[] {
  const whole = [...source.matchAll(/'((?:[^'\\\n]|\\.)*)'|"((?:[^"\\\n]|\\.)*)"|`([^`]*)`/g)].map(
    ([, single, double, template]) => (single ?? double ?? template ?? '').replaceAll("\\'", "'"),
  );
  return whole.flatMap((text) => [text, ...text.split(/(?<=[.!?]) /)]);
}

const gap = /\$\{[^}]*\}/g;

function says(said: readonly string[], word: Word | undefined): boolean {
  if (word === undefined) return false;
  if (word instanceof RegExp) return said.some((text) => word.test(text.replace(gap, '…')));
  return said.some((text) => text === word || isPart(text, word) || (text.search(gap) >= 0 && isFilled(text, word)));
}

/** A part that is long enough to be of no other text. */
function isPart(text: string, word: string): boolean {
  return word.length >= 8 && text.includes(word);
}

/** Whether a text with gaps, of which enough is its own, comes to this when they are filled. */
function isFilled(text: string, word: string): boolean {
  const own = text.split(gap);
  if (own.join('').replace(/\P{L}/gu, '').length < 3) return false;
  return new RegExp(`^${own.map((part) => RegExp.escape(part)).join('.+')}$`, 's').test(word);
}

import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { type Language, languages } from '@sagolykta/domain/language';
import { type Hunspell, loadModule } from 'hunspell-asm';
import type { Score } from '../src/score.ts';
import type { Fault } from './fault.ts';
import { textsOf } from './structure.ts';

/**
 * Words that no dictionary of the language knows. Hunspell in WebAssembly: nspell accepts any Swedish string at all, since
 * it does not know compounding. Words reviewed by hand stand in content/allow/{sv,en}.txt, one a line.
 */
export async function spellers(): Promise<Readonly<Record<Language, (word: string) => boolean>>> {
  const factory = await loadModule();
  const require = createRequire(import.meta.url);
  const entries = languages.map((language) => {
    const folder = require.resolve(`dictionary-${language}`).replace(/index\.js$/, '');
    const affix = factory.mountBuffer(readFileSync(`${folder}index.aff`), `${language}.aff`);
    const words = factory.mountBuffer(readFileSync(`${folder}index.dic`), `${language}.dic`);
    const hunspell: Hunspell = factory.create(affix, words);
    const allowed = allowedWords(language);
    const known = (word: string): boolean => {
      const plain = word.replaceAll('’', "'");
      const lower = plain.toLowerCase();
      if (allowed.has(lower) || hunspell.spell(plain) || hunspell.spell(lower)) return true;
      return plain.includes('-') && plain.split('-').every((part) => part === '' || known(part));
    };
    return [language, known] as const;
  });
  return Object.fromEntries(entries) as Record<Language, (word: string) => boolean>;
}

function allowedWords(language: Language): ReadonlySet<string> {
  const file = new URL(`../content/allow/${language}.txt`, import.meta.url);
  if (!existsSync(file)) return new Set();
  return new Set(
    readFileSync(file, 'utf8')
      .split('\n')
      .map((line) => line.trim().toLowerCase()),
  );
}

/** Misspelt words of an arc's own texts; names of guests are theirs to spell. */
export function spellingFaults(arc: Score, known: Readonly<Record<Language, (word: string) => boolean>>): Fault[] {
  const names = new Set(
    Object.values(arc.guests ?? {}).flatMap((guest) =>
      [...guest.sv, ...guest.en].flatMap(({ name }) => name.toLowerCase().split(' ')),
    ),
  );
  const faults = new Map<string, Fault>();
  for (const { where, language, text } of textsOf(arc)) {
    for (const word of wordsOf(text)) {
      const own = word
        .toLowerCase()
        .replace(/[’']s$/, '')
        .replace(/s$/, '');
      if (names.has(word.toLowerCase()) || names.has(own) || known[language](word)) continue;
      faults.set(`${language}/${word}`, { arc: arc.id, where, message: `${language}: '${word}' is in no dictionary` });
    }
  }
  return [...faults.values()];
}

/** Prose without tokens and conditions. */
function wordsOf(text: string): string[] {
  const prose = text
    .replace(/\{[^}]*\}(?:s\b)?/g, ' ')
    .replace(/\[~/g, ' ')
    .replace(/\[[!a-z][^:[\]|]*:/g, ' ');
  return prose.match(/\p{L}+(?:[’'-]\p{L}+)*/gu) ?? [];
}

import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { type Language, languages } from '@sagolykta/domain/language';
import { britishOnly } from '@sagolykta/storyteller/language/english-registers';
import { type Hunspell, loadModule } from 'hunspell-asm';
import type { Fault } from '../src/fault.ts';
import type { ShelvedPlot } from '../src/open-library.ts';
import type { Passage } from '../src/story-file.ts';
import { passagesOf } from './structure.ts';

/**
 * Words that no dictionary of the language knows. Hunspell in WebAssembly: nspell accepts any Swedish string at all, since
 * it does not know compounding. Words reviewed by hand stand in allow/{sv,en}.txt, one a line.
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
      if (
        isSound(plain) ||
        allowed.has(lower) ||
        (language === 'en' && britishOnly.has(lower)) ||
        hunspell.spell(plain) ||
        hunspell.spell(lower)
      )
        return true;
      return plain.includes('-') && plain.split('-').every((part) => part === '' || known(part));
    };
    return [language, known] as const;
  });
  return Object.fromEntries(entries) as Record<Language, (word: string) => boolean>;
}

/** 'ROAAAR', 'Sliiide', 'Brrr': spelled by the ear. */
function isSound(word: string): boolean {
  return /(\p{L})\1\1/iu.test(word) || (word.length > 2 && word === word.toUpperCase());
}

function allowedWords(language: Language): ReadonlySet<string> {
  const file = new URL(`../allow/${language}.txt`, import.meta.url);
  if (!existsSync(file)) return new Set();
  return new Set(
    readFileSync(file, 'utf8')
      .split('\n')
      .map((line) => line.trim().toLowerCase().replaceAll('’', "'")),
  );
}

/** Of each language, what says whether a word is one. */
export type Spellers = Readonly<Record<string, (word: string) => boolean>>;

/** Misspelt words of a plot's own texts; names of guests are theirs to spell. */
export function spellingFaults({ plot, files }: ShelvedPlot, known: Spellers): Fault[] {
  return Object.entries(files).flatMap(([language, file]) => {
    const guests = Object.values(plot.words[language]?.guests ?? {}).flat();
    const names = new Set(guests.flatMap(({ name }) => name.toLowerCase().split(' ')));
    const seen = new Set<string>();
    return passagesOf(file).flatMap((passage) =>
      wordsOf(passage).flatMap(({ word, at }) => {
        const lower = word.toLowerCase();
        const own = lower.replace(/[’']s$/, '').replace(/s$/, '');
        if (seen.has(word) || names.has(lower) || names.has(own) || known[language]?.(word)) return [];
        seen.add(word);
        return [{ place: passage.placeOf(at), message: `'${word}' is in no dictionary` }];
      }),
    );
  });
}

/** Prose without tokens and conditions, which leave blanks of their own length. */
function wordsOf({ text }: Passage): { word: string; at: number }[] {
  const prose = text
    .replace(/\{[^}]*\}(?:s\b)?/g, (token) => ' '.repeat(token.length))
    .replace(/\[[!a-z][^:[\]|]*:/g, (condition) => ' '.repeat(condition.length));
  return [...prose.matchAll(/\p{L}+(?:[’'-]\p{L}+)*/gu)].map(({ 0: word, index }) => ({ word, at: index }));
}

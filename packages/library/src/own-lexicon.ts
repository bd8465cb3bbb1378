import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Language, languages } from '@sagolykta/domain/language';
import { readAskedFacts } from '@sagolykta/storyteller/understand/asked-facts';
import { readGrammar } from '@sagolykta/storyteller/understand/grammar';
import { type LanguageLexicon, type Lexicon, lexiconOf } from '@sagolykta/storyteller/understand/lexicon';
import { checkLexicon } from '@sagolykta/storyteller/understand/lexicon-check';
import { type LexiconFault, type LexiconFile, readLexiconFile } from '@sagolykta/storyteller/understand/lexicon-file';
import type { LexiconNoun } from '@sagolykta/storyteller/understand/lexicon-noun';
import { readSituations } from '@sagolykta/storyteller/understand/situations';
import { BrokenLibrary } from './open-library.ts';

const folder = fileURLToPath(new URL('../lexicon', import.meta.url));

/** All nouns of both languages, and everything that is wrong with their files. */
export function readNouns(): { readonly nouns: readonly LexiconNoun[]; readonly faults: readonly LexiconFault[] } {
  const files = languages.flatMap(nounFiles);
  const nouns = files.flatMap((file) => file.nouns);
  return { nouns, faults: [...files.flatMap((file) => file.faults), ...checkLexicon(nouns)] };
}

function nounFiles(language: Language): LexiconFile[] {
  const names = readdirSync(join(folder, language)).filter((name) => name.endsWith('.words'));
  return names.sort().map((name) => readLexiconFile(textOf(language, name), shown(language, name), language));
}

function textOf(language: Language, name: string): string {
  return readFileSync(join(folder, language, name), 'utf8');
}

function shown(language: Language, name: string): string {
  return relative(process.cwd(), join(folder, language, name));
}

let opened: Lexicon | undefined;

/**
 * The nouns, the grammar of wishes and the events of a small life, read once in a process.
 * @throws BrokenLibrary naming every fault by file, line and column
 */
export function ownLexicon(): Lexicon {
  opened ??= openLexicon();
  return opened;
}

/** What happens in a small life, and what stories start from. */
const situationFiles = ['small-life.situations', 'premises.situations'] as const;

function openLexicon(): Lexicon {
  const { nouns, faults } = readNouns();
  if (faults.length > 0) {
    throw new BrokenLibrary(
      faults.map(({ file, line, column, message }) => `${file}:${line}:${column} ${message}`).join('\n'),
    );
  }
  const lexicon = (language: Language): LanguageLexicon => {
    const read = <Read>(name: string, reader: (text: string, file: string) => Read) =>
      reader(textOf(language, name), shown(language, name));
    const own = nouns.filter((noun) => noun.language === language);
    return lexiconOf(language, own, {
      grammar: read('wishes.grammar', readGrammar),
      situations: situationFiles.flatMap((name) => read(name, readSituations)),
      asked: read('asked.facts', readAskedFacts),
    });
  };
  return { sv: lexicon('sv'), en: lexicon('en') };
}

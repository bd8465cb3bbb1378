import { readdir, readFile } from 'node:fs/promises';
import { languages } from '@sagolykta/domain/language';
import { checkLexicon } from '@sagolykta/storyteller/understand/lexicon-check';
import { readLexiconFile } from '@sagolykta/storyteller/understand/lexicon-file';

/** Reads every file of the lexicon and prints what is wrong with it as file:line:column, then how many nouns there are. */
const root = new URL('../lexicon/', import.meta.url);
const wanted = process.argv.slice(2);
const files = await Promise.all(
  languages.map(async (language) => {
    const names = (await readdir(new URL(`${language}/`, root))).filter((name) => name.endsWith('.words')).sort();
    return Promise.all(
      names.map(async (name) => {
        const text = await readFile(new URL(`${language}/${name}`, root), 'utf8');
        return readLexiconFile(text, `packages/library/lexicon/${language}/${name}`, language);
      }),
    );
  }),
);
const read = files.flat();
const nouns = read.flatMap((file) => file.nouns);
const faults = [...read.flatMap((file) => file.faults), ...checkLexicon(nouns)];
for (const { file, line, column, message } of faults) {
  if (wanted.length === 0 || wanted.some((part) => file.includes(part)))
    console.log(`${file}:${line}:${column} ${message}`);
}
for (const language of languages) {
  const own = nouns.filter((noun) => noun.language === language);
  const kinds = [...new Set(own.map(({ kind }) => kind))].map(
    (kind) => `${kind} ${own.filter((noun) => noun.kind === kind).length}`,
  );
  console.log(`${language}: ${own.length} nouns (${kinds.join(', ')})`);
}
const swedish = new Set(nouns.filter(({ language }) => language === 'sv').map(({ id }) => id));
const english = new Set(nouns.filter(({ language }) => language === 'en').map(({ id }) => id));
const alone = [...[...swedish].filter((id) => !english.has(id)), ...[...english].filter((id) => !swedish.has(id))];
console.log(
  `${faults.length} faults; ${alone.length} nouns in one language only${alone.length > 0 ? `: ${alone.join(', ')}` : ''}`,
);
process.exitCode = faults.length === 0 ? 0 : 1;

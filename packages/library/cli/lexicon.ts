import { languages } from '@sagolykta/domain/language';
import { ownLexicon, readNouns } from '../src/own-lexicon.ts';

/** Reads every file of the lexicon and prints what is wrong with it as file:line:column, then how many nouns there are. */
const wanted = process.argv.slice(2);
const { nouns, faults } = readNouns();
for (const { file, line, column, message } of faults) {
  if (wanted.length === 0 || wanted.some((part) => file.includes(part)))
    console.log(`${file}:${line}:${column} ${message}`);
}
for (const language of languages) {
  const own = nouns.filter((noun) => noun.language === language);
  const count = (kind: string) => own.filter((noun) => noun.kind === kind).length;
  const kinds = [...new Set(own.map(({ kind }) => kind))].map((kind) => `${kind} ${count(kind)}`);
  console.log(`${language}: ${own.length} nouns (${kinds.join(', ')})`);
}
const idsIn = (language: string) => new Set(nouns.filter((noun) => noun.language === language).map(({ id }) => id));
const [swedish, english] = [idsIn('sv'), idsIn('en')];
const alone = [...[...swedish].filter((id) => !english.has(id)), ...[...english].filter((id) => !swedish.has(id))];
console.log(
  `${faults.length} faults; ${alone.length} nouns in one language only${alone.length > 0 ? `: ${alone.join(', ')}` : ''}`,
);
if (faults.length === 0) ownLexicon();
process.exitCode = faults.length === 0 ? 0 : 1;

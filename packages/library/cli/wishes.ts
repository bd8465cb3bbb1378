import { writeFileSync } from 'node:fs';
import { languages } from '@sagolykta/domain/language';
import { ownLexicon } from '../src/own-lexicon.ts';
import { ownLibrary } from '../src/own-library.ts';
import { foreseeTyped, readWishes, type TypedWish } from '../src/wish-corpus.ts';

/**
 * Prints which of the open wishes are not read as they are meant, and how many are; how many of those of whole evenings are told whole, with --typed each of them.
 * --keep writes both down for the test.
 */
const lexicon = ownLexicon();
const library = ownLibrary();
const kept: string[] = [];
const keptTyped: string[] = [];
for (const language of languages) {
  const read = readWishes('open', language, lexicon);
  for (const { wish, expected, understanding, isRight, isAskedBack } of read) {
    if (isRight) continue;
    const { wish: who, relation, other, situation, line } = understanding;
    const said = line.map(({ text }) => text).join('');
    const got = [
      who?.noun?.id ?? who?.concept ?? who?.word,
      relation,
      other?.noun?.id ?? other?.concept ?? other?.word,
      situation && `~${situation.id}`,
    ];
    console.log(
      `${isAskedBack ? 'asks ' : 'wrong'} ${language} ${wish} > ${expected}  [${got.filter(Boolean).join(' ')}]  ${said}`,
    );
  }
  const right = read.filter(({ isRight }) => isRight).length;
  const asked = read.filter(({ isAskedBack }) => isAskedBack).length;
  console.log(
    `${language}: ${right} of ${read.length} read as meant, ${asked} asked back, ${read.length - right - asked} otherwise`,
  );
  kept.push(`${language} ${right}`);
  const typed = foreseeTyped(language, library);
  const count = (some: TypedWish['served']) => typed.filter(({ served }) => served === some).length;
  if (process.argv.includes('--typed'))
    for (const { served, age, wish } of typed) console.log(`${served ?? 'mood'} ${language} ${age} ${wish}`);
  console.log(
    `${language}, as typed: ${count('whole')} of ${typed.length} told whole, ${count('part')} in part, ${count('untold')} not, ${count(null)} only a mood`,
  );
  keptTyped.push(`${language} ${count('whole') + count(null)}`);
}
if (process.argv.includes('--keep')) {
  const heading =
    '% Of the open wishes, how many are read as they are meant. Written by: npm run -s story:wishes -- --keep';
  writeFileSync(new URL('../wishes/open.reached', import.meta.url), `${[heading, ...kept].join('\n')}\n`);
  const typedHeading =
    '% Of the wishes of whole evenings, how many are told whole or ask only for a mood. Written by: npm run -s story:wishes -- --keep';
  writeFileSync(new URL('../wishes/typed.reached', import.meta.url), `${[typedHeading, ...keptTyped].join('\n')}\n`);
}

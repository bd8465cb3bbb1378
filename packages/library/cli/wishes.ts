import { writeFileSync } from 'node:fs';
import { languages } from '@sagolykta/domain/language';
import { ownLexicon } from '../src/own-lexicon.ts';
import { readWishes } from '../src/wish-corpus.ts';

/** Prints which of the open wishes are not read as they are meant, and how many are; --keep writes it down for the test. */
const lexicon = ownLexicon();
const kept: string[] = [];
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
}
if (process.argv.includes('--keep')) {
  const heading =
    '% Of the open wishes, how many are read as they are meant. Written by: npm run -s story:wishes -- --keep';
  writeFileSync(new URL('../wishes/open.reached', import.meta.url), `${[heading, ...kept].join('\n')}\n`);
}

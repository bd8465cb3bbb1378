import { writeFileSync } from 'node:fs';
import { languages } from '@sagolykta/domain/language';
import { coverageOf, eveningsAsked } from '../src/common-wishes.ts';
import { ownLibrary } from '../src/own-library.ts';

/** Prints which plots serve each of the most asked-for wishes, and on how many evenings; --keep writes it down for the test. */
const reached = coverageOf(ownLibrary());
for (const { id, language, whole, part, plots } of reached) {
  console.log(`${id} (${language}): ${whole}/${eveningsAsked} whole, ${part} in part  ${plots.join(', ')}`);
}
for (const language of languages) {
  const own = reached.filter((one) => one.language === language);
  const evenings = own.length * eveningsAsked;
  const whole = own.reduce((sum, one) => sum + one.whole, 0);
  const part = own.reduce((sum, one) => sum + one.part, 0);
  const share = (count: number) => `${((100 * count) / evenings).toFixed(1)} %`;
  console.log(
    `${language}: ${share(whole)} of ${evenings} evenings whole, ${share(part)} in part, ${share(evenings - whole - part)} untold`,
  );
}
if (process.argv.includes('--keep')) {
  const lines = reached.map(({ id, language, whole }) => `${id} ${language} ${whole}`);
  const heading = `% Of ${eveningsAsked} evenings, how many each common wish is served whole. Written by: npm run -s story:coverage -- --keep`;
  writeFileSync(new URL('../wishes/common.reached', import.meta.url), `${[heading, ...lines].join('\n')}\n`);
}

import { languages } from '@sagolykta/domain/language';
import { type Gate, seriesGates, storyGates } from '../gates/gates.ts';
import { manyStories, series } from '../gates/sample.ts';

/** All gates at full size; the test run takes a fixed sample of the same. */
const stories = [...manyStories(20, 10)];
const gates: Gate[] = [
  ...languages.flatMap((language) =>
    storyGates(stories.filter(({ brief }) => brief.language === language)).map((gate) => ({
      ...gate,
      name: `${language}: ${gate.name}`,
    })),
  ),
  ...languages.flatMap((language) =>
    [3, 4, 5, 6, 7, 8, 9, 10, 11, 12].flatMap((age) =>
      seriesGates(`${language}, age ${age}`, series(age, language, 100)),
    ),
  ),
];
for (const { passed, soft, name, figure, limit } of gates) {
  const verdict = passed ? 'holds' : soft ? 'soft ' : 'FAILS';
  console.log(`${verdict}  ${name.padEnd(58)} ${figure.padStart(9)}   ${limit}`);
}
const failed = gates.filter(({ passed, soft }) => !passed && !soft).length;
console.log(
  `${stories.length} stories and 20 series of 100 nights; ${gates.length - failed} gates hold, ${failed} fail`,
);
process.exitCode = failed === 0 ? 0 : 1;

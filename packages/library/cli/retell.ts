import { languages } from '@sagolykta/domain/language';
import { percentile } from '../gates/metrics.ts';
import { retellings } from '../gates/retelling.ts';
import { ownLibrary } from '../src/own-library.ts';

/** How much of a plot comes back when the same child hears it a second time; with a plot's name, beat by beat. */
const wanted = process.argv.slice(2);
const percent = (share: number) => `${Math.round(100 * share)} %`.padStart(6);
for (const plot of ownLibrary().plots.filter(({ score }) => wanted.length === 0 || wanted.includes(score.id))) {
  for (const language of languages.filter((one) => plot.words[one] !== undefined)) {
    const told = retellings(plot, language);
    const shares = told.map(({ share }) => share);
    const median = percent(percentile(shares, 0.5));
    console.log(
      `${plot.score.id.padEnd(38)} ${language}  median ${median}  highest ${percent(Math.max(0, ...shares))}`,
    );
    if (wanted.length === 0) continue;
    for (const { beat, words, share } of told.at(-1)?.beats ?? []) {
      console.log(`  ${beat.padEnd(28)} ${String(words).padStart(4)} words ${percent(share)}`);
    }
  }
}

import { languages } from '@sagolykta/domain/language';
import { arcs } from '../content/arcs.ts';
import { percentile } from '../gates/metrics.ts';
import { retellings } from '../gates/retelling.ts';

/** How much of an arc comes back when the same child hears it a second time; with an arc's name, beat by beat. */
const wanted = process.argv.slice(2);
const percent = (share: number) => `${Math.round(100 * share)} %`.padStart(6);
for (const arc of arcs.filter(({ id }) => wanted.length === 0 || wanted.includes(id))) {
  for (const language of languages) {
    const told = retellings(arc, language);
    const shares = told.map(({ share }) => share);
    const median = percent(percentile(shares, 0.5));
    console.log(`${arc.id.padEnd(38)} ${language}  median ${median}  highest ${percent(Math.max(0, ...shares))}`);
    if (wanted.length === 0) continue;
    for (const { beat, words, share } of told.at(-1)?.beats ?? []) {
      console.log(`  ${beat.padEnd(28)} ${String(words).padStart(4)} words ${percent(share)}`);
    }
  }
}

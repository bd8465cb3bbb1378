import { basename, dirname } from 'node:path';
import { wordsForEachName } from '../lint/by-ear.ts';
import { faultsBetweenPlots, faultsOfPlot, stumblesOfPlot } from '../lint/library-faults.ts';
import { spellers } from '../lint/spelling.ts';
import { fewTellingsOf } from '../lint/tellings.ts';
import { type Fault, faultLine } from '../src/fault.ts';
import { ownPlots, readPlots, type ShelvedPlot } from '../src/open-library.ts';
import { plotAt } from './plots-anywhere.ts';

/** Where the child's name lies thickest, with a pronoun to use instead and without. */
function thickestNames({ plot, faults: bars }: ShelvedPlot): Map<string, number> {
  const thickest = new Map<string, number>();
  for (const { family, performance } of bars.length === 0 ? fewTellingsOf(plot) : []) {
    const who = `${family.language}, ${family.profile.pronoun === 'name' ? 'no pronoun' : 'with a pronoun'}`;
    const words = Math.round(wordsForEachName(performance.paragraphs, family));
    thickest.set(who, Math.min(words, thickest.get(who) ?? words));
  }
  return thickest;
}

/** All that can be found wrong with the plots, or with those named by id or folder, by file, line and column. */
const wanted = process.argv.slice(2);
const shelf = readPlots(ownPlots);
const isFolder = (name: string) => name.includes('/');
const guests = wanted.filter(isFolder).map(plotAt);
const read: ShelvedPlot[] = [
  ...guests,
  ...shelf.filter(({ plot }) => wanted.length === 0 || wanted.includes(plot.score.id)),
];
const known = await spellers();
const folderOf = ({ scoreFile }: ShelvedPlot) => basename(dirname(scoreFile));
let faults = 0;
const print = (fault: Fault) => {
  console.log(faultLine(fault));
  faults += 1;
};
for (const shelved of read) {
  for (const fault of [...faultsOfPlot(shelved, known), ...stumblesOfPlot(shelved)]) print(fault);
}
for (const shelved of wanted.length === 0 ? [] : read) {
  for (const [family, words] of thickestNames(shelved))
    console.log(`${folderOf(shelved)} ${family}: where it lies thickest, the child’s name comes every ${words} words`);
}
const folders = new Set(read.map(folderOf));
for (const fault of faultsBetweenPlots([...shelf, ...guests], ownPlots))
  if (folders.has(basename(dirname(fault.place.file)))) print(fault);
console.log(`${read.length} plots read, ${faults} faults`);
process.exitCode = faults === 0 ? 0 : 1;

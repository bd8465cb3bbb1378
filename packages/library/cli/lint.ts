import { registryFaults } from '../lint/registry.ts';
import { spellers, spellingFaults } from '../lint/spelling.ts';
import { structureFaults } from '../lint/structure.ts';
import { tellingFaults } from '../lint/tellings.ts';
import { faultLine } from '../src/fault.ts';
import { ownPlots, readPlots } from '../src/open-library.ts';

/** All that can be found wrong with the plots, or with those named, by file, line and column. */
const wanted = process.argv.slice(2);
const shelf = readPlots(ownPlots);
const read = shelf.filter(({ plot }) => wanted.length === 0 || wanted.includes(plot.score.id));
const known = await spellers();
const faults = [
  ...read.flatMap((shelved) => [
    ...shelved.faults,
    ...structureFaults(shelved),
    ...spellingFaults(shelved, known),
    ...(shelved.faults.length === 0 ? tellingFaults(shelved) : []),
  ]),
  ...registryFaults(shelf, ownPlots),
];
for (const fault of faults) console.log(faultLine(fault));
console.log(`${read.length} plots read, ${faults.length} faults`);
process.exitCode = faults.length === 0 ? 0 : 1;

import { readdir } from 'node:fs/promises';
import { type Fault, placeOf } from '../lint/fault.ts';
import { registryFaults } from '../lint/registry.ts';
import { spellers, spellingFaults } from '../lint/spelling.ts';
import { structureFaults } from '../lint/structure.ts';
import { tellingFaults } from '../lint/tellings.ts';
import type { Score } from '../src/score.ts';

const wanted = process.argv.slice(2);
const folder = new URL('../content/arcs/', import.meta.url);
const files = (await readdir(folder)).filter((file) => file.endsWith('.ts'));
const arcs: Score[] = await Promise.all(files.map(async (file) => (await import(new URL(file, folder).href)).default));
const read = arcs.filter((arc) => wanted.length === 0 || wanted.includes(arc.id));
const known = await spellers();
const faults: Fault[] = [
  ...read.flatMap((arc) => [...structureFaults(arc), ...spellingFaults(arc, known), ...tellingFaults(arc)]),
  ...registryFaults(arcs),
];
for (const fault of faults) console.log(`${placeOf(fault)}  ${fault.where}: ${fault.message}`);
console.log(`${read.length} arcs read, ${faults.length} faults`);
process.exitCode = faults.length === 0 ? 0 : 1;

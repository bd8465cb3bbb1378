import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Fault } from '../src/fault.ts';
import type { ShelvedPlot } from '../src/open-library.ts';
import { placeInScore } from '../src/score-faults.ts';

/** What stands in one plot is not used again in another. @param folder where the plots stand */
export function registryFaults(shelf: readonly ShelvedPlot[], folder: string): Fault[] {
  const owners = new Map<string, string>();
  const faults: Fault[] = [];
  for (const { plot } of shelf) {
    const { id, registry } = plot.score;
    const { idea, device, objects, joke, ending } = registry;
    for (const entry of [idea, device, joke, ending, ...objects]) {
      const key = entry.trim().toLowerCase();
      const owner = owners.get(key);
      if (owner !== undefined && owner !== id) {
        const file = join(folder, id, 'score.ts');
        const place = placeInScore(file, readFileSync(file, 'utf8'), entry, 'registry');
        faults.push({ place, message: `'${entry}' is used by ${owner}` });
      }
      owners.set(key, id);
    }
  }
  return faults;
}

import type { Score } from '../src/score.ts';
import type { Fault } from './fault.ts';

/** What stands in one arc is not used again in another. */
export function registryFaults(arcs: readonly Score[]): Fault[] {
  const owners = new Map<string, string>();
  const faults: Fault[] = [];
  for (const arc of arcs) {
    const { idea, device, objects, joke, ending } = arc.registry;
    for (const entry of [idea, device, joke, ending, ...objects]) {
      const key = entry.trim().toLowerCase();
      const owner = owners.get(key);
      if (owner !== undefined && owner !== arc.id)
        faults.push({ arc: arc.id, where: 'score', message: `'${entry}' is used by ${owner}` });
      owners.set(key, arc.id);
    }
  }
  return faults;
}

import { readFileSync } from 'node:fs';

/** Something an author must mend, and where. */
export interface Fault {
  readonly arc: string;
  /** Beat id, 'picture 1', 'titles' or 'score'. */
  readonly where: string;
  readonly message: string;
}

/** file:line of a fault, found by the beat's id in the arc's source. */
export function placeOf(fault: Fault): string {
  const file = `packages/storyteller/content/arcs/${fault.arc}.ts`;
  const source = readFileSync(new URL(`../content/arcs/${fault.arc}.ts`, import.meta.url), 'utf8');
  const picture = /^picture (\d)$/.exec(fault.where);
  const wanted = picture === null ? `id: '${fault.where}'` : 'pictures:';
  const at = source.indexOf(wanted);
  return `${file}:${at < 0 ? 1 : source.slice(0, at).split('\n').length}`;
}

import type { WishedThing } from './wished-thing.ts';

const children: ReadonlySet<string | undefined> = new Set(['boy', 'girl', 'kid']);

/** 'A boy who turns invisible', 'Elis gets chickenpox': whoever hears it is the one. */
export function isAnyChild(thing: WishedThing | undefined): boolean {
  if (thing === undefined) return false;
  const { noun, name, concept } = thing;
  return children.has(noun?.id) || (noun === null && name !== null && concept === null);
}

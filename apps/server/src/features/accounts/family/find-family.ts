import { Failure } from '../../../ports/failure.ts';
import type { Families, Family } from '../../../ports/families.ts';

/** The family of a session. One that was erased meanwhile is nobody's any more. */
export async function findFamily(families: Families, id: string): Promise<Family> {
  const family = await families.find(id);
  if (family === undefined) throw new Failure('unauthorized');
  return family;
}

import type { ChildProfiles, KeptChild } from '../../ports/child-profiles.ts';
import { Failure } from '../../ports/failure.ts';

export async function findChild(children: ChildProfiles, key: { familyId: string; id: string }): Promise<KeptChild> {
  const child = await children.find(key);
  if (child === undefined) throw new Failure('not-found');
  return child;
}

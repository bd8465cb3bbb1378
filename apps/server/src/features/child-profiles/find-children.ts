import { id as contractId } from '@sagolykta/contract/values';
import type { ChildProfiles, KeptChild } from '../../ports/child-profiles.ts';
import { Failure } from '../../ports/failure.ts';
import { findChild } from './find-child.ts';

interface Asked {
  readonly childProfileId: string;
  readonly siblingIds?: readonly string[] | undefined;
}

/**
 * Whom a story is asked for, the first of them first; nobody twice.
 * @throws Failure 'not-found' where one of them is no child of the family's
 */
export async function findChildren(
  children: ChildProfiles,
  familyId: string,
  { childProfileId, siblingIds = [] }: Asked,
): Promise<[KeptChild, ...KeptChild[]]> {
  const find = (id: string) => {
    if (!contractId.safeParse(id).success) throw new Failure('not-found');
    return findChild(children, { familyId, id });
  };
  const others = [...new Set(siblingIds)].filter((id) => id !== childProfileId);
  return [await find(childProfileId), ...(await Promise.all(others.map(find)))];
}

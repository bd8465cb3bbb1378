import type { ChildProfileView } from '@sagolykta/contract/child-profiles';
import { useQuery } from '@tanstack/react-query';
import { childProfilesQuery } from './queries.ts';

function activeChildOf(profiles: readonly ChildProfileView[]): ChildProfileView | null {
  return profiles.find((profile) => profile.isActive) ?? null;
}

/** Null when the family has described no child yet. */
export function useActiveChild() {
  return useQuery({ ...childProfilesQuery, select: activeChildOf });
}

import { useQuery } from '@tanstack/react-query';
import { userQuery } from './queries.ts';

/**
 * Whether whoever is here was asked in to read, and to change nothing. Known before any screen of a family's is shown; a
 * page that anybody may see asks for nobody.
 */
export function useIsReader(): boolean {
  return useQuery({ ...userQuery, enabled: false }).data?.family.role === 'reader';
}

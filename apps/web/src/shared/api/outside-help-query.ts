import type { HelpKind } from '@sagolykta/contract/outside-help';
import { routes } from '@sagolykta/contract/routes';
import { queryOptions } from '@tanstack/react-query';
import { api } from './api.ts';

/** Whether a model writes, reads or paints for this family. */
export const outsideHelpQuery = (kind: HelpKind) =>
  queryOptions({
    queryKey: [routes.getOutsideHelp.path, kind],
    queryFn: () => api.getOutsideHelp({ params: { kind } }),
  });

import type { HelpKind } from '@sagolykta/contract/outside-help';
import { queryOptions } from '@tanstack/react-query';
import { api } from './api.ts';

/** Whether a model writes, reads or paints for this family. */
export const outsideHelpQuery = (kind: HelpKind) =>
  queryOptions({ queryKey: ['/api/outside-help', kind], queryFn: () => api.getOutsideHelp({ params: { kind } }) });

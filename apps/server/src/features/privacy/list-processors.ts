import type { Endpoints } from '@sagolykta/contract/endpoints';
import type { Processor } from '@sagolykta/contract/processors';
import type { Operation } from '../operation.ts';

export const listProcessors =
  ({ processors }: { processors: readonly Processor[] }): Operation<Endpoints['listProcessors']> =>
  async () => [...processors];

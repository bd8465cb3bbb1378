import type { ComponentType } from 'react';
import { late } from './shared/ui/late.tsx';
import { Waiting } from './waiting.tsx';

/** A route in a chunk of its own; until it is here, the screen has the shape of any, or its own. */
export const lazyRoute = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Skeleton: ComponentType = Waiting,
) => late(load, Skeleton);

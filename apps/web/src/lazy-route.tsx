import type { ComponentType } from 'react';
import { late } from './shared/ui/late.tsx';
import { Waiting } from './waiting.tsx';

/** A route in a chunk of its own. */
export const lazyRoute = <Props extends object>(load: () => Promise<ComponentType<Props>>) => late(load, Waiting);

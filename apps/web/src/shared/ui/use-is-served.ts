import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** Whether this is rendered by the server, or made live in the browser from what the server has rendered. */
export function useIsServed(): boolean {
  return useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
}

import { createContext, useContext, useSyncExternalStore } from 'react';

const never = () => () => {};

/** Whether this is rendered by the server, or made live in the browser from what the server has rendered. */
export function useIsServed(): boolean {
  return useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
}

/** The instant that the server has rendered for. */
export const ServedAt = createContext<string | undefined>(undefined);

/** Now; and while a page of the server's is made live, the server's own now, so that both say the same hour and day. */
export function useNow(): Date {
  const isServed = useIsServed();
  const servedAt = useContext(ServedAt);
  return isServed && servedAt !== undefined ? new Date(servedAt) : new Date();
}

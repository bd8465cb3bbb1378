import type { ReactNode } from 'react';
import { BottomNav } from './bottom-nav.tsx';

/** Everything behind the login: one narrow column, the navigation within the thumb's reach. */
export function Column({ children }: { children: ReactNode }) {
  return (
    <>
      <ColumnMain>{children}</ColumnMain>
      <BottomNav />
    </>
  );
}

export function ColumnMain({ children }: { children: ReactNode }) {
  return (
    <main
      id="main"
      tabIndex={-1}
      className="column outline-none relative isolate mx-auto min-h-dvh max-w-(--column) px-(--gutter)"
    >
      {children}
    </main>
  );
}

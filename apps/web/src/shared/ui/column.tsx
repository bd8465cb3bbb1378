import type { ReactNode } from 'react';
import { useIsReader } from '../api/family-role.ts';
import { BottomNav } from './bottom-nav.tsx';

/** Everything behind the login: one narrow column, the navigation within the thumb's reach. */
interface ColumnProps {
  readonly children: ReactNode;
  /** On a tablet it is as wide as two columns of cards. */
  readonly isWide?: boolean;
}

export function Column({ children, isWide = false }: ColumnProps) {
  return (
    <>
      <ColumnMain isWide={isWide}>{children}</ColumnMain>
      {!useIsReader() && <BottomNav />}
    </>
  );
}

export function ColumnMain({ children, isWide = false }: ColumnProps) {
  return (
    <main
      id="main"
      tabIndex={-1}
      data-wide={isWide}
      className="column outline-none relative isolate mx-auto min-h-dvh max-w-(--column) px-(--gutter)"
    >
      {children}
    </main>
  );
}

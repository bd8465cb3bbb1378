import { ArrowLeft } from 'lucide-react';
import type { MouseEvent, ReactNode } from 'react';
import { Link } from 'wouter';

/** The state of a link to an inner page, whose way back is the browser's own: it finds the place where one was. */
export const innerPage = { inner: true };

interface BackLinkProps {
  readonly href: string;
  /** 'glass' is the arrow alone, on a picture. */
  readonly look?: 'plain' | 'glass';
  readonly children: ReactNode;
}

const looks = {
  plain:
    '-ml-2 inline-flex min-h-12 items-center gap-2 rounded-full pr-3 pl-2 font-display text-label font-semibold text-text-muted',
  glass: 'glass grid size-12 place-items-center rounded-full',
};

export function BackLink({ href, look = 'plain', children }: BackLinkProps) {
  return (
    <Link href={href} onClick={goBack} className={looks[look]}>
      <ArrowLeft aria-hidden="true" />
      {look === 'glass' ? <span className="sr-only">{children}</span> : children}
    </Link>
  );
}

function goBack(event: MouseEvent): void {
  const state: unknown = history.state;
  if (typeof state !== 'object' || state === null || !('inner' in state)) return;
  event.preventDefault();
  history.back();
}

import type { ReactNode } from 'react';
import { BackLink } from './back-link.tsx';
import { Column } from './column.tsx';
import { usePageTitle } from './page-title.ts';

interface InnerPageProps {
  readonly backTo: string;
  readonly back: string;
  readonly title: string;
  readonly lede?: ReactNode;
  readonly children: ReactNode;
}

/** A screen that belongs to another one, and leads back to it. */
export function InnerPage({ backTo, back, title, lede, children }: InnerPageProps) {
  usePageTitle(title);
  return (
    <Column>
      <BackLink href={backTo}>{back}</BackLink>
      <header className="pt-1 pb-4.5">
        <h1 className="wrap-anywhere">{title}</h1>
        {lede !== undefined && <p className="mt-1 text-text-muted">{lede}</p>}
      </header>
      {children}
    </Column>
  );
}

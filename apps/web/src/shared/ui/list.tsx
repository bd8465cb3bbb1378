import { ChevronRight, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'wouter';

/** Rows of one card, parted by lines that begin where the words do. */
export function List({ children }: { children: ReactNode }) {
  return <div className="list overflow-hidden rounded-lg bg-surface shadow-card">{children}</div>;
}

interface RowWords {
  readonly Icon: LucideIcon;
  readonly label: ReactNode;
  readonly hint?: ReactNode;
}

/** What a row says; `children` stand at its end. */
export function ListRow({ Icon, label, hint, children }: RowWords & { children?: ReactNode }) {
  return (
    <div className="list-row">
      <Words Icon={Icon} label={label} hint={hint} />
      {children}
    </div>
  );
}

/** A row that leads to another screen; a path of the server's own (/api/…) leaves the app. */
export function ListLink({ href, state, ...words }: RowWords & { href: string; state?: unknown }) {
  const inside = (
    <>
      <Words {...words} />
      <ChevronRight aria-hidden="true" size={18} className="flex-none" />
    </>
  );
  if (href.startsWith('/api/')) {
    return (
      <a href={href} className="list-row rounded-md">
        {inside}
      </a>
    );
  }
  return (
    <Link href={href} state={state} className="list-row rounded-md">
      {inside}
    </Link>
  );
}

/** A row that opens something over this screen. */
export function ListButton({ onClick, ...words }: RowWords & { onClick: () => void }) {
  return (
    <button type="button" onClick={onClick} className="list-row w-full rounded-md text-left">
      <Words {...words} />
      <ChevronRight aria-hidden="true" size={18} className="flex-none" />
    </button>
  );
}

function Words({ Icon, label, hint }: RowWords) {
  return (
    <>
      <Icon aria-hidden="true" className="flex-none text-lamp-text" />
      <span className="min-w-0 flex-1">
        <span className="block font-display text-label font-semibold">{label}</span>
        {hint !== undefined && <span className="block text-small wrap-anywhere text-text-muted">{hint}</span>}
      </span>
    </>
  );
}
